/** How options stand in the list of the rail, and what stands at the right edge of their lines. */

import { amount, type Bit, bag, loud, say, sign, signed, signOf } from './art/bits';
import type { Barred, Offer, OptionWords, Props } from './contract';
import { LEVELS, placeName, STALL_NAMES, siteOf } from './places';
import { abilityBits, gainBits } from './said';
import { ownerOf } from './spots';
import { apprenticeOf, buildingOf, curly, goodsInWords, named, possessive } from './words';

type Option = Offer | Barred;
type Sayer = (args: string[], p: Props) => OptionWords;

/** Figures belong to places, even to one that is barred just now; everything else asks for letters. */
const STALL_KEYS: Record<string, string> = { small: 'B', middle: 'M', large: 'X' };
const BUILD_KEYS = ['G', 'E', 'F', 'I', 'J', 'K', 'N'];
const DISMISS_KEYS = ['D', 'Q', 'V', 'Y', 'Z', 'O'];
const CATHEDRAL_KEY = 'T';

/** Which of the viewer's own cards it is. */
const planNumber = (p: Props, id: string | undefined): number =>
	p.situation.options.filter(({ family }) => family === 'build').findIndex(({ args }) => args[0] === id);
const ownNumber = (p: Props, id: string | undefined): number =>
	p.situation.options.filter(({ family }) => family === 'dismiss').findIndex(({ args }) => args[0] === id);

const apprentice = (p: Props, id: string | undefined) => apprenticeOf(p.catalogue, id ?? '');
const building = (p: Props, id: string | undefined) => buildingOf(p.catalogue, id ?? '');
const buildingName = (p: Props, id: string | undefined): string => curly(building(p, id)?.name ?? id ?? '');
const apprenticeName = (p: Props, id: string | undefined): string => apprentice(p, id)?.name ?? id ?? '';

/** Whom one hires, for how much, and what they are good for; two who do the same are told apart by their places. */
function hireWords(p: Props, id: string | undefined): OptionWords {
	const { display, hire } = p.situation.view;
	const card = apprentice(p, id);
	const space = display.find((each) => each.apprentice === id);
	if (!card || !space) return {};
	// Only the Workshop, where plans can be drawn instead, asks for silver.
	const paid = p.situation.options.some(({ family }) => family === 'plans');
	const price = paid && hire ? `, ${hire.price + (hire.extra[space.column] ?? 0)} silver` : '';
	const alike = display.filter((each) => apprentice(p, each.apprentice ?? '')?.sentence === card.sentence);
	const where = `${space.row === 0 ? 'Upper' : 'Lower'} row, ${['1st', '2nd', '3rd', '4th'][space.column]}.`;
	const coins = space.coins > 0 ? ` With ${space.coins} silver on the card.` : '';
	return { title: card.name + price, detail: `${alike.length > 1 ? `${where} ` : ''}${card.sentence}${coins}` };
}

