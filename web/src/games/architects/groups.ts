/** How workers stand on a circle: in groups by owner, closer together the more there are, never out of it. */

export interface Group {
	seat: number;
	count: number;
	/** Left edges of the figures that are drawn. */
	xs: number[];
	/** A number beside the last figure, where not all can be drawn. */
	tally: boolean;
}

const FIGURE = 20;
const WIDEST = { step: 12.5, gap: 29 };
const CLOSEST = { step: 5, gap: 19 };

const wide = (counts: readonly number[], step: number, gap: number): number =>
	counts.reduce((sum, count) => sum + (count - 1) * step, 0) + (counts.length - 1) * gap + FIGURE;

/** Groups of workers centred on 0 within so much width. */
export function stand(workers: readonly number[], room: number): Group[] {
	const present = workers.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0);
	if (present.length === 0) return [];
	let counts = present.map(({ count }) => count);
	let { step, gap } = WIDEST;
	if (wide(counts, step, gap) > room) {
		const most = wide(counts, WIDEST.step, WIDEST.gap);
		const least = wide(counts, CLOSEST.step, CLOSEST.gap);
		if (least <= room) {
			const share = (room - least) / (most - least);
			step = CLOSEST.step + share * (WIDEST.step - CLOSEST.step);
			gap = CLOSEST.gap + share * (WIDEST.gap - CLOSEST.gap);
		} else {
			// Not even shoulder to shoulder: a few of each, and how many there are.
			const each = Math.floor((room - FIGURE - (counts.length - 1) * WIDEST.gap) / CLOSEST.step / counts.length);
			const shown = Math.max(1, Math.min(3, each + 1));
			counts = counts.map((count) => Math.min(count, shown));
			step = CLOSEST.step;
			gap = counts.length > 1 ? Math.min(WIDEST.gap, (room - wide(counts, step, 0)) / (counts.length - 1)) : 0;
		}
	}
	let x = -wide(counts, step, gap) / 2;
	return present.map(({ seat, count }, index) => {
		const shown = counts[index] as number;
		const xs = Array.from({ length: shown }, (_, i) => x + i * step);
		x += (shown - 1) * step + gap;
		return { seat, count, xs, tally: count > shown || count > 5 };
	});
}
