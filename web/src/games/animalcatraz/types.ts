// Made by `python -m bighouse.table.wire.typescript`: change the Structs in Python, not this file.

export interface AnimalcatrazView {
  type: string;
  modules: string[];
  endings: string[];
  last_day: number | null;
  viewer: number | null;
  over: boolean;
  winners: number[];
  waiting: number[];
  day: number;
  round: number;
  shank: number | null;
  order: number[];
  active: number | null;
  rivals: RivalView[];
  convicts: ConvictView[];
  cells: CellView[];
  spaces: SpaceView[];
  track: (number | null)[];
  tags: TagView[];
  event: string | null;
  events_left: number;
  riot_due: boolean;
  warden_owner: number | null;
  chair: number;
  pile: number;
  pile_known: Record<string, number>;
  decks: Record<string, number>;
  deck_cards: Record<string, Record<string, number>>;
  incoming: HeldView[];
  crimes_left: number;
  plans_left: number[];
  plans: DeckView[];
  death_row: number;
  dead: string[];
  tiles: string[];
  getaway: number[];
  escapee: GetawayView | null;
  fight: FightView | null;
  theft: TheftView | null;
  riot: RiotView | null;
  chances: ChanceView[];
  outcomes: OutcomeView[];
}

export interface BarCard {
  slots: number[];
  start: number;
}

/** A bar of a Convict; a Primal one reads Strength with the offset of its Primal side, and Cunning as 0 (23.3). */
export interface BarView {
  slot: number;
  slots: number[];
  level: number;
  start: number;
}

/** A card under a deck that the viewer knows. */
export interface Buried {
  card: string;
  below: number;
}

export interface Catalogue {
  title: string;
  fingerprint: string;
  cards: ItemCard[];
  crafts: CraftCard[];
  convicts: ConvictCard[];
  gangsters: GangsterCard[];
  events: EventCard[];
  crimes: CrimeCard[];
  plans: PlanCard[];
  stages: StageCard[];
  guards: GuardCard[];
  warden: WardenCard;
  spaces: SpaceCard[];
  facing: FacingCard[];
  cells: CellCard[];
  icons: IconCard[];
  ranks: RankCard[];
  types: TypeCard[];
  modules: ModuleCard[];
  endings: EndingCard[];
  challenges: ChallengeCard[];
  die: FaceCard[];
  awards: Record<string, number>;
  figures: Record<string, number>;
}

export interface CellCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  colour: string;
  cellblock: string;
  limit: number;
}

export interface CellView {
  cell: string;
  rival: number | null;
  stash: HeldView[];
  limit: number;
  attack: string | null;
  guarded: boolean;
}

export interface ChallengeCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  number: number;
  module: string | null;
}

/** What an option of the viewer's comes to, exactly, from what the viewer knows; cards in hands are left out. */
export interface ChanceView {
  action: string;
  by: string | null;
  percent: number;
  own: PartView[];
  against: PartView[];
  needed: number | null;
  unknown: number;
}

export interface ConvictCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  set: string;
  module: string | null;
  animal: string | null;
  skill: string;
  skills: SkillCard[];
  strength: BarCard;
  cunning: BarCard;
  weapon: string | null;
  weapon_bonus: number;
  primal: PrimalCard;
}

export interface ConvictView {
  seat: number;
  rival: number;
  convict: string | null;
  cell: string;
  space: string | null;
  posture: string;
  strength: BarView;
  cunning: BarView;
  skills: boolean[];
  primal: number;
  poisoned: boolean;
  loss: number;
  actions: number;
  budget: number;
  carry: HeldView[];
  carry_limit: number;
  upgrade: HeldView | null;
  cell_upgrade: HeldView | null;
  gangsters: GangsterView[];
  crimes: CrimeView[];
  played: boolean;
  attended: boolean;
  used: string[];
  stage: number | null;
}

export interface CraftCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  attack: number;
  damage: number;
  parts: string[];
}

