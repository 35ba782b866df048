// Made by `python -m bighouse.table.wire.typescript`: change the Structs in Python, not this file.

/** One of the five buy categories: its offer, its stack and who bids there. */
export interface AreaView {
  area: string;
  items: ItemView[];
  stack: number;
  discards: number;
  resolved: boolean;
  bidders: BidderView[];
  governor_staff: boolean;
}

/** A bid that lies open and is not spent yet. */
export interface BidderView {
  seat: number | null;
  bid: number;
  asked: boolean;
}

/** A player's bids: hidden until all are committed (section 5.2). */
export interface BidsView {
  committed: boolean;
  areas: Record<string, number> | null;
  raised: string | null;
}

export interface BureaucracyCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  type: string;
  cost: number;
  vacancies: string[];
  prisoner_slots: number;
}

/** A Bureaucracy card that somebody owns. */
export interface CardView {
  card: string;
  exhausted: boolean;
  staff: number;
  prisoners: PrisonerView[];
  tags: Record<string, number>;
  conditions: ConditionView[];
  points: number;
}

export interface Catalogue {
  title: string;
  fingerprint: string;
  tiles: TileCard[];
  cards: BureaucracyCard[];
  objectives: ObjectiveCard[];
  duels: DuelCard[];
  finance: SpaceCard[];
  rehabilitation: SpaceCard[];
  rounds: RoundCard[];
}

export interface CellCard {
  capacity: number;
  types: string[];
  mix: boolean;
}

export interface CellView {
  capacity: number;
  types: string[];
  prisoners: PrisonerView[];
  specialists: string[];
  needs: NeedView[];
}

/** What a tile or a card waits for, and how far that is. */
export interface ConditionView {
  have: number;
  need: number;
  met: boolean;
  gives: Record<string, number>;
  words: string;
}

/** What somebody has drawn from a stack in one purchase (R12). */
export interface DigView {
  seat: number;
  area: string;
  drawn: ItemView[];
  next_price: number | null;
}

export interface DuelCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  offers: Record<string, number>;
  bids: Record<string, number>;
  priorities: string[];
}

/** The Warden Duel card that is visible, with one or two players. */
export interface DuelView {
  card: string;
  left: number;
}

/** The roll of an Evaluation. */
export interface EscapeView {
  dice: number[];
  escaping: number[];
}

/** Where a blueprint fits best: for every square of its pattern that matters, as printed, row by row. */
export interface FitView {
  squares: (string | null)[];
  met: boolean[];
  left_out: number | null;
}

/** The automaton of the solo game; his bids of the week are known once the human's are committed. */
export interface GovernorView {
  tiles: string[];
  cards: string[];
  objectives: number;
  staff: number;
  bids: Record<string, number> | null;
  priorities: string[];
  points: number;
  sheet: Record<string, number>;
}

export interface GrantCard {
  tag: string;
  n: number;
  to: string;
  requires_staff: boolean;
  words: string;
}

/** An item of an offer; the price is what the viewer would pay beyond the bid. */
export interface ItemView {
  item: string;
  cost: number;
  shortfall: number | null;
}

/** Where figures come from: "rulebook", "public" (see `ref`) or "reconstructed". On a reconstructed entry `known` names the fields that are facts all the same. */
export interface Mark {
  source: string;
  known: Record<string, string>;
  ref: string;
  note: string;
}

/** A need of a cell before and after. */
export interface NeedChange {
  square: string;
  need: string;
  given: number;
  against: number;
  met: boolean;
  was_given: number;
  was_against: number;
  was_met: boolean;
}

export interface NeedView {
  need: string;
  met: boolean;
  given: number;
  against: number;
  reasons: ReasonView[];
}

export interface ObjectiveCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  deck: string;
  kind: string;
  points: number;
  penalty: number;
  pattern: ((PatternSquare | null)[])[];
}

