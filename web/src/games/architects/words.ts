/** Small phrases that several parts have in common. */

import type { Look } from '../../lib/looks';
import type { ArchitectsView, Catalogue } from './types';

export const GOODS = ['clay', 'wood', 'stone', 'gold', 'marble', 'silver'] as const;

export const PHASES: Record<string, string> = {
	setup: 'Setup',
	turns: 'Turns',
	final_round: 'Final round',
	game_end: 'Game end',
};

export const SHEET: Record<string, string> = {
	buildings: 'Buildings',
	cathedral: 'Cathedral',
	virtue: 'Virtue',
	debts: 'Unpaid debts',
	gold_and_marble: 'Gold and marble',
	silver: 'Silver',
	prison: 'Prison',
	guildhall: 'Guildhall',
};

export const SOURCES: Record<string, string> = {
	rulebook: 'printed in the rulebook',
	public: 'from a public source',
	reconstructed: 'reconstructed by us',
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number with its noun: "1 worker", "2 workers". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** With a real minus sign, and a plus where nothing else says that it is gained. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** "a", "a and b", "a, b and c" */
export function joined(parts: readonly string[], last = 'and'): string {
	if (parts.length < 2) return parts.join('');
	return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Straight apostrophes come over the wire; a title wants a typographic one. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** A name that has little room. */
export const short = (text: string, most: number): string =>
	text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;

/** "you", or the player's name. */
export const named = (look: Look | undefined): string => (look === undefined ? '' : look.you ? 'you' : look.name);

export const possessive = (look: Look | undefined): string => {
	if (look === undefined) return '';
	if (look.you) return 'your';
	return look.name.endsWith('s') ? `${look.name}’` : `${look.name}’s`;
};

const GOOD_NAMES: Record<string, string> = {
	building_cards: 'plan',
	debt: 'debt',
	wood_or_stone: 'wood or stone',
};

/** Goods in words: "2 clay and 1 gold". */
export function goodsInWords(goods: Record<string, number>): string {
	const some = Object.entries(goods).filter(([, count]) => count !== 0);
	const parts = some.map(([word, count]) =>
		word === 'building_cards' ? counted(count, 'plan') : `${count} ${GOOD_NAMES[word] ?? word}`,
	);
	return joined(parts) || 'nothing';
}

/** An entry of the catalogue by its id; a card pack may lack one. */
export const byId = <T extends { id: string }>(list: readonly T[], id: string | null | undefined): T | undefined =>
	list.find((entry) => entry.id === id);

export const apprenticeOf = (catalogue: Catalogue, id: string) => byId(catalogue.apprentices, id);
export const buildingOf = (catalogue: Catalogue, id: string) => byId(catalogue.buildings, id);

/** The reason of a barred option in two: what it is, and the ruling it rests on. */
export function reasonParts(why: string): { words: string; ruling: string } {
	const at = why.lastIndexOf(' - ');
	if (at < 0) return { words: why, ruling: '' };
	return { words: why.slice(0, at), ruling: why.slice(at + 3).replace('RULES ', 'Rules ') };
}

/** No turn is left: nothing that a next worker or a reset would bring is worth saying. */
export const isPlayed = (view: ArchitectsView): boolean => view.over || view.phase === 'game_end';

/** The line on the page's bars. */
export function standingLine(view: ArchitectsView): string {
	if (view.over) return 'The game is over';
	if (view.phase === 'setup') return 'Setup: the draft';
	if (isPlayed(view)) return 'Before the scoring';
	const { next, spaces } = view.guildhall;
	if (view.turns_left !== null) return `Final round · ${counted(view.turns_left, 'turn')} left`;
	return `Guildhall ${Math.min(next - 1, spaces)} of ${spaces}`;
}
