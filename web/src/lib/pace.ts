/** How fast the story is told: movements of 150-300 ms, then as long as somebody needs to read what happened. */

import type { Movement } from '../games/plug';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** How much longer everything takes than at the normal speed. */
export const SPEEDS: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.45, instant: 0 };

const USUAL = 240;
/** Of a line that is not moved but read. */
const READ = 420;
/** What an automaton does is read closely: nobody has seen it think. */
const STAGED = 1500;
const MOST = 4200;
const LEAST = 60;

export interface Line {
	movements: readonly Movement[];
	/** Worth a sentence. */
	said: boolean;
	/** A step of an automaton that is shown on the stage. */
	staged: boolean;
}

/** A movement flies for this long at the normal speed. */
const flight = (movements: readonly Movement[]): number =>
	Math.max(0, ...movements.map(({ milliseconds = USUAL }) => Math.min(300, Math.max(150, milliseconds))));

/** How long each line stands: lines follow each other, and all of a step together never take longer than one likes. */
export function paced(lines: readonly Line[], speed: Speed, waiting = 0): number[] {
	const wanted = lines.map(({ movements, said, staged }) =>
		said ? Math.max(staged ? STAGED : READ, flight(movements)) : flight(movements),
	);
	const total = lines.reduce((sum, line, index) => sum + (line.staged ? 0 : (wanted[index] as number)), 0);
	// Steps that wait behind this one (bots are quick) share the time; what is staged keeps its own.
	const pace = Math.min(1, MOST / (1 + waiting) / Math.max(1, total));
	const factor = SPEEDS[speed];
	return wanted.map((each, index) => {
		if (each === 0 || factor === 0) return 0;
		return Math.max(LEAST, Math.round(each * factor * (lines[index]?.staged ? 1 : pace)));
	});
}

/** Without movement a move is read at once, not line by line. */
const AT_ONCE = 700;
const STAGED_AT_ONCE = 2600;

/** How long each line stands where nothing moves: all of a move is there, then there is time to read it. */
export function rested(lines: readonly Line[], closes: readonly boolean[], speed: Speed, waiting = 0): number[] {
	return lines.map((line, index) => {
		if (!closes[index] || !line.said) return 0;
		const wanted = line.staged ? STAGED_AT_ONCE : AT_ONCE / (1 + waiting);
		return Math.round(wanted * SPEEDS[speed]);
	});
}
