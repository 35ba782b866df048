/** What one compares before a choice: one figure a side. */

import type { AnimalcatrazView, Catalogue } from './types';
import { convictsOf, gangsterOf, guardOf, itemOf } from './words';

export interface Line {
	name: string;
	icon: string;
	of(view: AnimalcatrazView, rival: number): number;
	/** What is counted, by name, where everybody may know it. */
	names?(view: AnimalcatrazView, rival: number, catalogue: Catalogue): string[];
}

const over =
	(figure: (convict: AnimalcatrazView['convicts'][number]) => number) =>
	(view: AnimalcatrazView, rival: number): number =>
		convictsOf(view, rival).reduce((total, index) => total + figure(view.convicts[index]!), 0);
const most =
	(figure: (convict: AnimalcatrazView['convicts'][number]) => number) =>
	(view: AnimalcatrazView, rival: number): number =>
		Math.max(0, ...convictsOf(view, rival).map((index) => figure(view.convicts[index]!)));

export const LINES: readonly Line[] = [
	{ name: 'Reputation', icon: 'star', of: (view, rival) => view.rivals[rival]?.rep ?? 0 },
	{ name: 'Strength', icon: 'strength', of: most(({ strength }) => strength.level) },
	{ name: 'Cunning', icon: 'cunning', of: most(({ cunning }) => cunning.level) },
	{
		name: 'Guards owned',
		icon: 'guard',
		of: (view, rival) => view.rivals[rival]?.guards.length ?? 0,
		names: (view, rival, catalogue) =>
			(view.rivals[rival]?.guards ?? []).map((id) => guardOf(catalogue, id)?.name ?? id),
	},
	{ name: 'Stands', icon: 'guard', of: (view, rival) => view.rivals[rival]?.stands ?? 0 },
	{ name: 'Coins on the track', icon: 'coin', of: (view, rival) => view.track.filter((one) => one === rival).length },
	{ name: 'Coins at hand', icon: 'coin', of: (view, rival) => view.rivals[rival]?.coins ?? 0 },
	{ name: 'Carried cards', icon: 'bag', of: over(({ carry }) => carry.length) },
	{
		name: 'Cards in the stash',
		icon: 'stash',
		of: (view, rival) => view.cells.reduce((total, one) => total + (one.rival === rival ? one.stash.length : 0), 0),
	},
	{
		name: 'Gangsters',
		icon: 'gang',
		of: over(({ gangsters }) => gangsters.length),
		names: (view, rival, catalogue) =>
			convictsOf(view, rival).flatMap((index) =>
				view.convicts[index]!.gangsters.map(({ gangster }) => gangsterOf(catalogue, gangster)?.name ?? gangster),
			),
	},
	{ name: 'Crime cards', icon: 'crime', of: over(({ crimes }) => crimes.length) },
	{
		name: 'Tools secured',
		icon: 'tool',
		of: (view, rival) => view.rivals[rival]?.secured.length ?? 0,
		names: (view, rival, catalogue) =>
			(view.rivals[rival]?.secured ?? []).map((id) => itemOf(catalogue, id)?.name ?? id),
	},
];

/** Whoever has most of it, where not all have the same. */
export function ahead(figures: readonly number[]): boolean[] {
	const highest = Math.max(...figures);
	return figures.map((figure) => figure === highest && figures.some((other) => other < highest));
}
