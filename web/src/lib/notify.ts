/** Calling a player back: the tab's title, and the browser's own notice while the tab is hidden. */

import { prefs } from './prefs.svelte';

const HOUSE = 'Bighouse';

export function titled(parts: string[], turn = false): void {
	const mark = turn && prefs.title ? '● Your turn' : '';
	document.title = [mark, ...parts, HOUSE].filter((part) => part !== '').join(' – ');
}

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Ask the browser for leave; the preference stays off when it says no. */
export async function allowNotices(): Promise<boolean> {
	if (!canNotify()) return false;
	return (await Notification.requestPermission()) === 'granted';
}

let shown: Notification | null = null;

export function call(title: string, words: string): void {
	if (!prefs.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
	shown?.close();
	shown = new Notification(title, { body: words, tag: 'bighouse-turn' });
	shown.onclick = () => {
		window.focus();
		shown?.close();
	};
}

document.addEventListener('visibilitychange', () => {
	if (!document.hidden) shown?.close();
});
