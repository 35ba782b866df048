/** What the guards do, step by step: the card that was turned up, and the rule behind each thing they take. */

import type { Staged, StagedStep, Told } from './contract';
import { refers } from './telling';
import type { LockupView } from './types';

/** What the guards' own rules decide; whatever else is told follows from it. */
const DECIDED = new Set(['guard_shown', 'location_shown', 'guards_chose']);

export function stage(told: readonly Told[], view: LockupView): Staged | null {
	if (!told.some(({ event }) => DECIDED.has(event))) return null;
	const steps: StagedStep[] = [];
	for (const { event, sentence } of told) {
		if (sentence === '') continue;
		if (DECIDED.has(event) || steps.length === 0) steps.push({ words: sentence, came: [], state: 'done' });
		else steps.at(-1)?.came.push(sentence);
	}
	const last = steps.at(-1);
	if (last !== undefined) last.state = 'now';
	const cards = told.filter(({ event }) => DECIDED.has(event)).map(refers);
	return {
		seat: view.rules.players,
		title: 'The guards',
		card: cards.findLast((card) => card !== null && card.kind !== 'location') ?? null,
		steps,
	};
}
