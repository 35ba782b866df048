/** Whom a roll is against, for the card of odds. */

import type { Offer } from './contract';
import { spot } from './spots';
import type { AnimalcatrazView } from './types';

export interface Opponent {
	/** What is drawn: a Convict, a Guard, a Gangster, the Warden; null where it is a padlock. */
	head: string | null;
	rival: number | null;
}

/** Options whose outcome dice decide. */
export const ROLLED = [
	'attack',
	'pickpocket',
	'rob',
	'corrupt',
	'corrupt_warden',
	'recruit',
	'attempt_escape',
	'charm',
] as const;

export function opponentOf(view: AnimalcatrazView, offer: Offer): Opponent {
	const [kind = '', id = ''] = spot(offer, view).split(':');
	if (kind === 'convict') {
		const convict = view.convicts[Number(id)];
		return { head: convict?.convict ?? null, rival: convict?.rival ?? null };
	}
	if (kind === 'cell') {
		const owner = view.cells.find(({ cell }) => cell === id)?.rival ?? null;
		const lives = view.convicts.find((one) => one.cell === id);
		return { head: lives?.convict ?? null, rival: owner };
	}
	if (kind === 'guard') {
		const space = view.spaces.find((one) => one.space === id);
		return { head: space?.guard ?? null, rival: space?.owner ?? null };
	}
	if (kind === 'vacant') {
		const cell = view.spaces.flatMap((one) => one.vacant).find((one) => one.cell === id);
		return { head: cell?.gangster ?? null, rival: null };
	}
	return { head: kind === 'warden' ? 'warden' : null, rival: null };
}
