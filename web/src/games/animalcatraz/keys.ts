/** Keys that mean the same in every question; cards, Convicts and everything else get the next free ones. */

import type { Barred, Offer } from './contract';

/** By family: what ends, what refuses, and what a Fight asks for. */
const BY_FAMILY: Record<string, string> = {
	end_turn: 'E',
	done: 'E',
	pass: 'N',
	yes: 'Y',
	attend: 'T',
	counter_attack: 'X',
	abandon: 'Q',
};
/** Rooms and Cellblocks, as they lie: the key of a space moves there. */
const BY_SPACE: Record<string, string> = {
	library: '1',
	cellblock_a: '2',
	infirmary: '3',
	cellblock_d: '4',
	courtyard: '5',
	cellblock_b: '6',
	utility: '7',
	cellblock_c: '8',
	cafeteria: '9',
};

export const KEYS = 'ENYTXQ123456789';

export function keyOf({ family, args }: Pick<Offer | Barred, 'family' | 'args'>): string {
	if (family === 'move') return BY_SPACE[args[0] ?? ''] ?? '';
	return BY_FAMILY[family] ?? '';
}
