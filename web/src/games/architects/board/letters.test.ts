/** Letters of the town at the sizes that windows have. */

import { describe, expect, it } from 'vitest';
import { TOWN, townLetters } from './letters';

/** The frame of the town in a window of that size, as measured on the page. */
const FRAMES: [window: string, width: number, height: number][] = [
	['1280 x 720', 896, 457],
	['1366 x 768', 982, 494],
	['1440 x 900', 1056, 595],
	['1920 x 1080', 1536, 720],
	['2560 x 1440', 2176, 1074],
];

describe('letters of the town', () => {
	it.each(FRAMES)('can be read in a window of %s, at its right side too', (_, width, height) => {
		const { least, right } = townLetters(width, height);
		const scale = Math.min(width / TOWN.width, height / TOWN.height);
		expect(least * scale).toBeGreaterThanOrEqual(10.99);
		expect(right * scale).toBeGreaterThanOrEqual(10.99);
	});

	it('uses a wide frame for the cards at the right', () => {
		expect(townLetters(982, 494).more).toBeCloseTo((982 * 626) / 494 - 1076);
		expect(townLetters(4000, 626).more).toBe(200);
		expect(townLetters(1076, 700).more).toBe(0);
	});

	it('draws the town smaller on a tablet, so that its cards are no smaller than its houses', () => {
		const { more, least, right } = townLetters(712, 413);
		expect(right).toBeCloseTo(least);
		expect((right * 712) / (TOWN.width + more)).toBeGreaterThan(9);
	});

	it('never grows beyond what fits between the houses', () => {
		expect(townLetters(300, 200).least).toBeLessThan(16);
		expect(townLetters(0, 0)).toEqual({ more: 0, least: 0, right: 0 });
	});
});
