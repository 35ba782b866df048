import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, meaning, type Press, SHIFT, spoken, step, written } from './keys';

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
		expect(assign(['', '', ''])).toEqual(['1', '2', '3']);
	});
	it('gives things their own, and nothing else a key of a thing, be it asked for or not', () => {
		expect(assign(['2', '', 'P', ''], '12P')).toEqual(['2', '3', 'p', '4']);
	});
	it('never gives a key twice, nor what means something else', () => {
		const own = '123BP';
		const wish = fc.constantFrom('', ...own, `${SHIFT}P`);
		fc.assert(
			fc.property(fc.array(wish, { maxLength: 40 }), (wishes) => {
				const keys = assign(wishes, own);
				const given = keys.filter((key) => key !== '');
				expect(new Set(given).size).toBe(given.length);
				wishes.forEach((wished, index) => {
					const key = keys[index] as string;
					if (key !== wished.toLowerCase()) expect(`${own.toLowerCase()}urhglcbw .,`).not.toContain(key || '?');
				});
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
		expect(assign(['G', ''], 'GB')).toEqual(['g', '1']);
		expect(meaning(press('g'), ['g'], 'GB')).toEqual({ do: 'take', index: 0 });
		expect(meaning(press('g'), ['1'], 'gb')).toBeNull();
		expect(meaning(press('G', { shiftKey: true }), ['g'], 'gb')).toEqual({ do: 'rules' });
		expect([written('G', 'gb'), written('G'), written('U', 'gb')]).toEqual(['Shift+G', 'G', 'U']);
	});
	it('tells a key with Shift from one without, where both are keys', () => {
		expect(meaning(press('A', { shiftKey: true }), ['a', `${SHIFT}a`])).toEqual({ do: 'take', index: 1 });
		expect(meaning(press('a'), ['a', `${SHIFT}a`])).toEqual({ do: 'take', index: 0 });
		expect(meaning(press('A', { shiftKey: true }), ['a'])).toEqual({ do: 'take', index: 0 });
		expect(spoken(`${SHIFT}a`)).toBe('Shift+A');
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
