/** How lines of the story stand in the log. */

import type { CardRef, Told } from './contract';

const HEADINGS: Record<string, string> = {
	turns: 'The game begins',
	final_round: 'The last round',
	game_end: 'Scoring',
};

/** Lines that head what follows them. */
export const heading = (told: Told): string =>
	told.event === 'phase_began' ? (HEADINGS[String(told.facts.phase)] ?? '') : '';

const REFERS: [fact: string, kind: string][] = [
	['building', 'building'],
	['apprentice', 'apprentice'],
	['by_apprentice', 'apprentice'],
	['by_building', 'building'],
	['scheme', 'scheme'],
	['reward', 'reward'],
	['card', 'market'],
	['place', 'place'],
];

/** The card that a line names. */
export function refers(told: Told): CardRef | null {
	for (const [fact, kind] of REFERS) {
		const id = told.facts[fact];
		if (typeof id === 'string') return { kind, id };
	}
	return null;
}
