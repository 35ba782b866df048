/** Small things said in many places. */

import type { BotInfo, SeatInfo, TableInfo } from '../wire/types';
import { capital, listed } from './english';

/** "three minutes ago", as the reader's language has it. */
export function ago(seconds: number, now = Date.now() / 1000): string {
	const past = Math.max(0, now - seconds);
	const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
	if (past < 45) return 'just now';
	if (past < 3600) return format.format(-Math.max(1, Math.round(past / 60)), 'minute');
	if (past < 86_400) return format.format(-Math.round(past / 3600), 'hour');
	return format.format(-Math.round(past / 86_400), 'day');
}

/** What is left of the time to answer: "1:05"; never less than nothing. */
export function timeLeft(until: number, now = Date.now() / 1000): string {
	const seconds = Math.max(0, Math.ceil(until - now));
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Straight apostrophes come over the wire; print wants typographic ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** "advanced_game" as people say it. */
export const spaced = (word: string): string => word.replaceAll('_', ' ');

/** The same with a capital. */
export const plain = (word: string): string => capital(spaced(word));

export const nameOf = (seat: SeatInfo): string => seat.name || `Seat ${seat.seat + 1}`;

/** Whom everybody waits for, in a line; empty when nobody may know. */
export function waitingFor(table: TableInfo, waiting: readonly number[]): string {
	const seats = waiting.flatMap((seat) => table.seats.filter((one) => one.seat === seat));
	const [only] = seats;
	if (only === undefined) return '';
	if (seats.length > 1) return `Waiting for ${listed(seats.map(nameOf))}`;
	if (only.bot !== '') return `${nameOf(only)} is thinking`;
	return `Waiting for ${nameOf(only)} (${only.online ? 'online' : 'away'})`;
}

/** Who has won a finished table; "you" only where it can be nobody else at this screen. */
export function outcome(table: TableInfo): string {
	const { result, seats, mine } = table;
	if (result === null) return 'Finished';
	if (mine.length === 1 && result.winners.includes(mine[0]!))
		return result.winners.length > 1 ? 'You won, together' : 'You won';
	const names = result.winners.map((seat) => (seat < seats.length ? nameOf(seats[seat]!) : result.automaton));
	return names.length === 0 ? 'Finished' : `${listed(names)} won`;
}

/** The state of a table for the lobby. */
export function stateOf(table: TableInfo): { words: string; hot: boolean } {
	if (table.stopped !== '') return { words: 'Stopped', hot: false };
	if (table.state === 'over') return { words: outcome(table), hot: false };
	if (table.state === 'gathering') {
		const open = table.seats.filter((seat) => seat.sitter === 'open').length;
		return { words: open === 0 ? 'Ready to start' : `Gathering, ${open} open`, hot: table.host && open === 0 };
	}
	const mine = table.mine.filter((seat) => table.waiting.includes(seat));
	if (mine.length > 0) return { words: 'Your turn', hot: true };
	return { words: waitingFor(table, table.waiting) || 'Under way', hot: false };
}

export function botWords(bot: BotInfo): string {
	return bot.level === null ? plain(bot.name) : `${plain(bot.name)} · level ${bot.level}`;
}
