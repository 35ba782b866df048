/**
 * The part of the page that lives while it is closed: it shows that it is one's turn and leads to the table.
 * It keeps no files and answers no requests, so the page can never be an old one.
 */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const shows = (client, path) => new URL(client.url).pathname === path;

self.addEventListener('push', (event) => {
	const { words, path } = event.data.json();
	event.waitUntil(show(words, path));
});

async function show(words, path) {
	// Whoever looks at the table sees it there.
	if ((await windows()).some((client) => client.visibilityState === 'visible' && shows(client, path))) return;
	await self.registration.showNotification('Bighouse', {
		body: words,
		tag: path,
		renotify: true,
		icon: '/icon-192.png',
		badge: '/badge.png',
		data: { path },
	});
}

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
	const there = (await windows()).find((client) => shows(client, path));
	await (there === undefined ? self.clients.openWindow(path) : there.focus());
}
