import { describe, expect, it } from 'vitest';
import { capital, counted, listed, nth, possessive, short, signed, spelled, withSign } from './english';

describe('English', () => {
	it('lists', () => {
		expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((parts) => listed(parts))).toEqual([
			'',
			'a',
			'a and b',
			'a, b and c',
		]);
		expect(listed(['a', 'b'], 'or')).toBe('a or b');
	});
	it('counts', () => {
		expect([counted(1, 'cube'), counted(0, 'cube'), counted(2, 'die', 'dice')]).toEqual([
			'1 cube',
			'0 cubes',
			'2 dice',
		]);
		expect([spelled(2), spelled(12)]).toEqual(['two', '12']);
	});
	it('has a real minus sign, and a plus for what is gained', () => {
		expect([2, 0, -2].map(signed)).toEqual(['2', '0', '−2']);
		expect([2, 0, -2].map(withSign)).toEqual(['+2', '0', '−2']);
	});
	it('says places in an order', () => {
		expect([1, 2, 3, 4, 11, 12, 13, 21].map(nth)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st']);
	});
	it('knows whose a thing is', () => {
		expect(['Cleo', 'the guards'].map(possessive)).toEqual(['Cleo’s', 'the guards’']);
	});
	it('cuts what has no room', () => {
		expect([short('Cleo', 4), short('Maximiliane', 4), capital('cleo')]).toEqual(['Cleo', 'Max…', 'Cleo']);
	});
});
