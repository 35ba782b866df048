/** The Governor's decisions step by step: the rule that counts, and what came of it. */

import type { Staged, Told } from './contract';
import type { Catalogue, PrisonArchitectView } from './types';
import { AREAS, duelOf } from './words';

/** What his rules say before he does it. */
const RULES: Record<string, string> = {
	governor_added: 'Where his Staff stands he adds the number of the week.',
	governor_bid: 'The next Warden Duel card shows his bids.',
	governor_weighed: 'He considers what his bid can pay.',
	governor_looked: 'Of these he keeps what offers most of what his card looks for.',
	governor_counted: 'He wants the type of card that he owns fewer of.',
	governor_took_tile: 'He takes what is left, of equals the closest to the stack.',
	governor_took_card: 'He takes one of that type, of equals the closest to the stack.',
	governor_staffed: 'If he can take nothing he puts Staff at the area, and bids more there next week.',
	governor_waited: 'If he can take nothing he puts Staff at the area, and bids more there next week.',
	governor_drew: 'Every week he takes an easy and a hard objective, or two hard ones.',
};

export function stage(told: readonly Told[], view: PrisonArchitectView, catalogue: Catalogue): Staged | null {
	const his = told.filter(({ event }) => event in RULES);
	if (view.governor === null || his.length === 0) return null;
	const area = told.findLast(({ event }) => event === 'area_began')?.facts.area;
	/** As it was told: the table may still show the card before it. */
	const duel = duelOf(catalogue, told.findLast(({ event }) => event === 'duel_turned')?.facts.duel as string);
	return {
		seat: view.players.length,
		title: area === undefined ? 'The Governor' : `The Governor: ${AREAS[String(area)] ?? area}`,
		card: duel === undefined ? null : { kind: 'duel', id: duel.id },
		steps: his.map(({ event, sentence }, index) => ({
			words: RULES[event] ?? '',
			came: sentence === '' ? [] : [sentence],
			state: index === his.length - 1 ? 'now' : 'done',
		})),
	};
}
