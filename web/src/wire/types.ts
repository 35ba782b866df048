// Made by `python -m bighouse.table.wire.typescript`: change the Structs in Python, not this file.

export type Plan = "here" | "elsewhere" | "bot" | "open";

export type Sitter = "person" | "bot" | "open";

export type State = "gathering" | "running" | "over";

export type Code =
  | "stale"
  | "illegal"
  | "forbidden"
  | "malformed"
  | "too_large"
  | "too_fast"
  | "unavailable"
  | "stopped"
  | "not_found";

/** Who acts without being a seat: a further figure of one, or an automaton. */
export interface ActorInfo {
  seat: number | null;
  name: string;
  colour: string;
}

/** Whether whoever asks wants the table out of sight. */
export interface Archive {
  archived: boolean;
}

/** Something a player might think of but may not do now, and why. */
export interface Barred {
  action: number;
  family: string;
  args: string[];
  label: string;
  title: string;
  why: string;
  ruling: string;
}

export interface BotInfo {
  name: string;
  words: string;
  level: number | null;
}

export interface Chapter {
  anchor: string;
  heading: string;
  text: string;
}

/** Something somebody said; the table itself speaks without a seat. */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  to_side?: boolean;
}

/** A card pack to look through before a table is made with it. */
export interface CheckCards {
  cards: string;
}

export interface Created {
  table: TableInfo;
  links: Links;
}

/** The command with this id is stored; it will not be lost. */
export interface Done {
  kind: "done";
  id: string;
}

/** A secret link, swapped for the right to its seat. */
export interface Enter {
  token: string;
}

/** What is wrong with a card pack, and where. */
export interface Fault {
  line: number;
  field: string;
  words: string;
}

/** A position to start a new table from: after so many moves of a finished game, or as this seat sees it now. */
export interface Fork {
  ply?: number | null;
  seats?: SeatPlan[];
}

export interface GameInfo {
  name: string;
  title: string;
  credit: string;
  least_players: number;
  most_players: number;
  options: OptionInfo[];
  automaton: Record<string, string>;
  identity: IdentityInfo | null;
  lesson: boolean;
  cards: boolean;
}

export interface Guide {
  title: string;
  chapters: Chapter[];
}

/** Ask what a strong bot would think here, knowing what this seat knows. */
export interface Hint {
  do: "hint";
  id: string;
  moment: number;
}

export interface Hinted {
  kind: "hinted";
  id: string;
  moment: number;
  thoughts: Thought[];
}

export interface HouseInfo {
  version: string;
  games: GameInfo[];
  bots: BotInfo[];
  usual_bot: string;
}

/** What sets the seats apart, one apiece; dealt at random unless the table chooses. */
export interface IdentityInfo {
  name: string;
  choices: string[];
  help: string;
}

/** Give this answer to what is asked at this moment, and to all such questions from now on. */
export interface Leave {
  do: "leave";
  id: string;
  moment: number;
  action: number;
  while_same?: boolean;
}

/** A standing answer, in the words of the action. */
export interface LeftAnswer {
  words: string;
  while_same: boolean;
}

export interface Lesson {
  title: string;
  minutes: number;
  players: number;
  seed: number;
  learner: number;
  options: Record<string, boolean | string | string[]>;
  steps: LessonStep[];
  rivals: Record<string, string[]>;
  closing: string;
}

export interface LessonStep {
  part: string;
  say: string;
  point: string;
  chapter: string;
  do: string[];
}

/** What a seat might do, in the words in which it would be offered. */
export interface LikelyMove {
  seat: number;
  label: string;
}

/** A line of the score sheet. */
export interface Line {
  name: string;
  points: number[];
  parts: Part[];
}

export interface Link {
  link: string;
}

/** Secret links, as paths of this server: shown once, kept only as hashes. */
export interface Links {
  seats: Record<string, string>;
  watch: string;
  host: string;
}

/** A save file to go on with, or to look through. */
export interface LoadTable {
  save: string;
  seats?: SeatPlan[];
}

