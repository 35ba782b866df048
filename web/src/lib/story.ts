/** The story of a table as one viewer may know it: a list that grows, and is cut back when moves are taken back. */

import type { Situation, Tale, Told } from '../wire/types';

export interface Spliced {
	lines: Told[];
	/** What is new at the end, to be shown as movements; nothing when moves were taken back. */
	fresh: Told[];
	/** Lines that are no more. */
	taken: number;
}

/** The story after a tale. A tale that begins beyond the end would leave a gap: null, the story is to be asked anew. */
export function splice(lines: readonly Told[], tale: Tale): Spliced | null {
	if (tale.start > lines.length) return null;
	const taken = lines.length - tale.start;
	return {
		lines: [...lines.slice(0, tale.start), ...tale.lines],
		fresh: taken === 0 ? tale.lines : [],
		taken,
	};
}

export interface Entry {
	/** Index in the story: what a proposal to go back names. */
	line: number;
	told: Told;
}

/** What there is to read: lines without a sentence are not worth one. */
export const worth = (lines: readonly Told[], from = 0): Entry[] =>
	lines.map((told, line) => ({ line, told })).filter((entry) => entry.line >= from && entry.told.sentence !== '');

/**
 * What happened since the seat's own last move began, to be gone through again. A seat that has not moved yet, or a
 * spectator, gets the last lines instead of the whole game.
 */
export function recap(lines: readonly Told[], situation: Situation | null, most = 40): Entry[] {
	const since = situation?.since ?? 0;
	const read = worth(lines, since);
	return since === 0 ? read.slice(-most) : read;
}

/** The seat that a line is about, where its facts say so. */
export function about(told: Told): number | null {
	const seat = told.facts.seat ?? told.facts.player;
	return typeof seat === 'number' ? seat : null;
}
