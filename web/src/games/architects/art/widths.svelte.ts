/** How wide a text will be in a drawing, so that pills and plates fit around it. */

/** Counts up when the fonts have come: what was measured before is measured again. */
const fonts = $state({ come: 0 });

let pen: CanvasRenderingContext2D | null | undefined;

function context(): CanvasRenderingContext2D | null {
	if (pen === undefined) {
		pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
		if (pen && document.fonts) {
			document.fonts.ready.then(() => {
				fonts.come += 1;
			});
			document.fonts.addEventListener('loadingdone', () => {
				fonts.come += 1;
			});
		}
	}
	return pen;
}

/** The family behind a custom property of the page. */
function family(token: string): string {
	return getComputedStyle(document.documentElement).getPropertyValue(token).trim() || 'sans-serif';
}

export function widthOf(text: string, size: number, weight = 400, token = '--ui'): number {
	const found = context();
	if (!found || fonts.come < 0) return text.length * size * 0.53;
	found.font = `${weight} ${size}px ${family(token)}`;
	return found.measureText(text).width;
}
