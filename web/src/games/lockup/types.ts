// Made by `python -m bighouse.table.wire.typescript`: change the Structs in Python, not this file.

/** A card under a deck that the viewer knows. */
export interface Buried {
  card: string;
  below: number;
}

export interface Catalogue {
  title: string;
  fingerprint: string;
  items: ItemCard[];
  goons: GoonCard[];
  goon_types: GoonTypeCard[];
  tomes: TomeCard[];
  goals: GoalCard[];
  traits: TraitCard[];
  crews: CrewCard[];
  guards: GuardCard[];
  tokens: TokenCard[];
  locations: LocationCard[];
  difficulties: Record<string, string>;
}

/** One player's tokens at a location. */
export interface CrewAt {
  seat: number;
  face_up: string[];
  face_down: number;
  known: string[];
  strength: number;
  nullified: string[];
  bonus: number;
}

export interface CrewCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  colour: string;
  side_a: CrewSideCard;
  side_b: CrewSideCard;
}

export interface CrewSideCard {
  power: number;
  suspicion: number;
  storage: number;
  effects: EffectCard[];
  sentence: string;
  mark: Mark;
}

export interface DeckView {
  size: number;
  buried: Buried[];
}

/** A space of the item display, the first one nearest the deck. */
export interface DisplayView {
  item: string | null;
  short: Record<string, number>;
}

/** One effect as data, and in words. */
export interface EffectCard {
  effect: string;
  n: number;
  keep: number;
  cubes: Record<string, number>;
  one_of: (Record<string, number>)[];
  words: string;
}

export interface GoalCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  kind: string;
  asks: string;
  need: number;
  stars: number;
  stars_two_player: number;
  first: number;
  second: number;
  two_player_first: number;
  two_player_second: number;
  per_stars: number;
}

export interface GoalView {
  goal: string;
  kind: string;
  holder: number | null;
  measures: number[];
}

export interface GoonCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  type: string;
  suspicion: number;
  valuables: Record<string, number>;
  effects: EffectCard[];
  patrol_resource: string | null;
}

export interface GoonTypeCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  count: number;
}

export interface GuardCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  colour: string;
  strength: number;
  enforcer: boolean;
  lookout: boolean;
  draws: number;
}

/** Solitary mode: what the guards have beside their cards on the board. */
export interface GuardDecksView {
  deck: number;
  aside: string[];
  locations_shown: string[];
  locations_left: number;
}

/** The guards' cards at a location. */
export interface GuardsAt {
  face_up: string[];
  face_down: number;
  strength: number;
  nullified: string[];
}

export interface ItemCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  points: number;
  cost: Record<string, number>;
  valuables: Record<string, number>;
  effects: EffectCard[];
}

export interface LocationCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  number: number;
  goon_space: boolean;
  rewards: Record<string, TierCard[]>;
}

export interface LocationView {
  location: string;
  suspicion: number;
  loot: Record<string, number>;
  goon: string | null;
  crews: CrewAt[];
  guards: GuardsAt | null;
}

export interface LockupView {
  viewer: number | null;
  rules: RulesView;
  round: number;
  phase: string;
  over: boolean;
  winners: number[];
  first_player: number;
  waiting: number[];
  sending_to: string | null;
  locations: LocationView[];
  resolution: ResolutionView | null;
  goals: GoalView[];
  display: DisplayView[];
  supply: Record<string, number>;
  power_supply: number;
  suspicion_supply: number;
  item_deck: DeckView;
  goon_deck: DeckView;
  tome_deck: DeckView;
  goon_discard: string[];
  tome_discard: string[];
  players: PlayerView[];
  guard_decks: GuardDecksView | null;
}

/** Cards drawn to keep some of. */
export interface LookingView {
  what: string;
  count: number;
  cards: string[] | null;
}

/** Where figures come from: "rulebook", "public" (see `ref`) or "reconstructed". On a reconstructed entry `known` names the fields that are facts all the same. */
export interface Mark {
  source: string;
  known: Record<string, string>;
  ref: string;
  note: string;
}

export interface PlayerView {
  seat: number;
  guards: boolean;
  crew: string | null;
  trait: string | null;
  dealt: string[];
  stars: number;
  sheet: Record<string, number>;
  raid: number;
  power: number;
  suspicion: number;
  storage: number;
  cubes: Record<string, number>;
  cell_count: number;
  cell: string[];
  face_down_used: number;
  face_down_limit: number;
  visited: string[];
  reinforcing: boolean;
  passed: boolean;
  tome_count: number;
  tomes: string[] | null;
  reserved: ReservedView[];
  reserved_hidden: number;
  items: string[];
  goons: string[];
  valuables: Record<string, number>;
  looking: LookingView | null;
}

