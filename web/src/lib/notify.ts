/** Calling a player back: the tab's title, and the browser's own notice while the tab is hidden. */

import { prefs } from './prefs.svelte';

const HOUSE = 'Bighouse';
/** Shows notices on phones, and for pages that are closed. */
const WORKER = '/worker.js';

export function titled(parts: string[], turn = false): void {
	const mark = turn && prefs.title ? '● Your turn' : '';
	document.title = [mark, ...parts, HOUSE].filter((part) => part !== '').join(' – ');
}

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Ask the browser for leave; the preference stays off when it says no. */
export async function allowNotices(): Promise<boolean> {
	if (!canNotify() || (await Notification.requestPermission()) !== 'granted') return false;
	await navigator.serviceWorker?.register(WORKER);
	return true;
}

let shown: Notification | null = null;

export async function call(title: string, words: string): Promise<void> {
	if (!prefs.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
	shown?.close();
	const notice = { body: words, tag: location.pathname, data: { path: location.pathname }, icon: '/icon-192.png' };
	// Phones show notices only for a worker, which leads back to the table by itself.
	const worker = await navigator.serviceWorker?.getRegistration('/');
	if (worker?.active) return worker.showNotification(title, notice);
	shown = new Notification(title, notice);
	shown.onclick = () => {
		window.focus();
		shown?.close();
	};
}

document.addEventListener('visibilitychange', () => {
	if (!document.hidden) shown?.close();
});
