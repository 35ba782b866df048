/** All parts draw every situation; what can be touched is there to be touched. */

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { listed } from '../../../lib/options';
import { HEADS, ICONS } from '../art/sprite';
import type { Offer, Told } from '../contract';
import lines from '../fixtures/lines.json';
import offers from '../fixtures/offers.json';
import { game } from '../index';
import Carried from '../mat/Carried.svelte';
import Who from '../mat/Who.svelte';
import { rollerOf } from '../odds';
import { FAMILIES } from '../spots';
import { convictOf, ownConvict } from '../words';
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
		expect(html(game.Clock, p)).toContain('Day');
		expect(html(game.Compare, p)).toContain('<table');
		for (const { seat } of p.looks) expect(html(game.Player, { ...p, seat }), `player ${seat}`).toContain('REP');
		const all = listed(game, p.situation.options, p);
		for (const { offer } of all) html(game.Gain, { ...p, offer });
		const picked = all.filter(({ offer }) => game.picked?.includes(offer.family));
		if (picked.length > 0)
			for (const { offer } of picked)
				expect(html(game.Picker, { ...p, options: picked })).toContain(`data-action="${offer.action}"`);
		html(game.Purse, p);
		expect(game.glance(view).line).not.toBe('');
		expect(game.glance(view).scores).toHaveLength(p.looks.length);
	});

	it('says nothing that is not there', () => {
		const body = [game.Board, game.Mat, game.Rivals, game.Clock].map((part) => html(part, p)).join('');
		expect(body).not.toMatch(/undefined|NaN|\[object/);
	});
});

it('opens every card of the box large', () => {
	const p = props('turn');
	const { cards, convicts, gangsters, guards, events, crimes, plans, stages, icons, spaces, cells } = p.catalogue;
	const kinds = {
		...{ card: cards, convict: convicts, gangster: gangsters, guard: guards, event: events, crime: crimes },
		...{ plan: plans, stage: stages, icon: icons, space: spaces, cell: cells },
	};
	for (const [kind, all] of Object.entries(kinds))
		for (const { id, name } of all)
			expect(html(game.Card, { ...p, kind, id }), id).toContain(name.replaceAll('&', '&amp;'));
	for (const id of ['library', 'infirmary', 'cafeteria', 'utility'])
		expect(html(game.Card, { ...p, kind: 'deck', id })).toContain('left of these');
	expect(html(game.Card, { ...p, kind: 'warden', id: 'warden' })).toContain('Warden');
	expect(html(game.Card, { ...p, kind: 'card', id: 'nothing' })).toContain('no card of that name');
});

it('hides what is hidden', () => {
	const rival = html(game.Player, { ...props('turn'), seat: 1 });
	expect(rival).toContain('hidden from you');
	expect(rival).toContain('A hidden card');
	expect(html(game.Mat, props('turn'))).not.toContain('A hidden card');
	expect(html(game.Mat, props('watch'))).not.toContain('Your mat');
});

it('says on the board why something is refused', () => {
	const p = props('turn');
	const [first] = p.situation.barred;
	expect(html(game.Board, { ...p, explained: first })).toContain(first!.why.replaceAll("'", '’'));
});

it('stages a Fight with both totals, what was shown and the dice', () => {
	const over = html(game.Board, props('counter'));
	for (const words of ['>9<', '>8<', 'die 3', 'die 4', '+1', 'Natas Elpicsid', 'injured'])
		expect(over).toContain(words);
	const open = html(game.Board, props('reveal'));
	for (const words of ['Screwdriver', 'not rolled yet', '+6', '+5', 'to win']) expect(open).toContain(words);
});

