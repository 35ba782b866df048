/** Where things stand on the board: a drawing of 1080 x 642 units, eight places around a yard. */

export const BOARD = { width: 1080, height: 642 };
export const ROOM = { width: 262, height: 192 };

export interface Spotted {
	x: number;
	y: number;
	/** The upper row has its plaque on top and its door to the yard below; the lower row is its mirror. */
	upper: boolean;
}

const COLUMNS = [8, 275, 542, 809];

/** By number of the place, from 0 on: clockwise, in the printed order of resolution. */
export function roomAt(index: number): Spotted {
	const upper = index < 4;
	return { x: COLUMNS[upper ? index : 7 - index] ?? 0, y: upper ? 8 : 442, upper };
}

/** In front of a place's door, in the yard. */
export function doorOf(index: number): { x: number; y: number } {
	const room = roomAt(index);
	return { x: room.x + ROOM.width / 2, y: room.upper ? 205 : 433 };
}

/** The yard's middle row: item cards to the left, goals to the right; both give way as there are more of them. */
export function yard(items: number, goals: number): { item: number; pitch: number; goal: number; goalX: number } {
	const goal = items > 5 ? 121 : 134;
	const goalX = 1064 - goals * goal - (goals - 1) * 6;
	const room = goalX - 16 - 68;
	const pitch = Math.min(114, (room + 6) / Math.max(1, items));
	return { item: pitch - 6, pitch, goal, goalX };
}
