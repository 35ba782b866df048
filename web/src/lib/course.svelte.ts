/** Where a learner is in a lesson; kept in this browser, so that a lesson can be gone on with. */

import type { Lesson, LessonStep, Offer } from '../wire/types';
import { allows, type Chapter, chapters, locate } from './lesson';

export class Course {
	at = $state(0);
	readonly chapters: Chapter[];
	private readonly key: string;

	constructor(
		readonly lesson: Lesson,
		table: string,
	) {
		this.chapters = chapters(lesson.steps);
		this.key = `bighouse.lesson.${table}`;
		const kept = Number(localStorage.getItem(this.key) ?? 0);
		if (Number.isInteger(kept) && kept >= 0) this.at = kept;
	}

	/** Nothing when the lesson is over: the game is the learner's own. */
	get step(): LessonStep | undefined {
		return this.lesson.steps[this.at];
	}

	/** The number of the chapter that the learner is in; that of the last one at the end. */
	get chapter(): number {
		return this.chapters.findLastIndex((chapter) => chapter.first <= this.at);
	}

	allows(offer: Offer): boolean {
		return allows(this.step, offer);
	}

	/** Something is asked: is this still the step? */
	asked(offers: readonly Offer[]): void {
		this.go(locate(this.lesson.steps, this.at, offers));
	}

	/** The learner did what was said, or has read on. */
	next(): void {
		this.go(this.at + 1);
	}

	back(): void {
		this.go(Math.max(0, this.at - 1));
	}

	/** Steps before this one that were only read may be read again. */
	get mayGoBack(): boolean {
		return this.lesson.steps[this.at - 1]?.do.length === 0;
	}

	leave(): void {
		this.go(this.lesson.steps.length);
	}

	private go(at: number): void {
		if (at === this.at) return;
		this.at = at;
		localStorage.setItem(this.key, String(at));
	}
}
