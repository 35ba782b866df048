/** Where a tile may go, in the rail: squares that bring the same stand together, and a finger aims before it places. */

import { afterEach, describe, expect, it } from 'vitest';
import { listed } from '../../../lib/options';
import { game } from '../index';
import { groupsOf, squareOf } from '../picker/groups';
import { aim, aimedAt } from '../prison/aim.svelte';
import { previewOf } from '../prison/previews';
import { props } from './fixtures';

const p = props('build');
const { view } = p.situation;
const options = listed(game, p.situation.options, p).filter(({ offer }) => offer.family === 'at');

describe('squares', () => {
	const groups = groupsOf(options, view.previews);

	it('stand in one group each, the most points first', () => {
		const all = groups.flatMap(({ options: those }) => those.map(squareOf));
		expect(all.toSorted()).toEqual(options.map(squareOf).toSorted());
		const points = groups.map(({ preview }) => preview.points);
		expect(points).toEqual(points.toSorted((one, other) => other - one));
	});

	it('stand first of equals where cells are better off, and last where one loses a need', () => {
		const need = { square: 'g7', need: 'comfortable', against: 1, was_against: 1 };
		const worse = { ...need, given: 1, met: false, was_given: 2, was_met: true };
		const better = { ...need, given: 2, met: true, was_given: 1, was_met: false };
		const three = view.previews.slice(0, 3).map((preview) => ({ ...preview, points: 4, lines: [] }));
		const [one, two, other] = three.map((preview, nth) => ({
			...preview,
			words: `${nth}`,
			needs: [[worse], [], [better]][nth] ?? [],
		}));
		const those = groupsOf(options, [one!, two!, other!]).map(({ preview }) => preview.words);
		expect(those).toEqual(['2', '1', '0']);
	});

	it('share a group only where they bring the same', () => {
		for (const { preview, options: those } of groups)
			for (const one of those.map(squareOf).map((square) => view.previews.find((each) => each.square === square)))
				expect([one?.points, one?.words]).toEqual([preview.points, preview.words]);
		expect(new Set(groups.map(({ preview }) => `${preview.points} ${preview.words}`)).size).toBeGreaterThan(1);
	});
});

describe('a finger', () => {
	afterEach(() => aim.at('', ''));

	it('aims at a square until something else is pointed at', () => {
		aim.at(view.placing ?? '', 'h7');
		expect(previewOf(p)?.square).toBe('h7');
		expect(aimedAt({ ...p, pointed: 'square:g9' })).toBe('g9');
	});

	it('does not aim with another tile', () => {
		aim.at('yard', 'h7');
		expect(aimedAt(p)).toBe('');
	});
});
