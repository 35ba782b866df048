/** A tile in words, for those who hear the board. */

import { capital, counted, listed } from '../../../lib/english';
import type { TileCard, TileView } from '../types';
import { NEEDS, SIDES, TYPES } from '../words';

const many = (words: readonly string[]): string[] =>
	[...new Set(words)].map((word) => {
		const count = words.filter((other) => other === word).length;
		return count > 1 ? `${count} ${word}s` : `a ${word}`;
	});

/** What stands on a square: "Basic Holding at G7: red 6, grey 2, 1 free place; Secure, not Hygienic". */
export function describe(tile: TileView, card: TileCard | undefined): string {
	const name = `${card?.name ?? tile.tile} at ${tile.square.toUpperCase()}`;
	const parts: string[] = [];
	const { cell } = tile;
	if (cell !== null) {
		const inside = TYPES.toReversed().flatMap((type) =>
			cell.prisoners.filter((prisoner) => prisoner.type === type).map(({ threat }) => `${type} ${threat}`),
		);
		const free = cell.capacity - cell.prisoners.length;
		parts.push([...inside, counted(Math.max(0, free), 'free place')].join(', '));
		if (cell.specialists.length > 0) parts.push(listed(many(cell.specialists)));
		parts.push(cell.needs.map(({ need, met }) => `${met ? '' : 'not '}${NEEDS[need]?.name}`).join(', '));
	}
	const tags = Object.entries(tile.tags).map(([tag, count]) => (count > 1 ? `${count} ${capital(tag)}` : capital(tag)));
	if (tags.length > 0) parts.push(listed(tags));
	if (tile.windows.length > 0) parts.push(`window to the ${listed(tile.windows.map((side) => SIDES[side] ?? side))}`);
	if (tile.staff_slots > 0) parts.push(tile.staff > 0 ? 'Staff on it' : 'no Staff on it');
	for (const condition of tile.conditions) parts.push(condition.words);
	return parts.length === 0 ? name : `${name}: ${parts.join('; ')}`;
}
