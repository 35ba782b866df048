/** The windows of the Guildhall: as many columns as the number of players asks for, always four rows. */

export interface Window {
	/** Counted from 1, as constructions are. */
	number: number;
	x: number;
	y: number;
}

const LEFT = 648;
const WIDE = 190;
const TOP = 233;
export const ROW = 32;

/** Width of a window and distance between two, for so many columns. */
export function grid(columns: number): { wide: number; pitch: number } {
	const pitch = Math.min(46, (WIDE - 8) / columns);
	return { wide: pitch - 3.4, pitch };
}

/** Left upper corners of all windows. */
export function windows(columns: number, spaces: number): Window[] {
	const { wide, pitch } = grid(columns);
	const start = LEFT + (WIDE - (pitch * (columns - 1) + wide)) / 2;
	return Array.from({ length: spaces }, (_, index) => ({
		number: index + 1,
		x: start + (index % columns) * pitch,
		y: TOP + Math.floor(index / columns) * ROW,
	}));
}
