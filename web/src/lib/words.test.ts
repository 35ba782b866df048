import { describe, expect, it } from 'vitest';
import type { Result, TableInfo } from '../wire/types';
import { outcome, stateOf, timeLeft } from './words';

const seat = (seat: number, name: string) => ({
	seat,
	name,
	sitter: 'person' as const,
	bot: '',
	standing_in: false,
	offered: '',
	hints: 0,
	online: true,
	resigned: false,
	colour: '',
});
const table = (mine: number[], result: Result | null): TableInfo =>
	({ state: 'over', stopped: '', seats: [seat(0, 'Ann'), seat(1, '')], mine, result }) as unknown as TableInfo;
const won = (...winners: number[]): Result => ({ scores: [3, 4, 5], winners, automaton: 'Constantine' });

describe('how a table ended', () => {
	it('says "you" to the one who won', () => {
		expect(outcome(table([0], won(0)))).toBe('You won');
		expect(outcome(table([0], won(0, 1)))).toBe('You won, together');
		expect(outcome(table([1], won(0)))).toBe('Ann won');
	});
	it('names the winner where several share the screen, or nobody plays', () => {
		expect(outcome(table([0, 1], won(0)))).toBe('Ann won');
		expect(outcome(table([], won(0, 1)))).toBe('Ann and Seat 2 won');
	});
	it('knows the automaton, and games that nobody finished', () => {
		expect(outcome(table([0], won(2)))).toBe('Constantine won');
		expect(outcome(table([0], null))).toBe('Finished');
	});
	it('is part of the state', () => {
		expect(stateOf(table([0], won(0)))).toEqual({ words: 'You won', hot: false });
	});
});

it('counts down to nothing, and stays there', () => {
	expect(timeLeft(1065, 1000)).toBe('1:05');
	expect(timeLeft(1000.2, 1000)).toBe('0:01');
	expect(timeLeft(990, 1000)).toBe('0:00');
});
