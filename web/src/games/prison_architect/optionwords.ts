/** How options stand in the list of the rail, where the plan says more than the option itself. */

import type { Barred, Offer, OptionWords, Props } from './contract';
import { tileAt } from './prison/plan';
import { ownOf, tileOf } from './words';

export function optionWords(option: Offer | Barred, p: Props): OptionWords {
	if (option.family !== 'at') return {};
	const { view } = p.situation;
	const [square = ''] = option.args;
	const own = ownOf(view);
	const standing = own === undefined ? undefined : tileAt(own.prison, square);
	if (standing !== undefined)
		return { title: `${tileOf(p.catalogue, standing.tile)?.name ?? standing.tile} at ${square.toUpperCase()}` };
	const preview = view.previews.find((one) => one.square === square && one.tile === view.placing);
	return { title: square.toUpperCase(), ...(preview === undefined ? {} : { detail: preview.words }) };
}
