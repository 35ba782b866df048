/** How far away the next raid is. */

import type { Catalogue, LockupView } from './types';
import { byId } from './words';

export interface RaidMeter {
	supply: number;
	total: number;
	/** What the goons that stand now would ask for. */
	need: number;
	words: string;
	near: boolean;
}

export function raidMeter(view: LockupView, catalogue: Catalogue): RaidMeter {
	const supply = view.suspicion_supply;
	const out = [...view.locations, ...view.players].reduce((sum, each) => sum + each.suspicion, 0);
	const need = view.locations.reduce(
		(sum, { goon }) => sum + (goon === null ? 0 : byId(catalogue.goons, goon).suspicion),
		0,
	);
	const meter = { supply, total: supply + out, need };
	if (view.over) return { ...meter, words: '', near: false };
	if (view.round >= view.rules.rounds) return { ...meter, words: 'final raid ahead', near: true };
	if (supply < need) return { ...meter, words: 'raid is near', near: true };
	if (supply < need + 2) return { ...meter, words: 'raid may come', near: false };
	return { ...meter, words: `goons ask for ${need}`, near: false };
}
