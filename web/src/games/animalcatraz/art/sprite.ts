/** The drawings: one SVG file each, put into the page a single time as symbols that parts use by name. */

import grounds from './grounds.svg?raw';

// The bundler reads these calls as they stand: what they have in common cannot be said once.
const FOUND = {
	i: import.meta.glob<string>('./icons/*.svg', { eager: true, query: '?raw', import: 'default' }),
	h: import.meta.glob<string>('./heads/*.svg', { eager: true, query: '?raw', import: 'default' }),
	c: import.meta.glob<string>('./items/*.svg', { eager: true, query: '?raw', import: 'default' }),
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
const inside = (svg: string): string => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
const boxOf = (svg: string): string => /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '';

/** What has a drawing of its own. */
export const ICONS: readonly string[] = Object.keys(FOUND.i).map(nameOf);
export const HEADS: readonly string[] = Object.keys(FOUND.h).map(nameOf);
export const ITEMS: readonly string[] = Object.keys(FOUND.c).map(nameOf);

export const symbols = (): string =>
	inside(grounds) +
	Object.entries(FOUND)
		.flatMap(([kind, files]) =>
			Object.entries(files).map(
				([path, svg]) => `<symbol id="ac-${kind}-${nameOf(path)}" viewBox="${boxOf(svg)}">${inside(svg)}</symbol>`,
			),
		)
		.join('');

let there = false;

/** Every part that uses drawings asks for them, as each may stand alone (dialogs, panels). */
export function needSprite(): void {
	if (there || typeof document === 'undefined') return;
	there = true;
	const holder = document.createElement('div');
	holder.className = 'ac-sprite';
	holder.setAttribute('aria-hidden', 'true');
	holder.innerHTML = `<svg width="0" height="0"><defs>${symbols()}</defs></svg>`;
	document.body.append(holder);
}
