/** How options stand in the list of the rail, where the plan says more than the option itself. */

import { counted } from '../../lib/english';
import type { Barred, Offer, OptionWords, Props } from './contract';
import { fugitiveOf } from './prison/fugitives';
import { tileAt } from './prison/plan';
import type { CellView } from './types';
import { NEEDS, ownOf, tileOf } from './words';

/** What these bring is told by a panel of the board, or by a card of the mat. */
const TOLD = ['place', 'buy', 'buy_card', 'staff_at', 'staff_on', 'assign', 'use', 'play', 'discard', 'keep'];

/** How a cell is: "2 free places; not Secure". */
function stateOf({ capacity, prisoners, needs }: CellView): string {
	const unmet = needs.filter(({ met }) => !met).map(({ need }) => NEEDS[need]?.name);
	const free = counted(Math.max(0, capacity - prisoners.length), 'free place');
	return unmet.length === 0 ? `${free}; all needs met` : `${free}; not ${unmet.join(', not ')}`;
}

function atSquare(square: string, p: Props): OptionWords {
	const { view } = p.situation;
	const own = ownOf(view);
	const standing = own === undefined ? undefined : tileAt(own.prison, square);
	if (standing === undefined) {
		const preview = view.previews.find((one) => one.square === square && one.tile === view.placing);
		return { title: square.toUpperCase(), ...(preview === undefined ? {} : { detail: preview.words }) };
	}
	const title = `${tileOf(p.catalogue, standing.tile)?.name ?? standing.tile} at ${square.toUpperCase()}`;
	if (standing.cell === null) return { title };
	const fugitive = fugitiveOf(view, square);
	if (fugitive) return { title, detail: `${fugitive.type} ${fugitive.threat} flees` };
	return { title, detail: stateOf(standing.cell) };
}

export function optionWords(option: Offer | Barred, p: Props): OptionWords {
	const [what = ''] = option.args;
	if (option.family === 'at') return atSquare(what, p);
	/** Their price stands beside it; what they are worth needs no word. */
	if (option.family === 'buy' && (what === 'bunk_cell' || what === 'locker_room'))
		return { detail: 'one in every Build', signs: true };
	if (TOLD.includes(option.family)) return { spare: true };
	/** The long name of its card would break in a narrow list. */
	if (option.family === 'rearrange') return { title: 'Move or swap tiles', detail: 'by Micromanagement' };
	if (option.family === 'admit')
		return { title: `Take one ${what} prisoner`, ...('detail' in option && { detail: `${option.detail} when drawn` }) };
	return {};
}
