/** Small phrases that several parts have in common. */

import { counted, listed } from '../../lib/english';
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
	return listed(parts) || 'nothing';
}

/** An entry of the catalogue by its id; a card pack may lack one. */
export const byId = <T extends { id: string }>(list: readonly T[], id: string | null | undefined): T | undefined =>
	list.find((entry) => entry.id === id);

export const apprenticeOf = (catalogue: Catalogue, id: string) => byId(catalogue.apprentices, id);
export const buildingOf = (catalogue: Catalogue, id: string) => byId(catalogue.buildings, id);

/** No turn is left: nothing that a next worker or a reset would bring is worth saying. */
export const isPlayed = (view: ArchitectsView): boolean => view.over || view.phase === 'game_end';

/** The line on the page's bars. */
export function glanceLine(view: ArchitectsView): string {
	if (view.over) return 'The game is over';
	if (view.phase === 'setup') return 'Setup: the draft';
	if (isPlayed(view)) return 'Before the scoring';
	const { next, spaces } = view.guildhall;
	if (view.turns_left !== null) return `Final round · ${counted(view.turns_left, 'turn')} left`;
	return `Guildhall ${Math.min(next - 1, spaces)} of ${spaces}`;
}
