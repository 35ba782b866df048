/** One seat at one table, as the page knows it: everything a viewer may know, and what the viewer can say. */

import type {
	AnyCommand,
	AnyMessage,
	Barred,
	ChatLine,
	Offer,
	Pausing,
	Proposal,
	Situation,
	TableInfo,
	Tale,
	Thought,
	Told,
} from '../wire/types';
import { prefs } from './prefs.svelte';
import { commandId, type LinkState, Wire } from './socket';
import { splice } from './story';
import { say } from './toasts.svelte';

/** A seat, or a spectator's place. */
export type Chair = number | 'watch';

/** A step of the game as it arrived: what it told, and how things stood after it. */
export interface Beat {
	fresh: Told[];
	/** The whole story after it. */
	story: Told[];
	/** How the table stood in the middle of it. */
	pauses: Pausing[];
	situation: Situation;
}

/** For how long an answer is meant: for such questions as well, always or while the same can be chosen. */
export type Lasting = 'once' | 'always' | 'while_same';

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
	/** How the next answer is meant. */
	lasting = $state<Lasting>('once');

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

	/** The line is opened anew, as the player would have it now. */
	relink(): void {
		this.wire.again();
	}

	/** Be told of each step, in order. */
	listen(listener: (beat: Beat) => void): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	/** An answer over HTTP may be older than what the line has told since: then it only says what is ours here. */
	learn(answer: TableInfo): void {
		const { mine, host, watching } = answer;
		this.info = this.link.is === 'open' ? { ...this.info, mine, host, watching } : answer;
	}

	get asked(): boolean {
		return (this.situation?.options.length ?? 0) > 0;
	}

	/** Commands that are safe here but not known to have arrived. */
	get owed(): boolean {
		return this.pending !== null;
	}

	/** Answers what is asked, and with `then` what is asked next: all of it is done, or nothing. */
	act(offer: Offer, then: readonly string[] = []): void {
		if (this.lasting !== 'once')
			this.timed('leave', { action: offer.action, while_same: this.lasting === 'while_same' });
		// biome-ignore lint/suspicious/noThenProperty: the wire's word for further answers; nobody awaits a command
		else this.timed('play', { action: offer.action, ...(then.length > 0 && { then: [...then] }) });
	}

	/** Be asked again about what has a standing answer. */
	withdraw(topic: string): void {
		this.wire.send({ do: 'withdraw', id: commandId(), topic });
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
		if (!this.info.hints) say('This table plays without hints.');
		if (!this.info.hints || !this.asked || this.thinking || this.situation === null) return;
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

	/** To everybody, or to one's own side alone. */
	talk(text: string, toSide = false): void {
		const words = text.trim().slice(0, 500);
		if (words !== '') this.wire.send({ do: 'say', id: commandId(), text: words, to_side: toSide });
	}

	/** Others win and lose with the one who sits here. */
	get hasSide(): boolean {
		const { sides } = this.info;
		return this.chair !== 'watch' && sides.filter((side) => side === sides[this.chair as number]).length > 1;
	}

	resign(): void {
		this.wire.send({ do: 'resign', id: commandId() });
	}

	private timed(what: Timed, rest: { action?: number; then?: string[]; while_same?: boolean } = {}): void {
		if (this.pending !== null || this.situation === null) return;
		const command = { do: what, id: commandId(), moment: this.situation.moment, ...rest } as AnyCommand;
		this.pending = command;
		this.explained = null;
		this.wire.send(command);
	}

	private address(): string {
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		const heard = this.mark === '' ? '' : `&heard=${this.story.length}&mark=${encodeURIComponent(this.mark)}`;
		const careful = prefs.confirm ? '&careful=1' : '';
		return `${scheme}://${location.host}/api/tables/${this.info.id}/socket?seat=${this.chair}${careful}${heard}`;
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

	private tell(tale: Tale, situation: Situation | null, arriving: boolean): void {
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
			this.lasting = 'once';
		}
		this.explained = null;
		this.situation = situation;
		const fresh = arriving ? [] : (spliced?.fresh ?? []);
		const beat = { fresh, story: this.story, pauses: tale.pauses, situation };
		for (const listener of this.listeners) listener(beat);
	}
}
