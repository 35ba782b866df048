/**
 * The line to a table. It opens again by itself, says how far it had heard, and sends again what was never
 * acknowledged: with the id it had, so that the server stores it once however often it arrives.
 */

import type { AnyCommand, AnyMessage } from '../wire/types';

/** The part of WebSocket that is used; tests pass their own. */
export interface Plain {
	readyState: number;
	onopen: ((event: any) => void) | null;
	onclose: ((event: any) => void) | null;
	onmessage: ((event: { data: any }) => void) | null;
	send(text: string): void;
	close(code?: number): void;
}

export type LinkState =
	| { is: 'opening' }
	| { is: 'open' }
	/** When the next try comes, in milliseconds since 1970. */
	| { is: 'lost'; next: number }
	| { is: 'closed' };

export interface Wiring {
	/** Where to; asked anew each time, since it names how much of the story has been heard. */
	address(): string;
	hear(message: AnyMessage): void;
	linked(state: LinkState): void;
	/** Closed by the house for good: no seat of ours, or no such table. */
	shut?(): void;
	open?(address: string): Plain;
	now?(): number;
	/** Between 0 and 1: spreads the tries of many pages. */
	chance?(): number;
}

const OPEN = 1;
const PAUSES = [500, 1000, 2000, 4000, 8000, 15000];
const PING = 20_000;
/** Codes with which the house closes for good. */
const FINAL = [4403, 4404];

/** How long to wait before the nth try (from 0), up to a quarter more by chance. */
export function pause(times: number, chance: number): number {
	const base = PAUSES[Math.min(times, PAUSES.length - 1)] as number;
	return Math.round(base * (1 + chance / 4));
}

/** An id that no other command has; there is no randomUUID on plain http beyond this machine. */
export function commandId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(12));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Wire {
	/** Sent, or waiting for the line, and not yet acknowledged; in order. */
	private readonly open = new Map<string, AnyCommand>();
	private socket: Plain | null = null;
	private welcomed = false;
	private tries = 0;
	private retry: ReturnType<typeof setTimeout> | undefined;
	private beat: ReturnType<typeof setInterval> | undefined;
	private ended = false;
	/** Something was heard since the last ping. */
	private alive = true;

	constructor(private readonly wiring: Wiring) {}

	/** Open now: at the start, when the browser is online again, or when the player does not want to wait. */
	connect(): void {
		if (this.ended || this.socket !== null) return;
		clearTimeout(this.retry);
		this.wiring.linked({ is: 'opening' });
		const socket = (this.wiring.open ?? ((address) => new WebSocket(address) as Plain))(this.wiring.address());
		this.socket = socket;
		socket.onmessage = (event) => this.heard(String(event.data));
		socket.onclose = (event) => this.lost(socket, event?.code);
	}

	/** Sent at once, or when the line is open again. */
	send(command: AnyCommand): void {
		if (command.do !== 'ping') this.open.set(command.id, command);
		if (this.welcomed) this.write(command);
	}

	/** Start over: what was heard does not fit together. */
	again(): void {
		this.socket?.close(1000);
	}

	/** Commands that may still be on their way. */
	get unacknowledged(): AnyCommand[] {
		return [...this.open.values()];
	}

	close(): void {
		this.ended = true;
		clearTimeout(this.retry);
		clearInterval(this.beat);
		this.socket?.close(1000);
		this.socket = null;
		this.wiring.linked({ is: 'closed' });
	}

	private write(command: AnyCommand): void {
		if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(command));
	}

	private heard(text: string): void {
		this.alive = true;
		const message = JSON.parse(text) as AnyMessage;
		if (message.kind === 'done' || message.kind === 'hinted') this.open.delete(message.id);
		else if (message.kind === 'refused' && message.id !== null) this.open.delete(message.id);
		this.wiring.hear(message);
		if (message.kind === 'welcome') this.begin();
	}

	/** Welcomed: what was never acknowledged goes out again, oldest first. */
	private begin(): void {
		this.welcomed = true;
		this.tries = 0;
		this.wiring.linked({ is: 'open' });
		for (const command of this.open.values()) this.write(command);
		clearInterval(this.beat);
		this.beat = setInterval(() => this.ping(), PING);
	}

	/** A ping is always answered: silence since the last one means that the line is dead, whatever the browser thinks. */
	private ping(): void {
		const socket = this.socket;
		if (!this.alive && socket !== null) {
			this.lost(socket);
			socket.close();
			return;
		}
		this.alive = false;
		this.send({ do: 'ping', id: commandId() });
	}

	private lost(socket: Plain, code?: number): void {
		if (this.ended || socket !== this.socket) return;
		this.socket = null;
		this.welcomed = false;
		clearInterval(this.beat);
		if (code !== undefined && FINAL.includes(code)) {
			this.ended = true;
			this.wiring.linked({ is: 'closed' });
			this.wiring.shut?.();
			return;
		}
		const wait = pause(this.tries, (this.wiring.chance ?? Math.random)());
		this.tries += 1;
		this.wiring.linked({ is: 'lost', next: (this.wiring.now ?? Date.now)() + wait });
		this.retry = setTimeout(() => this.connect(), wait);
	}
}
