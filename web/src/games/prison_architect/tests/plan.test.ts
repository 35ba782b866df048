/** What is drawn of a plan, and how squares are called. */

import { describe, expect, it } from 'vitest';
import { namePlate } from '../prison/letters';
import { nameOf, planOf, squareOf, squaresOf } from '../prison/plan';
import type { PrisonView, TileView } from '../types';

const prison = (...at: [number, number][]): PrisonView => ({
	tiles: at.map(([column, row]) => ({ column, row, square: nameOf(column, row) }) as TileView),
	cells: 0,
	cell_limit: 10,
	columns: 0,
	rows: 0,
	span_limit: 6,
});

describe('a plan', () => {
	it('is six squares wide around a small prison', () => {
		const plan = planOf(prison([6, 5], [8, 7]));
		expect(plan).toEqual({ column: 4, row: 4, columns: 6, rows: 6 });
	});

	it('stays where it is while the prison grows within it', () => {
		const small = planOf(prison([6, 6]));
		expect(planOf(prison([6, 6], [7, 6]))).toEqual(small);
		expect(planOf(prison([5, 6], [8, 7]))).toEqual(small);
		expect(planOf(prison([4, 6], [6, 6])).column).toBe(3);
		expect(planOf(prison([6, 6], [9, 6])).column).toBe(5);
	});

	it('shows every square that a prison of five columns can still reach: both sides', () => {
		const plan = planOf(prison([3, 6], [7, 6]));
		expect([plan.column, plan.columns]).toEqual([2, 7]);
	});

	it('shows nothing beyond a prison that is as wide as it may be (R1)', () => {
		const plan = planOf(prison([3, 6], [8, 6]));
		expect([plan.column, plan.columns]).toEqual([3, 6]);
	});

	it('has its first tile in the middle', () => {
		const plan = planOf(prison());
		expect(squaresOf(plan).map(({ name }) => name)).toContain('g7');
		expect(squaresOf(plan)).toHaveLength(36);
	});

	it('names squares as options do', () => {
		expect(nameOf(0, 0)).toBe('a1');
		expect(squareOf({ column: 4, row: 4, columns: 6, rows: 6 }, 6, 6)).toMatchObject({ name: 'g7', x: 225, y: 225 });
	});
});

describe('a name plate', () => {
	it('takes one line where it can be read', () => expect(namePlate('Kitchen', 0).lines).toEqual(['Kitchen']));
	it('takes two where letters have to be larger', () => {
		expect(namePlate('Luxury Dormitory', 16).lines).toEqual(['Luxury', 'Dormitory']);
		expect(namePlate('Luxury Bunk Cell', 16).lines).toEqual(['Luxury', 'Bunk Cell']);
	});
	it('counts broad letters for more', () => {
		expect(namePlate('Common Room', 14).lines).toEqual(['Common', 'Room']);
		expect(namePlate('Locker Room', 14).lines).toEqual(['Locker Room']);
		expect(namePlate('Visitation', 17).squeezed).toEqual([undefined]);
	});
	it('never has letters that cannot be read, up to a limit', () => {
		expect(namePlate('Yard', 14).size).toBe(14);
		expect(namePlate('Yard', 40).size).toBe(18);
	});
});
