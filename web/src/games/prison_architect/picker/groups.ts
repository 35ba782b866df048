/** Squares where a tile would bring the same: one line says it for all of them. */

import type { Listed } from '../../../lib/options';
import type { PreviewView } from '../types';

export interface Group {
	/** Of the first of its squares; the others' are the same. */
	preview: PreviewView;
	options: Listed[];
}

export const squareOf = ({ offer }: Listed): string => offer.args[0] ?? '';

/** The most points first; of equals what fewer squares bring. */
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
		(one, other) => other.preview.points - one.preview.points || one.options.length - other.options.length,
	);
}
