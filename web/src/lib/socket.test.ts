import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMessage } from '../wire/types';
import { commandId, type LinkState, type Plain, pause, Wire } from './socket';

class Fake implements Plain {
	static all: Fake[] = [];
	readyState = 1;
	onopen = null;
	onclose: ((event: any) => void) | null = null;
	onmessage: ((event: { data: any }) => void) | null = null;
	sent: any[] = [];
	constructor(readonly address: string) {
		Fake.all.push(this);
	}
	send(text: string): void {
		this.sent.push(JSON.parse(text));
	}
	close(): void {
		this.readyState = 3;
		this.onclose?.({ code: 1000 });
	}
	says(message: Partial<AnyMessage>): void {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	drop(code = 1006): void {
		this.readyState = 3;
		this.onclose?.({ code });
	}
}

const last = (): Fake => Fake.all.at(-1) as Fake;
const welcome = { kind: 'welcome' } as Partial<AnyMessage>;
const play = (id: string) => ({ do: 'play' as const, id, moment: 3, action: 7 });

describe('the line to a table', () => {
	let states: LinkState[];
	let heard: AnyMessage[];
	let shut: number;
	let wire: Wire;
	let n = 0;

	beforeEach(() => {
		vi.useFakeTimers();
		Fake.all = [];
		states = [];
		heard = [];
		shut = 0;
		n = 0;
		wire = new Wire({
			address: () => {
				n += 1;
				return `wire:${n}`;
			},
			hear: (message) => heard.push(message),
			linked: (state) => states.push(state),
			shut: () => {
				shut += 1;
			},
			open: (address) => new Fake(address),
			now: () => 1000,
			chance: () => 0,
		});
		wire.connect();
	});
	afterEach(() => {
		wire.close();
		vi.useRealTimers();
	});

	it('sends nothing before it is welcome, then everything in order', () => {
		wire.send(play('first-command'));
		wire.send(play('second-command'));
		expect(last().sent).toEqual([]);
		last().says(welcome);
		expect(last().sent.map((command) => command.id)).toEqual(['first-command', 'second-command']);
		expect(states.at(-1)).toEqual({ is: 'open' });
	});

	it('sends again what was not acknowledged, with the same id, on a new line', () => {
		last().says(welcome);
		wire.send(play('kept-command'));
		wire.send(play('done-command'));
		last().says({ kind: 'done', id: 'done-command' });
		last().drop();
		expect(states.at(-1)).toEqual({ is: 'lost', next: 1500 });
		vi.advanceTimersByTime(500);
		expect(Fake.all).toHaveLength(2);
		expect(last().address).toBe('wire:2');
		last().says(welcome);
		expect(last().sent).toEqual([play('kept-command')]);
	});

	it('forgets what was refused', () => {
		last().says(welcome);
		wire.send(play('bad-command'));
		last().says({ kind: 'refused', id: 'bad-command', code: 'illegal', words: 'no' });
		expect(wire.unacknowledged).toEqual([]);
	});

	it('waits longer after each failure, and starts over once it is welcome', () => {
		for (const wait of [500, 1000, 2000]) {
			last().drop();
			expect(states.at(-1)).toEqual({ is: 'lost', next: 1000 + wait });
			vi.advanceTimersByTime(wait);
		}
		last().says(welcome);
		last().drop();
		expect(states.at(-1)).toEqual({ is: 'lost', next: 1500 });
	});

	it('does not wait when it is told not to', () => {
		last().drop();
		wire.connect();
		expect(Fake.all).toHaveLength(2);
		vi.advanceTimersByTime(60_000);
		expect(Fake.all).toHaveLength(2);
	});

	it('stops for good when the house says so', () => {
		last().drop(4403);
		vi.advanceTimersByTime(60_000);
		expect(Fake.all).toHaveLength(1);
		expect(shut).toBe(1);
	});

	it('takes a line for dead that does not answer a ping', () => {
		last().says(welcome);
		vi.advanceTimersByTime(20_000);
		expect(last().sent.at(-1).do).toBe('ping');
		vi.advanceTimersByTime(20_000);
		expect(states.at(-1)?.is).toBe('lost');
	});

	it('goes on while pings are answered', () => {
		last().says(welcome);
		for (let beat = 0; beat < 5; beat += 1) {
			vi.advanceTimersByTime(20_000);
			last().says({ kind: 'done', id: last().sent.at(-1).id });
		}
		expect(Fake.all).toHaveLength(1);
	});
});

describe('small parts', () => {
	it('spreads tries by up to a quarter', () => {
		expect(pause(0, 0)).toBe(500);
		expect(pause(0, 1)).toBe(625);
		expect(pause(99, 0)).toBe(15_000);
	});
	it('makes ids that the server reads', () => {
		const ids = Array.from({ length: 100 }, commandId);
		expect(new Set(ids).size).toBe(100);
		for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
	});
});