export interface CrimeCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  rep: number;
  points: number;
  ordered: boolean;
  module: string | null;
  steps: string[];
}

export interface CrimeStepView {
  have: number;
  need: number;
  met: boolean;
  words: string;
}

/** A held Crime; None where the viewer has not seen it. Its steps are for its owner's side. */
export interface CrimeView {
  crime: string | null;
  ready: boolean;
  steps: CrimeStepView[];
}

export interface DeckView {
  size: number;
  buried: Buried[];
}

/** A variant of the end of the game. */
export interface EndingCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
}

export interface EventCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  letter: string;
  participation: string;
  space: string | null;
  module: string | null;
  riot: boolean;
  options: string[];
}

/** A face of the red die, or a Guard tile. */
export interface FaceCard {
  letter: string;
  shift: boolean;
}

/** A room that is used from a Cellblock and never entered. */
export interface FacingCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  faces: string;
}

export interface FightView {
  space: string;
  riot: boolean;
  exchange: number;
  attacking: number;
  sides: SideView[];
  percent: number | null;
}

export interface FighterView {
  convict: number;
  gangster: string | null;
  injured: boolean;
}

export interface GangsterCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  type: string;
  type_name: string;
  extra: boolean;
  recruit_with: string;
  recruit_level: number;
  pay: number;
  strength: number;
  steal_cunning: number;
  cost: number;
  once_a_round: boolean;
}

export interface GangsterView {
  gangster: string;
  strength: number;
  card: HeldView | null;
  used: boolean;
}

/** The card that an Escapee stands before. */
export interface GetawayView {
  convict: number;
  stage: string;
  red: number | null;
  green: number | null;
}

export interface GuardCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  level: number;
  bribe: string;
  colour: string;
  lieutenant: boolean;
}

/** A card that somebody has; `card` is None where the viewer does not know it. */
export interface HeldView {
  card: string | null;
  hidden: boolean;
  shown: boolean;
}

export interface IconCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  cost: number;
  module: string | null;
}

/** A Contraband, Prison Item or legacy card. */
export interface ItemCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  kind: string;
  kind_name: string;
  deck: string;
  module: string | null;
  copies: number;
  value: number;
  single_use: boolean;
  attack: number;
  damage: number;
  guard: string | null;
  bonus: number;
  red: number;
  green: number;
  plan: string | null;
  spot: string | null;
  perk: string;
  craft: string | null;
  favourite_of: string[];
}

/** Where figures come from; on a reconstructed entry `known` names the fields that are facts all the same. */
export interface Mark {
  source: string;
  known: Record<string, string>;
  ref: string;
  note: string;
}

export interface ModuleCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  legacy: boolean;
}

/** What a roll that is offered wins, and what it loses. */
export interface OutcomeView {
  action: string;
  won: ResultView;
  lost: ResultView;
}

/** One number of a total: "Strength 4", "Screwdriver +2". */
export interface PartView {
  words: string;
  n: number;
}

export interface PlanCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  red: number;
  green: number;
  tools: string[];
}

/** An Escape Plan; None where the viewer has not seen it. */
export interface PlanView {
  plan: string | null;
  revealed: boolean;
}

export interface PrimalCard {
  offset: number;
  rounds: number;
  markers: PrimalMarker[];
}

export interface PrimalMarker {
  level: number;
  actions: number;
  weapon: number;
}

export interface RankCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  lowest: number;
  highest: number;
  stands: number;
  tags: number;
}

/** What comes of a roll, in a line. */
export interface ResultView {
  words: string;
}

export interface RiotView {
  space: string;
  final: boolean;
  standing: number[];
  fallen: number[];
}

export interface RivalView {
  seats: number[];
  colour: string;
  cells: string[];
  rep: number;
  rank: string;
  stands: number;
  guards: string[];
  coins: number;
  tags: number | null;
  plan: PlanView | null;
  secured: string[];
  crimes: string[];
  crime_points: number;
  crowned: boolean;
  escaped: number;
}

