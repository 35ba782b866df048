/**
 * The plug between the shell and a game. The shell knows no game; a game knows nothing of sockets, turns or dialogs.
 *
 * A game lives in `src/games/<name>/` and its `index.ts` exports `game: Game` (as default). The folder's name is the
 * game's name on the wire ("lockup"). It is loaded only when somebody opens a table of that game.
 *
 * **Spots.** Everything on the table that can be touched, pointed at, or moved from and to carries a `data-spot`
 * attribute, e.g. `<g data-spot="place:sewers">`, `<button data-spot="cell:5">`, `<g data-spot="crew:2@place:sewers">`,
 * `<div data-spot="rival:3">`. A spot is any string without spaces; the shell only compares them. The same spot may
 * stand in several places (board and rail): the shell takes the first one that is visible. A movement to a spot that
 * is not there yet goes to what follows its last '@': "crew:2@place:sewers" falls back on "place:sewers".
 *
 * **Touch.** A part calls `touch(spot)` on click (and on Enter/Space); the shell acts when just one offer lies there,
 * lets the player choose among several, and explains when all that lies there is barred. `act` and `explain` are for
 * parts that know exactly what they mean.
 *
 * **Light.** `lit` are the spots of all offers, `shut` of what is barred, `pointed` the spot that the option list (or
 * another part) points at just now. Parts draw these from the props; call `point(spot)` on hover and focus, and
 * `point('')` on leaving, to make list and board point at each other.
 *
 * **Cards.** What shows a card carries `data-card="<kind>:<id>"`; where a mouse rests on it, the shell shows it large.
 *
 * **Theme.** `import './theme.css'` in index.ts. It may override the tokens of `src/styles/tokens.css` below
 * `[data-game="<name>"]`, with `[data-theme="dark"]` and `[data-theme="light"]` on the same element:
 * `[data-game="lockup"][data-theme="light"] { --bg: … }`. Both are attributes of <html>. Fonts come with the theme.
 * `--mat` is the height of the mat on a desk. `[data-safe="on"]` asks for the colour-blind safe palette, `[data-motion="off"]` for no movement.
 *
 * **Layout.** Board, Mat and Rivals each fill a box that the shell sizes (`width: 100%; height: 100%; min-width: 0`)
 * and are written with container queries, never with viewport media queries. Mat and Rivals become panels of the
 * sheet in the small frame, where they may grow in height. What stands in a sheet is inside of a container named `sheet`,
 * and `--touch` is the least edge of what a finger has to meet (0 on a desk). On a phone the shell pans and zooms the board; the board
 * just draws itself at its natural proportions.
 */

import type { Component } from 'svelte';
import type { Look } from '../lib/looks';
import type { Listed } from '../lib/options';
import type { Barred, Offer, Situation, TableInfo, Told } from '../wire/types';

export type Spot = string;

/** A card to open large: the kind is the game's own word ("item", "goal"), the id is that of view and catalogue. */
export interface CardRef {
	kind: string;
	id: string;
}

/** What every part of a game gets. `situation.view` and `catalogue` are the game's own (types/<game> of the wire). */
export interface PartProps<View = any, Catalogue = any> {
	situation: Omit<Situation, 'view'> & { view: View };
	catalogue: Catalogue;
	table: TableInfo;
	/** By player: the seats, then `situation.actors`. `looks[n].you` is the viewer. */
	looks: Look[];
	lit: ReadonlySet<Spot>;
	shut: ReadonlySet<Spot>;
	pointed: Spot;
	/** The barred option being explained just now, so that the board can say the reason where it belongs. */
	explained: Barred | null;
	/** Nothing can be touched: a replay, a spectator, a command on its way. */
	still: boolean;
	touch(spot: Spot): void;
	point(spot: Spot): void;
	/**
	 * Takes an offer; `then` answers what is asked next in the words of the table ("bid 3"), all or nothing. Where others
	 * move after the last of them, `all` says it in a line, for whoever wants to be asked before.
	 */
	act(offer: Offer, then?: readonly string[], all?: string): void;
	explain(barred: Barred): void;
	/** Open the place of the rulebook that a text cites: what a board says of a refusal can be looked up there too. */
	cite(text: string): void;
	open(card: CardRef): void;
	/** Open a player large (the Rivals strip does this when touched). */
	openPlayer(seat: number): void;
	/** The key that takes an offer, as the list of options shows it; '' when it has none. */
	keyOf(offer: Offer): string;
}

/** How an option stands in the list of the rail, where the game has better words than the offer's own. */
export interface OptionWords {
	title?: string;
	/** A short second line. */
	detail?: string;
	/** Ends something, or is no matter of the board: drawn with a square knob and no glow. What lies nowhere is so. */
	plain?: boolean;
	/** What it brings is said by its pictograms alone, so they stand on a phone too. */
	signs?: boolean;
	/** The board of a desk says the second line too: a long list there leaves it out, a phone has all of it. */
	spare?: boolean;
}

