/** Keys that mean the same in every question; squares, items and everything else get the next free ones. */

import type { Barred, Offer } from './contract';

/** By family: what ends, what refuses, who buys when, and the bus at the gate. */
const BY_FAMILY: Record<string, string> = {
	done: 'E',
	'buy nothing': 'N',
	pass: 'N',
	decline: 'N',
	first: 'F',
	last: 'T',
	draw: 'A',
};
/** The two rooms that can always be bought. */
const BY_ROOM: Record<string, string> = { bunk_cell: 'K', locker_room: 'X' };

export const KEYS = 'ENFTAKX';

/** A bid is typed into its slip: no key takes it by mistake. */
const TYPED = 'bid';

export function keyOf({ family, args }: Pick<Offer | Barred, 'family' | 'args'>): string {
	if (family === TYPED) return `${TYPED} ${args[0]}`;
	if (family === 'buy') return BY_ROOM[args[0] ?? ''] ?? '';
	return BY_FAMILY[family] ?? '';
}
