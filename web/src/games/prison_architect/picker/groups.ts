/** Squares where a tile would bring the same: one line says it for all of them. */

import type { Listed } from '../../../lib/options';
import type { PreviewView } from '../types';

export interface Group {
	/** Of the first of its squares; the others' are the same. */
	preview: PreviewView;
	options: Listed[];
}

export const squareOf = ({ offer }: Listed): string => offer.args[0] ?? '';

/** How much better cells are off: needs that are met from now on, then how far they are from being so. */
const helps = ({ needs }: PreviewView): [number, number] => [
	needs.reduce((total, { met, was_met }) => total + Number(met) - Number(was_met), 0),
	needs.reduce((total, now) => total + now.given - now.against - now.was_given + now.was_against, 0),
];

function byHelp(one: PreviewView, other: PreviewView): number {
	const [[needs, margin], [otherNeeds, otherMargin]] = [helps(one), helps(other)];
	return otherNeeds - needs || otherMargin - margin;
}

/** The most points first; of equals what helps cells more, then what fewer squares bring. */
export function groupsOf(options: readonly Listed[], previews: readonly PreviewView[]): Group[] {
	const found = new Map<string, Group>();
	for (const option of options) {
		const preview = previews.find(({ square }) => square === squareOf(option));
		if (preview === undefined) continue;
		const brings = `${preview.points} ${preview.words} ${preview.lines.map(({ words }) => words).join()}`;
		const group = found.get(brings);
		if (group === undefined) found.set(brings, { preview, options: [option] });
		else group.options.push(option);
	}
	return [...found.values()].toSorted(
		({ preview: one, options: those }, { preview: other, options: others }) =>
			other.points - one.points || byHelp(one, other) || those.length - others.length,
	);
}