it('stages a theft with both totals, the dice and what there is to be had', () => {
	const open = html(game.Board, props('theft'));
	for (const words of ['Big Bill', 'steals', 'Cold Cuts', 'is robbed', 'not rolled yet', '+1', '+2', '3 cards'])
		expect(open).toContain(words);
	expect(open).toContain('76%'); // with what the victim may show: its own chance to keep all
	expect(open).toContain('to keep it');
	const rolled = html(game.Board, props('theft_rolled'));
	for (const words of ['die 6', 'die 3', 'die 5', '>10<', 'TIE', 'to the thief', 'The thief draws one of 3 cards'])
		expect(rolled).toContain(words);
	expect(html(game.Purse, props('theft'))).toContain('The theft');
});

it('shows a spectator the odds of what lies open', () => {
	const p = props('theft');
	const watched = html(game.Board, { ...p, situation: { ...p.situation, options: [] } });
	for (const words of ['44%', 'for Big Bill']) expect(watched).toContain(words);
});

it('shows the odds of a Riot beside its targets', () => {
	const p = props('riot');
	const board = html(game.Board, p);
	for (const words of ['93%', '89%', '71%']) expect(board).toContain(words);
	const options = listed(game, p.situation.options, p).filter(({ offer }) => game.picked?.includes(offer.family));
	const picker = html(game.Picker, { ...p, options });
	for (const words of ['93.4 %', 'without weapons, to the last fighter', '2 hidden cards'])
		expect(picker).toContain(words);
});

it('shows who is sent to steal', () => {
	const view = structuredClone(props('teams').situation.view);
	const mine = view.convicts[ownConvict(view) ?? 0]!;
	mine.gangsters = [{ gangster: 'thief_slick', strength: 1, card: null, used: false }];
	const sent = (who: string): string | null =>
		rollerOf(view, { family: 'pickpocket', args: [who, 'convict_3'] } as Offer);
	expect([sent('slot_1'), sent('self')]).toEqual(['thief_slick', mine.convict]);
});

it('says of both Convicts of a desk what their skills are about', () => {
	const p = props('teams');
	const own = p.situation.view.convicts[0]!;
	const [first] = convictOf(p.catalogue, own.convict)!.skills;
	expect(html(Who, { p, convict: own, index: 0, slim: true, small: true, gists: true })).toContain(first!.gist);
});

it('shows the exact odds of what is pointed at, with every card that would help', () => {
	const p = props('turn');
	const options = listed(game, p.situation.options, p).filter(({ offer }) => game.picked?.includes(offer.family));
	const first = html(game.Picker, { ...p, options });
	for (const words of ['66.4 %', 'with Screwdriver', '44.4 %', '44%–66%']) expect(first).toContain(words);
	for (const words of ['Win', '+2 REP; Big Bill lies in cell 2', 'Lose', '3 cards to the Infirmary pile'])
		expect(first).toContain(words);
	expect(html(game.Picker, { ...p, options, pointed: 'guard:courtyard' })).toContain('16.7 %');
});

it('draws every movement of a line that was told somewhere, and gives every family of options its place', () => {
	const { view } = props('teams').situation;
	for (const line of Object.values(lines) as Told[])
		for (const movement of game.show(line, view)) {
			expect(`${movement.from} ${movement.to}`, line.event).not.toMatch(/undefined:|:undefined|NaN|:(?= |$)/);
			const [kind, name = ''] = (movement.piece ?? '').split(':');
			if (kind === 'head') expect([...HEADS, ...view.spaces.map(({ guard }) => guard)], line.event).toContain(name);
			if (kind === 'icon') expect(ICONS, line.event).toContain(name);
		}
	for (const { family } of Object.values(offers)) expect(FAMILIES, family).toContain(family);
});

it('lays more than three cards below each other, where their names have room', () => {
	const p = props('turn');
	const held = { card: 'cigarettes', hidden: true, shown: false };
	const drawn = (count: number): string =>
		html(Carried, { p, title: 'Carried', cards: Array(count).fill(held), limit: 3, place: '0:carried' });
	expect(drawn(3)).toContain('carried card');
	expect(drawn(4)).toContain('carried row');
});
