/** The keyboard: which key takes which option, and what the other keys do. */

export type Command =
	| { do: 'take'; index: number }
	| { do: 'undo' | 'redo' | 'restart' | 'help' | 'hint' | 'rules' | 'log' | 'chat' | 'recap' | 'skip' | 'barred' };

/** Keys that mean the same everywhere, but where a game claims one for its options: then it wants Shift as well. */
const FIXED: Record<string, Command['do']> = {
	u: 'undo',
	r: 'redo',
	'?': 'help',
	h: 'hint',
	g: 'rules',
	l: 'log',
	c: 'chat',
	b: 'recap',
	w: 'barred',
	' ': 'skip',
};

/** What can be given out: figures first, then letters that mean nothing else. */
const FREE = [...'123456789', ...'adefijkmnopqstvxyz', ...'0'];

/**
 * A key for each option: the one that its game wants where it is free or claimed by the game, else the next of the row.
 * Options beyond the row have none ('') and are reached with the arrows.
 */
export function assign(wanted: readonly (string | undefined)[], claims = ''): string[] {
	const taken = new Set<string>();
	const first = wanted.map((wish) => {
		const key = wish?.toLowerCase() ?? '';
		if (key.length !== 1 || taken.has(key) || !(FREE.includes(key) || claims.includes(key))) return '';
		taken.add(key);
		return key;
	});
	const rest = FREE.filter((key) => !taken.has(key));
	return first.map((key) => key || (rest.shift() ?? ''));
}

export interface Press {
	key: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	shiftKey: boolean;
}

/** What a key means, given the keys of the options and those that the game claims; null when it is not ours. */
export function meaning(press: Press, keys: readonly string[], claims = ''): Command | null {
	const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
	if (press.ctrlKey || press.metaKey) {
		if (key !== 'z') return null;
		return { do: press.shiftKey ? 'redo' : 'undo' };
	}
	if (press.altKey) return null;
	if (press.shiftKey && key === 'u') return { do: 'restart' };
	const claimed = key.length === 1 && claims.includes(key);
	const index = claimed && press.shiftKey ? -1 : keys.indexOf(key);
	if (index >= 0 && key !== '') return { do: 'take', index };
	const fixed = claimed && !press.shiftKey ? undefined : FIXED[key];
	return fixed === undefined ? null : ({ do: fixed } as Command);
}

/** Is somebody writing? Then keys are letters. */
export function writing(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Where an arrow leads in a list. */
export function step(key: string, index: number, length: number): number | null {
	if (length === 0) return null;
	switch (key) {
		case 'ArrowDown':
		case 'ArrowRight':
			return (index + 1) % length;
		case 'ArrowUp':
		case 'ArrowLeft':
			return (index - 1 + length) % length;
		case 'Home':
			return 0;
		case 'End':
			return length - 1;
		default:
			return null;
	}
}

/** How a key of the shell is written down at a game with these claims. */
export const written = (key: string, claims = ''): string =>
	claims.includes(key.toLowerCase()) ? `Shift+${key}` : key;

export const HELP: [string, string][] = [
	['1–9, letters', 'take the option with that sign'],
	['↑ ↓', 'walk through the options; Enter takes one'],
	['Right click, long press', 'look closer at what could be taken; the menu key does the same'],
	['U', 'undo; Shift+U takes back the whole turn'],
	['R', 'redo'],
	['Space', 'skip the movements'],
	['B', 'what happened since my last turn'],
	['H', 'a hint'],
	['W', 'what is not possible, and why'],
	['G', 'the rules on what is asked'],
	['L, C', 'log, chat'],
	['?', 'this list'],
];
