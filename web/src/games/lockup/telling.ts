/** How lines of the story stand in the log. */

import type { CardRef, Told } from './contract';
import { PHASES } from './words';

/** Lines that head what follows them. */
export function heading(told: Told): string {
	if (told.event === 'round_began') return `Round ${told.facts.round}`;
	if (told.event === 'phase_began') return PHASES[String(told.facts.phase)] ?? '';
	return '';
}

/** Whose line it is; nobody's where the table itself speaks. */
export function teller(told: Told): number | null {
	const { seat } = told.facts;
	return typeof seat === 'number' ? seat : null;
}

const CARDS = ['item', 'goon', 'tome', 'goal', 'trait', 'guard'];

/** The card that a line names; failing that, its place. */
export function refers(told: Told): CardRef | null {
	for (const kind of CARDS) {
		const id = told.facts[kind] ?? told.facts[`by_${kind}`];
		if (typeof id === 'string') return { kind, id };
	}
	const { location } = told.facts;
	return typeof location === 'string' ? { kind: 'location', id: location } : null;
}
