/** Addresses of the page. The server answers each of them with the same file, so links can be shared. */

export type Route =
	| { at: 'lobby' }
	| { at: 'new'; game: string | null }
	| { at: 'table'; id: string; token: string | null }
	| { at: 'replay'; id: string }
	| { at: 'rules'; game: string; chapter: string }
	| { at: 'about' }
	| { at: 'nowhere'; path: string };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What an address means. A secret link carries its token after '#', which never leaves the browser by itself. */
export function read(path: string, hash = ''): Route {
	const parts = path.split('/').filter((part) => part !== '');
	const [first, second, third] = parts;
	const mark = hash.replace(/^#/, '');
	if (first === undefined) return { at: 'lobby' };
	if (first === 'new' && parts.length <= 2 && (second === undefined || ID.test(second)))
		return { at: 'new', game: second ?? null };
	if (first === 't' && second !== undefined && ID.test(second)) {
		if (parts.length === 2) return { at: 'table', id: second, token: ID.test(mark) ? mark : null };
		if (third === 'replay' && parts.length === 3) return { at: 'replay', id: second };
	}
	if (first === 'rules' && second !== undefined && ID.test(second) && parts.length === 2)
		return { at: 'rules', game: second, chapter: mark };
	if (first === 'about' && parts.length === 1) return { at: 'about' };
	return { at: 'nowhere', path };
}

/** The address of a route; a token is never written back. */
export function write(route: Route): string {
	switch (route.at) {
		case 'lobby':
			return '/';
		case 'new':
			return route.game === null ? '/new' : `/new/${route.game}`;
		case 'table':
			return `/t/${route.id}`;
		case 'replay':
			return `/t/${route.id}/replay`;
		case 'rules':
			return `/rules/${route.game}${route.chapter === '' ? '' : `#${route.chapter}`}`;
		case 'about':
			return '/about';
		case 'nowhere':
			return route.path;
	}
}
