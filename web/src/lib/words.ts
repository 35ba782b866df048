/** Small things said in many places. */

import type { BotInfo, SeatInfo, TableInfo } from '../wire/types';

/** "three minutes ago", as the reader's language has it. */
export function ago(seconds: number, now = Date.now() / 1000): string {
	const past = Math.max(0, now - seconds);
	const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
	if (past < 45) return 'just now';
	if (past < 3600) return format.format(-Math.max(1, Math.round(past / 60)), 'minute');
	if (past < 86_400) return format.format(-Math.round(past / 3600), 'hour');
	return format.format(-Math.round(past / 86_400), 'day');
}

/** A number with a true minus sign. */
export function signed(points: number): string {
	return points < 0 ? `−${-points}` : String(points);
}

export function list(words: readonly string[]): string {
	return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}

/** "advanced_game" as people say it, with a capital. */
export const plain = (word: string): string => {
	const spaced = word.replaceAll('_', ' ');
	return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

export const nameOf = (seat: SeatInfo): string => seat.name || `Seat ${seat.seat + 1}`;

/** Whom everybody waits for, in a line; empty when nobody may know. */
export function waitingFor(table: TableInfo, waiting: readonly number[]): string {
	const seats = waiting.flatMap((seat) => table.seats.filter((one) => one.seat === seat));
	const [only] = seats;
	if (only === undefined) return '';
	if (seats.length > 1) return `Waiting for ${list(seats.map(nameOf))}`;
	if (only.bot !== '') return `${nameOf(only)} is thinking`;
	return `Waiting for ${nameOf(only)} (${only.online ? 'online' : 'away'})`;
}

/** The state of a table for the lobby. */
export function stateOf(table: TableInfo): { words: string; hot: boolean } {
	if (table.stopped !== '') return { words: `Stopped: ${table.stopped}`, hot: false };
	if (table.state === 'over') return { words: 'Finished', hot: false };
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
