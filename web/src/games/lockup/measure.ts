/** How wide words are, near enough to lay them out without asking the browser: text in SVG does not flow by itself. */

const NARROW = new Set([..." .,:;'’|!iIjl1ft()[]/"]);
const WIDE = new Set([...'mwMWOQGD@%…—']);

/** Width in the units of `size`; Source Sans 3 in a bold cut, or a lighter one. */
export function widthOf(text: string, size: number, light = false): number {
	let em = 0;
	for (const sign of text) em += NARROW.has(sign) ? 0.32 : WIDE.has(sign) ? 0.78 : 0.54;
	return em * size * (light ? 0.86 : 1);
}

/** Words in lines of at most that width; what does not fit on the last line is cut. */
export function wrapped(text: string, width: number, size: number, most: number, light = false): string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (line === '' || widthOf(longer, size, light) <= width) {
			line = longer;
			continue;
		}
		if (lines.length === most - 1) return [...lines, `${line} …`];
		lines.push(line);
		line = word;
	}
	return line === '' ? lines : [...lines, line];
}

export interface Laid {
	x: number;
	icon?: string;
	text?: string;
}

/** Glyphs one after the other from x on. */
export function layGlyphs(
	glyphs: readonly ({ icon: string } | { text: string })[],
	x: number,
	edge: number,
	size: number,
): { laid: Laid[]; end: number } {
	const laid: Laid[] = [];
	for (const glyph of glyphs) {
		if ('icon' in glyph) {
			laid.push({ x, icon: glyph.icon });
			x += edge + 2;
		} else {
			laid.push({ x, text: glyph.text });
			x += widthOf(glyph.text, size) + 3.5;
		}
	}
	return { laid, end: x };
}
