import { describe, expect, it } from 'vitest';
import controls from '../styles/controls.css?raw';
import type { Replay, ScoreSheet } from '../wire/types';
import { bars, counted, courses, ranking, spaced, stepped, ticks } from './charts';

/** Lockup has eleven; no game of the house has more than this. */
const MOST_LINES = 12;

type Colour = readonly [number, number, number];

/** A colour where distances are as eyes see them. */
function oklab(hex: string): Colour {
	const part = (at: number): number => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	const [r, g, b] = [part(1), part(3), part(5)];
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

const distance = (one: Colour, other: Colour): number => Math.hypot(...one.map((value, n) => value - (other[n] ?? 0)));
const pairs = <T>(all: readonly T[]): [T, T][] =>
	all.flatMap((one, n) => all.slice(n + 1).map((other): [T, T] => [one, other]));

const sheet: ScoreSheet = {
	players: ['Ada', 'Ben', 'Cleo'],
	lines: [
		{ name: 'Start', points: [10, 10, 10], parts: [] },
		{ name: 'Items', points: [5, 8, 0], parts: [] },
		{ name: 'Raids', points: [0, -6, 0], parts: [] },
		{ name: 'Nothing', points: [0, 0, 0], parts: [] },
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
			{ line: 0, from: 0, to: 10 },
			{ line: 1, from: 10, to: 18 },
		]);
		expect(ben?.lost).toBe(6);
	});
	it('lists the best first', () => {
		expect(bars(sheet).map((bar) => bar.player)).toEqual([0, 1, 2]);
	});
	it('leaves out lines without points', () => {
		expect(counted(sheet)).toEqual([0, 1, 2]);
	});
	it('has a tone of its own for every line', () => {
		const tones = [...controls.matchAll(/\.part-(\d+) \{\s*--part: (#[0-9a-f]{6});/g)];
		expect(tones.map((found) => Number(found[1]))).toEqual(Array.from({ length: MOST_LINES }, (_, line) => line));
		const colours = tones.map((found) => oklab(found[2] as string));
		for (const [one, other] of pairs(colours)) expect(distance(one, other)).toBeGreaterThan(0.09);
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
	it('have as many rounds at the axis as have room for their numbers', () => {
		const rounds = Array.from({ length: 30 }, (_, n) => ({ number: n + 1, ply: 10 * n }));
		const numbers = (gap: number): number[] => spaced(rounds, (ply) => ply, gap).map(({ number }) => number);
		expect(numbers(10)).toHaveLength(30);
		expect(numbers(40)).toEqual([5, 10, 15, 20, 25, 30]);
		expect(numbers(60)).toEqual([10, 20, 30]);
		const odd = rounds.filter(({ number }) => number % 2 === 1); // the others began with the same moves
		expect(spaced(odd, (ply) => ply, 90).map(({ number }) => number)).toEqual([11, 21]);
		expect(spaced([], (ply) => ply, 60)).toEqual([]);
	});
	it('have round figures at the axis', () => {
		expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40, 50]);
		expect(ticks(-3, 12, 4)).toEqual([-5, 0, 5, 10, 15]);
		expect(ticks(0, 0)).toEqual([0, 1]);
	});
});
