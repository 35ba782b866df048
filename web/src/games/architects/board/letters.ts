/** How large the town is drawn, and how large the letters of its right side are then. */

import { type Letters, lettersFor, useLetters as lettersHere, READABLE } from '../../../lib/letters';

/** Cards, stalls and cells at its right grow with a wide frame. */
export const TOWN = { width: 1076, height: 626, most: 200, largest: 15.2 };
/** Width of those, and the size of their letters, in a frame that is no wider. */
const RIGHT = 280;
const SMALL = 11.3;
/** In a frame so small that those could not be read the whole town gives way, until all letters are of one size. */
const GIVEN = RIGHT * (TOWN.largest / SMALL - 1);
const GIVING = { ...TOWN, width: TOWN.width + GIVEN, most: TOWN.most - GIVEN };

export interface TownLetters extends Letters {
	/** The smallest letters of the right side, in units. */
	right: number;
}

/** How large the letters at the right may be when there are so many units more. */
const fitting = (more: number): number => SMALL * (1 + more / RIGHT);

export function townLetters(width: number, height: number): TownLetters {
	const whole = Math.min(width / TOWN.width, height / TOWN.height);
	const usual = lettersFor(width, height, TOWN);
	const giving = whole > 0 && fitting(usual.more) * whole < READABLE;
	const { more, least } = giving ? lettersFor(width, height, GIVING) : usual;
	const all = giving ? more + GIVEN : more;
	return { more: all, least, right: Math.min(least, fitting(all)) };
}

export const useLetters = (): (() => TownLetters) => lettersHere<TownLetters>({ more: 0, least: 0, right: 0 });
