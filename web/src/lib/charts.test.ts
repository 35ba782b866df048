import { describe, expect, it } from 'vitest';
import type { Replay, ScoreSheet } from '../wire/types';
import { bars, counted, courses, ranking, stepped, ticks } from './charts';

const sheet: ScoreSheet = {
	players: ['Ada', 'Ben', 'Cleo'],
	lines: [
		{ name: 'Start', points: [10, 10, 10] },
		{ name: 'Items', points: [5, 8, 0] },
		{ name: 'Raids', points: [0, -6, 0] },
		{ name: 'Nothing', points: [0, 0, 0] },
	],
	totals: [15, 12, 10],
	ties: null,
	winners: [0],
	automaton_won: false,
};

describe('the score sheet', () => {
	it('stacks what was gained and counts what was lost', () => {
		const ben = bars(sheet).find((bar) => bar.player === 1);
		expect(ben?.parts).toEqual([
			{ line: 0, tone: 0, from: 0, to: 10 },
			{ line: 1, tone: 1, from: 10, to: 18 },
		]);
		expect(ben?.lost).toBe(6);
	});
	it('lists the best first', () => {
		expect(bars(sheet).map((bar) => bar.player)).toEqual([0, 1, 2]);
	});
	it('leaves out lines without points', () => {
		expect(counted(sheet)).toEqual([0, 1, 2]);
	});
	it('puts winners first even when points are the same', () => {
		const tied = { ...sheet, totals: [12, 12, 12], winners: [1] };
		expect(ranking(tied)).toEqual([
			{ player: 1, place: 1 },
			{ player: 0, place: 2 },
			{ player: 2, place: 2 },
		]);
	});
});

describe('scores over time', () => {
	const replay = {
		opening: [10, 10],
		moves: [
			{ seat: 0, label: '', scores: [10, 10] },
			{ seat: 1, label: '', scores: [10, 14] },
		],
	} as unknown as Replay;
	it('go by player, then by move', () => {
		expect(courses(replay)).toEqual([
			[10, 10, 10],
			[10, 10, 14],
		]);
	});
	it('are drawn as steps', () => {
		const same = (value: number): number => value;
		expect(stepped([1, 1, 3, 3], same, same)).toBe('M0 1H2V3H3');
		expect(stepped([], same, same)).toBe('');
	});
	it('have round figures at the axis', () => {
		expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
		expect(ticks(-3, 12, 4)).toEqual([-5, 0, 5, 10, 15]);
		expect(ticks(0, 0)).toEqual([0, 1]);
	});
});
