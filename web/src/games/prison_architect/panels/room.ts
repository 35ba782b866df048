/** How much height the boxes beside the board need, in rem: what would not all be in sight is drawn brief. */

import type { Catalogue, ObjectiveView, PlayerView } from '../types';
import { objectiveOf } from '../words';
import { linesOf } from './wrapping.svelte';

/** Segments that can still be told apart. */
export const MOST = 16;

/** Title, edges and the gap to the next. */
const BOX = 3.1;
/** Of what an objective lacks: size of its letters and height of a line, beside the board and in hand. */
const SAID = { size: 0.79, line: 0.95 };
const HELD = { size: 0.77, line: 0.89 };
/** Name, edges and the gap to the next, of an objective drawn whole. */
const CARD = 2.35;
const SQUARE = 1.38; // of a pattern
const SEGMENTS = 0.8;

/** What lies beside the board: how wide, in rem, how many pixels that is, and what tells patterns. */
export interface Column {
	wide: number;
	rem: number;
	catalogue: Catalogue;
}

const high = (words: string, width: number, { size, line }: typeof SAID, { rem }: Column): number =>
	linesOf(words, width * rem, size * rem) * line;

/** An objective drawn whole: its kind or its pattern, how far it is and what it lacks. */
function highOfWhole({ objective, words, need }: ObjectiveView, column: Column): number {
	const pattern = objectiveOf(column.catalogue, objective)?.pattern ?? [];
	const inside = column.wide - 3.1;
	if (pattern.length === 1) return CARD + SQUARE + 0.4 + high(words, inside, SAID, column);
	if (pattern.length === 0)
		return CARD + 1.2 + (need > 0 && need <= MOST ? SEGMENTS : 0) + high(words, inside, SAID, column);
	const beside = inside - SQUARE * Math.max(...pattern.map(({ length }) => length)) - 0.5;
	return CARD + 1.2 + Math.max(pattern.length * SQUARE, high(words, beside, SAID, column));
}

const whole = (objectives: ObjectiveView[], column: Column): number =>
	objectives.reduce((total, objective) => total + highOfWhole(objective, column), 0);

export const highOfObjectives = ({ objectives }: PlayerView, column: Column): number =>
	BOX - 0.4 + whole(objectives, column);

/** With no more than what each of them lacks. */
export const highOfShort = ({ objectives }: PlayerView, column: Column): number =>
	objectives.reduce((total, { words }) => total + 1.8 + high(words, column.wide - 2.85, SAID, column), BOX - 0.6);

/** A line each. */
export const highOfBrief = ({ objectives }: PlayerView): number => BOX - 1 + objectives.length * 1.36;

export function highOfHand({ hand, looking }: PlayerView, choosing: boolean, column: Column): number {
	if (hand === null) return 0;
	const line = (words: string): number => Math.max(2.6, 1.45 + high(words, column.wide - 3.15, HELD, column));
	const held = choosing ? whole(hand, column) : hand.reduce((total, { words }) => total + line(words), 0);
	return BOX + held + (looking?.length ? 1.3 + whole(looking, column) : 0);
}

export function highOfNeeds({ prison }: PlayerView): number {
	const cells = prison.tiles.filter(({ cell }) => cell !== null).length;
	return cells === 0 ? BOX + 1.2 : BOX + 8 + cells * 1.8;
}

export function highOfConstruction({ construction, pending }: PlayerView, building: boolean): number {
	const parts = construction.length > 3 ? Math.ceil(construction.length / 2) * 5.4 : construction.length * 5;
	return BOX + Math.max(parts, 1.2) + (building ? 6 : 0) + (pending.length > 0 ? 2 : 0);
}
