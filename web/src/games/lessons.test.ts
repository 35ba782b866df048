/** What lessons point at is drawn somewhere: every `point:` of a lesson.md is a spot of Board, Mat or Rivals. */

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import architectsLesson from '../../../src/bighouse/games/architects/lesson.md?raw';
import lockupLesson from '../../../src/bighouse/games/lockup/lesson.md?raw';
import { looksOf } from '../lib/looks';
import type { SeatInfo } from '../wire/types';
import architectsCatalogue from './architects/fixtures/catalogue.json';
import draft from './architects/fixtures/draft.json';
import guard from './architects/fixtures/guard.json';
import start from './architects/fixtures/start.json';
import turn from './architects/fixtures/turn.json';
import architects from './architects/index';
import lockup from './lockup/index';
import { props as lockupProps, NAMES } from './lockup/tests/fixtures';
import type { Game, PartProps } from './plug';

/** Spots of single cards, groups and rivals: which ones are drawn depends on the position, that they are does not. */
const CHANGING = /^(offered|plan|group|apprentice|display|guildhall|seat):.*/;
const kind = (spot: string): string => spot.replace(CHANGING, '$1:*');

function pointed(lesson: string): string[] {
	const all = [...lesson.matchAll(/^point: (\S+)$/gm)].map((found) => found[1] as string);
	expect(all.length).toBeGreaterThan(30);
	return [...new Set(all)].filter((spot) => !spot.startsWith('rail:'));
}

function drawn(game: Game, positions: PartProps[]): Set<string> {
	const spots = new Set<string>();
	for (const props of positions)
		for (const part of [game.Board, game.Mat, game.Rivals] as Component<PartProps>[])
			for (const found of render(part, { props }).body.matchAll(/data-spot="([^"]+)"/g))
				spots.add(kind(found[1] as string));
	return spots;
}

function architectsProps(situation: unknown): PartProps {
	const now = situation as PartProps['situation'];
	const players: { seat: number }[] = now.view.players;
	const seats = players.map(({ seat }) => ({ seat, name: `Player ${seat}` }) as SeatInfo);
	return {
		...lockupProps('turn'),
		situation: now,
		catalogue: architectsCatalogue,
		looks: looksOf(seats, now.seat),
	};
}

describe('lessons', () => {
	it('of Lockup point at what is drawn', () => {
		const spots = drawn(lockup, NAMES.map(lockupProps));
		for (const spot of pointed(lockupLesson)) expect(spots, spot).toContain(kind(spot));
	});
	it('of Architects point at what is drawn', () => {
		const spots = drawn(architects, [draft, guard, start, turn].map(architectsProps));
		for (const spot of pointed(architectsLesson)) expect(spots, spot).toContain(kind(spot));
	});
});
