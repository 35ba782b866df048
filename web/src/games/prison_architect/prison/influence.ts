/** What a placement gives to cells, as small signs on the plan. */

import type { NeedChange, PreviewView } from '../types';
import type { Square } from './plan';

export interface Gain {
	icon: string;
	n: number;
}

const FOR: Record<string, string> = { secure: 'security', comfortable: 'comfort', hygienic: 'hygiene' };
const AGAINST: Record<string, string> = { secure: 'contraband', comfortable: 'discontent' };

/** What a need gets more, or what speaks more against it. */
export function gainsOf(change: NeedChange): Gain[] {
	const out: Gain[] = [];
	const more = change.given - change.was_given;
	const worse = change.against - change.was_against;
	if (more !== 0) out.push({ icon: FOR[change.need] ?? '', n: more });
	if (worse !== 0) out.push({ icon: AGAINST[change.need] ?? '', n: worse });
	return out;
}

/** The one thing worth saying of a square: a need that turns, else whatever is given. */
export function gainOf(preview: PreviewView): Gain | undefined {
	const turning = preview.needs.find(({ met, was_met }) => met !== was_met) ?? preview.needs[0];
	return turning === undefined ? undefined : gainsOf(turning)[0];
}

export interface Influence extends Gain {
	/** Where it is drawn, and where it points: -1, 0 or 1 both ways; 0 0 for a sign on a cell farther off. */
	x: number;
	y: number;
	across: number;
	down: number;
}

const HALF = 48.5;
const REACH = 31;
const BELOW = 12;

/** Arrows from a placed tile to the cells beside it, and signs on those farther off. */
export function influences(
	preview: PreviewView,
	from: Square,
	squareNamed: (name: string) => Square | undefined,
): Influence[] {
	return preview.needs.flatMap((change) => {
		const to = squareNamed(change.square);
		if (to === undefined) return [];
		const across = to.column - from.column;
		const down = to.row - from.row;
		const beside = Math.abs(across) + Math.abs(down) === 1;
		return gainsOf(change).map((gain, nth) => ({
			...gain,
			across: beside ? across : 0,
			down: beside ? down : 0,
			x: beside ? from.x + HALF + across * REACH : to.x + 24,
			y: (beside ? from.y + HALF + (down === 0 ? BELOW : down * REACH) : to.y + 36) + nth * 22,
		}));
	});
}
