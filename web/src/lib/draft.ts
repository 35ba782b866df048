/** A table as it is being put together. */

import type { BotInfo, GameInfo, NewTable, Opening, OptionInfo, Plan, SeatPlan } from '../wire/types';

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
	options: (boolean | string)[];
	name: string;
	/** The seat that goes first; null: chance says. */
	first: number | null;
}

const GUESTS = ['Ada', 'Ben', 'Cleo', 'Dov', 'Esra', 'Finn', 'Gwen', 'Hugo'];
const USUAL_PLAYERS = 3;

/** The middle of the graded bots; the first one where none is graded. */
export function usualBot(bots: readonly BotInfo[]): string {
	const graded = bots.filter((bot) => bot.level !== null).toSorted((one, other) => one.level! - other.level!);
	return (graded[Math.floor((graded.length - 1) / 2)] ?? bots[0])?.name ?? '';
}

/** Oneself here, bots on the other seats: one press more and the game begins. */
export function begin(game: GameInfo, bots: readonly BotInfo[], name: string): Draft {
	const bot = usualBot(bots);
	return {
		game: game.name,
		players: Math.min(game.most_players, Math.max(game.least_players, USUAL_PLAYERS)),
		seats: Array.from({ length: game.most_players }, (_, seat) => ({
			plan: seat === 0 ? 'here' : 'bot',
			name: seat === 0 ? name : '',
			bot,
			identity: '',
		})),
		options: game.options.map((option) => option.default),
		name: '',
		first: null,
	};
}

export const fits = (option: OptionInfo, players: number): boolean =>
	option.players.length === 0 || option.players.includes(players);

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

/** "with 2 or 3 players": where an option of this name is to be had. */
export function bounds(game: GameInfo, name: string): string {
	const players = game.options.flatMap((option) => (option.name === name ? option.players : []));
	if (players.length === 0) return '';
	const numbers = new Intl.ListFormat('en', { type: 'disjunction' }).format(players.map(String));
	return `with ${numbers} ${numbers === '1' ? 'player' : 'players'}`;
}

/** A name for a seat that was given none; no two alike. */
export function named(seats: readonly SeatDraft[]): string[] {
	const taken = new Set(seats.map((seat) => seat.name.trim()).filter((name) => name !== ''));
	return seats.map((seat) => {
		const own = seat.name.trim();
		if (own !== '') return own;
		if (seat.plan === 'open') return '';
		const free = GUESTS.find((guest) => !taken.has(guest)) ?? '';
		taken.add(free);
		return free;
	});
}

/** What the table settles itself, if anything. */
export function opening(draft: Draft): Opening | null {
	const identities = draft.seats.slice(0, draft.players).map((seat) => seat.identity);
	const first = draft.players > 1 && draft.first !== null && draft.first < draft.players ? draft.first : null;
	if (first === null && identities.every((identity) => identity === '')) return null;
	return { identities, first };
}

/** What is sent; options that do not go with the number of players are left to the game. */
export function wanted(draft: Draft, game: GameInfo): NewTable {
	const seats = draft.seats.slice(0, draft.players);
	const names = named(seats);
	const open = game.options.flatMap((option, index) =>
		fits(option, draft.players) ? [[option.name, draft.options[index] ?? option.default] as const] : [],
	);
	return {
		game: draft.game,
		seats: seats.map(
			(seat, index): SeatPlan => ({
				plan: seat.plan,
				name: names[index] as string,
				bot: seat.plan === 'bot' ? seat.bot : '',
			}),
		),
		options: Object.fromEntries(open),
		opening: opening(draft),
		name: draft.name.trim(),
	};
}
