/** Where a card's figures come from, in words. */

import { listed } from '../../../lib/english';
import type { Mark } from '../types';

const SOURCES: Record<string, string> = {
	rulebook: 'Printed: from the rulebook.',
	public: 'Public: from pictures and reviews of the game.',
	reconstructed: 'Reconstructed: made by us, as the printed card was not found.',
};
const SHORT: Record<string, string> = { rulebook: 'printed', public: 'public', reconstructed: 'reconstructed' };

export const sourceShort = (mark: Mark): string => SHORT[mark.source] ?? mark.source;

export function sourceWords(mark: Mark): string {
	const words = SOURCES[mark.source] ?? mark.source;
	return mark.ref ? `${words} (${mark.ref})` : words;
}

/** Fields that are facts though the rest is not: "name and effects". */
export function knownWords(mark: Mark): string {
	const fields = Object.keys(mark.known).map((field) => field.replace(/_/g, ' ').replace('.', ': '));
	if (fields.length === 0) return '';
	return `Printed all the same: ${listed(fields)}.`;
}
