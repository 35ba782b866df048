/** Markers on the virtue track: several on one step stand closer and smaller, never out of it. */

export interface Stood {
	seat: number;
	x: number;
	y: number;
	size: number;
}

export const candleAt = (virtue: number): number => 62 + 38.6 * virtue;

/** The markers of one step; the viewer's own is a little larger. */
export function gathered(seats: readonly number[], virtue: number, you: number | undefined): Stood[] {
	const middle = candleAt(virtue);
	const y = 563;
	if (seats.length === 1) {
		const seat = seats[0] as number;
		return [{ seat, x: middle, y, size: seat === you ? 27 : 24 }];
	}
	if (seats.length === 2) return seats.map((seat, index) => ({ seat, x: middle + (index ? 9 : -9), y, size: 21 }));
	const rows = seats.length > 4 ? 3 : 2;
	return seats.map((seat, index) => {
		const row = Math.floor(index / 2);
		const alone = index === seats.length - 1 && index % 2 === 0;
		return { seat, x: middle + (alone ? 0 : index % 2 ? 9 : -9), y: y + 4 - row * (rows === 3 ? 15 : 17), size: 18 };
	});
}
