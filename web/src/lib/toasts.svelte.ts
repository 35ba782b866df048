/** Short words at the edge of the page: what went wrong, what was copied. */

import { Trouble } from './api';
import { play } from './sounds';

export interface Toast {
	id: number;
	words: string;
	bad: boolean;
}

let last = 0;
const list = $state<Toast[]>([]);
export const toasts: readonly Toast[] = list;

export function dismiss(id: number): void {
	const index = list.findIndex((toast) => toast.id === id);
	if (index >= 0) list.splice(index, 1);
}

export function say(words: string, bad = false): void {
	const same = list.find((toast) => toast.words === words);
	if (same !== undefined) dismiss(same.id);
	last += 1;
	const id = last;
	list.push({ id, words, bad });
	if (bad) play('refused');
	setTimeout(() => dismiss(id), bad ? 9000 : 4000);
}

/** Run something that may fail and say what went wrong; undefined then. */
export async function trying<T>(work: Promise<T>): Promise<T | undefined> {
	try {
		return await work;
	} catch (error) {
		say(error instanceof Trouble ? error.words : String(error), true);
		return undefined;
	}
}

export async function copy(text: string, words = 'Copied'): Promise<void> {
	try {
		await navigator.clipboard.writeText(text);
		say(words);
	} catch {
		// No clipboard on plain http beyond this machine: a field to copy from by hand serves.
		prompt('Copy this:', text);
	}
}