/** An objective as it stands for its owner, and what it lacks. */
export interface ObjectiveView {
  objective: string;
  met: boolean;
  have: number;
  need: number;
  requirements: RequirementView[];
  fit: FitView | null;
  words: string;
}

export interface PatternSquare {
  categories: string[];
  outdoor: boolean;
  tag: string | null;
  produces: string | null;
  prisoners: string | null;
  window: boolean;
  side: string | null;
  words: string;
}

export interface PlayerView {
  seat: number;
  initiative: number;
  done: boolean;
  cash: number | null;
  unallocated: number | null;
  points: number;
  sheet: Record<string, number>;
  bids: BidsView;
  staff: number;
  specialists: Record<string, number>;
  construction: string[];
  pending: string[];
  bunk_cell_bought: boolean;
  locker_room_bought: boolean;
  prison: PrisonView;
  cards: CardView[];
  finance: TrackView;
  rehabilitation: TrackView;
  release_slots: string[][];
  objectives: ObjectiveView[];
  hand_count: number;
  hand: ObjectiveView[] | null;
  chosen: string[] | null;
  looking_count: number;
  looking: ObjectiveView[] | null;
  escaped: PrisonerView[];
  released: PrisonerView[];
  batch: Record<string, number>;
  arriving: PrisonerView[];
}

export interface PointChange {
  source: string;
  n: number;
  words: string;
}

/** What placing a tile on a square would change, its windows on the first edges that are free. */
export interface PreviewView {
  tile: string;
  square: string;
  needs: NeedChange[];
  tags: Record<string, number>;
  points: number;
  lines: PointChange[];
  completes: string[];
  words: string;
}

export interface PrisonArchitectView {
  viewer: number | null;
  rules: RulesView;
  round: number;
  week: number;
  phase: string;
  over: boolean;
  winners: number[];
  waiting: number[];
  initiative: number[];
  bidding: string | null;
  revealed: boolean;
  areas: AreaView[];
  resolving: string | null;
  dig: DigView | null;
  supply: Record<string, number>;
  easy_deck: number;
  hard_deck: number;
  duel: DuelView | null;
  escape: EscapeView | null;
  players: PlayerView[];
  placing: string | null;
  placing_at: string | null;
  previews: PreviewView[];
  governor: GovernorView | null;
}

export interface PrisonView {
  tiles: TileView[];
  cells: number;
  cell_limit: number;
  columns: number;
  rows: number;
  span_limit: number;
}

export interface PrisonerView {
  type: string;
  threat: number;
}

/** One thing that speaks for or against a need of a cell (section 7). */
export interface ReasonView {
  tag: string;
  n: number;
  source: string;
  square: string | null;
  words: string;
}

/** A line of an objective; `squares` are those that count for it. */
export interface RequirementView {
  have: number;
  need: number;
  met: boolean;
  squares: string[];
  words: string;
}

export interface RoundCard {
  kind: string;
  n: number;
  dice: number;
}

export interface RulesView {
  players: number;
  difficulty: string | null;
  harder: boolean;
  hidden_cash: boolean;
  cards: string;
}

/** A space of a track: what it pays, or who is released. */
export interface SpaceCard {
  position: number;
  income: number;
  slots: string[][];
  points: number;
}

export interface TileCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  category: string;
  copies: number;
  cost: number;
  points: number;
  outdoor: boolean;
  luxury: boolean;
  tags: Record<string, number>;
  own: Record<string, number>;
  grants: GrantCard[];
  windows: number;
  staff: number;
  tokens: number;
  specialists: Record<string, number>;
  staff_slot: boolean;
  cell: CellCard | null;
}

export interface TileView {
  tile: string;
  square: string;
  column: number;
  row: number;
  windows: string[];
  token: string | null;
  staff: number;
  staff_slots: number;
  tags: Record<string, number>;
  conditions: ConditionView[];
  points: number;
  cell: CellView | null;
}

export interface TrackView {
  tags: number;
  position: number;
}

