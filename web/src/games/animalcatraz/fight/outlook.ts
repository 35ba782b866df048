/** Two sides that roll against each other, and what it comes to: the difference of the totals, or before it the odds. */

import type { Props } from '../contract';
import { spot } from '../spots';
import type { ChanceView, FighterView, FightView, RobberView, TheftView } from '../types';
import { chancesOf, convictName, gangsterOf, ownRival, percent } from '../words';

/** Whom a side sends: a Convict, or a Gangster of its Mat. */
export type Fighter = Pick<FighterView, 'convict' | 'gangster'>;

export const fighterName = (p: Props, { convict, gangster }: Fighter): string =>
	gangster === null
		? convictName(p, p.situation.view.convicts[convict]!)
		: (gangsterOf(p.catalogue, gangster)?.name ?? gangster);
export const fighterHead = (p: Props, { convict, gangster }: Fighter): string | null =>
	gangster ?? p.situation.view.convicts[convict]?.convict ?? null;

/** Who stands on each side; undefined: nobody is named yet. */
export const fightersOf = (fight: FightView): (FighterView | undefined)[] =>
	fight.sides.map(({ fighter, fighters }) => (fighter === null ? undefined : fighters[fighter]));

/** Who wins a tie: the attacker, or the thief. */
export const leader = (contest: FightView | TheftView): number => ('attacking' in contest ? contest.attacking : 0);

/** Whether a side is ahead, once both have rolled. */
export function wins(contest: FightView | TheftView, which: number): boolean {
	const [own, other] = [contest.sides[which]?.total, contest.sides[1 - which]?.total];
	if (own == null || other == null) return false;
	return own > other || (own === other && leader(contest) === which);
}

export interface Outlook {
	/** "TIE", "+3", "66%", "VS". */
	centre: string;
	note: string;
	/** The odds of what is pointed at, or else of the first option that has any. */
	chance: ChanceView | undefined;
	rolled: boolean;
}

export function outlook(p: Props, contest: FightView | TheftView, left: string): Outlook {
	const { view, options } = p.situation;
	const known = options.filter((offer) => chancesOf(view, offer).length > 0);
	const offer = known.find((one) => spot(one, view) !== '' && spot(one, view) === p.pointed) ?? known[0];
	const chance = offer && chancesOf(view, offer)[0];
	const [own, other] = contest.sides.map(({ total }: RobberView | FightView['sides'][number]) => total);
	if (own != null && other != null)
		return own === other
			? { centre: 'TIE', note: `to the ${'attacking' in contest ? 'attacker' : 'thief'}`, chance, rolled: true }
			: { centre: `+${Math.abs(own - other)}`, note: '', chance, rolled: true };
	if (chance !== undefined) {
		const robbed = !('attacking' in contest) && contest.sides[1]?.rival === ownRival(view);
		return { centre: percent(chance.percent), note: robbed ? 'to keep it' : 'to win', chance, rolled: false };
	}
	// Whoever is not asked sees the odds of what lies open.
	return contest.percent == null
		? { centre: 'VS', note: '', chance, rolled: false }
		: { centre: percent(contest.percent), note: `for ${left}`, chance, rolled: false };
}
