/** Bids that are thought over: together they never exceed the cash, and all go out in one command. */

import { beforeEach, describe, expect, it } from 'vitest';
import { amountOn, draft, furtherBids, inWords, leftOver, openAreas } from '../market/draft.svelte';
import { props } from './fixtures';

const { view } = props('bid').situation;

describe('bids', () => {
	beforeEach(() => {
		draft.week = 0;
		draft.begin(3);
	});

	it('are open from the area that is asked about on', () => {
		expect(openAreas(view)).toEqual(['basic', 'additional', 'bureaucracy']);
		expect(openAreas({ ...view, bidding: null })).toEqual([]);
	});

	it('show what is answered already beside what is thought of', () => {
		draft.set('basic', 4);
		expect(['cell', 'staff', 'basic', 'additional'].map((area) => amountOn(view, area, draft.amounts))).toEqual([
			3, 5, 4, 0,
		]);
	});

	it('leave what lies on none of them', () => {
		draft.set('basic', 1);
		draft.set('bureaucracy', 2);
		expect(leftOver(view, draft.amounts)).toBe(view.players[0]!.unallocated! - 3);
	});

	it('go out together: the first as an offer, the others in words', () => {
		draft.set('basic', 4);
		draft.set('bureaucracy', 3);
		expect(furtherBids(view, draft.amounts)).toEqual(['bid 0', 'bid 3']);
	});

	it('are said in a line before they are sealed, those that are answered already too', () => {
		draft.set('basic', 4);
		expect(inWords(view, draft.amounts)).toBe('$3 on Cells, $5 on Staff and $4 on Basic');
		expect(inWords({ ...view, bidding: 'cell' }, {})).toBe('no bids');
	});

	it('are never less than nothing, and forgotten in a new week', () => {
		draft.set('basic', -2);
		expect(draft.amounts.basic).toBe(0);
		draft.set('basic', 6);
		draft.begin(3);
		expect(draft.amounts.basic).toBe(6);
		draft.begin(4);
		expect(draft.amounts).toEqual({});
	});
});
