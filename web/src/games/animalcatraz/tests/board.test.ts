/** The island as it is printed, and room for everybody on it. */

import { describe, expect, it } from 'vitest';
import { stand } from '../board/crowd';
import { boxOf, cellPlace, ISLAND, letterOf, PLACES, placeOf } from '../board/places';
import { CATALOGUE } from './fixtures';

describe('the island', () => {
	it('has every space that has a Guard, with what each letter shuts', () => {
		const guarded = CATALOGUE.spaces.filter(({ icons }) => icons.length > 0);
		expect(PLACES.map(({ space }) => space).toSorted()).toEqual(guarded.map(({ id }) => id).toSorted());
		for (const { id, letters } of guarded) expect(placeOf(id)?.icons, id).toEqual(letters);
	});

	it('has every cell where the box puts it', () => {
		for (const { id, cell, vacant, special } of CATALOGUE.spaces)
			for (const one of [cell, ...vacant, special]) if (one) expect(cellPlace(one)?.block, one).toBe(id);
	});

	it('knows the letter of an icon', () => {
		const yard = placeOf('courtyard')!;
		expect(letterOf(yard, 'chess')).toBe('C');
		expect(letterOf(yard, 'study')).toBeUndefined();
	});

	it('lies within its frame, and no two cells on each other', () => {
		const boxes = PLACES.flatMap(({ cells = [] }) => cells);
		expect(boxes).toHaveLength(20);
		for (const { x, y, width, height } of [...boxes, ...PLACES.map(({ whole }) => whole)]) {
			expect(x).toBeGreaterThanOrEqual(0);
			expect(x + width).toBeLessThanOrEqual(ISLAND.width);
			expect(y + height).toBeLessThanOrEqual(ISLAND.height);
		}
		for (const one of boxes)
			for (const other of boxes)
				if (one !== other)
					expect(
						one.x + one.width <= other.x + 0.01 ||
							other.x + other.width <= one.x + 0.01 ||
							one.y + one.height <= other.y + 0.01 ||
							other.y + other.height <= one.y + 0.01,
					).toBe(true);
		expect(boxOf('hole')).toBeDefined();
		expect(boxOf('nowhere')).toBeUndefined();
	});
});

describe('a crowd', () => {
	const [yard] = PLACES.filter(({ space }) => space === 'courtyard');

	it.each([1, 2, 3, 5, 8, 10])('of %i stands inside of every space', (count) => {
		for (const { stand: box, space } of PLACES) {
			const standing = stand(count, box, 104);
			expect(standing).toHaveLength(count);
			for (const { x, y, height } of standing) {
				expect(height, space).toBeGreaterThan(19);
				expect(x, space).toBeGreaterThanOrEqual(box.x);
				expect(x, space).toBeLessThanOrEqual(box.x + box.width);
				expect(y - height, space).toBeGreaterThanOrEqual(box.y - 0.01);
				expect(y, space).toBeLessThanOrEqual(box.y + box.height + 0.01);
			}
			expect(new Set(standing.map(({ x, y }) => `${x} ${y}`)).size, space).toBe(count);
		}
	});

	it('is as tall as there is room, and nobody grows beyond what is asked', () => {
		expect(stand(1, yard!.stand, 104)[0]?.height).toBe(104);
		expect(stand(8, yard!.stand, 104)[0]!.height).toBeLessThan(104);
		expect(stand(0, yard!.stand, 104)).toEqual([]);
	});
});