/** One side of a theft: the thief, or who answers for what is stolen. */
export interface RobberView {
  rival: number;
  convict: number;
  gangster: string | null;
  parts: PartView[];
  dice: number[];
  total: number | null;
}

/** One side of a Fight. */
export interface SideView {
  rival: number;
  fighters: FighterView[];
  fighter: number | null;
  weapons: string[];
  parts: PartView[];
  hidden: number;
  dice: number[];
  total: number | null;
}

export interface SkillCard {
  level: number;
  sentence: string;
  gist: string;
}

export interface SpaceCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  type: string;
  neighbours: string[];
  icons: string[];
  letters: Record<string, string[]>;
  door: string | null;
  cell: string | null;
  vacant: string[];
  special: string | null;
}

export interface SpaceView {
  space: string;
  guard: string | null;
  letter: string | null;
  owner: number | null;
  needed: number | null;
  trapped: boolean;
  icons: string[];
  shut: string[];
  door: string | null;
  warden: boolean;
  rat: boolean;
  king: number | null;
  vacant: VacantView[];
}

export interface StageCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  deck: number;
  red: number | null;
  green: number | null;
  guard_value: number;
}

export interface TagView {
  by: number;
  with_: number;
  count: number;
}

/** A theft before its dice, or while they lie there. */
export interface TheftView {
  space: string;
  cell: string | null;
  pool: number;
  sides: RobberView[];
  percent: number | null;
}

export interface TypeCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  players: number[];
  convicts: number;
  rep_start: number;
  events: number;
}

export interface VacantView {
  cell: string;
  card: HeldView | null;
  gangster: string | null;
}

export interface WardenCard {
  id: string;
  name: string;
  sentence: string;
  mark: Mark;
  table: Record<string, string>;
}

