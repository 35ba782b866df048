import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, meaning, type Press, step, written } from './keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({
	key,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	shiftKey: false,
	...more,
});

describe('keys of options', () => {
	it('counts when nothing is wanted', () => {
		expect(assign([undefined, undefined, undefined])).toEqual(['1', '2', '3']);
	});
	it('gives wishes first, then what is left', () => {
		expect(assign(['2', undefined, 'P', undefined])).toEqual(['2', '1', 'p', '3']);
	});
	it('never gives out a key that means something else', () => {
		expect(assign(['u', 'h', '?'])).toEqual(['1', '2', '3']);
	});
	it('never gives a key twice', () => {
		fc.assert(
			fc.property(fc.array(fc.option(fc.string({ maxLength: 2 }), { nil: undefined }), { maxLength: 40 }), (wishes) => {
				const keys = assign(wishes).filter((key) => key !== '');
				expect(new Set(keys).size).toBe(keys.length);
				expect(keys.every((key) => key.length === 1)).toBe(true);
			}),
		);
	});
});

describe('what a key means', () => {
	it('takes options', () => {
		expect(meaning(press('2'), ['1', '2'])).toEqual({ do: 'take', index: 1 });
		expect(meaning(press('P', { shiftKey: true }), ['p'])).toEqual({ do: 'take', index: 0 });
	});
	it('takes back', () => {
		expect(meaning(press('u'), [])).toEqual({ do: 'undo' });
		expect(meaning(press('U', { shiftKey: true }), [])).toEqual({ do: 'restart' });
		expect(meaning(press('z', { ctrlKey: true }), [])).toEqual({ do: 'undo' });
		expect(meaning(press('Z', { metaKey: true, shiftKey: true }), [])).toEqual({ do: 'redo' });
	});
	it('lets a game claim a letter of the shell, which then wants Shift', () => {
		expect(assign(['G', 'H'], 'gb')).toEqual(['g', '1']);
		expect(meaning(press('g'), ['g'], 'gb')).toEqual({ do: 'take', index: 0 });
		expect(meaning(press('g'), ['1'], 'gb')).toBeNull();
		expect(meaning(press('G', { shiftKey: true }), ['g'], 'gb')).toEqual({ do: 'rules' });
		expect([written('G', 'gb'), written('G'), written('U', 'gb')]).toEqual(['Shift+G', 'G', 'U']);
	});
	it('leaves the browser its own', () => {
		expect(meaning(press('1', { ctrlKey: true }), ['1'])).toBeNull();
		expect(meaning(press('1', { altKey: true }), ['1'])).toBeNull();
		expect(meaning(press('F5'), ['1'])).toBeNull();
		expect(meaning(press('Tab'), [''])).toBeNull();
	});
});

describe('arrows', () => {
	it('walk around', () => {
		expect(step('ArrowDown', 2, 3)).toBe(0);
		expect(step('ArrowUp', 0, 3)).toBe(2);
		expect(step('ArrowDown', -1, 3)).toBe(0);
		expect(step('End', 0, 3)).toBe(2);
		expect(step('x', 0, 3)).toBeNull();
		expect(step('ArrowDown', 0, 0)).toBeNull();
	});
});
