import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Situation, Told } from '../wire/types';
import { about, recap, splice, worth } from './story';

const told = (sentence: string, facts: Told['facts'] = {}): Told => ({ event: 'x', facts, sentence });
const lines = (...words: string[]): Told[] => words.map((word) => told(word));
const since = (line: number): Situation => ({ since: line }) as Situation;

describe('splicing tales', () => {
	it('appends', () => {
		const spliced = splice(lines('a'), { start: 1, lines: lines('b', 'c'), mark: '' });
		expect(spliced?.lines.map((line) => line.sentence)).toEqual(['a', 'b', 'c']);
		expect(spliced?.fresh).toHaveLength(2);
		expect(spliced?.taken).toBe(0);
	});
	it('cuts back after an undo, and shows nothing as new', () => {
		const spliced = splice(lines('a', 'b', 'c'), { start: 1, lines: lines('d'), mark: '' });
		expect(spliced?.lines.map((line) => line.sentence)).toEqual(['a', 'd']);
		expect(spliced?.fresh).toEqual([]);
		expect(spliced?.taken).toBe(2);
	});
	it('does not invent what is missing', () => {
		expect(splice(lines('a'), { start: 3, lines: [], mark: '' })).toBeNull();
	});
	it('always ends with the tale', () => {
		fc.assert(
			fc.property(fc.array(fc.string()), fc.array(fc.string()), fc.nat(), (old, more, cut) => {
				const start = Math.min(cut, old.length);
				const spliced = splice(lines(...old), { start, lines: lines(...more), mark: '' });
				expect(spliced?.lines.map((line) => line.sentence)).toEqual([...old.slice(0, start), ...more]);
			}),
		);
	});
});

describe('reading', () => {
	it('leaves out lines that are not worth a sentence but keeps their numbers', () => {
		expect(worth(lines('a', '', 'b')).map((entry) => entry.line)).toEqual([0, 2]);
	});
	it('recaps from the own last move on', () => {
		expect(recap(lines('a', 'b', '', 'c'), since(1)).map((entry) => entry.told.sentence)).toEqual(['b', 'c']);
	});
	it('recaps only the last lines for those who have not moved', () => {
		const many = lines(...Array.from({ length: 100 }, (_, n) => `line ${n}`));
		expect(recap(many, since(0), 10)).toHaveLength(10);
		expect(recap(many, null, 10).at(-1)?.told.sentence).toBe('line 99');
	});
	it('knows whom a line is about', () => {
		expect(about(told('', { seat: 2 }))).toBe(2);
		expect(about(told('', { player: 0 }))).toBe(0);
		expect(about(told('', { seat: 'nobody' }))).toBeNull();
	});
});