/** What can happen, and what is told of it: hidden facts, and those that do not apply, are left out. */
export interface Events {
  abandon_rolled: { seat?: number; convict?: string; needed?: number; rolled?: number[]; added?: number[] };
  abandoned: { seat?: number; convict?: string; gangster?: string };
  actions_changed: { seat?: number; convict?: string; actions?: number };
  actions_owed: { seat?: number; convict?: string; actions?: number };
  armor_shown: { seat?: number; convict?: string; gangster?: string; card?: string };
  bet_lost: { seat?: number; convict?: string };
  bet_placed: { seat?: number; convict?: string; backed?: string };
  bet_won: { seat?: number; convict?: string };
  bribed: { seat?: number; convict?: string; card?: string };
  card_discarded: { seat?: number; card?: string };
  card_drawn: { seat?: number; convict?: string; card?: string };
  card_dropped: { seat?: number; card?: string };
  card_fetched: { seat?: number; convict?: string; card?: string };
  card_hidden: { seat?: number; convict?: string; vacant?: string; card?: string };
  card_passed: { seat?: number; convict?: string; card?: string };
  card_seen: { seat?: number; card?: string };
  card_stolen: { seat?: number; convict?: string; gangster?: string; other?: number; card?: string };
  card_used: { seat?: number; convict?: string; card?: string };
  cards_arranged: { seat?: number; convict?: string; card?: string };
  cards_lost: { seat?: number; convict?: string; count?: number; cards?: string[] };
  cell_attacked: { seat?: number; convict?: string; space?: string; card?: string };
  cell_card_shown: { seat?: number; vacant?: string; card?: string };
  cell_cleaned: { seat?: number; convict?: string; card?: string };
  cell_taken: { seat?: number; space?: string };
  coin_placed: { seat?: number; round?: number };
  coin_returned: { seat?: number };
  coins_counted: { seat?: number; count?: number };
  convict_taken: { seat?: number; convict?: string };
  copied: { seat?: number; gangster?: string; other?: string };
  counter_attacked: { seat?: number; convict?: string };
  crime_completed: { seat?: number; convict?: string; crime?: string };
  crime_kept: { seat?: number; convict?: string; crime?: string };
  crime_paid: { seat?: number; card?: string; crime?: string };
  crime_returned: { seat?: number; convict?: string; crime?: string };
  crime_seen: { seat?: number; crime?: string };
  crime_taken: { seat?: number; convict?: string; crime?: string };
  cult_called: { seat?: number; leader?: string; convict?: string };
  cunning_changed: { seat?: number; convict?: string; slots?: number; level?: number };
  day_began: { day?: number };
  death_row_shuffled: { count?: number };
  die_added: { seat?: number; convict?: string; gangster?: string };
  effect_rolled: { seat?: number; convict?: string; rolled?: number[]; added?: number[] };
  escape_failed: { seat?: number; convict?: string };
  escape_rolled: { seat?: number; convict?: string; stat?: string; needed?: number; rolled?: number[]; added?: number[] };
  escaped: { seat?: number; convict?: string };
  event_attended: { seat?: number; convict?: string; event?: string };
  event_missed: { seat?: number; convict?: string; event?: string };
  event_revealed: { event?: string };
  exchange_began: { seat?: number; convict?: string; gangster?: string; target?: string; foe?: string };
  exchange_won: { seat?: number; convict?: string; gangster?: string; total?: number; against?: number };
  feasted: { seat?: number; convict?: string };
  fight_began: { seat?: number; convict?: string; target?: string; space?: string };
  fight_rolled: { seat?: number; convict?: string; gangster?: string; rolled?: number[]; added?: number[] };
  fight_won: { seat?: number; convict?: string; other?: number; loser?: string };
  gangster_handed: { seat?: number; gangster?: string; convict?: string };
  gangster_invited: { seat?: number; gangster?: string; vacant?: string };
  gangster_left: { seat?: number; convict?: string; gangster?: string };
  gangster_recruited: { seat?: number; convict?: string; gangster?: string };
  gangster_refused: { seat?: number; gangster?: string };
  gangster_swapped: { seat?: number; gangster?: string; vacant?: string };
  gangster_weakened: { seat?: number; gangster?: string; level?: number };
  gangsters_counted: { seat?: number; count?: number };
  getaway_rolled: { seat?: number; convict?: string; stat?: string; needed?: number; rolled?: number[]; added?: number[] };
  guard_corrupted: { seat?: number; guard?: string; owner?: number };
  guard_sacrificed: { seat?: number; guard?: string; change?: number };
  guard_tile_turned: { letter?: string; shift?: number };
  guard_trap_laid: { seat?: number; convict?: string; guard?: string };
  guard_trap_sprung: { seat?: number; convict?: string; guard?: string; card?: string };
  guard_tried: { seat?: number; convict?: string; guard?: string; needed?: number; rolled?: number[]; added?: number[] };
  guard_turned: { seat?: number; convict?: string; guard?: string; letter?: string };
  guards_rolled: { letter?: string; shift?: number };
  injured: { seat?: number; convict?: string; actions?: number };
  job_done: { seat?: number; convict?: string; gangster?: string };
  job_done_to: { seat?: number; convict?: string; gangster?: string; target?: string };
  king_crowned: { seat?: number; space?: string };
  king_fell: { seat?: number; space?: string };
  king_rose: { seat?: number; space?: string };
  king_toll: { seat?: number; convict?: string; owner?: number };
  kingpin: { seat?: number };
  left_hole: { seat?: number; convict?: string };
  lies_down: { seat?: number; convict?: string; loss?: number };
  looked_at: { seat?: number; convict?: string; target?: string; look?: string };
  moved: { seat?: number; convict?: string; space?: string; from?: string };
  mule_rolled: { seat?: number; gangster?: string; rolled?: number[]; added?: number[] };
  night_fell: { day?: number };
  order_rolled: { seat?: number; rolled?: number[]; added?: number[] };
  pile_searched: { seat?: number; convict?: string };
  pile_taken: { seat?: number; convict?: string; card?: string };
  plan_seen: { seat?: number; plan?: string };
  plan_shown: { seat?: number; plan?: string };
  plan_taken: { seat?: number; convict?: string; plan?: string };
  poison_worked: { seat?: number; convict?: string };
  poisoned: { seat?: number; convict?: string };
  primal_ended: { seat?: number; convict?: string };
  provoked: { seat?: number; other?: number; convict?: string };
  rank_reached: { seat?: number; rank?: string; stands?: number; tags?: number };
  rat_bit: { seat?: number; convict?: string; space?: string };
  rat_came: { space?: string };
  rat_hunted: { seat?: number; convict?: string; rolled?: number[]; added?: number[] };
  rat_killed: { seat?: number; convict?: string; space?: string };
  rats_rolled: { rolled?: number[]; added?: number[] };
  recruit_rolled: { seat?: number; convict?: string; gangster?: string; stat?: string; needed?: number; rolled?: number[]; added?: number[] };
  rep_changed: { seat?: number; change?: number; rep?: number };
  riot_began: { space?: string; final?: number };
  riot_fought: { seat?: number; other?: number };
  riot_injured: { seat?: number; convict?: string; actions?: number };
  riot_won: { seat?: number };
  rival_fell: { seat?: number };
  rolled_again: { seat?: number; convict?: string; gangster?: string; rolled?: number[]; added?: number[] };
  round_began: { day?: number; round?: number };
  sent_to_hole: { seat?: number; convict?: string };
  shank_rolled: { seat?: number; rolled?: number[]; added?: number[] };
  shank_taken: { seat?: number };
  shoved: { seat?: number; convict?: string; target?: string; space?: string };
  stage_failed: { seat?: number; convict?: string; stage?: string };
  stage_passed: { seat?: number; convict?: string; stage?: string };
  stage_turned: { seat?: number; convict?: string; stage?: string };
  stash_filled: { seat?: number; space?: string; card?: string };
  stood_up: { seat?: number; convict?: string };
  strength_changed: { seat?: number; convict?: string; slots?: number; level?: number };
  tags_settled: { seat?: number; other?: number; count?: number };
  tags_unanswered: { seat?: number; count?: number };
  theft_done: { seat?: number; convict?: string; total?: number; against?: number };
  theft_failed: { seat?: number; convict?: string; total?: number; against?: number };
  theft_tried: { seat?: number; convict?: string; gangster?: string; target?: string; space?: string };
  thief_rolled: { seat?: number; convict?: string; gangster?: string; rolled?: number[]; added?: number[] };
  tool_secured: { seat?: number; convict?: string; card?: string };
  tormented: { seat?: number; convict?: string; target?: string };
  trade_began: { seat?: number; convict?: string; space?: string };
  traded_for: { seat?: number; convict?: string; card?: string };
  traded_in: { seat?: number; convict?: string; card?: string };
  trap_harmless: { seat?: number; convict?: string; card?: string };
  trap_sprung: { seat?: number; convict?: string; card?: string };
  trap_sprung_on: { seat?: number; gangster?: string; card?: string };
  turn_began: { seat?: number; convict?: string; actions?: number };
  turn_ended: { seat?: number; convict?: string };
  turn_lost: { seat?: number; convict?: string; loss?: number };
  upgrade_placed: { seat?: number; convict?: string; card?: string };
  upgrade_shown: { seat?: number; card?: string };
  victim_rolled: { seat?: number; convict?: string; rolled?: number[]; added?: number[] };
  warden_corrupted: { seat?: number };
  warden_moved: { space?: string };
  warden_paid_off: { seat?: number; convict?: string; card?: string };
  warden_rolled: { rolled?: number[]; added?: number[] };
  warden_tried: { seat?: number; convict?: string; needed?: number; rolled?: number[]; added?: number[] };
  weapon_broken: { seat?: number; card?: string };
  weapon_shown: { seat?: number; convict?: string; gangster?: string; card?: string };
  went_primal: { seat?: number; convict?: string; level?: number };
  won: { seat?: number; rep?: number };
}
