/** Who stands where on a goal, in a few words. */

import { capital, short } from '../../lib/english';
import type { Look } from '../../lib/looks';
import { named } from '../../lib/looks';
import { widthOf } from './measure';
import type { GoalCard, GoalView, LockupView } from './types';

export const KINDS: Record<string, string> = { leader: 'Leader', instant: 'Instant', end_game: 'End game' };

/** What a goal brings at this table: the stars of its first, and how many for each where it counts by piece. */
export function goalStars(goal: GoalCard, players: number): string {
	if (goal.per_stars > 0) return String(goal.per_stars);
	const two = players < 3;
	if (goal.kind === 'leader') return String(two ? goal.stars_two_player : goal.stars);
	if (goal.kind === 'end_game') return String(two ? goal.two_player_first : goal.first);
	return String(goal.stars);
}

/** The pictogram of what is counted. */
export function goalIcon(id: string): string {
	for (const [part, icon] of [
		['shield', 'shield'],
		['gem', 'gem'],
		['magic', 'magic'],
		['power', 'power'],
		['item', 'hammer'],
		['tome', 'tome'],
		['set', 'chest'],
	] as const)
		if (id.includes(part)) return icon;
	return 'goon';
}

export interface GoalStanding {
	/** Whose sign stands beside the first line; -1 for nobody's. */
	seat: number;
	first: string;
	/** The first line where it has no room for verbs. */
	brief: string;
	second: string;
}

/** The holder or who is ahead, then everybody else; names have at most so many letters. */
export function goalStanding(goal: GoalView, view: LockupView, looks: readonly Look[], most = 40): GoalStanding {
	const { holder, measures } = goal;
	const name = (seat: number): string => short(named(looks[seat]), most);
	const plural = (seat: number): boolean => looks[seat]?.you === true || looks[seat]?.automaton === true;
	const list = (seats: number[]): string => {
		const counting = seats.filter((seat) => (measures[seat] ?? 0) > 0 || seat === view.viewer);
		if (counting.length === 0) return 'others 0';
		const alike = new Set(seats.map((seat) => measures[seat]));
		if (alike.size === 1 && seats.length > 2) return `others ${measures[seats[0] as number]}`;
		return counting.map((seat) => `${name(seat)} ${measures[seat]}`).join(' · ');
	};
	const all = measures.map((_, seat) => seat);
	if (holder !== null) {
		const verb =
			goal.kind === 'instant' ? (plural(holder) ? 'have it' : 'has it') : plural(holder) ? 'hold it' : 'holds it';
		return {
			seat: holder,
			first: `${capital(name(holder))} ${verb}: ${measures[holder]}`,
			brief: `${capital(name(holder))}: ${measures[holder]}`,
			second: list(all.filter((seat) => seat !== holder)),
		};
	}
	const best = Math.max(...measures);
	const ahead = all.filter((seat) => measures[seat] === best);
	const leader = ahead[0] ?? -1;
	if (best === 0) return { seat: -1, first: 'Nobody has any', brief: 'Nobody yet', second: '' };
	if (goal.kind === 'end_game' && ahead.length === 1)
		return {
			seat: leader,
			first: `${capital(name(leader))} ${plural(leader) ? 'lead' : 'leads'}: ${best}`,
			brief: `${capital(name(leader))}: ${best}`,
			second: list(all.filter((seat) => seat !== leader)),
		};
	if (view.viewer === null) return { seat: -1, first: 'Open', brief: 'Open', second: list(all) };
	return {
		seat: -1,
		first: `Open: you have ${measures[view.viewer]}`,
		brief: `You have ${measures[view.viewer]}`,
		second: list(all.filter((seat) => seat !== view.viewer)),
	};
}

const LETTERS = [40, 14, 10, 7, 5, 4, 3, 2]; // of a name

/** Lines of at most that width on a banner: names give way, so that every number is seen. */
export function fittedStanding(goal: GoalView, view: LockupView, looks: readonly Look[], width: number): GoalStanding {
	const tries = LETTERS.map((most) => goalStanding(goal, view, looks, most));
	const fits = ({ brief, second }: GoalStanding): boolean =>
		widthOf(brief, 11) <= width && widthOf(second, 11, true) <= width;
	return tries.find(fits) ?? tries.at(-1)!;
}
