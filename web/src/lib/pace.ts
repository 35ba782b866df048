/** How fast movements go: each for 150-300 ms, and all of a step together never longer than somebody likes to wait. */

import type { Movement } from '../games/plug';

const USUAL = 240;
const MOST = 2600;
const LEAST = 60;

/** Movements of one line fly together; lines follow each other. Milliseconds for each line. */
export function paced(lines: readonly Movement[][], waiting = 0): number[] {
	const wanted = lines.map((line) =>
		line.length === 0
			? 0
			: Math.max(...line.map(({ milliseconds = USUAL }) => Math.min(300, Math.max(150, milliseconds)))),
	);
	const total = wanted.reduce((sum, each) => sum + each, 0);
	// Steps that wait behind this one (bots are quick) share the time.
	const most = MOST / (1 + waiting);
	const pace = Math.min(1, most / Math.max(1, total));
	return wanted.map((each) => (each === 0 ? 0 : Math.max(LEAST, Math.round(each * pace))));
}
