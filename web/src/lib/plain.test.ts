import { describe, expect, it } from 'vitest';
import { inWords } from './plain';

describe('a view in words', () => {
	it('names every field', () => {
		const view = { to_act: [0, 2], deck: 7, open: true, card: null, loss: -1, phase: 'lights_out', hand: [] };
		expect(inWords(view)).toEqual([
			['To act', '0, 2'],
			['Deck', '7'],
			['Open', 'yes'],
			['Card', '–'],
			['Loss', '−1'],
			['Phase', 'lights out'],
			['Hand', '–'],
		]);
	});
	it('tells what lies within', () => {
		expect(
			inWords({
				players: [
					{ coins: 2, hand: [1, 2] },
					{ coins: 0, hand: [] },
				],
				bag: { red_cube: 3 },
			}),
		).toEqual([
			['Players', '(coins 2, hand (1, 2)), (coins 0, hand (–))'],
			['Bag', 'red cube 3'],
		]);
	});
	it('makes nothing of what is none', () => {
		expect([undefined, null, 3].map(inWords)).toEqual([[], [], []]);
	});
});