const SAYERS: Record<string, Sayer> = {
	go: ([place], p) => ({
		key: siteOf(place ?? '')?.key,
		title: placeName(place ?? ''),
		// In words too: a phone has no room for the pictograms.
		detail: p.situation.view.places.find((each) => each.place === place)?.next?.words,
	}),
	market: ([space], p) => {
		const stall = p.situation.view.market.find((each) => each.space === space);
		const price = stall ? goodsInWords({ silver: stall.silver, virtue: stall.virtue }) : '';
		return {
			key: STALL_KEYS[space ?? ''],
			title: `Black Market, ${STALL_NAMES[space ?? '']}`,
			detail: `for ${price}`,
		};
	},
	build: ([id], p) => ({
		key: BUILD_KEYS[planNumber(p, id)],
		title: `Build ${buildingName(p, id)}`,
		detail: goodsInWords(building(p, id)?.cost ?? {}),
	}),
	cathedral: (_, p) => {
		const next = p.situation.view.cathedral_next;
		const cost = p.situation.view.cathedral[next?.level ?? 0]?.cost ?? {};
		return {
			key: CATHEDRAL_KEY,
			title: `Cathedral, level ${LEVELS[next?.level ?? 0] ?? ''}`,
			detail: goodsInWords({ ...cost, building_cards: next?.cards ?? 0 }),
		};
	},
	dismiss: ([id], p) => ({
		key: DISMISS_KEYS[ownNumber(p, id)],
		title: `Discard the ${apprenticeName(p, id)}`,
		plain: true,
	}),
	hire: ([id], p) => hireWords(p, id),
	keep: ([id], p) => ({ title: `Keep ${buildingName(p, id)}`, detail: goodsInWords(building(p, id)?.cost ?? {}) }),
	discard: ([id], p) => ({ title: `Discard ${buildingName(p, id)}` }),
	pay: ([goods]) => ({ title: `Pay ${(goods ?? '').replace(/(\d+ \w+) (?=\d)/g, '$1, ')}` }),
	capture: ([place, owner], p) => {
		const seat = ownerOf(owner, p.situation.view);
		const look = p.looks[seat];
		const count = p.situation.view.places.find((each) => each.place === place)?.workers[seat] ?? 0;
		const title = look?.you ? `Take ${count} of your own home` : `Capture ${count} of ${named(look)}`;
		return { title, detail: placeName(place ?? '') };
	},
	fetch_from: ([owner], p) => {
		const look = p.looks[ownerOf(owner, p.situation.view)];
		return { title: `From ${possessive(look)} board` };
	},
	done: () => ({ plain: true }),
	decline: () => ({ plain: true }),
};

export function wordsOf(option: Option, p: Props): OptionWords {
	return SAYERS[option.family]?.(option.args, p) ?? {};
}

/** "+1 <virtue>", or nothing. */
const change = (virtue: number): Bit[] => (virtue === 0 ? [] : [loud(signed(virtue)), sign('virtue')]);

/** The pictograms at the right edge. */
export function gainOf(option: Offer, p: Props): Bit[] {
	const view = p.situation.view;
	const [first] = option.args;
	switch (option.family) {
		case 'go': {
			const next = view.places.find(({ place }) => place === first)?.next;
			return next ? gainBits(first ?? '', next) : [];
		}
		case 'market': {
			const stall = view.market.find(({ space }) => space === first);
			if (!stall) return [];
			return first === 'middle' ? [sign('apprentice'), say('or'), loud('1'), sign('plan')] : bag(stall.offer);
		}
		case 'build': {
			const card = building(p, first);
			return card ? [loud(String(card.points)), sign('vp'), ...change(card.virtue)] : [];
		}
		case 'cathedral':
			return [loud(String(view.cathedral[view.cathedral_next?.level ?? 0]?.points ?? '')), sign('vp')];
		case 'hire': {
			const card = apprentice(p, first);
			return card ? [...change(card.virtue), ...card.skills.map((skill) => sign(signOf(skill)))] : [];
		}
		case 'dismiss':
		case 'trade_with': {
			const card = apprentice(p, first);
			return card ? abilityBits(card) : [];
		}
		case 'trade':
			return first === 'virtue' ? amount(1, 'virtue') : amount(1, 'marble');
		case 'keep':
		case 'discard': {
			const card = building(p, first);
			return card ? [loud(String(card.points)), sign('vp')] : [];
		}
		case 'gain':
			return [sign(signOf(first ?? ''))];
		case 'pay':
			return (first ?? '').split(' ').map((word, index) => (index % 2 ? sign(signOf(word)) : loud(word)));
		case 'pay_debt':
			return [sign('debt'), say('→'), sign('paid')];
		case 'send_to_prison': {
			const you = view.viewer === null ? undefined : view.players[view.viewer];
			return amount(you?.captured.reduce((sum, count) => sum + count, 0) ?? 0, 'silver');
		}
		default:
			return [];
	}
}
