/** A line of words and pictograms, as data: what a pill, an option or a card says. */

import { signed } from '../../../lib/english';
import { isSign, type SignName } from './signs';

export type Bit = { text: string; bold?: boolean } | { sign: SignName };

export const say = (text: string): Bit => ({ text });
export const loud = (text: string): Bit => ({ text, bold: true });
export const sign = (name: SignName): Bit => ({ sign: name });

/** The pictogram of a word of the rules. */
const SIGN_OF: Record<string, SignName> = {
	building_cards: 'plan',
	plans: 'plan',
	unpaid_debts: 'debt',
	debts: 'debt',
	points: 'vp',
	apprentices: 'apprentice',
	workers: 'worker',
};

export const signOf = (word: string): SignName => (isSign(word) ? word : (SIGN_OF[word] ?? 'plan'));

/** "3 <wood>", "−1 <virtue>" */
export const amount = (count: number, word: string): Bit[] => [loud(signed(count)), sign(signOf(word))];

/** All of a bag in the order of the rules. */
export function bag(goods: Record<string, number>): Bit[] {
	return Object.entries(goods).flatMap(([word, count]) => amount(count, word));
}

/** The same, read out: "3 wood, 1 gold". */
export function inWords(bits: readonly Bit[]): string {
	return bits.map((bit) => ('sign' in bit ? bit.sign : bit.text)).join(' ');
}

const LABELS: Partial<Record<SignName, string>> = {
	vp: 'points',
	end: 'at the end of the game',
	now: 'at once',
	prison: 'prisoners',
	captured: 'captured workers',
	built: 'buildings',
	paid: 'paid debts',
	debt: 'unpaid debt',
	mask: 'Black Market',
	bell: 'reset',
	crown: 'King’s Storehouse',
	free: 'set free',
	apprentice: 'apprentice',
};

/** How a pictogram is read out. */
export const labelOf = (name: SignName): string => LABELS[name] ?? name;
