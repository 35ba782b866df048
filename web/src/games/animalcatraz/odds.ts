/** Whom a roll is against, for the card of odds. */

import type { Offer } from './contract';
import { spot } from './spots';
import type { AnimalcatrazView } from './types';
import { chancesOf, convictsOf, ownConvict } from './words';

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
	'rival',
] as const;

/** Who rolls: one's Convict, or the Thief of its Mat who is sent. */
export function rollerOf(view: AnimalcatrazView, offer: Offer): string | null {
	const mine = view.convicts[ownConvict(view) ?? view.active ?? -1];
	const slot = ['pickpocket', 'rob'].includes(offer.family) ? /^slot_(\d)$/.exec(offer.args[0] ?? '') : null;
	return (slot && mine?.gangsters[Number(slot[1]) - 1]?.gangster) ?? mine?.convict ?? null;
}

/** Why a figure is not that of the whole Fight, or what it leaves out. */
export function proviso(view: AnimalcatrazView, offer: Offer): string {
	if (offer.family === 'rival')
		return chancesOf(view, offer).some(({ own }) => own.length === 0) ? 'without weapons, to the last fighter' : '';
	const [kind = '', id = ''] = spot(offer, view).split(':');
	const mats = [view.convicts[view.active ?? -1], view.convicts[Number(id)]];
	const gang = offer.family === 'attack' && kind === 'convict' && mats.some((one) => one && one.gangsters.length > 0);
	return gang ? 'in the first exchange, Convict against Convict' : '';
}

export function opponentOf(view: AnimalcatrazView, offer: Offer): Opponent {
	const [kind = '', id = ''] = spot(offer, view).split(':');
	if (kind === 'convict') {
		const convict = view.convicts[Number(id)];
		return { head: convict?.convict ?? null, rival: convict?.rival ?? null };
	}
	if (kind === 'rival') {
		const mates = convictsOf(view, Number(id));
		return { head: view.convicts[mates[0] ?? -1]?.convict ?? null, rival: Number(id) };
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