/** The position after so many moves, and what its last move told, through the eyes asked for. */
export interface Moment {
  ply: number;
  view: unknown;
  question: string;
  lines: Told[];
  lost?: string;
}

/** A table to be made. With a scene or a lesson the options are named there. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | string | string[]>;
  opening?: Opening | null;
  name?: string;
  scene?: string | null;
  cards?: string | null;
  lesson?: boolean;
  hints?: boolean | null;
}

/** Somebody came, left, sat down, was replaced; the game began or ended. */
export interface News {
  kind: "news";
  table: TableInfo;
}

/** Where to post a word when it is this seat's turn; empty for nowhere. */
export interface Notice {
  webhook: string;
}

/** Something the seat may do. Family and arguments say where on the board it belongs. */
export interface Offer {
  action: number;
  family: string;
  args: string[];
  label: string;
  title: string;
  detail: string;
  caveat: string;
  warning: string;
  binding: boolean;
}

/** What the table settles itself before the deal, instead of leaving it to chance. */
export interface Opening {
  identities?: string[];
  first?: number | null;
}

/** A rule option; without choices it is a switch. */
export interface OptionInfo {
  name: string;
  defaults: Record<string, boolean | string | string[]>;
  help: string;
  choices: string[];
  several: boolean;
  only_with: Record<string, (boolean | string | string[])[]>;
}

/** Something that a line is made of: a card, a kind of piece. */
export interface Part {
  name: string;
  points: number[];
}

/** A move, what it was in words, and how everybody stood after it. */
export interface PastMove {
  seat: number;
  label: string;
  scores: number[];
}

/** Where a round began: how many moves led there. */
export interface PastRound {
  number: number;
  ply: number;
}

/** The table in the middle of a move, as it stood before this line of the story. */
export interface Pausing {
  line: number;
  view: unknown;
}

/** Still here. */
export interface Ping {
  do: "ping";
  id: string;
}

/** Take an option, as the answer to what is asked at this moment; `then` answers what is asked next, all or nothing. Further actions are named in words ("bid 3 cells"), for their numbers are told only once they are asked for. */
export interface Play {
  do: "play";
  id: string;
  moment: number;
  action: number;
  then?: string[];
}

/** Every error over HTTP looks like this. */
export interface Problem {
  code: string;
  words: string;
}

/** Somebody asks to go back; people's consent is needed, bots agree. */
export interface Proposal {
  number: number;
  seat: number;
  line: number;
  yes: number[];
  needed: number[];
}

/** Ask everybody to go back to before this line of one's story, beyond what undo may do. */
export interface Propose {
  do: "propose";
  id: string;
  line: number;
}

/** None: it is settled; what came of it stands in the chat, and an update follows if all agreed. */
export interface Proposed {
  kind: "proposed";
  proposal: Proposal | null;
}

/** What a browser subscribes with, and where this session has subscribed to be told of its turns. */
export interface PushInfo {
  key: string;
  endpoint: string | null;
}

export interface Redo {
  do: "redo";
  id: string;
  moment: number;
}

/** The command changed nothing. */
export interface Refused {
  kind: "refused";
  id: string | null;
  code: Code;
  words: string;
}

export interface Replay {
  table: string;
  players: string[];
  actors: ActorInfo[];
  opening: number[];
  moves: PastMove[];
  sheet: ScoreSheet;
  counted?: string;
  rounds?: PastRound[];
}

/** Leave the game for good; a bot plays the seat to the end. */
export interface Resign {
  do: "resign";
  id: string;
}

/** Take back the whole turn. */
export interface Restart {
  do: "restart";
  id: string;
  moment: number;
}

/** How a game ended. An automaton comes after the last seat. */
export interface Result {
  scores: number[];
  winners: number[];
  automaton: string;
}

export interface Rulebook {
  sections: Section[];
  rulings: Ruling[];
}

