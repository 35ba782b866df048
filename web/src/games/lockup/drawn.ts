/** Cards that were drawn to keep some of, whatever they are. */

import { spelled } from '../../lib/english';
import type { Catalogue, PlayerView } from './types';
import { byId } from './words';

export interface Drawn {
	kind: 'item' | 'tome' | 'goon' | 'trait';
	cards: { id: string; name: string; sentence: string }[];
	/** More that the viewer does not see. */
	unseen: number;
	title: string;
}

const KINDS = { tomes: 'tome', goons: 'goon', items: 'item' } as const;

/** What a player looks at just now; null when nothing. */
export function drawnBy(player: PlayerView, catalogue: Catalogue): Drawn | null {
	const { looking } = player;
	if (looking !== null) {
		const kind = KINDS[looking.what as keyof typeof KINDS] ?? 'item';
		const list: { id: string; name: string; sentence: string }[] =
			kind === 'tome' ? catalogue.tomes : kind === 'goon' ? catalogue.goons : catalogue.items;
		const cards = (looking.cards ?? []).map((id) => byId(list, id));
		return {
			kind,
			cards,
			unseen: looking.count - cards.length,
			title: `Drawn: ${spelled(looking.count)} ${looking.what}`,
		};
	}
	if (player.trait === null && player.dealt.length > 0)
		return {
			kind: 'trait',
			cards: player.dealt.map((id) => byId(catalogue.traits, id)),
			unseen: 0,
			title: 'Your traits: keep one',
		};
	return null;
}
