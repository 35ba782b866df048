/** Places of cards on one's own Mats: what the words of an option mean, and where they lie. */

import type { AnimalcatrazView, HeldView } from '../types';
import { convictsOf, ownConvict, ownRival } from '../words';

const PARTNER = 'partner';

/** "partner_slot_1" is "slot_1" of the other Convict; its carried cards are just "partner". */
const own = (place: string): string => (place === PARTNER ? 'carried' : place.replace(`${PARTNER}_`, ''));

function cardsAt(view: AnimalcatrazView, index: number, place: string): readonly (HeldView | null)[] {
	const convict = view.convicts[index];
	if (convict === undefined) return [];
	switch (place) {
		case 'carried':
			return convict.carry;
		case 'slot_1':
			return [convict.gangsters[0]?.card ?? null];
		case 'slot_2':
			return [convict.gangsters[1]?.card ?? null];
		case 'spot':
			return [convict.upgrade];
		case 'cell_spot':
			return [convict.cell_upgrade];
		default:
			return view.cells.find(({ cell }) => cell === convict.cell)?.stash ?? [];
	}
}

/** Own Convicts, the one that an option most likely means first. */
function candidates(view: AnimalcatrazView, place: string): number[] {
	const rival = ownRival(view);
	if (rival === null) return [];
	const first = ownConvict(view);
	const meant = place.startsWith(PARTNER);
	return convictsOf(view, rival).toSorted(
		(one, other) => Number((other === first) !== meant) - Number((one === first) !== meant),
	);
}

/** On whose Mat a card lies in that place: out of turn an option may be about either Convict of a side. */
export function holder(view: AnimalcatrazView, place: string, card: string): number | null {
	const found = candidates(view, place).find((index) =>
		cardsAt(view, index, own(place)).some((held) => held?.card === card),
	);
	return found ?? null;
}

/** A place as a spot names it: "0:carried", "cell_2:stash". */
export function spotted(view: AnimalcatrazView, index: number, place: string): string {
	return place === 'stash' ? `${view.convicts[index]?.cell}:stash` : `${index}:${place}`;
}

export function placed(view: AnimalcatrazView, place: string, card: string): string {
	const index = holder(view, place, card) ?? candidates(view, place)[0] ?? 0;
	return spotted(view, index, own(place));
}
