/** Handing a link to somebody: the device's own way to share, or the clipboard. */

import { copy } from './toasts.svelte';

export const canShare = (): boolean => 'share' in navigator;

export async function share(address: string, title: string): Promise<void> {
	try {
		await navigator.share({ title, url: address });
	} catch (error) {
		// Whoever changed their mind needs no other way.
		if (!(error instanceof DOMException) || error.name !== 'AbortError') await copy(address, 'Link copied');
	}
}