export interface RankView {
  seat: number;
  strength: number;
  collected: boolean;
}

export interface ReservedView {
  item: string;
  short: Record<string, number>;
  secret: boolean;
}

/** The location being resolved. */
export interface ResolutionView {
  location: string;
  present: RankView[];
  ranked: boolean;
}

export interface RulesView {
  players: number;
  advanced: boolean;
  difficulty: string | null;
  rounds: number;
  cards: string;
}

/** The reward of a rank; "least" is the last of several, "others" whoever has no tier of their own. */
export interface TierCard {
  tier: string;
  effects: EffectCard[];
  sentence: string;
}

export interface TokenCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  strength: number;
  enforcer: boolean;
  lookout: boolean;
}

export interface TomeCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  copies: number;
  window: string;
  when: string;
  effects: EffectCard[];
  solitary: boolean;
}

export interface TraitCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  effects: EffectCard[];
}

/** What can happen, and what is told of it: hidden facts, and those that do not apply, are left out. */
export interface Events {
  craft_declared: { seat?: number; item?: string };
  crew_moved: { seat?: number; token?: string; from?: string; location?: string; face_down?: number };
  crew_returned: { seat?: number; from?: string };
  crew_revealed: { seat?: number; token?: string; location?: string };
  crew_sent: { seat?: number; token?: string; location?: string; face_down?: number };
  crew_strayed: { seat?: number; from?: string };
  cubes_gained: { seat?: number; resource?: string; count?: number };
  cubes_returned: { seat?: number; resource?: string; count?: number };
  declined: { seat?: number; location?: string };
  exchanged: { seat?: number; resource?: string; taken?: string };
  goal_claimed: { seat?: number; goal?: string; from?: number };
  goon_advanced: { goon?: string; from?: string; location?: string };
  goon_arrived: { goon?: string; location?: string };
  goon_left: { goon?: string };
  goon_recruited: { seat?: number; goon?: string; location?: string };
  goons_looked_at: { seat?: number; goon?: string; other?: string };
  goons_shuffled: { count?: number };
  guard_nullified: { seat?: number; guard?: string };
  guard_placed: { seat?: number; location?: string; guard?: string; face_down?: number };
  guard_shown: { seat?: number; location?: string; guard?: string; reason?: string };
  guards_chose: { seat?: number; reason?: string; item?: string; goon?: string; resource?: string };
  guards_shuffled: { seat?: number; count?: number };
  item_crafted: { seat?: number; item?: string; from_reserve?: number };
  item_reserved: { seat?: number; item?: string };
  item_shown: { item?: string; space?: number };
  items_looked_at: { seat?: number; item?: string; other?: string };
  location_began: { location?: string };
  location_cleared: { location?: string; count?: number };
  location_shown: { seat?: number; location?: string };
  loot_placed: { location?: string; resource?: string; goon?: string };
  loot_taken: { seat?: number; location?: string; resource?: string; count?: number };
  made_to_pay: { seat?: number; owner?: number; resource?: string };
  marker_taken: { seat?: number };
  nullified: { seat?: number; owner?: number; token?: string };
  passed: { seat?: number; tokens_left?: number };
  peeked: { seat?: number; owner?: number; location?: string; token?: string };
  phase_began: { phase?: string };
  power_gained: { seat?: number; count?: number; power?: number };
  raid_averted: { need?: number; supply?: number };
  raid_began: { need?: number; supply?: number };
  ranked: { seat?: number; location?: string; rank?: number; strength?: number };
  reward_came: { seat?: number; location?: string; rank?: number };
  round_began: { round?: number };
  scored: { seat?: number; stars?: number; line?: string; total?: number };
  storage_raised: { seat?: number; count?: number; storage?: number };
  strengthened: { seat?: number; strength?: number };
  suspicion_cleared: { seat?: number; count?: number };
  suspicion_gained: { seat?: number; count?: number; location?: string };
  suspicion_given: { seat?: number; target?: number; count?: number };
  suspicion_placed: { location?: string; count?: number };
  suspicion_shed: { seat?: number; count?: number };
  tome_drawn: { seat?: number; tome?: string };
  tome_kept: { seat?: number; tome?: string; other?: string };
  tome_played: { seat?: number; tome?: string };
  tomes_looked_at: { seat?: number; tome?: string; other?: string };
  tomes_shuffled: { count?: number };
  trait_chosen: { seat?: number; trait?: string };
  turn_began: { seat?: number };
}