/** What the rulebook leaves open, and how it is played here. */
export interface Ruling {
  name: string;
  section: string;
  text: string;
}

export interface Said {
  kind: "said";
  line: ChatLine;
}

/** Speak to everybody, or to one's own side alone. */
export interface Say {
  do: "say";
  id: string;
  text: string;
  to_side?: boolean;
}

/** So far, or at the end; an automaton's column is the last. */
export interface ScoreSheet {
  players: string[];
  lines: Line[];
  totals: number[];
  ties: Line | null;
  winners: number[];
  automaton_won: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string;
  sitter: Sitter;
  bot: string;
  standing_in: boolean;
  offered: string;
  hints: number;
  online: boolean;
  resigned: boolean;
  colour: string;
}

/** Who is to sit on a seat. */
export interface SeatPlan {
  plan: Plan;
  name?: string;
  bot?: string;
}

export interface Section {
  number: string;
  heading: string;
  text: string;
}

export interface SitDown {
  name: string;
}

/** All of this is what one viewer may know; `moment` counts what this seat has been asked so far. */
export interface Situation {
  seat: number | null;
  moment: number;
  view: unknown;
  actors: ActorInfo[];
  waiting: number[];
  question: string;
  last_round: string;
  last_turn: string;
  chapter: string;
  topic: string;
  left: Record<string, LeftAnswer>;
  until: number | null;
  options: Offer[];
  barred: Barred[];
  can_undo: boolean;
  why_not_undo: string;
  can_redo: boolean;
  since: number;
  over: boolean;
  sheet: ScoreSheet | null;
}

/** A bot that plays a seat until it is handed back. */
export interface StandIn {
  bot: string;
}

/** A browser's push subscription, as the browser gave it to the page. */
export interface Subscribe {
  endpoint: string;
  key: string;
  secret: string;
}

/** A table from outside. `mine`, `host`, `watching` and `archived` are about whoever asks. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  name: string;
  state: State;
  stopped: string;
  players: number;
  options: Record<string, boolean | string | string[]>;
  opening: Opening | null;
  cards: boolean;
  seats: SeatInfo[];
  sides: number[];
  mine: number[];
  host: boolean;
  watching: boolean;
  archived: boolean;
  waiting: number[];
  commitment: string;
  seed: string | null;
  lesson: boolean;
  hints: boolean;
  created: number;
  changed: number;
  next: string | null;
  result: Result | null;
}

/** Lines of the story from a place on; what the client had from there on is replaced (moves are taken back). */
export interface Tale {
  start: number;
  lines: Told[];
  mark: string;
  pauses: Pausing[];
}

/** A bot's opinion of one option. */
export interface Thought {
  action: number;
  label: string;
  hope: number;
  share: number;
  line: LikelyMove[];
  why: string;
}

/** A line of the story. `facts` are in the words of the view; the sentence is empty when it is not worth one. */
export interface Told {
  event: string;
  facts: Record<string, number | string | (number | string)[]>;
  sentence: string;
  opens: boolean;
}

export interface Undo {
  do: "undo";
  id: string;
  moment: number;
}

/** The game has gone on, or back. */
export interface Update {
  kind: "update";
  situation: Situation;
  tale: Tale;
}

/** Answer a proposal. */
export interface Vote {
  do: "vote";
  id: string;
  proposal: number;
  yes: boolean;
}

/** Everything, on arrival. Before the game has begun there is no situation. */
export interface Welcome {
  kind: "welcome";
  table: TableInfo;
  situation: Situation | null;
  tale: Tale;
  chat: ChatLine[];
  proposal: Proposal | null;
}

/** Want to be asked again about this topic. */
export interface Withdraw {
  do: "withdraw";
  id: string;
  topic: string;
}

export type AnyCommand = Play | Leave | Withdraw | Undo | Redo | Restart | Propose | Vote | Say | Resign | Hint | Ping;

export type AnyMessage = Welcome | Update | News | Said | Proposed | Done | Refused | Hinted;
