/** The plan: which squares are drawn, where, and how they are called. */

import type { PrisonView, TileView } from '../types';

/** Edge of a square, and the margin for letters and numbers, in units of the drawing. */
export const EDGE = 100;
export const MARGIN = 25;
export const RIM = 7;

/** A square by its name, as options have it: "g7". */
export const nameOf = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
export const saidOf = (square: string): string => square.toUpperCase();

export interface Plan {
	/** The first column and row that are drawn, and how many. */
	column: number;
	row: number;
	columns: number;
	rows: number;
}

/** The square in whose place the first tile is drawn while there is none. */
const MIDDLE = 6;

/**
 * From where to where one direction is drawn: as long as it may get, with room on both sides where it can still grow. It
 * stays where it is until the prison grows out of it, so that nothing jumps when a tile is placed.
 */
function stretch(first: number, last: number, limit: number): { start: number; count: number } {
	const room = last - first + 1 < limit ? 1 : 0;
	const count = Math.max(limit, last - first + 1 + 2 * room);
	const usual = MIDDLE - Math.floor((limit - 1) / 2);
	return { start: Math.max(last + room + 1 - count, Math.min(first - room, usual)), count };
}

export function planOf(prison: PrisonView): Plan {
	const columns = prison.tiles.map(({ column }) => column);
	const rows = prison.tiles.map(({ row }) => row);
	if (columns.length === 0) columns.push(MIDDLE);
	if (rows.length === 0) rows.push(MIDDLE);
	const across = stretch(Math.min(...columns), Math.max(...columns), prison.span_limit);
	const down = stretch(Math.min(...rows), Math.max(...rows), prison.span_limit);
	return { column: across.start, row: down.start, columns: across.count, rows: down.count };
}

export const widthOf = (plan: Plan): number => plan.columns * EDGE + MARGIN + RIM;
export const heightOf = (plan: Plan): number => plan.rows * EDGE + MARGIN + RIM;

export interface Square {
	name: string;
	column: number;
	row: number;
	/** Its upper left corner. */
	x: number;
	y: number;
}

export function squareOf(plan: Plan, column: number, row: number): Square {
	return {
		name: nameOf(column, row),
		column,
		row,
		x: MARGIN + (column - plan.column) * EDGE,
		y: MARGIN + (row - plan.row) * EDGE,
	};
}

/** Every square that is drawn, row by row. */
export function squaresOf(plan: Plan): Square[] {
	const out: Square[] = [];
	for (let row = plan.row; row < plan.row + plan.rows; row++)
		for (let column = plan.column; column < plan.column + plan.columns; column++) out.push(squareOf(plan, column, row));
	return out;
}

export const tileAt = (prison: PrisonView, square: string): TileView | undefined =>
	prison.tiles.find((tile) => tile.square === square);

/** Corners of the sheet that nothing stands on or may be put on: for its title, its compass, its notes. */
export function freeRow(
	squares: readonly Square[],
	busy: ReadonlySet<string>,
	row: number,
	from: number,
	to: number,
): boolean {
	return squares.every(
		(square) => square.row !== row || square.column < from || square.column > to || !busy.has(square.name),
	);
}
