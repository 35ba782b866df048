/** Small phrases that several parts have in common. */

import { counted, listed } from '../../lib/english';
import type { Catalogue, LockupView } from './types';

export const RESOURCES = ['scrap', 'potion', 'iron', 'gold'] as const;
export const VALUABLES = ['shield', 'gem', 'magic'] as const;
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

/** Cubes in words: "2 scrap and 1 gold". Only potions are counted one by one. */
export function cubesInWords(cubes: Record<string, number>): string {
	const parts = Object.entries(cubes).map(([word, count]) =>
		word === 'potion' ? counted(count, 'potion') : word === 'any' ? `${count} of any type` : `${count} ${word}`,
	);
	return listed(parts);
}

/** The line on the page's bars: "Round 3 of 6 · Roll Call". */
export function glanceLine(view: LockupView): string {
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
