/** Being told of one's turn while the page is closed: the browser's subscription, and the house that knows of it. */

import type { Subscribe } from '../wire/types';
import * as api from './api';
import { allowNotices } from './notify';

export const canPush = (): boolean =>
	globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** An iPhone lets a page push once it stands on the home screen. */
export const needsHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === false;

async function subscription(): Promise<PushSubscription | null> {
	const worker = await navigator.serviceWorker.getRegistration('/');
	return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told, as far as both it and the house know. */
export async function isPushing(): Promise<boolean> {
	if (!canPush()) return false;
	const own = await subscription();
	return own !== null && (await api.push()).endpoint === own.endpoint;
}

/** Subscribe; false when the person or the browser would rather not. */
export async function startPushing(): Promise<boolean> {
	if (!(await allowNotices())) return false;
	const { key } = await api.push();
	const { pushManager } = await navigator.serviceWorker.ready;
	const own = await subscribed(pushManager, key);
	if (own === null) return false;
	await api.subscribe(written(own));
	return true;
}

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription | null> {
	const wanted = { userVisibleOnly: true, applicationServerKey: key };
	try {
		return await manager.subscribe(wanted);
	} catch (error) {
		if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') return null;
		// Another house had this address before, with another key.
		await (await manager.getSubscription())?.unsubscribe();
		return manager.subscribe(wanted).catch(() => null);
	}
}

export async function stopPushing(): Promise<void> {
	await api.unsubscribe();
	await (await subscription())?.unsubscribe();
}

/** A subscription in the words of the wire. */
export function written(own: PushSubscription): Subscribe {
	const { endpoint, keys } = own.toJSON();
	return { endpoint: endpoint ?? '', key: keys?.p256dh ?? '', secret: keys?.auth ?? '' };
}
