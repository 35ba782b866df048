/** What one compares before a choice: one figure a player. */

import type { PlayerView } from './types';
import { inmatesOf } from './words';

export interface Line {
	name: string;
	icon: string;
	/** None where the viewer may not know it. */
	of(player: PlayerView): number | null;
	/** Less is better: nobody is marked as ahead. */
	bad?: boolean;
}

const threat = (gone: PlayerView['escaped']): number => gone.reduce((sum, prisoner) => sum + prisoner.threat, 0);
const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((total, n) => total + n, 0);
const metNeeds = (player: PlayerView): number =>
	player.prison.tiles.reduce((total, { cell }) => total + (cell?.needs.filter(({ met }) => met).length ?? 0), 0);

export const LINES: readonly Line[] = [
	{ name: 'Points now', icon: 'points', of: ({ points }) => points },
	{ name: 'Cash', icon: 'finance', of: ({ cash }) => cash },
	{ name: 'Finance space', icon: 'finance', of: ({ finance }) => finance.position },
	{ name: 'Rehabilitation space', icon: 'rehabilitation', of: ({ rehabilitation }) => rehabilitation.position },
	{ name: 'Tiles', icon: 'window', of: ({ prison }) => prison.tiles.length },
	{ name: 'Cells', icon: 'places', of: ({ prison }) => prison.cells },
	{ name: 'Inmates', icon: 'places', of: (player) => sum(inmatesOf(player)) },
	{ name: 'Needs met', icon: 'tick', of: metNeeds },
	{ name: 'Objectives played', icon: 'objective', of: ({ objectives }) => objectives.length },
	{ name: 'Objectives met', icon: 'objective', of: ({ objectives }) => objectives.filter(({ met }) => met).length },
	{ name: 'Cards', icon: 'card', of: ({ cards }) => cards.length },
	{ name: 'Staff in the pool', icon: 'staff', of: ({ staff }) => staff },
	{ name: 'Threat released', icon: 'freedom', of: ({ released }) => threat(released) },
	{ name: 'Threat escaped', icon: 'escaped', of: ({ escaped }) => threat(escaped), bad: true },
];

/** Whoever has most of it, where not all have the same. */
export function ahead(figures: readonly (number | null)[]): boolean[] {
	if (figures.includes(null)) return figures.map(() => false);
	const most = Math.max(...figures.map(Number));
	return figures.map((figure) => figure === most && figures.some((other) => Number(other) < most));
}
