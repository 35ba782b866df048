/** Which frame holds the table: a desk with everything in sight, or the board with a sheet, from below or at the side. */

export type Frame = 'desk' | 'below' | 'side';

const NARROW = 900;
const LOW = 520;
/** Percent: from here on a desk would have to take the room for its letters from the board. */
const LARGE = 130;

export function frameOf(width: number, height: number, text: number): Frame {
	if (width < height) return 'below';
	return width < NARROW || height < LOW || text >= LARGE ? 'side' : 'desk';
}
