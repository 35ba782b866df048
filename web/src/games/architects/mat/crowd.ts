/** Workers side by side in a strip: a row as long as they fit, smaller and in several rows when there are many. */

export interface Head {
	seat: number;
	x: number;
	y: number;
}

export interface Strip {
	heads: Head[];
	/** Height of the strip, and width of a figure, in its units. */
	tall: number;
	size: number;
}

const FIGURE = 20;
const MOST_IN_A_ROW = 10;
const SMALL = 15.5;

/** Heads in a strip so many units wide. */
export function crowd(groups: readonly { seat: number; count: number }[], wide: number): Strip {
	const all = groups.flatMap(({ seat, count }) => Array.from({ length: count }, () => seat));
	const many = all.length > MOST_IN_A_ROW;
	const size = many ? SMALL : FIGURE;
	const each = many ? Math.floor(wide / (SMALL - 1)) : Math.max(1, all.length);
	const step = each > 1 ? Math.min(size + 0.5, (wide - size) / (each - 1)) : 0;
	const row = size * 0.95;
	const heads = all.map((seat, index) => ({ seat, x: (index % each) * step, y: Math.floor(index / each) * row }));
	const rows = Math.ceil(all.length / each);
	return { heads, tall: size * 1.35 + (rows - 1) * row, size };
}
