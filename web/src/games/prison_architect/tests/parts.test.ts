/** All parts draw every recorded situation; what can be touched is there to be touched. */

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import offers from '../fixtures/offers.json';
import { game } from '../index';
import { FAMILIES } from '../spots';
import { NAMES, props } from './fixtures';

const html = (part: unknown, more: object): string => render(part as Component<any>, { props: more as any }).body;
const spotsIn = (body: string): Set<string> =>
	new Set([...body.matchAll(/data-spot="([^"]+)"/g)].map((found) => found[1] as string));

describe.each(NAMES)('%s', (name) => {
	const p = props(name);
	const { view } = p.situation;

	it('has every lit spot on board, mat or rivals', () => {
		const drawn = spotsIn([game.Board, game.Mat, game.Rivals].map((part) => html(part, p)).join(''));
		for (const spot of p.lit) expect(drawn, spot).toContain(spot);
		for (const spot of p.shut) expect(drawn, spot).toContain(spot);
	});

	it('is drawn whole', () => {
		expect(html(game.Clock, p)).toContain('aria-label');
		expect(html(game.Compare, p)).toContain('<table');
		for (const { seat } of p.looks)
			expect(html(game.Player, { ...p, seat }), `player ${seat}`).toContain('Points so far');
		for (const offer of p.situation.options) html(game.Gain, { ...p, offer });
		html(game.Purse, p);
		expect(game.glance(view).line).not.toBe('');
		expect(game.glance(view).scores).toHaveLength(p.looks.length);
	});
});

it('opens every card of the box large', () => {
	const p = props('build');
	const { tiles, cards, objectives, duels } = p.catalogue;
	for (const [kind, all] of Object.entries({ tile: tiles, card: cards, objective: objectives, duel: duels }))
		for (const { id, name } of all)
			expect(html(game.Card, { ...p, kind, id }), id).toContain(name.replaceAll('&', '&amp;'));
	expect(html(game.Card, { ...p, kind: 'tile', id: 'nothing' })).toContain('no card of that name');
});

it('says what gives what to a cell that stands', () => {
	const body = html(game.Card, { ...props('build'), kind: 'tile', id: 'basic_holding@g7' });
	expect(body).toContain('What gives what to it');
	expect(body).toContain('Surveillance');
});

it('hides what is hidden', () => {
	const body = html(game.Board, props('watch'));
	expect(body).not.toContain('My hand');
	const rival = html(game.Player, { ...props('build'), seat: 1 });
	expect(rival).toContain('hidden from you');
});

it('shows previews only for what is pointed at', () => {
	const still = html(game.Board, props('build'));
	const pointing = html(game.Board, props('build', { pointed: 'square:h7' }));
	expect(still).not.toContain('+14 VP as it stands');
	expect(pointing).toContain('+14 VP as it stands');
	expect(pointing).toContain('H7 completes it');
});

it('says on the board why a square is refused', () => {
	const p = props('build');
	const [explained] = p.situation.barred;
	expect(html(game.Board, { ...p, explained })).toContain(explained?.why);
});

it('finds a place for every family of options', () => {
	const { view } = props('buy').situation;
	expect(FAMILIES).toEqual(expect.arrayContaining(Object.keys(offers)));
	for (const family of FAMILIES) expect(typeof game.spot({ family, args: ['x'] } as never, view)).toBe('string');
	expect(game.spot({ family: 'at', args: ['g7'] } as never, view)).toBe('square:g7');
	expect(game.spot({ family: 'buy', args: ['bunk_cell'] } as never, view)).toBe('buy:bunk_cell');
	expect(game.spot({ family: 'buy', args: ['office'] } as never, view)).toBe('item:office');
	expect(game.spot({ family: 'dig', args: [] } as never, view)).toBe(`stack:${view.resolving}`);
	const keeping = props('keep').situation;
	const [drawn] = keeping.options;
	expect(game.spot(drawn!, keeping.view)).toBe(`drawn:${drawn?.args[0]}`);
});

it('folds objectives that lie open before those in hand', () => {
	const p = props('build');
	const me = p.situation.view.players[0]!;
	const board = (open: number): string => {
		const objectives = Array.from({ length: open }, (_, nth) => me.objectives[nth % me.objectives.length]!);
		const players = p.situation.view.players.with(0, { ...me, objectives });
		return html(game.Board, { ...p, situation: { ...p.situation, view: { ...p.situation.view, players } } });
	};
	expect(board(2)).toContain('class="kind');
	expect(board(7)).toMatch(/class="objective[^"]* short/);
	expect(board(12)).toMatch(/class="objective[^"]* brief/);
	expect(board(12)).toContain('class="line');
});
