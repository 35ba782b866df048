/** A guided first game: which step of the lesson is true now. Pure; the page keeps where it is. */

import type { LessonStep, Offer } from '../wire/types';

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
