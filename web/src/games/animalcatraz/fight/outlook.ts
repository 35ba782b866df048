/** What a Fight comes to: the difference of the totals, or before the roll the odds of what is pointed at. */

import type { Props } from '../contract';
import { spot } from '../spots';
import type { ChanceView, FightView } from '../types';
import { chancesOf, percent } from '../words';

export interface Outlook {
	/** "TIE", "+3", "66%", "VS". */
	centre: string;
	note: string;
	/** Whose odds these are: of what is pointed at, or else of the first option that has any. */
	chance: ChanceView | undefined;
	rolled: boolean;
}

export function outlook(p: Props, fight: FightView): Outlook {
	const { view, options } = p.situation;
	const known = options.filter((offer) => chancesOf(view, offer).length > 0);
	const offer = known.find((one) => spot(one, view) !== '' && spot(one, view) === p.pointed) ?? known[0];
	const chance = offer && chancesOf(view, offer)[0];
	const [left, right] = fight.sides.map(({ total }) => total);
	if (left != null && right != null)
		return left === right
			? { centre: 'TIE', note: 'to the attacker', chance, rolled: true }
			: { centre: `+${Math.abs(left - right)}`, note: '', chance, rolled: true };
	return chance === undefined
		? { centre: 'VS', note: '', chance, rolled: false }
		: { centre: percent(chance.percent), note: 'to win', chance, rolled: false };
}
