/** The server over HTTP. Every failure is a `Trouble` with words for people. */

import type {
	Archive,
	CheckCards,
	Created,
	Enter,
	Fault,
	Fork,
	Guide,
	HouseInfo,
	Lesson,
	Link,
	LoadTable,
	Moment,
	NewTable,
	Notice,
	Problem,
	PushInfo,
	Replay,
	Rulebook,
	SitDown,
	StandIn,
	Subscribe,
	TableInfo,
} from '../wire/types';

export class Trouble extends Error {
	constructor(
		readonly code: string,
		readonly words: string,
		readonly status: number,
	) {
		super(words);
		this.name = 'Trouble';
	}
}

const UNREACHABLE = 'The house does not answer. Is the server running?';

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
	let response: Response;
	try {
		response = await fetch(`/api${path}`, {
			method,
			credentials: 'same-origin',
			headers: body === undefined ? {} : { 'content-type': 'application/json' },
			body: body === undefined ? null : JSON.stringify(body),
		});
	} catch {
		throw new Trouble('unreachable', UNREACHABLE, 0);
	}
	if (response.ok) return response;
	const problem = (await response.json().catch(() => null)) as Problem | null;
	throw new Trouble(
		problem?.code ?? 'unknown',
		problem?.words ?? `The house said ${response.status}.`,
		response.status,
	);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
	return (await answer(method, path, body)).json() as Promise<T>;
}

const at = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`;
const seat = (id: string, n: number, rest: string): string => at(id, `/seats/${n}/${rest}`);

/** What stays the same while the page is open is asked for once. */
const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
	const found = kept.get(path) as Promise<T> | undefined;
	if (found !== undefined) return found;
	const asked = ask<T>('GET', path);
	kept.set(path, asked);
	asked.catch(() => kept.delete(path));
	return asked;
}

export const house = (): Promise<HouseInfo> => once('/house');
export const guide = (game: string): Promise<Guide> => once(`/games/${encodeURIComponent(game)}/guide`);
export const rulings = (game: string): Promise<Rulebook> => once(`/games/${encodeURIComponent(game)}/rulings`);
export const lesson = (game: string): Promise<Lesson> => once(`/games/${encodeURIComponent(game)}/lesson`);
export const checkCards = (game: string, body: CheckCards): Promise<Fault[]> =>
	ask('POST', `/games/${encodeURIComponent(game)}/cards/check`, body);
export const catalogue = (id: string): Promise<unknown> => once(at(id, '/catalogue'));

export const tables = (): Promise<TableInfo[]> => ask('GET', '/tables');
export const make = (wanted: NewTable): Promise<Created> => ask('POST', '/tables', wanted);
export const load = (wanted: LoadTable): Promise<Created> => ask('POST', '/tables/load', wanted);

export const table = (id: string): Promise<TableInfo> => ask('GET', at(id));
export const enter = (id: string, body: Enter): Promise<TableInfo> => ask('POST', at(id, '/enter'), body);
export const archive = (id: string, body: Archive): Promise<TableInfo> => ask('PUT', at(id, '/archive'), body);
export const remove = async (id: string): Promise<void> => void (await answer('DELETE', at(id)));
export const start = (id: string): Promise<TableInfo> => ask('POST', at(id, '/start'), {});
export const sit = (id: string, n: number, body: SitDown): Promise<TableInfo> => ask('POST', seat(id, n, 'sit'), body);
export const stand = (id: string, n: number): Promise<TableInfo> => ask('POST', seat(id, n, 'stand'), {});
export const standIn = (id: string, n: number, body: StandIn): Promise<TableInfo> =>
	ask('PUT', seat(id, n, 'bot'), body);
export const handBack = (id: string, n: number): Promise<TableInfo> => ask('DELETE', seat(id, n, 'bot'));
export const decline = (id: string, n: number): Promise<TableInfo> => ask('DELETE', seat(id, n, 'offer'));
export const seatLink = (id: string, n: number): Promise<Link> => ask('POST', seat(id, n, 'link'), {});
export const watchLinkAgain = (id: string): Promise<Link> => ask('POST', at(id, '/watch-link/again'), {});
export const watchLink = (id: string): Promise<Link> => ask('POST', at(id, '/watch-link'), {});
export const notice = (id: string, n: number, body: Notice): Promise<TableInfo> =>
	ask('PUT', seat(id, n, 'notice'), body);
export const push = (): Promise<PushInfo> => ask('GET', '/push');
export const subscribe = (body: Subscribe): Promise<PushInfo> => ask('PUT', '/push', body);
export const unsubscribe = (): Promise<PushInfo> => ask('DELETE', '/push');
export const save = async (id: string): Promise<string> => (await answer('GET', at(id, '/save'))).text();
export const rematch = (id: string): Promise<Created> => ask('POST', at(id, '/rematch'), {});
export const fork = (id: string, body: Fork): Promise<Created> => ask('POST', at(id, '/fork'), body);
export const replay = (id: string): Promise<Replay> => ask('GET', at(id, '/replay'));
export const moment = (id: string, ply: number, eyes: string): Promise<Moment> =>
	ask('GET', at(id, `/replay/${ply}?eyes=${eyes}`));
