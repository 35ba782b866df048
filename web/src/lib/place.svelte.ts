/** Where the page is, as reactive state over the browser's history. */

import { type Route, read, write } from './router';

let route = $state.raw<Route>(read(location.pathname, location.hash));

addEventListener('popstate', () => {
	route = read(location.pathname, location.hash);
});

export const place = {
	get route(): Route {
		return route;
	},
};

export function go(to: Route, replace = false): void {
	const address = write(to);
	if (replace) history.replaceState(null, '', address);
	else history.pushState(null, '', address);
	route = to;
	scrollTo(0, 0);
}

/** A secret that stood in the address is taken out of it, and out of the history, at once. */
export function hideToken(): void {
	history.replaceState(null, '', location.pathname);
}

/** Links of the page stay in the page; with a modifier they open as the reader wishes. */
export function follow(event: MouseEvent): void {
	if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
		return;
	const link = (event.target as Element).closest('a');
	if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
	if (link.pathname.startsWith('/api/')) return;
	event.preventDefault();
	go(read(link.pathname, link.hash));
}
