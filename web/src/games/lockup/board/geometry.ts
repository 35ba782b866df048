/** Where things stand on the board: a drawing of 1080 x 642 units, eight places around a yard, wider in a wide frame. */

/** Every fourth of what a wide frame adds goes to one column of places; all of it to the yard between them. */
export const BOARD = { width: 1080, height: 642, most: 220, largest: 15.2 };
export const ROOM = { width: 262, height: 192 };

export interface Spotted {
	x: number;
	y: number;
	/** The upper row has its plaque on top and its door to the yard below; the lower row is its mirror. */
	upper: boolean;
}

/** From one place to the next. */
const PITCH = 267;

export const roomWide = (more: number): number => ROOM.width + more / 4;

/** By number of the place, from 0 on: clockwise, in the printed order of resolution. */
export function roomAt(index: number, more = 0): Spotted {
	const upper = index < 4;
	return { x: 8 + (PITCH + more / 4) * (upper ? index : 7 - index), y: upper ? 8 : 442, upper };
}

/** In front of a place's door, in the yard. */
export function doorOf(index: number, more: number): { x: number; y: number } {
	const room = roomAt(index, more);
	return { x: room.x + roomWide(more) / 2, y: room.upper ? 205 : 433 };
}

/** The yard's middle row: item cards to the left, goals to the right; both give way as there are more of them. */
export function yard(
	items: number,
	goals: number,
	more = 0,
): { item: number; pitch: number; goal: number; goalX: number } {
	const goal = (items > 5 ? 121 : 134) + more / 10;
	const goalX = 1064 + more - goals * goal - (goals - 1) * 6;
	const room = goalX - 16 - 68;
	const pitch = Math.min(114 + more / 12, (room + 6) / Math.max(1, items));
	return { item: pitch - 6, pitch, goal, goalX };
}
