/** Where the stamp of a cell that somebody may flee from lies, in units of the tile: above its prisoners, beside its points. */

export interface RiskStamp {
	words: string;
	/** Half as wide as its words, before it grows. */
	half: number;
	left: number;
	middle: number;
}

/** Where the badges of needs begin. */
const NEEDS = 75.2;
const HALF_HIGH = 8;
const LARGE = 1.1; // from here on letters are drawn larger than the tile

/** How far down the points at the upper left corner reach. */
export const crownOf = (grown: number): number => 1.5 + 19 * grown;

/** Where the last of so many specialists begins: they stand in one row with the stamp, before the badges. */
const besideThem = (specialists: number): number => (specialists === 0 ? NEEDS : 63 - 17 * (specialists - 1) - 9.5);

/**
 * `top`: where the prisoners begin; `pointed`: whether points lie at the corner. None where there is no room: then the
 * edge alone is red.
 */
export function riskStamp(grown: number, top: number, pointed: boolean, specialists = 0): RiskStamp | null {
	const middle = top - 3.4 - HALF_HIGH * grown;
	const beside = pointed && middle - HALF_HIGH * grown < crownOf(grown);
	const left = beside ? 3 + 17 * grown : 4 + grown;
	const end = besideThem(specialists);
	const fits = WORDS.find(({ half }) => left + 2 * half * grown <= end && (grown <= LARGE || half < WHOLE));
	return fits === undefined ? null : { ...fits, left, middle };
}

const WHOLE = 35;
const WORDS = [
	{ words: 'ESCAPE RISK', half: WHOLE },
	{ words: 'RISK', half: 16 },
	{ words: '!', half: 8 },
];