/** What can happen, and what is told of it: hidden facts, and those that do not apply, are left out. */
export interface Events {
  area_began: { area?: string };
  bid_raised: { seat?: number; area?: string; more?: number; bid?: number };
  bids_committed: { seat?: number };
  bids_revealed: { seat?: number; cell?: number; staff?: number; basic?: number; additional?: number; bureaucracy?: number };
  bought_nothing: { seat?: number; area?: string; price?: number };
  card_bought: { seat?: number; card?: string; price?: number };
  card_dug: { seat?: number; card?: string; price?: number };
  cards_dealt: { cards?: string[] };
  cash_gained: { seat?: number; cash?: number };
  deck_shuffled: { deck?: string; count?: number };
  deferred: { seat?: number };
  duel_turned: { duel?: string };
  escape_rolled: { rolled?: number[]; escapees?: number[] };
  evaluation_began: { number?: number };
  governor_added: { area?: string; more?: number };
  governor_bid: { cell?: number; staff?: number; basic?: number; additional?: number; bureaucracy?: number };
  governor_counted: { staff?: number; policies?: number; wanted?: string };
  governor_drew: { deck?: string };
  governor_looked: { priority?: string; worth?: number; tiles?: string[] };
  governor_staffed: { area?: string };
  governor_took_card: { card?: string; why?: string };
  governor_took_tile: { tile?: string; why?: string };
  governor_waited: { area?: string };
  governor_weighed: { bid?: number; tiles?: string[] };
  income_began: { number?: number };
  income_received: { seat?: number; finance?: number; prisoners?: number };
  initiative_taken: { seat?: number; place?: number };
  moved_to_back: { seat?: number };
  objective_dealt: { seat?: number; objective?: string };
  objective_discarded: { seat?: number; objective?: string };
  objective_drawn: { seat?: number; deck?: string; objective?: string };
  objective_kept: { seat?: number; objective?: string };
  objective_played: { seat?: number; objective?: string };
  objective_withdrawn: { seat?: number; objective?: string };
  objectives_chosen: { seat?: number };
  offer_dealt: { area?: string; tiles?: string[] };
  phase_began: { phase?: string; week?: number };
  phase_ended: { seat?: number; phase?: string };
  prisoner_at_work: { seat?: number; prisoner?: string; card?: string; square?: string };
  prisoner_escaped: { seat?: number; prisoner?: string; square?: string };
  prisoner_housed: { seat?: number; prisoner?: string; square?: string };
  prisoner_released: { seat?: number; prisoner?: string; square?: string };
  prisoners_admitted: { seat?: number; prisoners?: string[]; cash?: number };
  scored: { seat?: number; line?: string; points?: number; total?: number };
  specialist_assigned: { seat?: number; specialist?: string; square?: string };
  specialist_recalled: { seat?: number; specialist?: string; square?: string };
  specialists_gained: { seat?: number; specialist?: string; count?: number };
  stack_shuffled: { area?: string; count?: number };
  staff_discarded: { seat?: number; count?: number };
  staff_gained: { seat?: number; count?: number };
  staff_placed: { seat?: number; tile?: string; square?: string };
  tags_gained: { seat?: number; tag?: string; count?: number };
  tile_bought: { seat?: number; tile?: string; price?: number };
  tile_discarded: { seat?: number; tile?: string };
  tile_dug: { seat?: number; tile?: string; price?: number };
  tile_moved: { seat?: number; tile?: string; square?: string };
  tile_placed: { seat?: number; tile?: string; square?: string; windows?: string };
  tiles_swapped: { seat?: number; tile?: string; other?: string };
  token_lost: { seat?: number; token?: string };
  token_pending: { seat?: number; token?: string };
  token_placed: { seat?: number; token?: string; tile?: string; square?: string };
  vacancy_filled: { seat?: number; card?: string; number?: number };
  week_began: { week?: number };
  window_added: { seat?: number; square?: string; edges?: string };
  window_removed: { seat?: number; square?: string; edges?: string };
}
