/** A guided first game: which step of the lesson is true now. Pure; the page keeps where it is. */

import type { LessonStep, Offer } from '../wire/types';
import type { Listed } from './options';

/** An option in the words of the vocabulary, as a lesson names it. */
export const words = (offer: Pick<Offer, 'family' | 'args'>): string => [offer.family, ...offer.args].join(' ');

/** May this be done at this step? A step to be read asks for nothing but reading on. */
export const allows = (step: LessonStep | undefined, offer: Offer): boolean =>
	step === undefined || step.do.includes(words(offer));

const fits = (step: LessonStep, offers: readonly Offer[]): boolean => offers.some((offer) => allows(step, offer));

/**
 * The step for what is asked. Moves may have been taken back, or the page loaded anew: then the nearest step that fits
 * is looked for, behind first. Beyond the last step (its number is the length) the game is the learner's own.
 */
export function locate(steps: readonly LessonStep[], at: number, offers: readonly Offer[]): number {
	const step = steps[at];
	if (step === undefined || step.do.length === 0 || fits(step, offers)) return at;
	for (let back = at - 1; back >= 0; back -= 1) if (fits(steps[back] as LessonStep, offers)) return back;
	for (let on = at + 1; on < steps.length; on += 1) if (fits(steps[on] as LessonStep, offers)) return on;
	return steps.length;
}

export interface Chapter {
	title: string;
	/** The number of its first step. */
	first: number;
	/** How many steps it has. */
	length: number;
}

/** Steps that stand under one heading are a chapter. */
export function chapters(steps: readonly LessonStep[]): Chapter[] {
	const all: Chapter[] = [];
	for (const [number, step] of steps.entries()) {
		const last = all.at(-1);
		if (last?.title === step.part) last.length += 1;
		else all.push({ title: step.part, first: number, length: 1 });
	}
	return all;
}

/**
 * What is ringed at a step: where the only thing to do lies on the table, or else what the teacher points at; and the
 * list, in which a learner finds just that.
 */
export function ringed(step: LessonStep, options: readonly Pick<Listed, 'spot'>[]): string[] {
	if (step.do.length === 0) return step.point === '' ? [] : [step.point];
	const [only, second] = options;
	const spot = second === undefined && only !== undefined && only.spot !== '' ? only.spot : step.point;
	return [spot, 'rail:options'].filter((one) => one !== '');
}
