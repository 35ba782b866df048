// Made by `python -m bighouse.table.wire.typescript`: change the Structs in Python, not this file.

export interface ActCard {
  act: string;
  n: number;
  words: string;
}

/** Every copy is a card of its own; `kind` is what copies share. */
export interface ApprenticeCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  kind: string;
  skills: string[];
  virtue: number;
  trigger: string;
  gain: Record<string, number>;
  pay: Record<string, number>;
  discount: number;
  releases: number;
  keeps_virtue: boolean;
  spares_virtue: number;
}

/** A space of the display, the upper row first. */
export interface ApprenticeView {
  apprentice: string | null;
  row: number;
  column: number;
  coins: number;
}

export interface ArchitectsView {
  viewer: number | null;
  rules: RulesView;
  phase: string;
  turn: number;
  turns_left: number | null;
  order: number[];
  active: number | null;
  over: boolean;
  winners: number[];
  waiting: number[];
  places: PlaceView[];
  market: StallView[];
  guildhall: GuildhallView;
  cathedral: LevelView[];
  cathedral_next: CathedralNext | null;
  virtue: VirtueView[];
  tax: number;
  display: ApprenticeView[];
  hire: HireView | null;
  reset: VerdictView[];
  building_deck: DeckView;
  apprentice_deck: DeckView;
  rewards_left: number;
  rewards_gone: string[];
  players: PlayerView[];
  opponent: OpponentView | null;
}

export interface BuildingCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  skills: string[];
  cost: Record<string, number>;
  virtue: number;
  points: number;
  at_end: boolean;
  effect: string;
  effect_sentence: string;
  n: number;
  gain: Record<string, number>;
  effect_points: number;
  per: string;
  skill: string;
  good: string;
  one_of: (Record<string, number>)[];
}

export interface BuiltView {
  building: string;
  points: number;
  bonus: number;
}

/** A card under a deck that the viewer knows. */
export interface Buried {
  card: string;
  below: number;
}

export interface Catalogue {
  title: string;
  fingerprint: string;
  apprentices: ApprenticeCard[];
  buildings: BuildingCard[];
  markets: MarketCard[];
  rewards: RewardCard[];
  characters: CharacterCard[];
  schemes: SchemeCard[];
  opponents: OpponentCard[];
  places: PlaceCard[];
  levels: LevelCard[];
  virtue: StepCard[];
  printed_small: Record<string, number>;
  printed_large: Record<string, number>;
}

/** The viewer's next step on the Cathedral. */
export interface CathedralNext {
  level: number;
  short: Record<string, number>;
  cards: number;
  full: boolean;
  too_wicked: boolean;
  ready: boolean;
}

export interface CharacterCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  colour: string;
  goods: Record<string, number>;
  virtue: number;
  prison: number;
  debts: number;
  cards: number;
  ability: string;
}

export interface DeckView {
  size: number;
  buried: Buried[];
}

export interface GuildhallView {
  columns: number;
  spaces: number;
  workers: number[];
  resets: number[];
  next: number;
}

/** What the viewer pays for a hire at the Workshop with the next worker there; once placed, with those there. */
export interface HireView {
  price: number;
  extra: number[];
  room: boolean;
}

/** A level of the Cathedral. */
export interface LevelCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  level: number;
  cost: Record<string, number>;
  points: number;
  spaces: number;
}

/** A level of the Cathedral. */
export interface LevelView {
  level: number;
  cost: Record<string, number>;
  points: number;
  spaces: number;
  players: number[];
}

/** Where figures come from: "rulebook", "public" (see `ref`) or "reconstructed". On a reconstructed entry `known` names the fields that are facts all the same. */
export interface Mark {
  source: string;
  known: Record<string, string>;
  ref: string;
  note: string;
}

export interface MarketCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  small: Record<string, number>;
  large: Record<string, number>;
}

/** What one more worker of the viewer would bring at a place; what does not apply is 0 or empty. */
export interface NextView {
  workers: number;
  gains: (Record<string, number>)[];
  virtue: number;
  actions: number;
  captures_at: number;
  cards: number;
  columns: number;
  price: number;
  words: string;
}

export interface OpponentCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  difficulty: string;
  points_per_guildhall_worker: number;
}

/** The automatic opponent's cards; its figures are those of the last player. */
export interface OpponentView {
  opponent: string;
  scheme: string | null;
  schemes_left: number;
  schemes_done: string[];
  future_left: number;
  points_per_guildhall_worker: number;
}

/** A place of the board. */
export interface PlaceCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
}

/** A large circle of the board. */
export interface PlaceView {
  place: string;
  workers: number[];
  next: NextView | null;
}

/** A Building card that the viewer may see, and what its holder lacks to construct it. */
export interface PlanView {
  building: string;
  short: Record<string, number>;
  skills: string[];
  ready: boolean;
}

