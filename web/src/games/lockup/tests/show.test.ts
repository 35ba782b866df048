import { describe, expect, it } from 'vitest';
import type { Told } from '../contract';
import lines from '../fixtures/lines.json';
import { show } from '../show';
import { heading, refers, teller } from '../telling';
import { situation } from './fixtures';

const view = situation('turn').view;
const told = (event: string, facts: Told['facts']): Told => ({ event, facts, sentence: '', opens: false });
const samples = Object.values(lines as unknown as Record<string, Told>);

describe('what the story looks like', () => {
	it('moves between spots that have names', () => {
		for (const line of samples)
			for (const { from = 'a:b', to = 'a:b', milliseconds = 240 } of show(line, view)) {
				expect(`${from} ${to}`, line.event).not.toMatch(/undefined|NaN|:( |$)/);
				expect(milliseconds).toBeGreaterThanOrEqual(150);
				expect(milliseconds).toBeLessThanOrEqual(300);
			}
	});

	it('sends crew from its seat, face down without telling which', () => {
		expect(show(told('crew_sent', { seat: 2, token: '4', location: 'smithy', face_down: 0 }), view)).toEqual([
			{ from: 'seat:2', to: 'location:smithy', seat: 2, piece: 'token:4:3:face_up' },
		]);
		expect(show(told('crew_sent', { seat: 2, location: 'smithy', face_down: 1 }), view)[0]?.piece).toBe(
			'token::3:face_down',
		);
	});

	it('pays cubes from the place being resolved, else from the supply', () => {
		const gained = told('cubes_gained', { seat: 0, resource: 'scrap', count: 2 });
		expect(show(gained, view)[0]).toMatchObject({ from: 'supply:scrap', to: 'seat:0', count: 2, words: '+2' });
		expect(show(gained, situation('cell').view)[0]?.from).toBe('location:cell_block');
	});

	it('says what is scored and lost', () => {
		expect(show(told('scored', { seat: 1, stars: 5, line: 'items', total: 18 }), view)[0]?.words).toBe('+5 ★');
		expect(show(told('scored', { seat: 1, stars: -4, line: 'raids', total: 9 }), view)[0]?.words).toBe('−4 ★ raid');
	});

	it('takes items from where they were', () => {
		expect(show(told('item_crafted', { seat: 1, item: 'item_18', from_reserve: 0 }), view)[0]?.from).toBe('display:1');
		expect(show(told('item_crafted', { seat: 1, item: 'item_18', from_reserve: 1 }), view)[0]?.from).toBe('seat:1');
		expect(show(told('item_reserved', { seat: 1 }), view)[0]?.from).toBe('deck:items');
	});

	it('lets the guards think aloud', () => {
		expect(
			show(told('guards_chose', { reason: 'fewest_then_rarest', resource: 'gold' }), situation('solo').view)[0],
		).toMatchObject({
			to: 'seat:1',
			words: 'fewest, then rarest',
		});
	});

	it('shows nothing for what it does not know', () => {
		expect(show(told('danced', { seat: 0 }), view)).toEqual([]);
	});
});

describe('the log', () => {
	it('heads rounds and phases', () => {
		expect(heading(told('round_began', { round: 3 }))).toBe('Round 3');
		expect(heading(told('phase_began', { phase: 'roll_call' }))).toBe('Roll Call');
		expect(heading(told('passed', { seat: 1 }))).toBe('');
	});

	it('knows whose line it is and what it names', () => {
		expect(teller(told('passed', { seat: 0 }))).toBe(0);
		expect(teller(told('item_shown', { item: 'item_01', space: 2 }))).toBe(null);
		expect(refers(told('item_shown', { item: 'item_01', space: 2 }))).toEqual({ kind: 'item', id: 'item_01' });
		expect(refers(told('crew_sent', { seat: 1, location: 'smithy' }))).toEqual({ kind: 'location', id: 'smithy' });
		expect(refers(told('passed', { seat: 1 }))).toBe(null);
	});
});
