/** What places, apprentices and buildings do, as words and pictograms: the same on board, cards and options. */

import { counted, withSign } from '../../lib/english';
import { amount, type Bit, bag, loud, say, sign, signOf } from './art/bits';
import type { SignName } from './art/signs';
import type { ApprenticeCard, BuildingCard, NextView } from './types';

/** What the next worker brings, behind "next:". */
export function nextBits(place: string, next: NextView): Bit[] {
	const bits = gainBits(place, next);
	return bits.length === 0 ? [] : [say('next:'), ...bits];
}

/** The same without the word. */
export function gainBits(place: string, next: NextView): Bit[] {
	if (place === 'workshop') return [loud('hire'), say('or'), ...amount(next.cards, 'plan')];
	if (place === 'town_centre') {
		const where = counted(next.captures_at, 'place');
		return next.actions === 1 ? [loud('1 capture')] : [loud(`${next.actions} captures,`), say(where)];
	}
	if (place === 'kings_storehouse') return [loud(counted(next.actions, 'trade'))];
	if (place === 'guardhouse') return [loud(counted(next.actions, 'action'))];
	const gains = next.gains.filter((goods) => Object.keys(goods).length > 0);
	if (gains.length === 0) return [say('nothing to take')];
	const bits = gains.flatMap((goods, index) => (index === 0 ? bag(goods) : [say('or'), ...bag(turned(goods))]));
	return next.virtue === 0 ? bits : [...bits, ...amount(next.virtue, 'virtue')];
}

/** What is dug for first, then what a Miner adds. */
const turned = (goods: Record<string, number>): Record<string, number> =>
	Object.fromEntries(Object.entries(goods).reverse());

/** When an apprentice helps, as a pictogram. */
const TRIGGERS: Record<string, SignName> = {
	cathedral_advance: 'cathedral',
	town_centre_action: 'capture',
	debt_paid: 'paid',
	black_market_reset: 'bell',
	black_market_action: 'mask',
	kings_storehouse_trade: 'crown',
	quarry: 'stone',
	forest: 'tree',
	mines: 'pick',
	silversmith: 'anvil',
	tax_stand: 'tax',
};

export const triggerSign = (card: ApprenticeCard): SignName | undefined => TRIGGERS[card.trigger];

/** What an apprentice does, in the room of a thumb. */
export function abilityBits(card: ApprenticeCard): Bit[] {
	if (card.trigger === '') return [say('all skills')];
	if (Object.keys(card.pay).length > 0) {
		return [...tight(card.pay), say('→'), ...tight(card.gain)];
	}
	if (card.keeps_virtue) return [loud('0'), sign('virtue')];
	if (card.discount > 0) return amount(-card.discount, 'silver');
	if (card.releases > 0) return [loud(`${card.releases}`), sign('free')];
	if (card.spares_virtue > 0) return [loud(`+${card.spares_virtue}`), sign('virtue')];
	return Object.entries(card.gain).flatMap(([word, count]) => [loud(`+${count}`), sign(signOf(word))]);
}

/** A number of 1 goes without saying. */
const tight = (goods: Record<string, number>): Bit[] =>
	Object.entries(goods).flatMap(([word, count]) =>
		count === 1 ? [sign(signOf(word))] : [loud(String(count)), sign(signOf(word))],
	);

const MEASURES: Record<string, SignName> = {
	constructed_buildings: 'built',
	captured_workers: 'captured',
	virtue: 'virtue',
	paid_debts: 'paid',
	gold: 'gold',
	marble: 'marble',
};

/** What a building counts: "per 4 <virtue>". */
function perBits(card: BuildingCard): Bit[] {
	if (card.per === 'clay+wood+stone')
		return [say('per'), loud(String(card.n)), sign('clay'), sign('wood'), sign('stone')];
	const what = card.per === 'apprentices_with_skill' ? signOf(card.skill) : (MEASURES[card.per] ?? 'vp');
	return card.n > 1 ? [say('per'), loud(String(card.n)), sign(what)] : [say('per'), sign(what)];
}

const plus = (count: number, word: string): Bit[] => [loud(withSign(count)), sign(signOf(word))];

/** What a building does, without when. */
export function effectBits(card: BuildingCard): Bit[] {
	switch (card.effect) {
		case 'gain':
			return Object.entries(card.gain).flatMap(([word, count]) => plus(count, word));
		case 'gain_choice':
			return card.one_of.flatMap((goods, index) => (index === 0 ? bag(goods) : [say('or'), ...bag(goods)]));
		case 'free_captures':
			return [loud(String(card.n)), sign('capture')];
		case 'choice':
			return [sign('free'), say('or'), loud(String(card.n)), sign('capture')];
		case 'destroy_debt':
			return [loud('−1'), sign('debt')];
		case 'release_from_prison':
			return [say('all'), sign('prison'), say('→'), sign('worker')];
		case 'discard_for':
			return [loud('1'), sign('plan'), say('→'), ...bag(card.gain)];
		case 'all_players_gain':
			return [say('all'), ...Object.entries(card.gain).flatMap(([word, count]) => plus(count, word))];
		case 'gain_per':
			return [...bag(card.gain), ...perBits(card)];
		case 'hire_any_faceup':
			return [loud('+1'), sign('apprentice')];
		case 'all_players_with_prisoners_lose':
			return [loud(`${card.n}+`), sign('prison'), say(':'), ...plus(card.gain.virtue ?? -1, 'virtue')];
		case 'virtue_per':
			return [...plus(1, 'virtue'), ...perBits(card)];
		case 'virtue':
			return plus(card.n, 'virtue');
		case 'vp_per':
			return [...plus(Math.max(1, card.effect_points), 'vp'), ...perBits(card)];
		case 'debt_penalty_delta':
			return [...plus(card.effect_points, 'vp'), say('per'), sign('debt')];
		case 'if_most_resource':
			return [...plus(card.effect_points, 'vp'), say('if most'), sign(signOf(card.good))];
		case 'if_most_cathedral':
			return [
				...(card.gain.virtue ? plus(card.gain.virtue, 'virtue') : plus(card.effect_points, 'vp')),
				say('if top'),
				sign('cathedral'),
			];
		case 'if_no_unpaid_debt':
			return [...plus(card.effect_points, 'vp'), say('if'), loud('0'), sign('debt')];
		default:
			return [];
	}
}
