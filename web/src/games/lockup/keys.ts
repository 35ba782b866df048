/** Which key belongs to which thing: the same on the board, in the list, and from one question to the next. */

import { SHIFT } from '../../lib/keys';
import type { Barred, Offer } from './contract';
import type { LockupView } from './types';
import { LOCATION_NAMES } from './words';

/** Places have the numbers that are printed on them. */
const PLACES = new Map(Object.keys(LOCATION_NAMES).map((location, index) => [location, String(index + 1)]));
/** Face up; with Shift they go face down. */
const TOKENS: Record<string, string> = { lookout: 'O', enforcer: 'E', 2: 'A', 3: 'S', 4: 'F', 5: 'J' };
/** Tomes go by their place in the hand. */
const HAND = [...'TYI'];
const PASS = 'P';
const ENOUGH = 'D';

export const KEYS = [...PLACES.values(), ...Object.values(TOKENS), ...HAND, PASS, ENOUGH].join('');

type Finder = (args: string[], view: LockupView) => string | undefined;

const FINDERS: Record<string, Finder> = {
	go: ([location = '']) => PLACES.get(location),
	uncover: ([location = '']) => PLACES.get(location),
	send: ([token = '', face]) => `${face === 'face_down' ? SHIFT : ''}${TOKENS[token]}`,
	play: ([tome = ''], { viewer, players }) => {
		const hand = viewer === null ? null : players[viewer]?.tomes;
		return HAND[[...new Set(hand)].indexOf(tome)];
	},
	pass: () => PASS,
	decline: () => ENOUGH,
	done: () => ENOUGH,
};

export const keyOf = (option: Offer | Barred, view: LockupView): string =>
	FINDERS[option.family]?.(option.args, view) ?? '';
