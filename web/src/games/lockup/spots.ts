/**
 * Where things lie. Spots of Lockup:
 *
 *   location:smithy   crew:2@smithy   token:2:enforcer   guard:guard_blue_1   goon:smithy   loot:smithy
 *   display:0   goal:leader   deck:items|tomes|goons|guards|locations   supply:scrap|power|suspicion   lantern
 *   seat:2   track   track:2   cell:5   tome:atlas_of_hideouts   cube:scrap   store   reserved:item_04   drawn:item_04
 *   mat:storage   mat:cell   mat:tomes   mat:stash   mat:power   mat:suspicion (parts of my own board, for the lesson)
 */

import type { Barred, Offer, Spot } from './contract';
import type { LockupView } from './types';

type Option = Pick<Offer | Barred, 'family' | 'args'>;
type Finder = (args: string[], view: LockupView) => Spot;

const here = (view: LockupView): Spot => (view.resolution === null ? '' : `location:${view.resolution.location}`);

const seatOf = (word: string | undefined): number => Number((word ?? '').replace('seat_', ''));

/** "2 scrap" is a matter of scrap; a mixed payment one of the whole storage. */
function cubesSpot(words: string | undefined): Spot {
	const parts = (words ?? '').split(' ');
	return parts.length === 2 ? `cube:${parts[1]}` : 'store';
}

function itemSpot(item: string | undefined, view: LockupView): Spot {
	const space = view.display.findIndex((each) => each.item === item);
	return space >= 0 ? `display:${space}` : `reserved:${item}`;
}

function goonSpot(goon: string | undefined, view: LockupView): Spot {
	const place = view.locations.find((each) => each.goon === goon);
	return place === undefined ? '' : `goon:${place.location}`;
}

const FINDERS: Record<string, Finder> = {
	pass: () => '',
	decline: () => '',
	done: () => '',
	take: (_, view) => here(view),
	go: ([location]) => `location:${location}`,
	send: ([token]) => `cell:${token}`,
	play: ([tome]) => `tome:${tome}`,
	keep_tome: ([card]) => `drawn:${card}`,
	keep_goon: ([card]) => `drawn:${card}`,
	keep_item: ([card]) => `drawn:${card}`,
	keep_trait: ([card]) => `drawn:${card}`,
	gain: ([resource]) => `supply:${resource}`,
	choose: () => '',
	exchange: ([resource]) => `cube:${resource}`,
	exchange_two: ([pair]) => cubesSpot(pair),
	recruit: (_, view) => here(view),
	hire: ([goon], view) => goonSpot(goon, view),
	craft: ([item], view) => itemSpot(item, view),
	reserve: ([item], view) => itemSpot(item, view),
	return: ([cubes]) => cubesSpot(cubes),
	make_pay: ([seat]) => `seat:${seatOf(seat)}`,
	accuse: ([seat]) => `seat:${seatOf(seat)}`,
	peek: ([seat, location]) => `crew:${seatOf(seat)}@${location}`,
	uncover: ([location]) => `location:${location}`,
	move: ([, location]) => `location:${location}`,
	nullify: ([first, token]) => (token === undefined ? `guard:${first}` : `token:${seatOf(first)}:${token}`),
};

/** Where an option lies on the table; '' for what is only said (pass, decline). */
export function spotOf(option: Option, view: LockupView): Spot {
	return FINDERS[option.family]?.(option.args, view) ?? '';
}
