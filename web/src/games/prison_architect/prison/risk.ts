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

/** `top`: where the prisoners begin; `pointed`: whether points lie at the corner. */
export function riskStamp(grown: number, top: number, pointed: boolean): RiskStamp {
	const middle = top - 3.4 - HALF_HIGH * grown;
	const beside = pointed && middle - HALF_HIGH * grown < crownOf(grown);
	const left = beside ? 3 + 17 * grown : 4 + grown;
	const fitting = WORDS.filter(({ half }) => left + 2 * half * grown <= NEEDS);
	const { words, half } = (grown > LARGE ? fitting.find(({ half: wide }) => wide < WHOLE) : fitting[0]) ?? SIGN;
	return { words, half, left, middle };
}

const WHOLE = 35;
const SIGN = { words: '!', half: 8 };
const WORDS = [{ words: 'ESCAPE RISK', half: WHOLE }, { words: 'RISK', half: 16 }, SIGN];
