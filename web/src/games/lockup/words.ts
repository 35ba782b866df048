/** Small phrases that several parts have in common. */

import type { Look } from '../../lib/looks';
import type { Catalogue, LockupView } from './types';

export const RESOURCES = ['scrap', 'potion', 'iron', 'gold'] as const;
export const VALUABLES = ['shield', 'gem', 'magic'] as const;
export const RANKS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];
export const PHASES: Record<string, string> = {
	setup: 'Setup',
	roll_call: 'Roll Call',
	lights_out: 'Lights Out',
	patrol: 'Patrol',
	game_end: 'Game end',
};
/** For the page's bars, which know no catalogue; titles on the board come from the cards. */
export const LOCATION_NAMES: Record<string, string> = {
	exercise_yard: 'Exercise Yard',
	sewers: 'Sewers',
	infirmary: 'Infirmary',
	smithy: 'Smithy',
	commissary: 'Commissary',
	chow_hall: 'Chow Hall',
	cell_block: 'Cell Block',
	library: 'Library',
};
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A small number as a word. */
export const spelled = (count: number): string => NUMBERS[count] ?? String(count);

/** A number with its noun: "1 cube", "2 cubes". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** With a real minus sign, and a plus where nothing else says that it is gained. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** A name that has little room. */
export const short = (text: string, most: number): string =>
	text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;

/** Cubes in words: "2 scrap and 1 gold". Only potions are counted one by one. */
export function cubesInWords(cubes: Record<string, number>): string {
	const parts = Object.entries(cubes).map(([word, count]) =>
		word === 'potion' ? counted(count, 'potion') : word === 'any' ? `${count} of any type` : `${count} ${word}`,
	);
	if (parts.length < 2) return parts.join('');
	return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** "you", or the player's name. */
export const named = (look: Look | undefined): string => (look === undefined ? '' : look.you ? 'you' : look.name);

/** The reason of a barred option in two: what it is, and the ruling it rests on. */
export function reasonParts(why: string): { words: string; ruling: string } {
	const at = why.lastIndexOf(' - ');
	if (at < 0) return { words: why, ruling: '' };
	return { words: why.slice(0, at), ruling: why.slice(at + 3).replace('RULES ', 'Rules ') };
}

/** The line on the page's bars: "Round 3 of 6 · Roll Call". */
export function standingLine(view: LockupView): string {
	if (view.over) return 'The game is over';
	if (view.phase === 'setup') return 'Setup';
	return `Round ${view.round} of ${view.rules.rounds} · ${PHASES[view.phase] ?? view.phase}`;
}

/** An entry of the catalogue by its id; every id in a view has one. */
export function byId<T extends { id: string }>(list: readonly T[], id: string): T {
	const found = list.find((entry) => entry.id === id);
	if (found === undefined) throw new Error(`not in the catalogue: ${id}`);
	return found;
}

export const placeName = (catalogue: Catalogue, location: string): string =>
	catalogue.locations.find((place) => place.id === location)?.name ?? location;
