import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Situation, TableInfo, Told } from '../wire/types';
import { type Beat, Table } from './table.svelte';

class Socket {
	static last: Socket;
	readyState = 1;
	onclose: ((event: object) => void) | null = null;
	onmessage: ((event: { data: string }) => void) | null = null;
	sent: Record<string, unknown>[] = [];
	constructor(readonly address: string) {
		Socket.last = this;
	}
	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}
	close(): void {
		this.onclose?.({ code: 1000 });
	}
	says(message: object): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
}

const info = { id: 'abc', seats: [], mine: [0], hints: true } as unknown as TableInfo;
const offer = {
	action: 5,
	family: 'go',
	args: [],
	label: 'Go',
	title: 'Go',
	detail: '',
	caveat: '',
	warning: '',
	binding: false,
};
const situation = (moment: number, more: Partial<Situation> = {}): Situation =>
	({
		seat: 0,
		moment,
		view: {},
		waiting: [0],
		options: [offer],
		barred: [],
		since: 0,
		can_undo: true,
		...more,
	}) as Situation;
const told = (sentence: string): Told => ({ event: 'x', facts: {}, sentence, opens: true });
const welcome = (moment = 1) => ({
	kind: 'welcome',
	table: info,
	situation: situation(moment),
	tale: { start: 0, lines: [told('a')], mark: 'm1', pauses: [] },
	chat: [],
	proposal: null,
});

describe('a seat at a table', () => {
	let table: Table;
	let close: () => void;
	let beats: Beat[];

	beforeEach(() => {
		vi.useFakeTimers();
		vi.stubGlobal('WebSocket', Socket);
		vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
		vi.stubGlobal('addEventListener', () => {});
		vi.stubGlobal('removeEventListener', () => {});
		table = new Table(info, 0);
		beats = [];
		table.listen((beat) => beats.push(beat));
		close = table.open();
	});
	afterEach(() => {
		close();
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});

	it('comes with nothing heard, and comes back with its mark', () => {
		expect(Socket.last.address).toBe('ws://house/api/tables/abc/socket?seat=0');
		Socket.last.says(welcome());
		Socket.last.onclose?.({ code: 1006 });
		vi.advanceTimersByTime(1000);
		expect(Socket.last.address).toContain('heard=1&mark=m1');
	});

	it('believes the line before a late answer, and the answer while the line is down', () => {
		const came = { ...info, seats: [{ seat: 1, online: true }] };
		const late = { ...info, seats: [{ seat: 1, online: false }], mine: [0, 1] } as unknown as TableInfo;
		Socket.last.says(welcome());
		Socket.last.says({ kind: 'news', table: came });
		table.learn(late);
		expect(table.info).toEqual({ ...came, mine: [0, 1] });
		Socket.last.onclose?.({ code: 1006 });
		table.learn(late);
		expect(table.info).toEqual(late);
	});

	it('leaves an answer for good when told so, once, and withdraws it', () => {
		Socket.last.says(welcome(4));
		table.lasting = 'always';
		table.act(offer);
		expect(Socket.last.sent.at(-1)).toMatchObject({ do: 'leave', moment: 4, action: 5, while_same: false });
		Socket.last.says({
			kind: 'update',
			tale: { start: 1, lines: [], mark: 'm2', pauses: [] },
			situation: situation(5),
		});
		table.act(offer);
		expect(Socket.last.sent.at(-1)).toMatchObject({ do: 'play', moment: 5 });
		table.withdraw('tomes');
		expect(Socket.last.sent.at(-1)).toMatchObject({ do: 'withdraw', topic: 'tomes' });
	});

	it('plays one option at a time, for the moment it was asked', () => {
		Socket.last.says(welcome(4));
		table.act(offer);
		table.act(offer);
		expect(Socket.last.sent).toHaveLength(1);
		expect(Socket.last.sent[0]).toMatchObject({ do: 'play', moment: 4, action: 5 });
		expect(table.owed).toBe(true);
		Socket.last.says({ kind: 'done', id: Socket.last.sent[0]?.id });
		expect(table.owed).toBe(false);
	});

	it('answers what is asked next in the same command', () => {
		Socket.last.says(welcome(4));
		table.act(offer, ['bid 3', 'bid 0']);
		expect(Socket.last.sent[0]).toMatchObject({ do: 'play', moment: 4, action: 5 });
		expect(Socket.last.sent[0]?.then).toEqual(['bid 3', 'bid 0']);
	});

	it('keeps a move through a lost line', () => {
		Socket.last.says(welcome());
		table.act(offer);
		const first = Socket.last.sent[0];
		Socket.last.onclose?.({ code: 1006 });
		expect(table.owed).toBe(true);
		vi.advanceTimersByTime(1000);
		Socket.last.says(welcome());
		expect(Socket.last.sent[0]).toEqual(first);
	});

	it('tells each step with what is new', () => {
		Socket.last.says(welcome());
		Socket.last.says({
			kind: 'update',
			situation: situation(2),
			tale: { start: 1, lines: [told('b')], mark: 'm2', pauses: [] },
		});
		expect(beats.map((beat) => beat.fresh.length)).toEqual([0, 1]);
		expect(table.story.map((line) => line.sentence)).toEqual(['a', 'b']);
	});

	it('asks for the whole story when a part is missing', () => {
		Socket.last.says(welcome());
		Socket.last.says({
			kind: 'update',
			situation: situation(2),
			tale: { start: 9, lines: [], mark: 'm9', pauses: [] },
		});
		vi.advanceTimersByTime(1000);
		expect(Socket.last.address).not.toContain('heard');
	});

	it('says nothing about a stale command', () => {
		Socket.last.says(welcome());
		table.act(offer);
		Socket.last.says({ kind: 'refused', id: Socket.last.sent[0]?.id, code: 'stale', words: 'late' });
		expect(table.owed).toBe(false);
	});

	it('drops a hint for a moment that is over', () => {
		Socket.last.says(welcome(1));
		table.hint();
		const { id } = Socket.last.sent[0] as { id: string };
		Socket.last.says({
			kind: 'update',
			situation: situation(2),
			tale: { start: 1, lines: [], mark: 'm2', pauses: [] },
		});
		Socket.last.says({ kind: 'hinted', id, moment: 1, thoughts: [{ action: 5 }] });
		expect(table.thoughts).toBeNull();
		expect(table.thinking).toBe(false);
	});

	it('gives up when the seat is gone, in the words of the house', () => {
		Socket.last.says({ kind: 'refused', id: null, code: 'forbidden', words: 'Not your seat.' });
		Socket.last.onclose?.({ code: 4403 });
		expect(table.lost).toBe('Not your seat.');
	});
});
