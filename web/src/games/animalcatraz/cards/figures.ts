/** The figures of a card, to be written below its picture. */

import { signed, withSign } from '../../../lib/english';
import type {
	Catalogue,
	CrimeCard,
	EventCard,
	GangsterCard,
	GuardCard,
	IconCard,
	ItemCard,
	PlanCard,
	StageCard,
} from '../types';
import { guardOf, planOf, SPACES } from '../words';
import type { Figure } from './Figures.svelte';

const figure = (icon: string, name: string, value: string | number): Figure => ({ icon, name, value: String(value) });
const locks = (red: number | null, green: number | null): Figure[] => [
	...(red === null ? [] : [figure('strength', 'Red padlock', red)]),
	...(green === null ? [] : [figure('cunning', 'Green padlock', green)]),
];

export function itemFigures(card: ItemCard, catalogue: Catalogue): Figure[] {
	return [
		figure('goods', 'Value', card.value),
		...(card.kind === 'weapon'
			? [figure('fist', 'Attack', withSign(card.attack)), figure('paw', 'Damage', withSign(-card.damage))]
			: []),
		...(card.kind === 'bribe'
			? [figure('cash', guardOf(catalogue, card.guard)?.name ?? 'Bribe', withSign(card.bonus))]
			: []),
		...(card.kind === 'escape_tool'
			? [
					figure('plan', 'Plan', planOf(catalogue, card.plan)?.name ?? ''),
					figure('strength', 'Red', withSign(card.red)),
					figure('cunning', 'Green', withSign(card.green)),
				]
			: []),
		figure('cards', 'Copies', card.copies),
		figure('trade', 'From', card.deck === 'chair' ? 'the Chair' : (SPACES[card.deck] ?? card.deck)),
	];
}

export const gangsterFigures = (card: GangsterCard): Figure[] => [
	figure('mask', 'Type', card.type_name),
	figure('strength', 'Strength', signed(card.strength)),
	figure(card.recruit_with, 'To recruit', `${card.recruit_level}+`),
	figure('goods', 'Pay', card.pay),
];

export const guardFigures = (card: GuardCard): Figure[] => [figure('guard', 'To corrupt', `${card.level}+`)];

export const crimeFigures = (card: CrimeCard): Figure[] => [
	figure('star', 'REP', withSign(card.rep)),
	figure('crime', 'Crime points', card.points),
];

export const planFigures = (card: PlanCard): Figure[] => locks(card.red, card.green);
export const stageFigures = (card: StageCard): Figure[] => [
	figure('escape', 'Deck', card.deck),
	...locks(card.red, card.green),
	figure('guard', 'A Guard counts', card.guard_value),
];
export const iconFigures = (card: IconCard): Figure[] => [figure('paw', 'Actions', card.cost)];
export const eventFigures = (card: EventCard): Figure[] => [
	figure('sun', 'Letter', card.letter),
	...(card.space ? [figure('star', 'Where', SPACES[card.space] ?? card.space)] : []),
];
