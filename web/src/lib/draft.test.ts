import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/types';
import { begin, bounds, named, shownOptions, usualBot, wanted } from './draft';

const game: GameInfo = {
	name: 'g',
	title: 'G',
	credit: '',
	least_players: 1,
	most_players: 4,
	options: [
		{ name: 'advanced', default: false, help: '', choices: [], players: [] },
		{ name: 'opponent', default: 'hard', help: '', choices: ['hard', 'soft'], players: [1] },
		{ name: 'opponent', default: 'none', help: '', choices: ['none', 'hard'], players: [2] },
	],
	automaton: { 1: 'Somebody plays against you.' },
	identity: { name: 'crew', choices: ['cats', 'dogs'], help: '' },
	lesson: false,
};
const bots = [1, 2, 3, 4, 5].map((level) => ({ name: `b${level}`, words: '', level }));

describe('a new table', () => {
	it('begins with oneself and bots of the middle level', () => {
		const draft = begin(game, bots, 'Bea');
		expect(draft.players).toBe(3);
		expect(draft.seats.map((seat) => seat.plan)).toEqual(['here', 'bot', 'bot', 'bot']);
		expect(usualBot(bots)).toBe('b3');
	});
	it('sends only options that go with the number of players', () => {
		const draft = { ...begin(game, bots, 'Bea'), players: 2 };
		expect(wanted(draft, game).options).toEqual({ advanced: false, opponent: 'none' });
		expect(wanted({ ...draft, players: 1 }, game).options).toEqual({ advanced: false, opponent: 'hard' });
		expect(wanted({ ...draft, players: 3 }, game).options).toEqual({ advanced: false });
	});
	it('shows each option once', () => {
		expect(shownOptions(game, 1)).toEqual([0, 1]);
		expect(shownOptions(game, 2)).toEqual([0, 2]);
		expect(shownOptions(game, 3)).toEqual([0, 1]);
	});
	it('says the bounds', () => {
		expect(bounds(game, 'opponent')).toBe('with 1 or 2 players');
		expect(bounds(game, 'advanced')).toBe('');
	});
	it('leaves to chance what nobody has chosen', () => {
		const draft = begin(game, bots, 'Bea');
		expect(wanted(draft, game).opening).toBeNull();
		draft.seats[1]!.identity = 'cats';
		draft.seats[3]!.identity = 'dogs';
		draft.first = 3;
		expect(wanted(draft, game).opening).toEqual({ identities: ['', 'cats', ''], first: null });
		expect(wanted({ ...draft, players: 4 }, game).opening?.first).toBe(3);
		expect(wanted({ ...draft, players: 1, first: 0 }, game).opening).toBeNull();
	});
	it('names everybody but open seats, no two alike', () => {
		const seat = (plan: 'here' | 'bot' | 'open', name = '') => ({ plan, name, bot: '', identity: '' });
		expect(named([seat('here', 'Ada'), seat('bot'), seat('open'), seat('bot')])).toEqual(['Ada', 'Ben', '', 'Cleo']);
	});
});
