/** How options stand in the list of the rail, and what stands at the right edge of their lines. */

import { capital, withSign } from '../../lib/english';
import { named, whose } from '../../lib/looks';
import { amount, type Bit, bag, loud, say, sign, signOf } from './art/bits';
import type { Barred, Offer, OptionWords, Props } from './contract';
import { abilityBits, gainBits } from './said';
import { ownerOf } from './spots';
import { apprenticeOf, buildingOf } from './words';

type Option = Offer | Barred;
type Sayer = (args: string[], p: Props) => OptionWords;

const apprentice = (p: Props, id: string | undefined) => apprenticeOf(p.catalogue, id ?? '');
const building = (p: Props, id: string | undefined) => buildingOf(p.catalogue, id ?? '');

/** Players go by their names on the page; the rest the room says itself. */
const SAYERS: Record<string, Sayer> = {
	capture: ([place, owner], p) => {
		const seat = ownerOf(owner, p.situation.view);
		const look = p.looks[seat];
		const count = p.situation.view.places.find((each) => each.place === place)?.workers[seat] ?? 0;
		return { title: look?.you ? `Take ${count} of your own home` : `Capture ${count} of ${named(look)}` };
	},
	fetch_from: ([owner], p) => ({ title: capital(`${whose(p.looks[ownerOf(owner, p.situation.view)])} board`) }),
	dismiss: () => ({ plain: true }),
};

export function optionWords(option: Option, p: Props): OptionWords {
	return SAYERS[option.family]?.(option.args, p) ?? {};
}

/** "+1 <virtue>", or nothing. */
const change = (virtue: number): Bit[] => (virtue === 0 ? [] : [loud(withSign(virtue)), sign('virtue')]);

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
