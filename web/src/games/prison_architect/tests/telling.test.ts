/** How the story moves on the table, and what the Governor does step by step. */

import { describe, expect, it } from 'vitest';
import { ICONS, TILES } from '../art/sprite';
import type { Told } from '../contract';
import lines from '../fixtures/lines.json';
import { show } from '../show';
import { stage } from '../stage';
import { heading, refers } from '../telling';
import { CATALOGUE, props } from './fixtures';

const told = (event: string, facts: Told['facts'], sentence = ''): Told => ({ event, facts, sentence, opens: false });
const { view } = props('build').situation;

describe('movements', () => {
	it('put my tiles on my plan, and those of others into their strip', () => {
		const line = (seat: number) => told('tile_placed', { seat, tile: 'canteen', square: 'h7' });
		expect(show(line(0), view)).toMatchObject([{ from: 'part:canteen', to: 'square:h7', piece: 'tile:canteen' }]);
		expect(show(line(1), view)).toMatchObject([{ from: 'seat:1', to: 'seat:1' }]);
	});

	it('pay before they take', () => {
		const moves = show(told('tile_bought', { seat: 1, tile: 'office', price: 7 }), view);
		expect(moves.map(({ to }) => to)).toEqual(['item:office', 'seat:1']);
		expect(moves[0]?.words).toBe('−$7');
	});

	it('lay the bids on every folder that has one', () => {
		const moves = show(told('bids_revealed', { seat: 1, cell: 5, staff: 0, basic: 2 }), view);
		expect(moves.map(({ to, words }) => [to, words])).toEqual([
			['area:cell', '$5'],
			['area:basic', '$2'],
		]);
	});

	it('draw a prisoner with colour and threat', () => {
		const [move] = show(told('prisoner_housed', { seat: 0, prisoner: 'orange_4', square: 'g7' }), view);
		expect(move).toMatchObject({ from: 'gate', to: 'square:g7', piece: 'piece:orange:4' });
	});

	it('carry only pieces that are drawn, in recorded lines of every kind', () => {
		const recorded = Object.values(lines) as unknown as Told[];
		expect(recorded.length).toBeGreaterThan(50);
		for (const line of recorded)
			for (const { piece = '', to = '' } of show(line, view)) {
				const [kind, name = '', threat] = piece.split(':');
				if (kind === 'tile') expect(TILES, line.event).toContain(name);
				if (kind === 'icon') expect(ICONS, line.event).toContain(name);
				if (kind === 'piece' && threat !== undefined) expect(Number(threat), line.event).toBeGreaterThan(1);
				expect(to, line.event).not.toMatch(/undefined|:$|NaN/);
			}
	});

	it('are none for what is only told', () => expect(show(told('week_began', { week: 2 }), view)).toEqual([]));
});

describe('the Governor', () => {
	const solo = props('solo').situation.view;
	const lines = [
		told('area_began', { area: 'staff' }),
		told(
			'governor_took_tile',
			{ tile: 'exports', why: 'priorities' },
			'The Governor took Exports: his priorities decide (R65).',
		),
	];

	it('is staged with the rule that counts and what came of it', () => {
		const staged = stage(lines, solo, CATALOGUE);
		expect(staged).toMatchObject({ seat: 1, title: 'The Governor: Staff', card: null });
		expect(staged?.steps).toHaveLength(1);
		expect(staged?.steps[0]).toMatchObject({ state: 'now', came: [lines[1]?.sentence] });
	});

	it('shows the card that was turned up, not the one before it', () => {
		const turned = [told('duel_turned', { duel: 'WD07' }), told('governor_bid', { cell: 4 })];
		expect(stage(turned, solo, CATALOGUE)?.card).toEqual({ kind: 'duel', id: 'WD07' });
	});

	it('is staged step by step', () => {
		const steps = [
			told('governor_weighed', { bid: 6, tiles: ['kennels', 'exports'] }, 'He can pay for two.'),
			told('governor_looked', { priority: 'security', worth: 2, tiles: ['kennels'] }, 'He looked for Security.'),
			told('governor_took_tile', { tile: 'kennels', why: 'priorities' }, 'He took the Kennels.'),
		];
		const staged = stage(steps, solo, CATALOGUE);
		expect(staged?.steps.map(({ state }) => state)).toEqual(['done', 'done', 'now']);
		expect(new Set(staged?.steps.map(({ words }) => words)).size).toBe(3);
	});

	it('does nothing at other tables or in other lines', () => {
		expect(stage(lines, view, CATALOGUE)).toBeNull();
		expect(stage([told('tile_placed', { seat: 0 })], solo, CATALOGUE)).toBeNull();
	});
});

it('heads the log with weeks and phases, and names the card of a line', () => {
	expect(heading(told('week_began', { week: 3 }))).toBe('Week 3');
	expect(heading(told('phase_began', { phase: 'build' }))).toBe('Build');
	expect(heading(told('tile_placed', {}))).toBe('');
	expect(refers(told('objective_played', { seat: 0, objective: 'H05' }))).toEqual({ kind: 'objective', id: 'H05' });
	expect(refers(told('staff_gained', { seat: 0, count: 2, by_tile: 'office' }))).toEqual({
		kind: 'tile',
		id: 'office',
	});
	expect(refers(told('area_began', { area: 'staff' }))).toEqual({ kind: 'area', id: 'staff' });
});
