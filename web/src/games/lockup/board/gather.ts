/** Finds room for crews at a place: tokens as large as they can be, closer together and in more rows as they grow many. */

export interface Party {
	/** How many tokens or cards. */
	count: number;
	/** Width that its label needs in letters of 12 units. */
	label: number;
}

export interface Seated {
	scale: number;
	tokens: { x: number; y: number }[];
	label: { x: number; y: number };
	/** Around everything, to be touched. */
	box: { x: number; y: number; width: number; height: number };
}

export interface Area {
	x: number;
	y: number;
	width: number;
	height: number;
}

const SCALES = [1, 0.94, 0.86, 0.78, 0.7, 0.62, 0.55, 0.48];
/** Distance between tokens of a crew, and how well their figures can then be read. */
const PITCHES: [number, number][] = [
	[46, 0.42],
	[40, 0.38],
	[34, 0.3],
	[29, 0.16],
	[24, 0],
];
const TOKEN = 40;
const LABEL = 15;
const LETTERS = 12;

/** Labels shrink a little with their tokens, down to what can be read. */
export const labelSize = (scale: number, least: number): number => Math.max(scale < 0.7 ? 10.5 : LETTERS, least);
const labelHigh = (least: number): number => Math.max(LABEL, least + 2);

interface Plan {
	scale: number;
	pitch: number;
	rows: number[][];
	widths: number[];
}

function planned(parties: readonly Party[], area: Area, least: number, scale: number, pitch: number): Plan | null {
	const widths = parties.map(({ count, label }) =>
		Math.max(label * Math.max(0.86, scale, least / LETTERS), (count - 1) * pitch * scale + TOKEN * scale),
	);
	const gap = 7 * scale;
	const rows: number[][] = [];
	let used = Number.POSITIVE_INFINITY;
	for (const [index, width] of widths.entries()) {
		if (width > area.width) return null;
		if (used + gap + width > area.width) {
			rows.push([]);
			used = -gap;
		}
		rows.at(-1)?.push(index);
		used += gap + width;
	}
	const high = rows.length * (TOKEN * scale + labelHigh(least));
	return high <= area.height + 1 ? { scale, pitch, rows, widths } : null;
}

/** The best plan that fits, if any does. */
function best(parties: readonly Party[], area: Area, least: number): Plan | null {
	const choices = SCALES.flatMap((scale) => PITCHES.map(([pitch, ease]) => ({ scale, pitch, worth: scale + ease })));
	choices.sort((a, b) => b.worth - a.worth);
	for (const { scale, pitch } of choices) {
		const plan = planned(parties, area, least, scale, pitch);
		if (plan !== null) return plan;
	}
	return null;
}

/** What is drawn all the same when there is no room. */
function smallest(parties: readonly Party[], area: Area): Plan {
	const widths = parties.map(() => area.width / 2);
	const rows = parties.flatMap((_, i) => (i % 2 ? [] : [parties[i + 1] ? [i, i + 1] : [i]]));
	return { scale: 0.48, pitch: 14, rows, widths };
}

export const haveRoom = (parties: readonly Party[], area: Area, least = 0): boolean =>
	best(parties, area, least) !== null;

export function gathered(parties: readonly Party[], area: Area, least = 0): Seated[] {
	if (parties.length === 0) return [];
	const { scale, pitch, rows, widths } = best(parties, area, least) ?? smallest(parties, area);
	const label = labelHigh(least);
	const rowHigh = Math.min(TOKEN * scale + label, area.height / rows.length);
	const spare = Math.min(8, (area.height - rows.length * rowHigh) / (rows.length + 1));
	const seated: Seated[] = [];
	const top = area.y + (area.height - rows.length * rowHigh - (rows.length - 1) * spare) / 2;
	for (const [line, row] of rows.entries()) {
		const total = row.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
		const gap = Math.min(16, (area.width - total) / (row.length + 1));
		let x = area.x + (area.width - total - gap * (row.length - 1)) / 2;
		const y = top + line * (rowHigh + spare);
		for (const index of row) {
			const party = parties[index];
			const width = widths[index] ?? 0;
			if (party === undefined) continue;
			const middle = x + width / 2;
			const first = middle - ((party.count - 1) * pitch * scale) / 2;
			seated[index] = {
				scale,
				tokens: Array.from({ length: party.count }, (_, i) => ({
					x: first + i * pitch * scale,
					y: y + (TOKEN * scale) / 2,
				})),
				label: { x: middle, y: y + TOKEN * scale + label - 4 },
				box: { x, y, width, height: TOKEN * scale + label },
			};
			x += width + gap;
		}
	}
	return seated;
}
