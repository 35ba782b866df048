/** A key means the same on the board, in the rail, and from one question to the next: over recorded questions. */

import { describe, expect, it } from 'vitest';
import { keysOf } from '../lib/options';
import type { Barred, Offer } from '../wire/types';
import animalcatrazAsked from './animalcatraz/fixtures/questions.json';
import animalcatraz from './animalcatraz/index';
import architectsAsked from './architects/fixtures/questions.json';
import architects from './architects/index';
import { SITES } from './architects/places';
import lockupAsked from './lockup/fixtures/questions.json';
import lockup from './lockup/index';
import { LOCATION_NAMES } from './lockup/words';
import type { Game } from './plug';
import prisonArchitectAsked from './prison_architect/fixtures/questions.json';
import prisonArchitect from './prison_architect/index';

interface Asked {
	asked: string;
	view: unknown;
	options: Offer[];
	barred: Barred[];
}

/** Cards change their place in the hand; every other key is one spot's for good. */
const IN_HAND = ['build', 'discard', 'play'];

describe.each([
	{ game: lockup as Game, recorded: lockupAsked as unknown as Asked[] },
	{ game: architects as Game, recorded: architectsAsked as unknown as Asked[] },
	{ game: prisonArchitect as Game, recorded: prisonArchitectAsked as unknown as Asked[] },
	{ game: animalcatraz as Game, recorded: animalcatrazAsked as unknown as Asked[] },
])('the keys of $game.title', ({ game, recorded }) => {
	const own = (game.keys ?? '').toLowerCase();

	it('were held to many questions', () => expect(new Set(recorded.map(({ asked }) => asked)).size).toBeGreaterThan(15));

	it('are each of one thing', () => expect(new Set(own).size).toBe(own.length));

	it('mean the same thing in every question', () => {
		const meant = new Map<string, string>();
		for (const { options, barred, view } of recorded)
			for (const option of [...options, ...barred]) {
				const key = game.key?.(option, view) ?? '';
				if (key === '' || IN_HAND.includes(option.family)) continue;
				const spot = game.spot(option, view);
				expect(meant.get(key) ?? spot, `${key} of ${option.label}`).toBe(spot);
				meant.set(key, spot);
			}
		expect(meant.size).toBeGreaterThan(8);
	});

	it('are never those of something else', () => {
		for (const { options, view } of recorded) {
			const keys = keysOf(game, options, view);
			const given = keys.filter((key) => key !== '');
			expect(new Set(given).size).toBe(given.length);
			options.forEach((offer, index) => {
				const key = keys[index] as string;
				const wanted = game.key?.(offer, view).toLowerCase() ?? '';
				if (wanted !== '') expect(key, offer.label).toBe(wanted);
				else expect(own, offer.label).not.toContain(key || '?');
			});
		}
	});

	it('are those on the board', () => {
		const signs = new Map<string, string>([
			...SITES.map(({ place, key }): [string, string] => [`place:${place}`, key]),
			...Object.keys(LOCATION_NAMES).map((place, index): [string, string] => [`location:${place}`, String(index + 1)]),
		]);
		for (const { options, view } of recorded) {
			const keys = keysOf(game, options, view);
			options.forEach((offer, index) => {
				if (['go', 'fetch', 'uncover'].includes(offer.family) && signs.has(game.spot(offer, view)))
					expect(keys[index], offer.label).toBe(signs.get(game.spot(offer, view)));
			});
		}
	});
});
