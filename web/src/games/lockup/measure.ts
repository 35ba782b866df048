/** How wide words are, near enough to lay them out without asking the browser: text in SVG does not flow by itself. */

const NARROW = new Set([..." .,:;'’|!iIjl1ft()[]/"]);
const WIDE = new Set([...'wMOQGDHN—']);
const WIDEST = new Set([...'mW@%…']);

/** Width in the units of `size`; Source Sans 3 in a bold cut, or a lighter one. */
export function widthOf(text: string, size: number, light = false): number {
	let em = 0;
	for (const sign of text) em += NARROW.has(sign) ? 0.32 : WIDEST.has(sign) ? 0.88 : WIDE.has(sign) ? 0.76 : 0.54;
	return em * size * (light ? 0.86 : 1);
}

/** As many words as leave room for the dots. */
function cut(line: string, width: number, size: number, light: boolean): string {
	const last = line.lastIndexOf(' ');
	const fits = last < 0 || widthOf(`${line} …`, size, light) <= width;
	return fits ? `${line} …` : cut(line.slice(0, last), width, size, light);
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
		if (lines.length === most - 1) return [...lines, cut(line, width, size, light)];
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
