/** What a card does, as pictograms with numbers: for its face. */

import { withSign } from '../../../lib/english';
import type { ItemCard } from '../types';

export interface Mark {
	icon: string;
	/** "+2"; '' where the pictogram says it all. */
	n: string;
	/** A padlock's colour. */
	lock?: 'red' | 'green';
}

export function marksOf(card: ItemCard): Mark[] {
	switch (card.kind) {
		case 'weapon':
			return [
				{ icon: 'fist', n: String(card.attack) },
				{ icon: 'paw', n: withSign(-card.damage) },
			];
		case 'bribe':
			return [{ icon: 'cash', n: withSign(card.bonus) }];
		case 'escape_tool':
			return [
				{ icon: 'lock', n: String(card.red), lock: 'red' },
				{ icon: 'lock', n: String(card.green), lock: 'green' },
			];
		case 'cell_trap':
			return [
				{ icon: 'trap', n: '' },
				{ icon: 'injury', n: '' },
			];
		case 'goods':
			return [{ icon: 'goods', n: String(card.value) }];
		case 'upgrade':
			return [{ icon: card.spot === 'cell' ? 'rob' : 'upgrade', n: '' }];
		default:
			return [{ icon: ICONS[card.kind] ?? 'cards', n: '' }];
	}
}

const ICONS: Record<string, string> = {
	primal: 'primal',
	boost: 'boost',
	pass: 'pass',
	armor: 'armor',
	guard_trap: 'trap',
	craft_part: 'craft',
	cell_attack: 'riot',
};
