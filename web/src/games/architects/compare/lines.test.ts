import { describe, expect, it } from 'vitest';
import catalogue from '../fixtures/catalogue.json';
import crowd from '../fixtures/crowd.json';
import { inTurn } from '../order';
import type { ArchitectsView, Catalogue } from '../types';
import { ahead, LINES } from './lines';

const view = crowd.view as unknown as ArchitectsView;
const cards = catalogue as unknown as Catalogue;

describe('everybody side by side', () => {
	it('begins with the viewer and goes round the table', () => {
		const seats = inTurn(view).map(({ seat }) => seat);
		expect(seats[0]).toBe(view.viewer);
		expect(seats).toHaveLength(view.players.length);
		const again = [...view.order, ...view.order];
		const start = again.indexOf(view.viewer as number);
		expect(seats).toEqual(again.slice(start, start + seats.length));
	});

	it('counts what the cards of a player say', () => {
		const one = { ...view.players[0]!, apprentices: ['labourer', 'miner'], captured: [0, 2, 0, 1, 0] };
		const figures = Object.fromEntries(LINES.map((line) => [line.name, line.of(one, cards)]));
		expect(figures).toMatchObject({ Carpentry: 1, Tiling: 2, Masonry: 1, Captured: 3, Virtue: one.virtue });
	});

	it('marks whoever is ahead, and nobody where all are alike', () => {
		expect(ahead([3, 5, 5])).toEqual([false, true, true]);
		expect(ahead([2, 2])).toEqual([false, false]);
	});
});
