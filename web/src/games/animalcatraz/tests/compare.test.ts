/** What is compared before a choice. */

import { expect, it } from 'vitest';
import { ahead, LINES } from '../compare';
import { props } from './fixtures';

const { view } = props('teams').situation;
const of = (name: string): number[] =>
	view.rivals.map((_, rival) => LINES.find((line) => line.name === name)!.of(view, rival));

it('counts for the whole side', () => {
	expect(of('Reputation')).toEqual([7, 11, 3, 12]);
	expect(of('Gangsters')).toEqual([3, 2, 4, 1]);
	expect(of('Guards owned')).toEqual([2, 1, 0, 3]);
	expect(of('Coins on the track')).toEqual([1, 0, 0, 1]);
});

it('marks whoever is ahead, and nobody where all have the same', () => {
	expect(ahead([1, 3, 3])).toEqual([false, true, true]);
	expect(ahead([2, 2])).toEqual([false, false]);
});

it('names what everybody may know, one for each that is counted', () => {
	const { catalogue } = props('teams');
	for (const line of LINES)
		for (const rival of view.rivals.keys())
			if (line.names) expect(line.names(view, rival, catalogue)).toHaveLength(line.of(view, rival));
	const guards = LINES.find(({ name }) => name === 'Guards owned')!;
	expect(guards.names!(view, 0, catalogue).every((name) => name.startsWith('Officer '))).toBe(true);
});
