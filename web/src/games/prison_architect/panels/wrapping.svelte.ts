/** How many lines a text will have in a box of some width, before it is drawn. */

/** Counts up when the fonts have come: what was measured before is measured again. */
const fonts = $state({ come: 0 });
const LETTER = 0.5; // of its size, where nothing can be measured

let pen: CanvasRenderingContext2D | null | undefined;

function measured(text: string, size: number): number {
	if (typeof document === 'undefined') return text.length * LETTER * size;
	if (pen === undefined) {
		pen = document.createElement('canvas').getContext('2d');
		const come = (): void => {
			fonts.come += 1;
		};
		document.fonts?.ready.then(come);
		document.fonts?.addEventListener('loadingdone', come);
	}
	if (!pen || fonts.come < 0) return text.length * LETTER * size;
	pen.font = `${size}px ${getComputedStyle(document.documentElement).getPropertyValue('--ui')}`;
	return pen.measureText(text).width;
}

/** Width of the box and size of the letters in pixels. */
export function linesOf(words: string, width: number, size: number): number {
	const space = measured(' ', size);
	let lines = 1;
	let end = -space;
	for (const word of words.split(' ')) {
		const wide = measured(word, size);
		if (end + space + wide > width && end > 0) {
			lines += 1;
			end = wide;
		} else end += space + wide;
	}
	return lines;
}
