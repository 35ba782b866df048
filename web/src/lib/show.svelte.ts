/**
 * What stands on the table just now. Steps of the game may arrive faster than anybody can follow: each is played as
 * short movements over the table as it was, then the table changes.
 */

import type { Game, Movement } from '../games/plug';
import type { Situation, Told } from '../wire/types';
import { paced } from './pace';
import { calm } from './prefs.svelte';
import type { Beat, Table } from './table.svelte';

/** A piece in the air. */
export interface Flight {
	id: number;
	movement: Movement;
	milliseconds: number;
}

const MANY = 12;

export class Show {
	situation = $state.raw<Situation | null>(null);
	flights = $state.raw<Flight[]>([]);
	/** The sentence that is being played. */
	words = $state('');
	busy = $state(false);

	private queue: Beat[] = [];
	private last = 0;
	private hurry: (() => void) | null = null;
	private skipping = false;

	constructor(private readonly game: Game | null) {}

	/** Follow a table until the returned function is called. */
	follow(table: Table): () => void {
		this.situation = table.situation;
		return table.listen((beat) => {
			this.queue.push(beat);
			if (!this.busy) void this.run();
		});
	}

	/** Everything is shown as it is now. */
	skip(): void {
		this.skipping = true;
		this.hurry?.();
	}

	/** Play lines again over the table as it stands. */
	async replay(lines: Told[]): Promise<void> {
		if (this.busy || this.situation === null) return;
		this.busy = true;
		this.skipping = false;
		await this.play(lines, this.situation.view);
		this.busy = false;
		if (this.queue.length > 0) void this.run();
	}

	private async run(): Promise<void> {
		this.busy = true;
		while (this.queue.length > 0) {
			const beat = this.queue.shift() as Beat;
			if (!this.skipping && this.queue.length < MANY) await this.play(beat.fresh, this.situation?.view);
			this.situation = beat.situation;
		}
		this.skipping = false;
		this.busy = false;
	}

	private async play(lines: Told[], view: unknown): Promise<void> {
		if (this.game === null || view === undefined || calm() || document.hidden) return;
		const moves = lines.map((told) => this.movements(told, view));
		const times = paced(moves, this.queue.length);
		for (const [index, movements] of moves.entries()) {
			if (movements.length === 0) continue;
			if (this.skipping) break;
			const milliseconds = times[index] as number;
			this.words = lines[index]?.sentence ?? '';
			this.flights = movements.map((movement) => {
				this.last += 1;
				return { id: this.last, movement, milliseconds };
			});
			await this.pause(milliseconds + 40);
		}
		this.flights = [];
		this.words = '';
	}

	/** A drawing that fails must not hold up the game. */
	private movements(told: Told, view: unknown): Movement[] {
		try {
			return this.game?.show(told, view) ?? [];
		} catch (error) {
			console.error(error);
			return [];
		}
	}

	private pause(milliseconds: number): Promise<void> {
		return new Promise((done) => {
			const timer = setTimeout(done, milliseconds);
			this.hurry = () => {
				clearTimeout(timer);
				done();
			};
		});
	}
}
