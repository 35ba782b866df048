/** How much height the boxes beside the board need, in rem: what would not all be in sight is drawn brief. */

import type { PlayerView } from '../types';

/** Beside the board a line holds about so many letters, in hand beside the points. */
const LETTERS = 33;
const IN_HAND = 28;
/** Title, edges and the gap to the next. */
const BOX = 3.1;
const OBJECTIVE = 5.7;

export const highOfObjectives = ({ objectives }: PlayerView): number => BOX + objectives.length * OBJECTIVE;

/** With no more than what each of them lacks. */
export const highOfShort = ({ objectives }: PlayerView): number =>
	objectives.reduce((total, { words }) => total + 1.8 + Math.ceil(words.length / LETTERS) * 0.95, BOX - 0.6);

/** A line each. */
export const highOfBrief = ({ objectives }: PlayerView): number => BOX - 1 + objectives.length * 1.36;

export function highOfHand({ hand, looking }: PlayerView, choosing: boolean): number {
	if (hand === null) return 0;
	const line = (words: string): number => Math.max(2.6, 1.4 + Math.ceil(words.length / IN_HAND) * 0.9);
	const lines = hand.reduce((total, { words }) => total + (choosing ? OBJECTIVE : line(words)), 0);
	return BOX + lines + (looking?.length ?? 0) * OBJECTIVE;
}

export function highOfNeeds({ prison }: PlayerView): number {
	const cells = prison.tiles.filter(({ cell }) => cell !== null).length;
	return cells === 0 ? BOX + 1.2 : BOX + 8 + cells * 1.8;
}

export function highOfConstruction({ construction, pending }: PlayerView, building: boolean): number {
	const parts = construction.length > 3 ? Math.ceil(construction.length / 2) * 5.4 : construction.length * 5;
	return BOX + Math.max(parts, 1.2) + (building ? 6 : 0) + (pending.length > 0 ? 2 : 0);
}
