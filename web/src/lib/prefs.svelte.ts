/** What one person likes to see and hear, kept in this browser. Rules of a table are never among it. */

import { SPEEDS, type Speed } from './pace';

const KEY = 'bighouse.prefs';

export interface Prefs {
	theme: 'auto' | 'light' | 'dark';
	/** Pieces and resources in colours that stay apart for every eye. */
	safe: boolean;
	motion: 'auto' | 'on' | 'off';
	/** How fast others' moves are told. */
	speed: Speed;
	/** Percent of the base size. */
	text: number;
	sound: boolean;
	notify: boolean;
	/** Ask before a choice after which others move or something is turned up. */
	confirm: boolean;
	/** Say in the tab's title when it is one's turn. */
	title: boolean;
	/** On a desk: the rail stands open; else it is folded into a bar above the board. */
	rail: boolean;
	/** The name to sit down with. */
	name: string;
	/** Where to post a word when it is my turn: offered at every table, set at none by itself. */
	webhook: string;
}

const phone = (): boolean => typeof matchMedia === 'function' && matchMedia('(max-width: 700px)').matches;

export const DEFAULTS: Prefs = {
	theme: 'auto',
	safe: false,
	motion: 'auto',
	speed: 'normal',
	text: 100,
	sound: true,
	notify: false,
	confirm: false,
	title: true,
	rail: true,
	name: '',
	webhook: '',
};

/** What is stored, as far as it makes sense: a page of another version may have written it. */
export function understood(stored: unknown, defaults: Prefs): Prefs {
	const found = { ...defaults };
	if (typeof stored !== 'object' || stored === null) return found;
	const given = stored as Record<string, unknown>;
	if (given.theme === 'light' || given.theme === 'dark') found.theme = given.theme;
	if (given.motion === 'on' || given.motion === 'off') found.motion = given.motion;
	if (typeof given.speed === 'string' && given.speed in SPEEDS) found.speed = given.speed as Speed;
	if (typeof given.text === 'number') found.text = Math.min(200, Math.max(80, Math.round(given.text)));
	for (const key of ['safe', 'sound', 'notify', 'confirm', 'title', 'rail'] as const)
		if (typeof given[key] === 'boolean') found[key] = given[key];
	for (const key of ['name', 'webhook'] as const) if (typeof given[key] === 'string') found[key] = given[key];
	return found;
}

function stored(): unknown {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? 'null');
	} catch {
		return null;
	}
}

export const prefs: Prefs = $state(understood(stored(), { ...DEFAULTS, sound: !phone() }));

const asked = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

export const calm = (): boolean =>
	prefs.motion === 'off' || (prefs.motion === 'auto' && asked('(prefers-reduced-motion: reduce)'));

/** Write them down, and onto <html>, whenever they change. Call once, inside a component. */
export function applyPrefs(): void {
	let night = $state(asked('(prefers-color-scheme: dark)'));
	$effect(() => {
		const query = matchMedia('(prefers-color-scheme: dark)');
		const changed = (): void => {
			night = query.matches;
		};
		query.addEventListener('change', changed);
		return () => query.removeEventListener('change', changed);
	});
	$effect.pre(() => {
		const root = document.documentElement;
		root.dataset.theme = prefs.theme === 'auto' ? (night ? 'dark' : 'light') : prefs.theme;
		root.dataset.safe = prefs.safe ? 'on' : 'off';
		root.dataset.motion = calm() ? 'off' : 'on';
		root.style.fontSize = `${prefs.text}%`;
		try {
			localStorage.setItem(KEY, JSON.stringify(prefs));
		} catch {
			// A browser that keeps nothing still plays.
		}
	});
}
