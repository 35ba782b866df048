/**
 * Where things lie. Spots of Architects:
 *
 *   place:quarry   group:2@place:quarry   market:small|middle|large   guildhall   guildhall:11   cathedral:3
 *   apprentice:0..7 (the display)   own:miner_2   plan:well (hand)   offered:well (packet, cards looked at)   built:well
 *   prison   prison:2   tax   virtue   virtue:7   virtue@2   seat:2   pile:plans|apprentices|rewards|schemes
 *   good:clay   mat:goods   mat:home   mat:captured   mat:debts   mat:away   mat:hand   mat:built   mat:apprentices
 *   cathedral   market (as a whole)
 */

import type { Barred, Offer, Spot } from './contract';
import type { ArchitectsView } from './types';

export type Option = Pick<Offer | Barred, 'family' | 'args'>;
type Finder = (args: string[], view: ArchitectsView) => Spot;

/** "seat_2" or "opponent", as a place among the players. */
export function ownerOf(word: string | undefined, view: ArchitectsView): number {
	return word === 'opponent' ? view.players.length - 1 : Number((word ?? '').replace('seat_', ''));
}

/** Where an apprentice is: on display, or one's own. */
export function apprenticeSpot(id: string | undefined, view: ArchitectsView): Spot {
	const space = view.display.findIndex(({ apprentice }) => apprentice === id);
	return space >= 0 ? `apprentice:${space}` : `own:${id}`;
}

/** Where a worker is brought home from. */
function sourceSpot(word: string): Spot {
	if (word === 'prison') return 'prison';
	return word.startsWith('market_') ? `market:${word.slice(7)}` : `place:${word}`;
}

const FINDERS: Record<string, Finder> = {
	done: () => '',
	decline: () => '',
	go: ([place]) => `place:${place}`,
	market: ([space]) => `market:${space}`,
	build: () => 'guildhall',
	cathedral: () => 'guildhall',
	fetch: ([source]) => sourceSpot(source ?? ''),
	fetch_from: ([owner], view) => `seat:${ownerOf(owner, view)}`,
	gain: ([good]) => `good:${good}`,
	trade: () => 'place:kings_storehouse',
	trade_with: ([apprentice]) => `own:${apprentice}`,
	pay: () => 'mat:goods',
	hire: ([apprentice], view) => apprenticeSpot(apprentice, view),
	plans: () => 'pile:plans',
	look: () => 'pile:plans',
	keep: ([building]) => `offered:${building}`,
	discard: ([building]) => `plan:${building}`,
	dismiss: ([apprentice]) => `own:${apprentice}`,
	capture: ([place, owner], view) => `group:${ownerOf(owner, view)}@place:${place}`,
	send_to_prison: () => 'mat:captured',
	free_prisoners: () => 'prison',
	ransom: () => 'mat:away',
	ransom_by_debt: () => 'mat:away',
	pay_debt: () => 'mat:debts',
	take_back: () => 'mat:away',
	destroy_debt: () => 'mat:debts',
	release: () => 'prison',
	use: ([apprentice]) => `own:${apprentice}`,
	resolve: ([building]) => `built:${building}`,
};

export const FAMILIES: readonly string[] = Object.keys(FINDERS);

export function spot(option: Option, view: ArchitectsView): Spot {
	return FINDERS[option.family]?.(option.args, view) ?? '';
}