/** A movement on the stage: something goes from one spot to another (or appears, or fades), with a word beside it. */
export interface Movement {
	from?: Spot;
	to?: Spot;
	/** Whose piece: the mover is drawn as that player's badge unless the game has a Mover. */
	seat?: number;
	/** The game's own word for what is drawn ("scrap", "token:4", "face_down"). */
	piece?: string;
	/** How many; several fly in a small swarm. */
	count?: number;
	/** A few words that rise at the end: "+3", "raid!". */
	words?: string;
	/** 150-300; 240 if left out. */
	milliseconds?: number;
}

/** A step of an automaton: what its card or rule says, and what came of it, in the house's own sentences. */
export interface StagedStep {
	words: string;
	came: string[];
	/** Told already, being told, still to come, or passed over because another branch counted. */
	state: 'done' | 'now' | 'next' | 'passed';
}

/** What an automaton does, to be shown large step by step. */
export interface Staged {
	/** Its place among the looks. */
	seat: number;
	title: string;
	/** Drawn above the steps. */
	card: CardRef | null;
	steps: StagedStep[];
}

/** The state of the game in a line and in figures: for the phone's bar, the lobby, the replay. */
export interface Glance {
	/** "Round 3 of 6 · Roll Call" */
	line: string;
	/** By player, as far as the viewer may know. */
	scores: (number | null)[];
}

/** A place to jump to on a small screen. */
export interface Landmark {
	spot: Spot;
	/** One or two characters. */
	short: string;
	label: string;
}

export interface Game<View = any, Catalogue = any> {
	/** As on the wire. */
	name: string;
	/** As players call it, short enough for a bar: "Architects". */
	title: string;
	/**
	 * Every key that belongs to a thing of this game, so that no other option ever gets it. Where the shell has the same
	 * letter, the shell's wants Shift.
	 */
	keys?: string;
	/** Natural size of the board in px, for panning on a phone; 1080 x 640 if left out. */
	size?: { width: number; height: number };
	/** On an upright phone, where what is shown wants another shape. */
	upright?(view: View): { width: number; height: number };

	Board: Component<PartProps<View, Catalogue>>;
	/** The viewer's own mat. A spectator has none. */
	Mat: Component<PartProps<View, Catalogue>>;
	/** All others (for a spectator: everybody), as compact strips in one row. */
	Rivals: Component<PartProps<View, Catalogue>>;
	/** All players side by side, in a wide dialog: what one compares before a choice. */
	Compare?: Component<PartProps<View, Catalogue>>;
	/** One player large, in a dialog. */
	Player: Component<PartProps<View, Catalogue> & { seat: number }>;
	/** A card large, in a dialog. */
	Card: Component<PartProps<View, Catalogue> & CardRef>;
	/** A card that an automaton has turned up, where its steps are told below it; the card large if left out. */
	Turned?: Component<PartProps<View, Catalogue> & CardRef>;
	/** Rounds and phases, for the top of the rail: a container of 330 (270 on a small desk) x 26 px, to be queried. */
	Clock?: Component<PartProps<View, Catalogue>>;
	/** What an option gains or costs, as pictograms at the right edge of its line. */
	Gain?: Component<PartProps<View, Catalogue> & { offer: Offer }>;
	/** Draws the options of the families `picked` in a way of its own, above the list of the others. */
	Picker?: Component<PartProps<View, Catalogue> & { options: Listed[] }>;
	picked?: readonly string[];
	/** What one has to pay with, in a line: for a phone, where the mat is out of sight. */
	Purse?: Component<PartProps<View, Catalogue>>;
	/** A piece in flight, in a box of 44 x 44 px centred on its path. */
	Mover?: Component<{ movement: Movement; look: Look | undefined }>;

	/** Where an option lies on the table; '' when nowhere. */
	spot(option: Offer | Barred, view: View): Spot;
	/** The key of the thing that an option is about: the same in every question. '' where it has none of its own. */
	key?(option: Offer | Barred, view: View): string;
	/** How it stands in the list. */
	words?(option: Offer | Barred, props: PartProps<View, Catalogue>): OptionWords;
	/** What a line of the story looks like on the table; nothing for most. */
	show(told: Told, view: View): Movement[];
	glance(view: View): Glance;
	landmarks?(view: View): Landmark[];
	/** The seat that a line of the story is about, for the mark beside it in the log; facts.seat if left out. */
	teller?(told: Told): number | null;
	/** What an automaton does in these lines of one move, as far as they are told; null when it does nothing in them. */
	stage?(told: readonly Told[], view: View, catalogue: Catalogue): Staged | null;
	/** A line that heads what follows it in the log ("Round 3 · Roll Call"), '' if it is an ordinary one. */
	heading?(told: Told): string;
	/** Where a sentence of the log can be looked up: a card that it names. */
	refers?(told: Told): CardRef | null;
}

const FOUND = import.meta.glob<{ default: Game }>('./*/index.ts');

/** The game's drawings, fetched on first use; null when the page has none for it (it is played by the list then). */
export async function plugOf(name: string): Promise<Game | null> {
	const load = FOUND[`./${name}/index.ts`];
	return load === undefined ? null : (await load()).default;
}

export const drawn = (name: string): boolean => `./${name}/index.ts` in FOUND;
