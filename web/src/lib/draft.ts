/** A table as it is being put together. */

import type { GameInfo, HouseInfo, NewTable, Opening, OptionInfo, Plan, SeatPlan } from '../wire/types';
import { plain, spaced } from './words';

export type Setting = boolean | string | string[];

export interface SeatDraft {
	plan: Plan;
	name: string;
	bot: string;
	/** The crew, colour or whatever sets the seats apart; '': chance deals it. */
	identity: string;
}

export interface Draft {
	game: string;
	players: number;
	seats: SeatDraft[];
	/** By the options of the game: two may share a name, for different numbers of players. */
	options: Setting[];
	name: string;
	/** The seat that goes first; null: chance says. */
	first: number | null;
	/** Whether a bot may be asked for advice; null: as is usual with these seats. */
	hints: boolean | null;
	/** The text of a card pack; '': the cards of the box. */
	cards: string;
}

const USUAL_PLAYERS = 3;

/** Oneself here, bots on the other seats: one press more and the game begins. */
export function begin(game: GameInfo, house: Pick<HouseInfo, 'usual_bot'>, name: string): Draft {
	const players = Math.min(game.most_players, Math.max(game.least_players, USUAL_PLAYERS));
	return {
		game: game.name,
		players,
		seats: Array.from({ length: game.most_players }, (_, seat) => ({
			plan: seat === 0 ? 'here' : 'bot',
			name: seat === 0 ? name : '',
			bot: house.usual_bot,
			identity: '',
		})),
		options: game.options.map((option) => usual(option, players)),
		name: '',
		first: null,
		hints: null,
		cards: '',
	};
}

export const fits = (option: OptionInfo, players: number): boolean => players in option.defaults;

/** A setting as people say it. */
export function settingWords(value: Setting): string {
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	return typeof value === 'string' ? plain(value) : value.map(plain).join(', ') || 'none';
}

/** What an option is when nobody sets it; of one that does not fit, what it would be with others. */
export const usual = (option: OptionInfo, players: number): Setting =>
	option.defaults[players] ?? (Object.values(option.defaults)[0] as Setting);

/** Settings that were as usual follow when the number of players changes. */
export function seated(draft: Draft, game: GameInfo, players: number): Draft {
	const same = (one: Setting | undefined, other: Setting): boolean => JSON.stringify(one) === JSON.stringify(other);
	const options = game.options.map((option, index) => {
		const set = draft.options[index];
		return set === undefined || same(set, usual(option, draft.players)) ? usual(option, players) : set;
	});
	return { ...draft, players, options };
}

/** The other settings that an option waits for and that are not so; empty: it is open. */
export function waitsFor(draft: Draft, game: GameInfo, option: OptionInfo): string[] {
	return Object.entries(option.only_with).flatMap(([name, wanted]) => {
		const index = game.options.findIndex((other) => other.name === name && fits(other, draft.players));
		const set = draft.options[index];
		const met = Array.isArray(set) ? set.some((one) => wanted.includes(one)) : wanted.includes(set as Setting);
		return met ? [] : [name];
	});
}

/** Indices of the options to show: those that fit, and those that would with other players, each name once. */
export function shownOptions(game: GameInfo, players: number): number[] {
	const all = game.options.map((option, index) => ({ option, index, fits: fits(option, players) }));
	const taken = new Set(all.filter((one) => one.fits).map((one) => one.option.name));
	return all
		.filter((one) => {
			if (one.fits) return true;
			if (taken.has(one.option.name)) return false;
			taken.add(one.option.name);
			return true;
		})
		.map((one) => one.index);
}

const either = (words: string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(words);

/** With what an option is to be had where it is not open now, such as "with 2 or 3 players"; '': it is open. */
export function limit(draft: Draft, game: GameInfo, option: OptionInfo): string {
	if (!fits(option, draft.players)) {
		const numbers = game.options.flatMap((other) => (other.name === option.name ? Object.keys(other.defaults) : []));
		return `with ${either(numbers)} ${numbers.join() === '1' ? 'player' : 'players'}`;
	}
	const [name] = waitsFor(draft, game, option);
	if (name === undefined) return '';
	const wanted = (option.only_with[name] ?? []).map((value) => (value === true ? 'on' : spaced(String(value))));
	return `with ${spaced(name)} ${either(wanted)}`;
}

/** What the table settles itself, if anything. */
export function opening(draft: Draft): Opening | null {
	const identities = draft.seats.slice(0, draft.players).map((seat) => seat.identity);
	const first = draft.players > 1 && draft.first !== null && draft.first < draft.players ? draft.first : null;
	if (first === null && identities.every((identity) => identity === '')) return null;
	return { identities, first };
}

/** Advice is for whoever plays alone against bots; between people it is off unless they want it. */
export const hinted = (draft: Draft): boolean =>
	draft.hints ?? draft.seats.slice(0, draft.players).filter((seat) => seat.plan !== 'bot').length < 2;

/** What is sent. Options that are not open are left to the game, and blank names to the house. */
export function wanted(draft: Draft, game: GameInfo): NewTable {
	const seats = draft.seats.slice(0, draft.players);
	const open = game.options.flatMap((option, index) =>
		limit(draft, game, option) === ''
			? [[option.name, draft.options[index] ?? usual(option, draft.players)] as const]
			: [],
	);
	return {
		game: draft.game,
		seats: seats.map(
			(seat): SeatPlan => ({
				plan: seat.plan,
				name: seat.plan === 'open' ? '' : seat.name.trim(),
				bot: seat.plan === 'bot' ? seat.bot : '',
			}),
		),
		options: Object.fromEntries(open),
		opening: opening(draft),
		name: draft.name.trim(),
		hints: hinted(draft),
		cards: draft.cards.trim() ? draft.cards : null,
	};
}
