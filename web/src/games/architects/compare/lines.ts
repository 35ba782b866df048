/** What can be counted of a player, line by line, and who is ahead in it. */

import { capital } from '../../../lib/english';
import type { SignName } from '../art/signs';
import { SKILLS, skillsOf } from '../skills';
import type { Catalogue, PlayerView } from '../types';
import { GOODS } from '../words';

export interface Line {
	sign: SignName;
	name: string;
	of(player: PlayerView, catalogue: Catalogue): number;
	/** Nobody wants to be ahead in it. */
	bad?: boolean;
	/** Begins a group of its own. */
	first?: boolean;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

export const LINES: readonly Line[] = [
	{ sign: 'vp', name: 'Points so far', of: (player) => player.points },
	{ sign: 'virtue', name: 'Virtue', of: (player) => player.virtue },
	{ sign: 'cathedral', name: 'Cathedral', of: (player) => player.level },
	...GOODS.map((good, index) => ({
		sign: good,
		name: capital(good),
		of: (player: PlayerView) => player.goods[good] ?? 0,
		first: index === 0,
	})),
	{ sign: 'worker', name: 'At home', of: (player) => player.home, first: true },
	{ sign: 'captured', name: 'Captured', of: (player) => sum(player.captured) },
	{ sign: 'prison', name: 'In Prison', of: (player) => player.prison, bad: true },
	{ sign: 'plan', name: 'Plans in hand', of: (player) => player.hand_count },
	{ sign: 'debt', name: 'Unpaid debts', of: (player) => player.unpaid, bad: true },
	{ sign: 'paid', name: 'Paid debts', of: (player) => player.paid },
	...SKILLS.map((skill, index) => ({
		sign: skill,
		name: capital(skill),
		of: (player: PlayerView, catalogue: Catalogue) =>
			skillsOf(player.apprentices, catalogue).find((each) => each.skill === skill)?.count ?? 0,
		first: index === 0,
	})),
];

/** Which of these figures are ahead; none when all are alike. */
export function ahead(figures: readonly number[]): boolean[] {
	const most = Math.max(...figures);
	return figures.map((figure) => figure === most && figures.some((other) => other !== most));
}
