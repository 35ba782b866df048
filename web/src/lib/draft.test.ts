import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../wire/types';
import { begin, type Draft, hinted, limit, seated, shownOptions, wanted } from './draft';

const option = (name: string, defaults: OptionInfo['defaults'], rest: Partial<OptionInfo> = {}): OptionInfo => ({
	name,
	defaults,
	help: '',
	choices: [],
	several: false,
	only_with: {},
	...rest,
});
const game: GameInfo = {
	name: 'g',
	title: 'G',
	credit: '',
	least_players: 1,
	most_players: 4,
	options: [
		option('advanced', { 1: false, 2: false, 3: false, 4: true }),
		option('opponent', { 1: 'hard' }, { choices: ['hard', 'soft'] }),
		option('opponent', { 2: 'none' }, { choices: ['none', 'hard'] }),
		option('extras', { 1: [], 2: [], 3: [], 4: [] }, { choices: ['cats', 'rats'], several: true }),
		option('rat_race', { 1: false, 2: false, 3: false, 4: false }, { only_with: { extras: ['rats'] } }),
	],
	automaton: { 1: 'Somebody plays against you.' },
	identity: { name: 'crew', choices: ['cats', 'dogs'], help: '' },
	lesson: false,
	cards: true,
};
const house = { usual_bot: 'usual' };

describe('a new table', () => {
	it('begins with oneself and the usual bots', () => {
		const draft = begin(game, house, 'Bea');
		expect(draft.players).toBe(3);
		expect(draft.seats.map((seat) => seat.plan)).toEqual(['here', 'bot', 'bot', 'bot']);
		expect(wanted(draft, game).seats.map((seat) => seat.bot)).toEqual(['', 'usual', 'usual']);
	});
	it('sends only options that go with the number of players', () => {
		const draft = { ...begin(game, house, 'Bea'), players: 2 };
		expect(wanted(draft, game).options).toEqual({ advanced: false, opponent: 'none', extras: [] });
		expect(wanted({ ...draft, players: 1 }, game).options).toEqual({ advanced: false, opponent: 'hard', extras: [] });
		expect(wanted({ ...draft, players: 3 }, game).options).toEqual({ advanced: false, extras: [] });
	});
	it('sends a card pack only where there is one', () => {
		const draft = begin(game, house, 'Bea');
		expect(wanted(draft, game).cards).toBeNull();
		expect(wanted({ ...draft, cards: ' \n' }, game).cards).toBeNull();
		expect(wanted({ ...draft, cards: '{}' }, game).cards).toBe('{}');
	});
	it('shows each option once', () => {
		expect(shownOptions(game, 1)).toEqual([0, 1, 3, 4]);
		expect(shownOptions(game, 2)).toEqual([0, 2, 3, 4]);
		expect(shownOptions(game, 3)).toEqual([0, 1, 3, 4]);
	});
	it('says the bounds', () => {
		const draft = begin(game, house, 'Bea');
		const limits = (one: Draft): string[] => game.options.map((option) => limit(one, game, option));
		const alone = 'with 1 or 2 players';
		expect(limits(draft)).toEqual(['', alone, alone, '', 'with extras rats']);
		draft.options[3] = ['cats', 'rats'];
		expect(limits(draft)).toEqual(['', alone, alone, '', '']);
	});
	it('lets what is as usual follow the number of players, and keeps what was set', () => {
		const draft = begin(game, house, 'Bea');
		expect(seated(draft, game, 4).options[0]).toBe(true);
		draft.options[3] = ['rats'];
		expect(seated(seated(draft, game, 4), game, 3).options).toEqual([false, 'hard', 'none', ['rats'], false]);
	});
	it('leaves to chance what nobody has chosen', () => {
		const draft = begin(game, house, 'Bea');
		expect(wanted(draft, game).opening).toBeNull();
		draft.seats[1]!.identity = 'cats';
		draft.seats[3]!.identity = 'dogs';
		draft.first = 3;
		expect(wanted(draft, game).opening).toEqual({ identities: ['', 'cats', ''], first: null });
		expect(wanted({ ...draft, players: 4 }, game).opening?.first).toBe(3);
		expect(wanted({ ...draft, players: 1, first: 0 }, game).opening).toBeNull();
	});
	it('has hints for whoever plays alone, unless the table says otherwise', () => {
		const draft = begin(game, house, 'Bea');
		expect(hinted(draft)).toBe(true);
		draft.seats[3]!.plan = 'elsewhere'; // beyond the three players
		expect(hinted(draft)).toBe(true);
		draft.seats[1]!.plan = 'open';
		expect(wanted(draft, game).hints).toBe(false);
		expect(wanted({ ...draft, hints: true }, game).hints).toBe(true);
	});
	it('makes up no name for whoever gave none', () => {
		const draft = begin(game, house, ' ');
		draft.seats[1]!.name = ' Cleo ';
		draft.seats[2] = { ...draft.seats[2]!, plan: 'open', name: 'left over' };
		expect(wanted(draft, game).seats.map((seat) => seat.name)).toEqual(['', 'Cleo', '']);
	});
});
