/** Everything that the catalogue names has a drawing, and every drawing that is used exists. */

import { describe, expect, it } from 'vitest';
import { prisonerShape, SPECIALISTS } from '../art/shapes';
import { ICONS, symbols, TILES } from '../art/sprite';
import { CATALOGUE } from './fixtures';

describe('the drawings', () => {
	it('show each of the 42 tiles', () => {
		expect(TILES.toSorted()).toEqual(CATALOGUE.tiles.map(({ id }) => id).toSorted());
	});

	it('use only what is drawn', () => {
		const all = symbols();
		const there = new Set([...all.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]));
		const used = [...all.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map((found) => found[1]);
		expect(used.length).toBeGreaterThan(100);
		for (const id of used) expect(there, id).toContain(id);
	});

	it('have a pictogram for every tag, specialist and priority', () => {
		const words = new Set([
			...CATALOGUE.tiles.flatMap(({ tags, own, grants, specialists }) => [
				...Object.keys(tags),
				...Object.keys(own),
				...grants.map(({ tag }) => tag),
				...Object.keys(specialists),
			]),
			...Object.keys(SPECIALISTS),
			...CATALOGUE.objectives.flatMap(({ pattern }) =>
				pattern.flat().flatMap((square) => [square?.tag, square?.produces].filter((tag) => tag != null)),
			),
			...CATALOGUE.duels
				.flatMap(({ priorities }) => priorities)
				.filter((word) => word !== 'most_vp' && word !== 'cheapest'),
		]);
		expect(words.size).toBeGreaterThan(18);
		for (const word of words) expect(ICONS, word).toContain(word);
	});

	it('carry no styles of their own: the page forbids them', () => expect(symbols()).not.toMatch(/ style=|<style/));

	it('tell prisoners apart by shape', () => {
		const shapes = ['grey', 'orange', 'red'].map((type) => prisonerShape(type, 9));
		expect(new Set(shapes).size).toBe(3);
	});
});
