/** The keyboard: which key takes which option, and what the other keys do. */

export type Command =
	| { do: 'take'; index: number }
	| {
			do:
				| 'undo'
				| 'redo'
				| 'restart'
				| 'help'
				| 'hint'
				| 'rules'
				| 'log'
				| 'chat'
				| 'recap'
				| 'skip'
				| 'barred'
				| 'rail'
				| 'compare';
	  };

/** Keys that mean the same everywhere, but where a game has one of its own: then the shell's wants Shift as well. */
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
	'.': 'rail',
	',': 'compare',
};

/** What can be given out: figures first, then letters that mean nothing else. */
const FREE = [...'123456789', ...'adefijkmnopqstvxyz', ...'0-'];

/** Stands before a key that is pressed together with Shift. */
export const SHIFT = '⇧';

/**
 * A key for each option: that of its thing, or the next of the row that is no thing's, so that no key of the game ever
 * means something else. `own` are all keys of its things; options beyond the row have none ('') and are reached with the
 * arrows.
 */
export function assign(wanted: readonly string[], own = ''): string[] {
	const taken = new Set<string>();
	const first = wanted.map((wish) => {
		const key = wish.toLowerCase();
		if (key === '' || taken.has(key)) return '';
		taken.add(key);
		return key;
	});
	const rest = FREE.filter((key) => !own.toLowerCase().includes(key));
	return first.map((key) => key || (rest.shift() ?? ''));
}

export interface Press {
	key: string;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	shiftKey: boolean;
}

/** What a key means, given the keys of the options and those that are the game's own; null when it is not ours. */
export function meaning(press: Press, keys: readonly string[], own = ''): Command | null {
	const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
	if (press.ctrlKey || press.metaKey) {
		if (key !== 'z') return null;
		return { do: press.shiftKey ? 'redo' : 'undo' };
	}
	if (press.altKey) return null;
	if (press.shiftKey && key === 'u') return { do: 'restart' };
	const fixed = FIXED[key];
	const claimed = fixed !== undefined && own.toLowerCase().includes(key);
	const shifted = press.shiftKey ? keys.indexOf(SHIFT + key) : -1;
	const index = shifted >= 0 || (claimed && press.shiftKey) ? shifted : keys.indexOf(key);
	if (index >= 0) return { do: 'take', index };
	return fixed === undefined || (claimed && !press.shiftKey) ? null : ({ do: fixed } as Command);
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

/** How a key of the shell is written down at a game with these keys of its own. */
export const written = (key: string, own = ''): string =>
	FIXED[key.toLowerCase()] !== undefined && own.toLowerCase().includes(key.toLowerCase()) ? `Shift+${key}` : key;

/** How an option's key is told to those who listen. */
export const spoken = (key: string): string => key.toUpperCase().replace(SHIFT, 'Shift+');

export const HELP: [string, string][] = [
	['1–9, letters', 'take the option with that sign; ⇧ asks for Shift'],
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
	[', (comma)', 'everybody side by side'],
	['. (full stop)', 'fold the panel at the right, or open it'],
	['?', 'this list'],
];
