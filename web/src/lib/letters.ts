/** How large a board is drawn, and what follows for its letters: all of them can be read at that size. */

import { getContext, setContext } from 'svelte';

/** The smallest letters that can be read, in pixels of the screen. */
export const READABLE = 11;

export interface Drawing {
	/** In units of its own, in a frame that is no wider than it has to be. */
	width: number;
	height: number;
	/** Units that it takes of a wider frame at most. */
	most: number;
	/** Larger letters would not fit between what is drawn. */
	largest: number;
}

export interface Letters {
	/** Units that the drawing has more than in a narrow frame. */
	more: number;
	/** Its smallest letters, in units. */
	least: number;
}

export function lettersFor(width: number, height: number, drawing: Drawing): Letters {
	const scale = Math.min(width / drawing.width, height / drawing.height);
	if (!(scale > 0)) return { more: 0, least: 0 };
	const more = Math.max(0, Math.min(drawing.most, width / scale - drawing.width));
	return { more, least: Math.min(drawing.largest, READABLE / scale) };
}

const KEY = Symbol('letters');

/** The board tells its parts; they read it where they draw, so that it follows the window. */
export const setLetters = <L extends Letters>(letters: () => L): void => void setContext(KEY, letters);

/** Some parts are drawn outside of a board too, where nothing is asked of their letters. */
export const useLetters = <L extends Letters>(outside: L): (() => L) => getContext(KEY) ?? (() => outside);
