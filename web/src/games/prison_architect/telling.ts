/** How lines of the story stand in the log. */

import type { CardRef, Told } from './contract';
import { PHASES } from './words';

/** Lines that head what follows them. */
export function heading(told: Told): string {
	const { event, facts } = told;
	if (event === 'week_began') return `Week ${facts.week}`;
	if (event === 'phase_began') return PHASES[String(facts.phase)] ?? '';
	if (event === 'evaluation_began') return `Evaluation ${facts.number}`;
	return event === 'income_began' ? 'Income' : '';
}

const CARDS = ['tile', 'card', 'objective', 'duel'];

/** The card that a line names. */
export function refers(told: Told): CardRef | null {
	for (const kind of CARDS) {
		const id = told.facts[kind] ?? told.facts[`by_${kind}`];
		if (typeof id === 'string') return { kind, id };
	}
	const { area } = told.facts;
	return typeof area === 'string' ? { kind: 'area', id: area } : null;
}