export interface PlayerView {
  seat: number;
  opponent: boolean;
  colour: string;
  character: string | null;
  points: number;
  sheet: Record<string, number>;
  goods: Record<string, number>;
  virtue: number;
  tax_avoided: number;
  unpaid: number;
  paid: number;
  level: number;
  home: number;
  prison: number;
  guildhall: number;
  captured: number[];
  held: number[];
  apprentices: string[];
  apprentice_limit: number;
  built: BuiltView[];
  hand_count: number;
  hand: PlanView[] | null;
  packet_count: number;
  packet: PlanView[] | null;
  looking_count: number;
  looking: PlanView[] | null;
}

export interface RewardCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  kind: string;
  gain: Record<string, number>;
}

export interface RulesView {
  players: number;
  variable: boolean;
  opponent: string | null;
  capture_places: number;
  hand_limit: number;
  cards: string;
}

export interface SchemeCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  future: boolean;
  place: string;
  rightmost: boolean;
  acts: ActCard[];
  fallback_place: string | null;
  fallback_acts: ActCard[];
}

/** A space of the Black Market; the price is the viewer's, or the printed one for a spectator. */
export interface StallView {
  space: string;
  worker: number | null;
  silver: number;
  virtue: number;
  offer: Record<string, number>;
  pile: number;
  card: string | null;
}

/** A step of the virtue track. */
export interface StepCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  virtue: number;
  points: number;
  tax_avoided: number;
  market_open: boolean;
  cathedral_open: boolean;
}

/** What a reset would bring a player now, apprentices apart. */
export interface VerdictView {
  seat: number;
  prisoners: number;
  loses_virtue: boolean;
  takes_debt: boolean;
}

/** A step of the virtue track. */
export interface VirtueView {
  virtue: number;
  points: number;
  tax_avoided: number;
  market_open: boolean;
  cathedral_open: boolean;
  players: number[];
}

/** What can happen, and what is told of it: hidden facts, and those that do not apply, are left out. */
export interface Events {
  apprentice_dismissed: { seat?: number; apprentice?: string };
  apprentice_hired: { seat?: number; apprentice?: string; coins?: number };
  apprentice_purged: { apprentice?: string; coins?: number };
  apprentice_shown: { apprentice?: string; space?: number };
  apprentice_used: { seat?: number; apprentice?: string };
  building_built: { seat?: number; building?: string };
  card_drafted: { seat?: number; building?: string };
  card_drawn: { seat?: number; building?: string };
  card_kept: { seat?: number; building?: string };
  card_looked_at: { seat?: number; building?: string };
  card_put_under: { seat?: number; building?: string };
  cathedral_advanced: { seat?: number; level?: number };
  coin_laid: { seat?: number; apprentice?: string; coins?: number };
  debt_destroyed: { seat?: number; count?: number };
  debt_paid: { seat?: number };
  debt_taken: { seat?: number; count?: number; reason?: string };
  end_effect: { seat?: number; building?: string; virtue?: number };
  end_triggered: { seat?: number };
  future_added: { seat?: number; scheme?: string };
  gained: { seat?: number; good?: string; count?: number };
  market_cleared: { seat?: number; count?: number };
  market_shuffled: { count?: number };
  market_turned: { card?: string };
  opponent_did: { seat?: number; why?: string; act?: string; count?: number };
  packets_passed: { left?: number };
  paid: { seat?: number; good?: string; count?: number };
  phase_began: { phase?: string };
  reset_began: { cause?: string };
  reward_shown: { seat?: number; reward?: string };
  scheme_shown: { seat?: number; scheme?: string };
  schemes_shuffled: { seat?: number; count?: number; reason?: string };
  scored: { seat?: number; line?: string; points?: number; total?: number };
  tax_burned: { seat?: number; count?: number };
  tax_paid: { seat?: number; count?: number; avoided?: number };
  tax_stolen: { seat?: number; count?: number };
  traded: { seat?: number; trade?: string; apprentice?: string };
  turn_began: { seat?: number; turn?: number };
  turn_lost: { seat?: number };
  virtue_changed: { seat?: number; change?: number; virtue?: number };
  virtue_lost_at_top: { seat?: number; count?: number };
  worker_at_market: { seat?: number; space?: string };
  worker_fetched: { seat?: number; place?: string; holder?: number };
  worker_in_guildhall: { seat?: number; number?: number; beside?: number };
  worker_placed: { seat?: number; place?: string; count?: number };
  workers_captured: { seat?: number; owner?: number; place?: string; count?: number };
  workers_freed: { seat?: number; count?: number };
  workers_jailed: { seat?: number; owner?: number; count?: number };
  workers_ransomed: { seat?: number; holder?: number; count?: number };
}
