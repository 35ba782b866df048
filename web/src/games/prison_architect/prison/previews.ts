/** What the placement that is pointed at would change. */

import type { Props } from '../contract';
import type { NeedChange, NeedView, PreviewView } from '../types';
import { aimedAt } from './aim.svelte';

/** The preview of the square that list or board point at; undefined when there is none. */
export function previewOf(p: Props): PreviewView | undefined {
	const { placing, previews } = p.situation.view;
	const square = aimedAt(p);
	return previews.find((preview) => preview.square === square && (placing === null || preview.tile === placing));
}

export const changeOf = (preview: PreviewView | undefined, square: string, need: string): NeedChange | undefined =>
	preview?.needs.find((change) => change.square === square && change.need === need);

/** A need in figures: "3>2", or just what is given where nothing speaks against it. */
export function figuresOf({ need, given, against }: Pick<NeedView, 'need' | 'given' | 'against'>): string {
	if (need === 'hygienic') return String(given);
	if (given === 0 && against === 0) return '0';
	return `${given}${given > against ? '>' : given < against ? '<' : '='}${against}`;
}
