/** Spots, keys, words of options, and how the log is headed. */

import { describe, expect, it } from 'vitest';
import type { Told } from '../contract';
import { KEYS, keyOf } from '../keys';
import { show } from '../show';
import { spot } from '../spots';
import { heading, refers } from '../telling';
import { chancesOf, convictLook, glanceLine, ownConvict, ownRival, percent } from '../words';
import { props } from './fixtures';

const p = props('turn');
const { view } = p.situation;
const at = (words: string, from = view): string => {
	const [family = '', ...args] = words.split(' ');
	return spot({ family, args }, from);
};
const told = (event: string, facts: Told['facts'] = {}): Told => ({ event, facts, sentence: '', opens: false });

describe('an option lies', () => {
	it('where its space, icon, Guard or cell is', () => {
		expect(at('move library')).toBe('space:library');
		expect(at('move cell_2')).toBe('cell:cell_2');
		expect(at('icon chess')).toBe('icon:courtyard:chess');
		expect(at('corrupt')).toBe('guard:courtyard');
		expect(at('rob self cell_3')).toBe('cell:cell_3');
		expect(at('retrieve a2')).toBe('vacant:a2');
		expect(at('errand_corrupt g_pills')).toBe('guard:infirmary');
		expect(at('move_guard B')).toBe('icon:courtyard:workout');
	});

	it('where its Convict, card or side is', () => {
		expect(at('attack convict_3')).toBe('convict:3');
		expect(at('pickpocket slot_1 convict_2')).toBe('convict:2');
		expect(at('rival rival_1')).toBe('rival:1');
		expect(at('fighter convict_5')).toBe('fighter:5');
		expect(at('fighter thief_slick')).toBe('fighter:thief_slick');
		expect(at('use carried cash')).toBe('card:0:carried:cash');
		expect(at('weapon screwdriver')).toBe('card:0:carried:screwdriver');
		expect(at('weapon cash', props('teams').situation.view)).toBe('card:0:slot_1:cash');
	});

	it('nowhere when it is no matter of the board', () => {
		for (const words of ['pass', 'done', 'end_turn', 'abandon', 'never_heard_of']) expect(at(words)).toBe('');
	});
});

it('gives each space its key, and none to what changes its place', () => {
	expect(keyOf({ family: 'move', args: ['courtyard'] })).toBe('5');
	expect(keyOf({ family: 'end_turn', args: [] })).toBe('E');
	expect(keyOf({ family: 'attack', args: ['convict_1'] })).toBe('');
	expect(new Set(KEYS).size).toBe(KEYS.length);
});

it('has the exact odds of an option, the best first', () => {
	const odds = (words: string): number[] => {
		const [family = '', ...args] = words.split(' ');
		return chancesOf(view, { family, args }).map((chance) => chance.percent);
	};
	expect(odds('attack convict_1')).toEqual([66.4, 44.4]);
	expect(odds('corrupt')).toEqual([16.7]);
	expect(odds('end_turn')).toEqual([]);
});

it('rounds odds, but never to what they are not', () => {
	expect([0, 0.3, 16.7, 66.4, 99.6, 100].map(percent)).toEqual(['0%', '<1%', '17%', '66%', '>99%', '100%']);
});

it('knows whose things are meant', () => {
	const { view: teams } = props('teams').situation;
	expect(ownRival(teams)).toBe(0);
	expect(ownConvict(teams)).toBe(0);
	expect(ownConvict({ ...teams, active: 1 })).toBe(1);
	expect(ownConvict({ ...teams, active: 2, viewer: 4 })).toBe(1);
	expect(ownRival(props('watch').situation.view)).toBeNull();
});

it('finds the Mat that a card lies on, whoever is asked', () => {
	const { view: teams } = props('teams').situation;
	expect(at('card carried letter_opener', teams)).toBe('card:1:carried:letter_opener');
	expect(at('lift partner letter_opener', teams)).toBe('card:1:carried:letter_opener');
	expect(at('lift partner screwdriver', { ...teams, active: 1 })).toBe('card:0:carried:screwdriver');
	expect(at('card stash diamond', teams)).toBe('card:cell_1:stash:diamond');
	expect(at('put spot', teams)).toBe('place:0:spot');
});

it('gives partners one colour and shape, and each their own letter', () => {
	const q = props('teams');
	const [one, other] = [0, 1].map((index) => convictLook(q, q.situation.view.convicts[index]!));
	expect(one?.tint).toBe(other?.tint);
	expect(one?.shape).toBe(other?.shape);
	expect(one?.letter).not.toBe(other?.letter);
});

it('says where the game is', () => {
	expect(glanceLine(view)).toBe('Day 2 · Round 3 of 4');
	expect(glanceLine({ ...view, day: 1, round: 5 })).toBe('Day 1 · Night');
	expect(glanceLine(props('riot').situation.view)).toMatch(/^Riot in /);
	expect(glanceLine(props('over').situation.view)).toBe('The game is over');
});

it('heads the log with days and rounds, and names the card of a line', () => {
	expect(heading(told('round_began', { day: 2, round: 3 }))).toBe('Day 2 · Round 3');
	expect(heading(told('night_fell', { day: 2 }))).toBe('Night of day 2');
	expect(heading(told('moved', {}))).toBe('');
	expect(refers(told('card_used', { convict: 'vinnie', card: 'cash' }))).toEqual({ kind: 'card', id: 'cash' });
	expect(refers(told('stood_up', { seat: 1, convict: 'vinnie' }))).toEqual({ kind: 'convict', id: 'vinnie' });
	expect(refers(told('day_began', { day: 1 }))).toBeNull();
});

describe('movements', () => {
	it('go from space to space', () =>
		expect(show(told('moved', { seat: 0, convict: 'g_jackson', from: 'cell_2', space: 'cellblock_b' }), view)).toEqual([
			expect.objectContaining({ from: 'cell:cell_2', to: 'space:cellblock_b', piece: 'head:g_jackson', seat: 0 }),
		]));

	it('show a hidden card from behind', () =>
		expect(show(told('card_drawn', { seat: 1, convict: 'big_bill' }), view)).toEqual([
			expect.objectContaining({ from: 'chair', to: 'convict:1', piece: 'card:' }),
		]));

	it('are none for what is only told', () => expect(show(told('turn_ended', { seat: 0 }), view)).toEqual([]));
});
