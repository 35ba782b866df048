/** Which key takes what lies on a spot, so that the board shows the same keys as the list of options. */

import { assign } from '../../lib/keys';
import type { Props, Spot } from './contract';
import { wordsOf } from './options';
import { spot as spotOf } from './spots';

/** The Guildhall and the Black Market go by their first letters. */
export const CLAIMS = 'gb';

/** The key of the one option on a spot; '' where there is none or a choice of several. */
export function keyAt(p: Props, spot: Spot): string {
	if (p.still) return '';
	const { options, view } = p.situation;
	const found = options.flatMap((offer, index) => (spotOf(offer, view) === spot ? [index] : []));
	if (found.length !== 1) return '';
	return keysOf(p)[found[0] as number]?.toUpperCase() ?? '';
}

export function keysOf(p: Props): string[] {
	return assign(
		p.situation.options.map((offer) => wordsOf(offer, p).key),
		CLAIMS,
	);
}
