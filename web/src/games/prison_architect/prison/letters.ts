/** How tile names are set: large enough to be read, in two lines where one is too short. */

/** About how wide a condensed bold letter is, in parts of its height; an m counts for more, an i for less. */
const LETTER = 0.49;
const WIDE = /[mw]/gi;
const NARROW = /[ijlt]/g;
const ROOM = 84;
const HEIGHT = 11.4;
const LARGEST = 18;

export interface NamePlate {
	lines: string[];
	size: number;
	/** Width to squeeze a line to; undefined where it fits by itself. */
	squeezed: (number | undefined)[];
}

const widthOf = (text: string, size: number): number =>
	(text.length + 0.5 * (text.match(WIDE)?.length ?? 0) - 0.4 * (text.match(NARROW)?.length ?? 0)) * LETTER * size;

/** Cut into two lines as even as possible. */
function halves(name: string): string[] {
	const words = name.split(' ');
	if (words.length < 2) return [name];
	const cuts = words
		.slice(1)
		.map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
	return cuts.reduce((best, cut) =>
		Math.max(...cut.map((line) => line.length)) < Math.max(...best.map((line) => line.length)) ? cut : best,
	);
}

/** How much larger a sign is drawn, so that its figure of this size can be read. */
export const growth = (size: number, least: number): number => Math.max(1, least / size);

export function namePlate(name: string, least: number): NamePlate {
	const size = Math.min(LARGEST, Math.max(HEIGHT, least));
	const lines = widthOf(name, size) <= ROOM || size <= HEIGHT + 1 ? [name] : halves(name);
	return { lines, size, squeezed: lines.map((line) => (widthOf(line, size) > ROOM ? ROOM : undefined)) };
}
