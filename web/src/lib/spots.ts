/** Spots: elements that carry `data-spot`. */

import { calm } from './prefs.svelte';

function visible(selector: string): Element | null {
	for (const element of document.querySelectorAll(selector)) {
		const box = element.getBoundingClientRect();
		if (box.width > 0 && box.height > 0) return element;
	}
	return null;
}

/** The first visible element of a spot; failing that, of what follows its last '@' ("crew:2@smithy": "…:smithy"). */
export function elementOf(spot: string): Element | null {
	const found = visible(`[data-spot="${CSS.escape(spot)}"]`);
	const at = spot.lastIndexOf('@');
	if (found !== null || at < 0) return found;
	const rest = CSS.escape(spot.slice(at + 1));
	return visible(`[data-spot="${rest}"], [data-spot$=":${rest}"]`);
}

/** What a teacher points at: "mat:cell", or the whole "mat" where the game draws no such part. */
export const elementOrWhole = (spot: string): Element | null =>
	elementOf(spot) ?? elementOf(spot.split(':')[0] as string);

export interface Point {
	x: number;
	y: number;
}

/** Where a spot is on the screen; null when it is not, or scrolled out of sight. */
export function centre(spot: string | undefined): Point | null {
	if (spot === undefined) return null;
	const box = elementOf(spot)?.getBoundingClientRect();
	if (box === undefined) return null;
	const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
	return point.x < -80 || point.y < -80 || point.x > innerWidth + 80 || point.y > innerHeight + 80 ? null : point;
}

export function bringIntoView(spot: string): void {
	elementOf(spot)?.scrollIntoView({ block: 'center', inline: 'center', behavior: calm() ? 'instant' : 'smooth' });
}
