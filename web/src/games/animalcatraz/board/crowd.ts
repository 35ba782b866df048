/** Where figures stand when several share a space: as large as there is room, front ones over those behind. */

import type { Box } from './places';

/** Width of a figure, of its height. */
const SLIM = 108 / 156;
/** Neighbours may stand this far in front of each other, of a figure's width. */
const CLOSE = 0.7;

export interface Footing {
	/** Middle of the feet. */
	x: number;
	y: number;
	height: number;
}

/** The largest figures that fit, in up to four rows; `most` is how tall one may be that stands alone. */
export function stand(count: number, { x, y, width, height }: Box, most: number): Footing[] {
	if (count === 0) return [];
	let best = { rows: 1, tall: 0 };
	for (let rows = 1; rows <= Math.min(count, 4); rows += 1) {
		const across = Math.ceil(count / rows);
		const overlap = rows > 1 ? 0.72 : 1;
		const fromHeight = height / (1 + (rows - 1) * overlap);
		const fromWidth = width / (SLIM * (1 + (across - 1) * CLOSE));
		const tall = Math.min(most, fromHeight, fromWidth);
		if (tall > best.tall + 0.5) best = { rows, tall };
	}
	const { rows, tall } = best;
	const wide = tall * SLIM;
	const across = Math.ceil(count / rows);
	return Array.from({ length: count }, (_, nth) => {
		const row = Math.floor(nth / across);
		const inRow = Math.min(across, count - row * across);
		const place = nth - row * across;
		const gap = inRow === 1 ? 0 : Math.min(wide * 1.12, (width - wide) / (inRow - 1));
		const left = x + width / 2 - (gap * (inRow - 1)) / 2;
		const step = rows === 1 ? 0 : Math.min(tall * 1.02, (height - tall) / (rows - 1));
		return { x: left + place * gap, y: y + height - (rows - 1 - row) * step, height: tall };
	});
}
