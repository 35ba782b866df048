/** One seat at one table, as the page knows it: everything a viewer may know, and what the viewer can say. */

import type {
	AnyCommand,
	AnyMessage,
	Barred,
	ChatLine,
	Offer,
	Proposal,
	Situation,
	TableInfo,
	Thought,
	Told,
} from '../wire/types';
import { commandId, type LinkState, Wire } from './socket';
import { splice } from './story';
import { say } from './toasts.svelte';

/** A seat, or a spectator's place. */
export type Chair = number | 'watch';

/** A step of the game as it arrived: what it told, and how things stood after it. */
export interface Beat {
	fresh: Told[];
	situation: Situation;
}

type Timed = Extract<AnyCommand, { moment: number }>['do'];

export class Table {
	info = $state.raw<TableInfo>() as TableInfo;
	situation = $state.raw<Situation | null>(null);
	story = $state.raw<Told[]>([]);
	chat = $state.raw<ChatLine[]>([]);
	proposal = $state.raw<Proposal | null>(null);
	link = $state.raw<LinkState>({ is: 'opening' });
	/** A game command on its way; until it is answered nothing else is asked for. */
	pending = $state.raw<AnyCommand | null>(null);
	thoughts = $state.raw<Thought[] | null>(null);
	thinking = $state(false);
	explained = $state.raw<Barred | null>(null);
	welcomed = $state(false);
	/** Why this table cannot be joined at all; empty while there is hope. */
	lost = $state('');
	unread = $state(0);

	/** The last words of the house that were about no command: why it closes. */
	private parting = '';
	private mark = '';
	private hinted = '';
	private readonly wire: Wire;
	private readonly listeners = new Set<(beat: Beat) => void>();

	constructor(
		info: TableInfo,
		readonly chair: Chair,
	) {
		this.info = info;
		this.wire = new Wire({
			address: () => this.address(),
			hear: (message) => this.hear(message),
			linked: (state) => {
				this.link = state;
			},
			shut: () => {
				this.lost = this.parting || 'This seat is not yours any more.';
			},
		});
	}

	open(): () => void {
		this.wire.connect();
		const again = (): void => this.wire.connect();
		addEventListener('online', again);
		return () => {
			removeEventListener('online', again);
			this.wire.close();
		};
	}

	/** Do not wait for the next try. */
	retry(): void {
		this.wire.connect();
	}

	/** Be told of each step, in order. */
	listen(listener: (beat: Beat) => void): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	get asked(): boolean {
		return (this.situation?.options.length ?? 0) > 0;
	}

	/** Commands that are safe here but not known to have arrived. */
	get owed(): boolean {
		return this.pending !== null;
	}

	act(offer: Offer): void {
		this.timed('play', { action: offer.action });
	}

	undo(): void {
		if (this.situation?.can_undo) this.timed('undo');
		else if (this.situation?.why_not_undo) say(this.situation.why_not_undo);
	}

	redo(): void {
		if (this.situation?.can_redo) this.timed('redo');
	}

	restart(): void {
		if (this.situation?.can_undo) this.timed('restart');
		else if (this.situation?.why_not_undo) say(this.situation.why_not_undo);
	}

	hint(): void {
		if (!this.asked || this.thinking || this.situation === null) return;
		this.thinking = true;
		this.thoughts = null;
		this.hinted = commandId();
		this.wire.send({ do: 'hint', id: this.hinted, moment: this.situation.moment });
	}

	propose(line: number): void {
		this.wire.send({ do: 'propose', id: commandId(), line });
	}

	vote(yes: boolean): void {
		if (this.proposal !== null) this.wire.send({ do: 'vote', id: commandId(), proposal: this.proposal.number, yes });
	}

	talk(text: string): void {
		const words = text.trim().slice(0, 500);
		if (words !== '') this.wire.send({ do: 'say', id: commandId(), text: words });
	}

	resign(): void {
		this.wire.send({ do: 'resign', id: commandId() });
	}

	private timed(what: Timed, rest: { action?: number } = {}): void {
		if (this.pending !== null || this.situation === null) return;
		const command = { do: what, id: commandId(), moment: this.situation.moment, ...rest } as AnyCommand;
		this.pending = command;
		this.explained = null;
		this.wire.send(command);
	}

	private address(): string {
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const heard = this.mark === '' ? '' : `&heard=${this.story.length}&mark=${encodeURIComponent(this.mark)}`;
		return `${scheme}://${location.host}/api/tables/${this.info.id}/socket?seat=${this.chair}${heard}`;
	}

	private hear(message: AnyMessage): void {
		switch (message.kind) {
			case 'welcome':
				this.welcomed = true;
				this.info = message.table;
				this.chat = message.chat;
				this.proposal = message.proposal;
				this.tell(message.tale, message.situation, true);
				break;
			case 'update':
				this.tell(message.tale, message.situation, false);
				break;
			case 'news':
				this.info = message.table;
				break;
			case 'said':
				this.chat = [...this.chat, message.line];
				this.unread += 1;
				break;
			case 'proposed':
				this.proposal = message.proposal;
				break;
			case 'done':
				if (message.id === this.pending?.id) this.pending = null;
				break;
			case 'refused':
				this.refused(message.id, message.code, message.words);
				break;
			case 'hinted':
				if (message.id === this.hinted) {
					this.thinking = false;
					if (message.moment === this.situation?.moment) this.thoughts = message.thoughts;
				}
		}
	}

	private refused(id: string | null, code: string, words: string): void {
		if (id === null) this.parting = words;
		if (id === this.pending?.id) this.pending = null;
		if (id === this.hinted) this.thinking = false;
		// Stale: somebody was faster, and what is asked now follows. There is nothing to be sorry for.
		if (code !== 'stale') say(words, true);
	}

	private tell(
		tale: { start: number; lines: Told[]; mark: string },
		situation: Situation | null,
		arriving: boolean,
	): void {
		const spliced = splice(this.story, tale);
		if (spliced === null) {
			// A gap cannot be mended here; a new line without a mark brings the whole story.
			this.mark = '';
			this.story = [];
			this.wire.again();
		} else {
			this.story = spliced.lines;
			this.mark = tale.mark;
		}
		if (situation === null) return;
		if (situation.moment !== this.situation?.moment) {
			this.pending = null;
			this.thoughts = null;
			this.thinking = false;
		}
		this.explained = null;
		this.situation = situation;
		const beat = { fresh: arriving ? [] : (spliced?.fresh ?? []), situation };
		for (const listener of this.listeners) listener(beat);
	}
}
