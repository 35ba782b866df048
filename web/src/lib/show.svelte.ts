/**
 * What stands on the table just now. Steps of the game may arrive faster than anybody can follow: each is told line by
 * line, and board, log, rivals and rail go on together with it. Nobody is asked anything before all is told.
 */

import type { Game, Movement, Staged } from '../games/plug';
import type { Pausing, Situation, Told } from '../wire/types';
import { type Line, paced, rested } from './pace';
import { calm, prefs } from './prefs.svelte';
import { actorOf, entriesOf } from './story';
import type { Beat, Table } from './table.svelte';

/** A piece in the air. */
export interface Flight {
	id: number;
	movement: Movement;
	milliseconds: number;
}

const MANY = 12;

/** Whether nothing more is said of a move after this line. */
const closes = (lines: readonly Told[], index: number): boolean => {
	const next = lines.findIndex((told, later) => later > index && (told.sentence !== '' || told.opens));
	return next < 0 || (lines[next] as Told).opens;
};

export class Show {
	situation = $state.raw<Situation | null>(null);
	/** The story as far as it has been told. */
	story = $state.raw<readonly Told[]>([]);
	/** The move that is being told, or was told last, as far as it has been. */
	entry = $state.raw<readonly Told[]>([]);
	flights = $state.raw<Flight[]>([]);
	busy = $state(false);

	private queue: Beat[] = [];
	private last = 0;
	private hurry: (() => void) | null = null;
	private skipping = false;

	constructor(
		private readonly game: Game | null,
		private readonly catalogue: unknown,
	) {}

	/** Who acts in what is being told: whose move it is, or the automaton that goes on with it. */
	get actor(): number | null {
		return this.staged?.seat ?? actorOf(this.entry, this.game?.teller);
	}

	/** What an automaton is doing just now. */
	get staged(): Staged | null {
		return this.busy ? this.stage(this.entry) : null;
	}

	/** Follow a table until the returned function is called. */
	follow(table: Table): () => void {
		this.situation = table.situation;
		this.story = table.story;
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
	async replay(lines: readonly Told[]): Promise<void> {
		const view = this.situation?.view;
		if (this.busy || view === undefined || calm()) return;
		for (const told of lines) {
			const movements = this.movements(told, view);
			if (movements.length > 0) await this.fly(movements, 300);
		}
		this.flights = [];
	}

	/** An entry as it is shown large; null when nobody but players has acted in it. */
	stage(entry: readonly Told[]): Staged | null {
		if (this.game?.stage === undefined || this.situation === null) return null;
		return this.game.stage(entry, this.situation.view, this.catalogue);
	}

	private async run(): Promise<void> {
		this.busy = true;
		while (this.queue.length > 0) {
			const beat = this.queue.shift() as Beat;
			if (this.queue.length < MANY) await this.tell(beat);
			this.story = beat.story;
			this.situation = beat.situation;
			if (beat.fresh.length === 0) this.entry = entriesOf(beat.story).at(-1)?.told ?? [];
		}
		this.flights = [];
		this.skipping = false;
		this.busy = false;
	}

	/** Tell a step line by line; whatever cuts it short, the table is set right afterwards. */
	private async tell({ story, fresh, pauses }: Beat): Promise<void> {
		const start = story.length - fresh.length;
		const entries = this.entries(fresh);
		const lines = fresh.map((told, index) => this.line(told, entries[index] as readonly Told[]));
		const waiting = this.queue.length;
		const times = calm()
			? rested(
					lines,
					fresh.map((_, index) => closes(fresh, index)),
					prefs.speed,
					waiting,
				)
			: paced(lines, prefs.speed, waiting);
		for (const [index, told] of fresh.entries()) {
			if (this.skipping || document.hidden) break;
			this.resume(pauses.find((pause) => pause.line === start + index));
			this.story = story.slice(0, start + index + 1);
			this.entry = entries[index] as readonly Told[];
			const milliseconds = times[index] as number;
			if (milliseconds === 0) continue;
			await this.fly(this.movements(told, this.situation?.view), milliseconds);
		}
		this.entry = entries.at(-1) ?? this.entry;
	}

	/** The move that each line belongs to, up to this line. */
	private entries(fresh: readonly Told[]): (readonly Told[])[] {
		let entry = this.entry;
		return fresh.map((told) => {
			entry = told.opens ? [told] : [...entry, told];
			return entry;
		});
	}

	private line(told: Told, entry: readonly Told[]): Line {
		return {
			movements: this.movements(told, this.situation?.view),
			said: told.sentence !== '',
			staged: this.stage(entry) !== null,
		};
	}

	/** The table in the middle of a move: what is asked is asked when all is told. */
	private resume(pause: Pausing | undefined): void {
		if (pause === undefined || this.situation === null) return;
		this.situation = { ...this.situation, view: pause.view, options: [], barred: [], waiting: [], question: '' };
	}

	private async fly(movements: readonly Movement[], milliseconds: number): Promise<void> {
		if (!calm())
			this.flights = movements.map((movement) => {
				this.last += 1;
				return { id: this.last, movement, milliseconds: Math.min(300, milliseconds) };
			});
		await this.pause(milliseconds);
	}

	/** A drawing that fails must not hold up the game. */
	private movements(told: Told, view: unknown): Movement[] {
		if (view === undefined) return [];
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
