/** Who sits in the Prison, and what the next reset would do. */

import type { Look } from '../../../lib/looks';
import { named } from '../../../lib/looks';
import type { ArchitectsView } from '../types';
import { isPlayed } from '../words';

export interface Cell {
	seat: number;
	count: number;
	y: number;
	tall: number;
	/** Left edges of the figures. */
	xs: number[];
	warn: boolean;
}

const TOP = 467;
const ROOM = 105;
const FIGURE = 19;
const BARRED = 78;
/** From so many prisoners on a reset costs virtue (RULES.md 11.3). */
export const MANY = 3;

/** One cell for each owner, fullest first; the more there are the flatter. */
export function cells(view: ArchitectsView): Cell[] {
	const held = view.players
		.filter((player) => player.prison > 0)
		.map((player) => ({ seat: player.seat, count: player.prison }))
		.sort((a, b) => b.count - a.count);
	const pitch = Math.min(35, ROOM / Math.max(1, held.length));
	return held.map(({ seat, count }, index) => {
		const step = count > 1 ? Math.min(18, (BARRED - FIGURE) / (count - 1)) : 0;
		return {
			seat,
			count,
			y: TOP + index * pitch,
			tall: pitch - (pitch > 24 ? 4 : 2),
			xs: Array.from({ length: count }, (_, i) => 887.5 + i * step),
			warn: count >= MANY,
		};
	});
}

/** What a reset would bring now, in at most three short lines; cut: names in the room that the rest leaves them. */
export function forecast(
	view: ArchitectsView,
	looks: readonly Look[],
	cut: (names: string, rest: string) => string,
): string[] {
	const line = (before: string, seats: number[], after = ''): string =>
		before + cut(seats.map((seat) => named(looks[seat])).join(', '), before + after) + after;
	const losing = view.reset.filter((verdict) => verdict.loses_virtue);
	const owing = view.reset.filter((verdict) => verdict.takes_debt);
	const market = view.market.filter(({ worker }) => worker !== null).length;
	if (isPlayed(view)) return [];
	if (owing.length === 0) return ['A reset would harm nobody now.'];
	const lines = [market > 0 ? 'Next reset, with the market:' : 'At the next reset:'];
	const seats = (verdicts: typeof losing): number[] => verdicts.map(({ seat }) => seat);
	if (losing.length > 0) lines.push(line('−1 virtue: ', seats(losing)));
	const most = Math.max(...owing.map(({ prisoners }) => prisoners));
	lines.push(line('1 debt: ', seats(owing), ` (${most} there)`));
	return lines;
}
