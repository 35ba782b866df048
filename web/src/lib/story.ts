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

export interface Line {
	/** Index in the story: what a proposal to go back names. */
	line: number;
	told: Told;
}

/** One move and what followed from it. */
export interface Entry {
	/** Index of its first line in the story, whether or not that is worth a sentence: it names the entry. */
	line: number;
	/** Index behind its last line. */
	end: number;
	/** Whether or not worth a sentence: the first may only say whose turn it is. */
	told: Told[];
	/** What there is to read; the first line is the move itself. */
	read: Line[];
}

/** The story move by move. An entry in which there is nothing to read yet belongs to what comes next. */
export function entriesOf(lines: readonly Told[]): Entry[] {
	const entries: Entry[] = [];
	for (const [line, told] of lines.entries()) {
		const open = entries.at(-1);
		const entry =
			open === undefined || (told.opens && open.read.length > 0) ? { line, end: line, told: [], read: [] } : open;
		if (entry !== open) entries.push(entry);
		// Whose turn was to come is of no interest once another one's came instead.
		if (told.opens && entry.read.length === 0) {
			entry.line = line;
			entry.told = [];
		}
		entry.told.push(told);
		entry.end = line + 1;
		if (told.sentence !== '') entry.read.push({ line, told });
	}
	return entries.filter((entry) => entry.read.length > 0);
}

/**
 * What happened since the seat's own last move, to be gone through again. A seat that has not moved yet, or a
 * spectator, gets the last entries instead of the whole game.
 */
export function recap(lines: readonly Told[], situation: Situation | null, most = 12): Entry[] {
	const since = situation?.since ?? 0;
	const entries = entriesOf(lines);
	return since === 0 ? entries.slice(-most) : entries.filter((entry) => entry.end > since);
}

/** The first fresh entry: after the viewer's own last move somebody else acts; null when nobody did. */
export function firstFresh(
	entries: readonly Entry[],
	since: number,
	seat: number | null,
	teller: Teller,
): Entry | null {
	if (since === 0) return null;
	return entries.find((entry) => entry.line > since && actorOf(entry.told, teller) !== seat) ?? null;
}

/** The seat that a line is about, where its facts say so. */
export function about(told: Told): number | null {
	const seat = told.facts.seat ?? told.facts.player;
	return typeof seat === 'number' ? seat : null;
}

type Teller = ((told: Told) => number | null) | undefined;

/** Who acts in an entry: whom its first sentence, or a silent line before it, names. Nobody where the table itself acts. */
export function actorOf(told: readonly Told[], teller: Teller): number | null {
	for (const line of told) {
		const seat = teller?.(line) ?? about(line);
		if (seat !== null || line.sentence !== '') return seat;
	}
	return null;
}

/** A sentence whose first word is the name of whom it is about, in two: eyes look for the name. */
export function headed(sentence: string, name: string): [string, string] {
	const next = sentence.charAt(name.length);
	return sentence.startsWith(name) && (next === ' ' || next === "'")
		? [name, sentence.slice(name.length)]
		: ['', sentence];
}
