/** The brass rail of reputation: which stretch of it is shown, and where each marker stands. */

export interface Tick {
	x: number;
	stars: number;
	big: boolean;
	label: boolean;
}

export interface Marker {
	seat: number;
	stars: number;
	x: number;
	dy: number;
}

const LEFT = 66;
export const RIGHT = 716;

/** Equals crowd around their tick: two side by side, more in two rows. */
function beside(x: number, nth: number, count: number): { x: number; dy: number } {
	if (count === 1) return { x, dy: 0 };
	if (count === 2) return { x: x + (nth - 0.5) * 23, dy: 0 };
	const upper = Math.ceil(count / 2);
	const inRow = nth < upper ? upper : count - upper;
	const column = nth < upper ? nth : nth - upper;
	return { x: x + (column - (inRow - 1) / 2) * 23, dy: nth < upper ? -9 : 10 };
}

export function track(stars: readonly number[], right = RIGHT): { ticks: Tick[]; markers: Marker[] } {
	const least = Math.min(...stars);
	const most = Math.max(...stars);
	const low = Math.max(0, Math.floor((least - 1) / 5) * 5);
	const high = Math.max(low + 18, most + 1);
	const step = (right - LEFT) / (high - low);
	const at = (n: number): number => LEFT + (n - low) * step;

	const markers: Marker[] = stars.map((each, seat) => {
		const equals = stars.map((_, other) => other).filter((other) => stars[other] === each);
		return { seat, stars: each, ...beside(at(each), equals.indexOf(seat), equals.length) };
	});

	const every = step >= 12 ? 1 : step >= 3 ? 5 : 10;
	const named = step * 5 >= 50 ? 5 : step * 10 >= 50 ? 10 : 20;
	const ticks: Tick[] = [];
	for (let n = Math.ceil(low / every) * every; n <= high; n += every) {
		const x = at(n);
		const free = markers.every((marker) => marker.x < x - 14 || marker.x > x + 34);
		ticks.push({ x, stars: n, big: n % 5 === 0, label: n % named === 0 && free });
	}
	return { ticks, markers };
}
