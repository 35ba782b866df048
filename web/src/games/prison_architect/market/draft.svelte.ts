/** Bids as they are being thought over, before they are sealed: board and rail show and change the same ones. */

import { listed } from '../../../lib/english';
import type { PrisonArchitectView } from '../types';
import { AREAS, ownOf } from '../words';

const ORDER = Object.keys(AREAS);

class Draft {
	/** By area; what is not there is no bid. */
	amounts = $state<Record<string, number>>({});
	week = 0;

	/** A new week begins with empty folders. */
	begin(week: number): void {
		if (week === this.week) return;
		this.week = week;
		this.amounts = {};
	}

	set(area: string, amount: number): void {
		this.amounts[area] = Math.max(0, amount);
	}
}

export const draft = new Draft();

/** The areas for which the viewer still has to say what they bid, in the order in which they are asked. */
export const openAreas = (view: PrisonArchitectView): string[] =>
	view.bidding === null ? [] : ORDER.slice(ORDER.indexOf(view.bidding));

/** What the viewer has on an area: answered already, or thought of. */
export function amountOn(view: PrisonArchitectView, area: string, amounts: Record<string, number>): number {
	if (openAreas(view).includes(area)) return amounts[area] ?? 0;
	return ownOf(view)?.bids.areas?.[area] ?? 0;
}

/** Cash that lies neither on a bid nor on one that is thought of. */
export function leftOver(view: PrisonArchitectView, amounts: Record<string, number>): number {
	const cash = ownOf(view)?.unallocated ?? 0;
	return openAreas(view).reduce((left, area) => left - (amounts[area] ?? 0), cash);
}

/** The answers that follow the first one, in the words of the table. */
export const furtherBids = (view: PrisonArchitectView, amounts: Record<string, number>): string[] =>
	openAreas(view)
		.slice(1)
		.map((area) => `bid ${amounts[area] ?? 0}`);

/** All of them in a line: "$3 on Cells and $2 on Basic". */
export function inWords(view: PrisonArchitectView, amounts: Record<string, number>): string {
	const on = (area: string): number => amountOn(view, area, amounts);
	const bids = ORDER.filter((area) => on(area) > 0).map((area) => `$${on(area)} on ${AREAS[area]}`);
	return bids.length === 0 ? 'no bids' : listed(bids);
}
