/**
 * Where things lie. Spots of Prison Architect:
 *
 *   square:g7 (one's own plan: ground or tile)   edge:n (of the tile in hand)   tile:2:g7 (a rival's)   part:canteen   buy:bunk_cell   construction
 *   area:staff   stack:staff   item:canteen (on offer, or dug)   cards   card:foremen   card:foremen@2
 *   objective:H05   hand:H05   drawn:H05   objectives   hand   pool   pool:staff   pool:dog   cash   score
 *   track:finance   track:rehabilitation   needs   gate   gate:grey   dice   released   escaped   seat:2
 */

import type { Barred, Offer, Spot } from './contract';
import type { PrisonArchitectView } from './types';
import { ownOf } from './words';

export type Option = Pick<Offer | Barred, 'family' | 'args'>;
type Finder = (args: string[], view: PrisonArchitectView) => Spot;

const square: Finder = ([at]) => `square:${at}`;
const nowhere: Finder = () => '';
/** The stack of the area in which is being bought. */
const stack: Finder = (_, view) => `stack:${view.dig?.area ?? view.resolving ?? ''}`;

/** The two rooms that can always be bought lie beside the construction area, but on offer nowhere. */
const bought: Finder = ([item]) => (item === 'bunk_cell' || item === 'locker_room' ? `buy:${item}` : `item:${item}`);

/** An objective where it lies: just drawn, in hand, or played. */
function objective([id]: string[], view: PrisonArchitectView): Spot {
	const own = ownOf(view);
	if (own?.looking?.some((one) => one.objective === id)) return `drawn:${id}`;
	return own?.hand?.some((one) => one.objective === id) ? `hand:${id}` : `objective:${id}`;
}

const FINDERS: Record<string, Finder> = {
	done: nowhere,
	decline: nowhere,
	pass: nowhere,
	'buy nothing': nowhere,
	first: nowhere,
	last: nowhere,
	dig: stack,
	draw: () => 'gate',
	rearrange: () => 'card:micromanagement',
	expand: () => 'card:land_expansion',
	add_window: () => 'card:gardeners',
	remove_window: () => 'card:gardeners',
	move_window: () => 'card:gardeners',
	area: ([area]) => `area:${area}`,
	bid: nowhere,
	buy: bought,
	buy_card: ([item]) => `item:${item}`,
	place: ([tile]) => `part:${tile}`,
	at: square,
	windows: ([edges = ''], view) => (edges.length === 1 ? `edge:${edges}` : `square:${view.placing_at}`),
	tag: nowhere,
	token: () => 'construction',
	staff_at: square,
	staff_on: ([card]) => `card:${card}`,
	assign: ([kind]) => `pool:${kind}`,
	recall: ([kind]) => `pool:${kind}`,
	use: ([card]) => `card:${card}`,
	admit: ([type]) => `gate:${type}`,
	prisoner: nowhere,
	play: objective,
	discard: objective,
	keep: objective,
};

export const FAMILIES: readonly string[] = Object.keys(FINDERS);

export const spot = (option: Option, view: PrisonArchitectView): Spot =>
	FINDERS[option.family]?.(option.args, view) ?? '';
