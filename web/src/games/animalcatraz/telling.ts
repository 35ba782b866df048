/** How lines of the story stand in the log. */

import type { CardRef, Told } from './contract';

/** Lines that head what follows them. */
export function heading(told: Told): string {
	const { event, facts } = told;
	if (event === 'day_began') return `Day ${facts.day}`;
	if (event === 'round_began') return `Day ${facts.day} · Round ${facts.round}`;
	if (event === 'night_fell') return `Night of day ${facts.day}`;
	return event === 'riot_began' ? 'Riot' : '';
}

/** What can be opened, the most telling first: everybody is a Convict, so those come last. */
const CARDS = ['card', 'crime', 'plan', 'event', 'guard', 'gangster', 'stage', 'icon', 'space', 'convict'];

/** The card that a line names. */
export function refers(told: Told): CardRef | null {
	for (const kind of CARDS) {
		const id = told.facts[kind] ?? told.facts[`by_${kind}`];
		if (typeof id === 'string') return { kind, id };
	}
	return null;
}
