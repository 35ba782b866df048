import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Situation, Told } from '../wire/types';
import { about, actorOf, entriesOf, firstFresh, headed, recap, splice } from './story';

const told = (sentence: string, facts: Told['facts'] = {}, opens = false): Told => ({
	event: 'x',
	facts,
	sentence,
	opens,
});
const opening = (sentence: string, facts: Told['facts'] = {}): Told => told(sentence, facts, true);
const lines = (...words: string[]): Told[] => words.map((word) => told(word));
const since = (line: number): Situation => ({ since: line }) as Situation;

describe('splicing tales', () => {
	it('appends', () => {
		const spliced = splice(lines('a'), { start: 1, lines: lines('b', 'c'), mark: '', pauses: [] });
		expect(spliced?.lines.map((line) => line.sentence)).toEqual(['a', 'b', 'c']);
		expect(spliced?.fresh).toHaveLength(2);
		expect(spliced?.taken).toBe(0);
	});
	it('cuts back after an undo, and shows nothing as new', () => {
		const spliced = splice(lines('a', 'b', 'c'), { start: 1, lines: lines('d'), mark: '', pauses: [] });
		expect(spliced?.lines.map((line) => line.sentence)).toEqual(['a', 'd']);
		expect(spliced?.fresh).toEqual([]);
		expect(spliced?.taken).toBe(2);
	});
	it('does not invent what is missing', () => {
		expect(splice(lines('a'), { start: 3, lines: [], mark: '', pauses: [] })).toBeNull();
	});
	it('always ends with the tale', () => {
		fc.assert(
			fc.property(fc.array(fc.string()), fc.array(fc.string()), fc.nat(), (old, more, cut) => {
				const start = Math.min(cut, old.length);
				const spliced = splice(lines(...old), { start, lines: lines(...more), mark: '', pauses: [] });
				expect(spliced?.lines.map((line) => line.sentence)).toEqual([...old.slice(0, start), ...more]);
			}),
		);
	});
});

describe('reading', () => {
	const heads = (lines: Told[]): string[] => entriesOf(lines).map((entry) => entry.read[0]?.told.sentence ?? '');
	const GAME = [
		opening('Ann sent a worker.', { seat: 0 }),
		told('Ann gained 1 wood.', { seat: 0 }),
		opening('', { seat: 1 }),
		opening('Ben passed.', { seat: 1 }),
		told(''),
		opening('Cleo passed.', { seat: 2 }),
	];

	it('makes one entry of a move and what followed from it', () => {
		const [first, second, ...rest] = entriesOf(GAME);
		expect(first?.read.map(({ line }) => line)).toEqual([0, 1]);
		expect([second?.line, second?.end]).toEqual([3, 5]);
		expect(rest).toHaveLength(1);
	});
	it('shows no entry in which there is nothing to read', () => {
		expect(heads([...GAME, opening('', { seat: 0 })])).toEqual(['Ann sent a worker.', 'Ben passed.', 'Cleo passed.']);
	});
	it('loses no line and no number, wherever entries begin', () => {
		fc.assert(
			fc.property(fc.array(fc.record({ sentence: fc.constantFrom('', 'a', 'b'), opens: fc.boolean() })), (made) => {
				const story = made.map(({ sentence, opens }) => told(sentence, {}, opens));
				const read = entriesOf(story).flatMap((entry) => entry.read);
				expect(read.map(({ line }) => line)).toEqual(
					story.flatMap(({ sentence }, line) => (sentence === '' ? [] : [line])),
				);
			}),
		);
	});
	it('recaps from the own last move on', () => {
		expect(recap(GAME, since(3)).map((entry) => entry.line)).toEqual([3, 5]);
	});
	it('recaps only the last moves for those who have not moved', () => {
		const many = Array.from({ length: 100 }, (_, n) => opening(`move ${n}`));
		expect(recap(many, since(0), 10)).toHaveLength(10);
		expect(recap(many, null, 10).at(-1)?.read[0]?.told.sentence).toBe('move 99');
	});
	it('marks what came after the own last move', () => {
		expect(firstFresh(entriesOf(GAME), 3, 1, undefined)?.line).toBe(5);
		expect(firstFresh(entriesOf(GAME), 5, 2, undefined)).toBeNull();
		expect(firstFresh(entriesOf(GAME), 0, null, undefined)).toBeNull();
	});
	it('does not take what follows from the own move for news', () => {
		const mine = [...GAME, opening('Cleo took the last space.', { seat: 2 }), opening('Ann passed.', { seat: 0 })];
		expect(firstFresh(entriesOf(mine), 5, 2, undefined)?.line).toBe(7);
	});
	it('knows whom a line is about', () => {
		expect(about(told('', { seat: 2 }))).toBe(2);
		expect(about(told('', { player: 0 }))).toBe(0);
		expect(about(told('', { seat: 'nobody' }))).toBeNull();
	});
	it('knows who acts in a move, even where its first line says nothing of them', () => {
		expect(actorOf([told('', { seat: 1 }), told('The scheme said.'), told('', { seat: 0 })], undefined)).toBe(1);
		expect(actorOf([told('The lantern came.'), told('Ann ranked first.', { seat: 0 })], undefined)).toBeNull();
	});
	it('heads a sentence with the name of whom it is about, and with no other that begins alike', () => {
		expect(headed('Ann Lee passed.', 'Ann Lee')).toEqual(['Ann Lee', ' passed.']);
		expect(headed("Ann's crew came home.", 'Ann')).toEqual(['Ann', "'s crew came home."]);
		expect(headed('Anna passed.', 'Ann')).toEqual(['', 'Anna passed.']);
		expect(headed('The lantern came.', '')).toEqual(['', 'The lantern came.']);
	});
});
