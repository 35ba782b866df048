/** Small things that sentences are put together with, in every game. */

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "a", "a and b", "a, b and c" */
export function listed(parts: readonly string[], last = 'and'): string {
	if (parts.length < 2) return parts.join('');
	return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** A number with its noun: "1 cube", "2 cubes". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A small number as a word. */
export const spelled = (count: number): string => NUMBERS[count] ?? String(count);

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const ORDERS = new Intl.PluralRules('en', { type: 'ordinal' });

/** A place in an order: "1st", "2nd", "11th". */
export const nth = (place: number): string => `${place}${ENDINGS[ORDERS.select(place)] ?? 'th'}`;

/** A number that may be negative, with a real minus sign. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : String(count));

/** A change: "+2", and with a minus sign what is lost. */
export const withSign = (count: number): string => (count > 0 ? `+${count}` : signed(count));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whose: "Cleo’s", "the guards’". */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** A name that has little room. */
export const short = (text: string, most: number): string =>
	text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;

/** As much of a name as there is room for: letters are not alike. */
export function fitted(text: string, room: number, width: (text: string) => number): string {
	let most = text.length;
	while (most > 2 && width(short(text, most)) > room) most -= 1;
	return short(text, most);
}
