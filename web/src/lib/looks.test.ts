import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automaton, letters, looksOf } from './looks';

const seat = (n: number, name: string) => ({
	seat: n,
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

describe('looks', () => {
	it('takes the first letter that is free', () => {
		expect(letters(['Ada', 'Abe', 'ana', 'Ö'])).toEqual(['A', 'B', 'N', 'Ö']);
	});
	it('gives eight players eight letters, whatever they are called', () => {
		fc.assert(
			fc.property(fc.array(fc.string(), { maxLength: 8 }), (names) => {
				expect(new Set(letters(names)).size).toBe(names.length);
			}),
		);
	});
	it('paints a seat as its pieces are in the box', () => {
		const [first, second] = looksOf([{ ...seat(0, 'Ada'), colour: 'red' }, seat(1, 'Abe')], 0);
		expect([first?.tint, second?.tint]).toEqual(['seat-3', 'seat-1']);
	});
	it('puts an automaton last, in a shape of its own', () => {
		const looks = looksOf([seat(0, 'Ada'), seat(1, '')], 1, [automaton('The guards')]);
		expect(looks.map((look) => look.name)).toEqual(['Ada', 'Seat 2', 'The guards']);
		expect(looks[2]?.shape).toBe('ring');
		expect(looks.map((look) => look.you)).toEqual([false, true, false]);
		expect(looks.map((look) => look.automaton)).toEqual([false, false, true]);
	});
	it('draws the figures of a seat in its colour and shape, with a letter of their own', () => {
		const scout = { seat: 1, name: 'Scout', colour: '' };
		const looks = looksOf([seat(0, 'Ada'), seat(1, 'Sam')], 0, [scout, { ...scout, seat: 0, colour: 'green' }]);
		expect(looks[2]).toMatchObject({ leader: 1, shape: 'square', tint: 'seat-1', letter: 'C', automaton: false });
		expect(looks[3]).toMatchObject({ leader: 0, shape: 'triangle', you: false });
	});
});
