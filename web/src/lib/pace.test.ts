import { describe, expect, it } from 'vitest';
import { paced } from './pace';

describe('the pace of movements', () => {
	it('keeps to 150-300 ms each', () => {
		expect(paced([[{ milliseconds: 20 }], [{}], [{ milliseconds: 900 }], []])).toEqual([150, 240, 300, 0]);
	});
	it('never lets a long step take long', () => {
		const times = paced(Array.from({ length: 30 }, () => [{}]));
		expect(times.reduce((sum, each) => sum + each, 0)).toBeLessThan(2700);
	});
	it('goes faster when more waits behind', () => {
		const lines = Array.from({ length: 10 }, () => [{}]);
		expect(paced(lines, 3)[0]).toBeLessThan(paced(lines)[0] as number);
	});
});
