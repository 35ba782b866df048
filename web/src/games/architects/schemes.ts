/** What schemes say, in pictograms. */

import { withSign } from '../../lib/english';
import { type Bit, loud, sign } from './art/bits';
import type { SignName } from './art/signs';
import type { ActCard } from './types';

const SIGNS: Record<string, SignName> = {
	advance_cathedral: 'cathedral',
	future: 'scheme',
	capture: 'capture',
	capture_per_worker: 'capture',
	sell: 'prison',
	free_prison: 'free',
	free_boards: 'free',
	virtue: 'virtue',
	virtue_per_worker: 'virtue',
	marble: 'marble',
	marble_per_worker: 'marble',
	destroy_debt: 'debt',
	burn_tax: 'tax',
	purge_apprentices: 'apprentice',
};

export const signOfAct = (act: string): SignName => SIGNS[act] ?? 'scheme';

/** Acts that are counted; the others are done once, or as often as the rules say. */
const COUNTED = new Set(['marble', 'capture', 'destroy_debt']);

/** "−1 <virtue>", "2 <marble>", "<marble> / <worker>" */
export function actBits({ act, n }: ActCard): Bit[] {
	const picture = sign(signOfAct(act));
	if (act === 'virtue') return [loud(withSign(n)), picture];
	if (act === 'destroy_debt') return [loud(withSign(-n)), picture];
	if (COUNTED.has(act)) return [loud(String(n)), picture];
	return act.endsWith('_per_worker') ? [picture, loud('/'), sign('worker')] : [picture];
}
