/** The stamp of a cell in danger lies over nothing else of its tile, however small that is drawn. */

import { describe, expect, it } from 'vitest';
import { crownOf, riskStamp } from '../prison/risk';

describe.each([1, 1.05, 1.23, 1.4, 1.6])('letters %s times as large', (grown) => {
	it.each([20, 35, 47, 60, 70])('prisoners from %s on', (top) => {
		for (const pointed of [true, false]) {
			const stamp = riskStamp(grown, top, pointed);
			expect(stamp).not.toBeNull();
			const { left, half, middle } = stamp!;
			expect(left + 2 * half * grown).toBeLessThanOrEqual(75.2); // the badges of needs
			expect(middle + 8 * grown).toBeLessThan(top);
			if (pointed && middle - 8 * grown < crownOf(grown)) expect(left).toBeGreaterThanOrEqual(2 + 17 * grown);
		}
	});
});

it('says it in words where there is room', () => {
	expect(riskStamp(1, 61, true)?.words).toBe('ESCAPE RISK');
	expect(riskStamp(1.23, 60, true)?.words).toBe('RISK');
	expect(riskStamp(1.6, 35, true)?.words).toBe('!');
});

it('stands before the specialists of the cell, and leaves it to a red edge where they fill the row', () => {
	expect([0, 1, 2, 3].map((many) => riskStamp(1, 61, true, many)?.words)).toEqual([
		'ESCAPE RISK',
		'RISK',
		'!',
		undefined,
	]);
	for (const many of [1, 2]) {
		const { left, half } = riskStamp(1, 61, true, many)!;
		expect(left + 2 * half).toBeLessThanOrEqual(63 - 17 * (many - 1) - 8.5);
	}
});
