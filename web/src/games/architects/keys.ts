/** Which key belongs to which thing: the same on the board, in the list, and from one question to the next. */

import type { Barred, Offer, Props, Spot } from './contract';
import { SITES } from './places';
import { spot as spotOf } from './spots';
import type { ArchitectsView } from './types';

const PLACES = new Map(SITES.map(({ place, key }) => [place, key]));
const STALLS: Record<string, string> = { small: 'B', middle: 'M', large: 'X' };
/** Plans go by their place in the hand. */
const HAND = [...'EFIJKN'];
const CATHEDRAL = 'T';
const PRISON = 'P';
const ENOUGH = 'D';

export const KEYS = [...PLACES.values(), ...Object.values(STALLS), ...HAND, CATHEDRAL, PRISON, ENOUGH].join('');

type Finder = (arg: string, view: ArchitectsView) => string | undefined;

const inHand: Finder = (id, { viewer, players }) => {
	const hand = viewer === null ? null : players[viewer]?.hand;
	return HAND[hand?.findIndex(({ building }) => building === id) ?? -1];
};

/** Where a worker comes home from. */
const source: Finder = (word) =>
	word === 'prison' ? PRISON : (PLACES.get(word) ?? STALLS[word.replace('market_', '')]);

const FINDERS: Record<string, Finder> = {
	go: (place) => PLACES.get(place),
	fetch: source,
	market: (space) => STALLS[space],
	build: inHand,
	discard: inHand,
	cathedral: () => CATHEDRAL,
	free_prisoners: () => PRISON,
	done: () => ENOUGH,
	decline: () => ENOUGH,
};

export const keyOf = (option: Offer | Barred, view: ArchitectsView): string =>
	FINDERS[option.family]?.(option.args[0] ?? '', view) ?? '';

/** The key of the one option on a spot; '' where there is none or a choice of several. */
export function keyAt(p: Props, spot: Spot): string {
	if (p.still) return '';
	const found = p.situation.options.filter((offer) => spotOf(offer, p.situation.view) === spot);
	return found.length === 1 ? p.keyOf(found[0] as Offer) : '';
}
