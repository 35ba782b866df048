/** What a line of the story looks like on the table: pieces that go from spot to spot, with a word where they arrive. */

import { withSign } from '../../lib/english';
import type { Movement, Told } from './contract';
import type { AnimalcatrazView, Events } from './types';
import { ownRival } from './words';

type Facts = Told['facts'];
type Shower = (facts: Facts, view: AnimalcatrazView) => Movement[];

const num = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const word = (facts: Facts, name: string): string => String(facts[name] ?? '');
const seatOf = (facts: Facts): { seat?: number } => (facts.seat === undefined ? {} : { seat: num(facts, 'seat') });

const isCell = (space: string): boolean => space.startsWith('cell_');
const spaceSpot = (space: string): string =>
	space === 'hole' ? 'hole' : isCell(space) ? `cell:${space}` : `space:${space}`;

/** Where a Convict is drawn: on the board, or in the strip of whoever plays it. */
function figure(facts: Facts, view: AnimalcatrazView, name = 'convict'): string {
	const id = facts[name];
	const index = view.convicts.findIndex(({ convict }) => convict === id);
	return index < 0 || view.convicts[index]?.space === null ? `seat:${num(facts, 'seat')}` : `convict:${index}`;
}
/** One's own thing on the Mat, or a rival's strip. */
function mine(facts: Facts, view: AnimalcatrazView, spot: string): string {
	const own = ownRival(view);
	const seat = num(facts, 'seat');
	return own !== null && view.rivals[own]?.seats.includes(seat) ? spot : `seat:${seat}`;
}

const say =
	(words: string): Shower =>
	(f, v) => [{ to: figure(f, v), words, ...seatOf(f), milliseconds: 220 }];
const head = (facts: Facts): string => `head:${word(facts, 'convict')}`;
const card = (facts: Facts): string => `card:${word(facts, 'card')}`;
/** Dice are told in the log; over the board only what they come to. */
const rolled =
	(name = 'rolled'): Shower =>
	(f, v) => {
		const all = [f[name], f.added].flat().filter((one): one is number => typeof one === 'number');
		const total = all.reduce((sum, one) => sum + one, 0);
		return [{ to: figure(f, v), piece: 'icon:dice', words: String(total), ...seatOf(f), milliseconds: 300 }];
	};
const change = (spot: string, icon: string): Shower => {
	return (f, v) => [
		{ to: figure(f, v), piece: `icon:${icon}`, words: withSign(num(f, spot)), ...seatOf(f), milliseconds: 240 },
	];
};
const guardAt = (facts: Facts, view: AnimalcatrazView): string =>
	`guard:${view.spaces.find(({ guard }) => guard === facts.guard)?.space ?? ''}`;
const toCard =
	(to: string): Shower =>
	(f, v) => [{ from: figure(f, v), to, piece: card(f), ...seatOf(f) }];

/** Where the Convict of a line is. */
const spaceIn = (facts: Facts, view: AnimalcatrazView): string =>
	view.convicts.find(({ convict }) => convict === facts.convict)?.space ?? '';
/** A weapon or armor is put on the table. */
const reveals: Shower = (f, v) => [{ to: figure(f, v), piece: card(f), ...seatOf(f), milliseconds: 300 }];
const none: Shower = () => [];

/** Every kind of event has its movement, or says that it has none: the compiler holds it. */
const SHOWERS: Record<keyof Events, Shower> = {
	moved: (f, v) => [
		{
			from: spaceSpot(word(f, 'from')),
			to: spaceSpot(word(f, 'space')),
			piece: head(f),
			...seatOf(f),
			milliseconds: v.fight === null ? 280 : 180,
		},
	],
	shoved: (f, v) => [
		{
			from: figure(f, v, 'target'),
			to: spaceSpot(word(f, 'space')),
			piece: `head:${word(f, 'target')}`,
			words: 'out!',
		},
	],
	strength_changed: change('slots', 'strength'),
	cunning_changed: change('slots', 'cunning'),
	actions_changed: change('actions', 'paw'),
	actions_owed: (f, v) => [{ to: figure(f, v), piece: 'icon:paw', words: `owes ${num(f, 'actions')}`, ...seatOf(f) }],
	rep_changed: (f) => [
		{ to: 'rep', piece: 'icon:star', words: withSign(num(f, 'change')), ...seatOf(f), milliseconds: 300 },
	],
	rank_reached: (f) => [{ to: `seat:${num(f, 'seat')}`, words: 'a new rank', ...seatOf(f) }],
	went_primal: say('Primal!'),
	primal_ended: say('calm'),
	injured: (f, v) => [{ to: figure(f, v), piece: 'icon:injury', words: 'injured', ...seatOf(f), milliseconds: 300 }],
	sent_to_hole: (f, v) => [{ from: figure(f, v), to: 'hole', piece: head(f), words: 'The Hole', ...seatOf(f) }],
	left_hole: (f) => [{ from: 'hole', to: 'space:courtyard', piece: head(f), ...seatOf(f) }],
	stood_up: say('up'),
	escaped: (f, v) => [{ from: figure(f, v), to: 'rep', piece: head(f), words: 'escaped!', ...seatOf(f) }],
	card_drawn: (f, v) => [{ from: 'chair', to: figure(f, v), piece: card(f), ...seatOf(f) }],
	card_fetched: (f, v) => [{ from: 'chair', to: figure(f, v), piece: card(f), ...seatOf(f) }],
	stash_filled: (f) => [{ from: 'chair', to: spaceSpot(word(f, 'space')), piece: card(f), ...seatOf(f) }],
	card_used: toCard('chair'),
	card_discarded: (f) => [{ from: `seat:${num(f, 'seat')}`, to: 'chair', piece: card(f), ...seatOf(f) }],
	card_dropped: (f) => [{ from: `seat:${num(f, 'seat')}`, to: 'chair', piece: card(f), ...seatOf(f) }],
	warden_paid_off: toCard('warden'),
	cell_card_shown: (f) => [{ to: `vacant:${word(f, 'vacant')}`, piece: card(f), ...seatOf(f), milliseconds: 300 }],
	cell_attacked: (f, v) => [{ from: figure(f, v), to: spaceSpot(word(f, 'space')), piece: card(f), ...seatOf(f) }],
	cards_lost: (f, v) => [{ from: figure(f, v), to: 'pile', piece: 'card:', count: num(f, 'count'), ...seatOf(f) }],
	coin_placed: (f) => [
		{ from: `seat:${num(f, 'seat')}`, to: `round:${num(f, 'round')}`, piece: 'coin', ...seatOf(f), milliseconds: 300 },
	],
	crime_completed: (f, v) => [
		{ from: mine(f, v, `crime:${word(f, 'crime')}`), to: 'rep', piece: 'icon:crime', words: 'a Crime!', ...seatOf(f) },
	],
	crime_taken: (f) => [{ from: 'crimes', to: `seat:${num(f, 'seat')}`, piece: 'icon:crime', ...seatOf(f) }],
	event_revealed: () => [{ from: 'events', to: 'event', piece: 'icon:sun', milliseconds: 300 }],
	event_attended: (f, v) => [{ from: figure(f, v), to: 'event', piece: head(f), ...seatOf(f) }],
	gangster_invited: (f) => [
		{ from: 'deathrow', to: `vacant:${word(f, 'vacant')}`, piece: `head:${word(f, 'gangster')}`, ...seatOf(f) },
	],
	gangster_recruited: (f, v) => [
		{ to: figure(f, v), piece: `head:${word(f, 'gangster')}`, words: 'joins', ...seatOf(f) },
	],
	gangster_left: (f, v) => [{ from: figure(f, v), piece: `head:${word(f, 'gangster')}`, ...seatOf(f) }],
	guard_turned: (f, v) => [{ to: guardAt(f, v), piece: `head:${word(f, 'guard')}`, ...seatOf(f) }],
	guard_sacrificed: (f, v) => [{ to: guardAt(f, v), words: withSign(num(f, 'change')), ...seatOf(f) }],
	guards_rolled: (f) => [{ to: 'space:courtyard', piece: 'icon:guard', words: word(f, 'letter'), milliseconds: 300 }],
	guard_tile_turned: (f) => [
		{ to: 'space:courtyard', piece: 'icon:guard', words: word(f, 'letter'), milliseconds: 300 },
	],
	warden_moved: (f) => [{ to: spaceSpot(word(f, 'space')), piece: 'head:warden', milliseconds: 300 }],
	rat_came: (f) => [{ to: spaceSpot(word(f, 'space')), piece: 'head:rat' }],
	rat_bit: (f, v) => [
		{ from: spaceSpot(word(f, 'space')), to: figure(f, v), piece: 'head:rat', words: 'bitten', ...seatOf(f) },
	],
	rat_killed: (f) => [{ to: spaceSpot(word(f, 'space')), piece: 'head:rat', words: 'caught', ...seatOf(f) }],
	shank_taken: (f) => [{ to: `seat:${num(f, 'seat')}`, piece: 'icon:shank', words: 'Shank', ...seatOf(f) }],
	provoked: say('provoked'),
	kingpin: (f) => [{ to: 'rep', piece: 'icon:king', words: 'Kingpin!', ...seatOf(f), milliseconds: 300 }],
	abandon_rolled: rolled(),
	abandoned: say('abandons'),
	armor_shown: reveals,
	bet_placed: say('a bet'),
	bet_won: say('won the bet'),
	bribed: (f, v) => [{ from: figure(f, v), to: `guard:${spaceIn(f, v)}`, piece: card(f), ...seatOf(f) }],
	card_hidden: (f, v) => [
		{ from: figure(f, v), to: `vacant:${word(f, 'vacant')}`, piece: card(f), ...seatOf(f), milliseconds: 280 },
	],
	card_stolen: (f, v) => [{ from: `seat:${num(f, 'other')}`, to: figure(f, v), piece: card(f), ...seatOf(f) }],
	coins_counted: (f) => [{ to: `seat:${num(f, 'seat')}`, piece: 'coin', words: 'most coins', ...seatOf(f) }],
	counter_attacked: say('strikes back'),
	cult_called: say('called'),
	escape_failed: say('caught!'),
	escape_rolled: rolled(),
	event_missed: say('missed it'),
	exchange_won: say('wins'),
	fight_began: (f, v) => [
		{
			from: figure(f, v),
			to: figure(f, v, 'target'),
			piece: 'icon:fist',
			words: 'Fight!',
			...seatOf(f),
			milliseconds: 300,
		},
	],
	fight_rolled: rolled(),
	fight_won: say('won the Fight'),
	gangster_handed: (f, v) => [{ to: figure(f, v), piece: `head:${word(f, 'gangster')}`, ...seatOf(f) }],
	gangster_swapped: (f) => [{ to: `vacant:${word(f, 'vacant')}`, piece: `head:${word(f, 'gangster')}`, ...seatOf(f) }],
	guard_corrupted: (f, v) => [
		{ to: guardAt(f, v), piece: `head:${word(f, 'guard')}`, words: 'bought', ...seatOf(f), milliseconds: 300 },
	],
	guard_trap_sprung: (f, v) => [{ to: guardAt(f, v), piece: card(f), words: 'a trap!', ...seatOf(f) }],
	guard_tried: rolled(),
	job_done: (f, v) => [{ to: figure(f, v), piece: `head:${word(f, 'gangster')}`, ...seatOf(f) }],
	job_done_to: (f, v) => [
		{ from: figure(f, v), to: figure(f, v, 'target'), piece: `head:${word(f, 'gangster')}`, ...seatOf(f) },
	],
	king_crowned: (f) => [{ to: spaceSpot(word(f, 'space')), piece: 'coin', words: 'King', ...seatOf(f) }],
	king_rose: (f) => [{ to: spaceSpot(word(f, 'space')), piece: 'coin', words: 'King', ...seatOf(f) }],
	king_toll: say('toll'),
	pile_taken: (f, v) => [{ from: 'pile', to: figure(f, v), piece: card(f), ...seatOf(f) }],
	plan_shown: (f, v) => [{ to: mine(f, v, 'plan'), piece: 'icon:plan', words: 'the plan', ...seatOf(f) }],
	plan_taken: (f, v) => [{ to: figure(f, v), piece: 'icon:plan', ...seatOf(f) }],
	poison_worked: (f, v) => [{ to: figure(f, v), piece: 'icon:poison', words: 'poison', ...seatOf(f) }],
	poisoned: (f, v) => [{ to: figure(f, v), piece: 'icon:poison', words: 'poisoned', ...seatOf(f) }],
	riot_began: (f) => [{ to: spaceSpot(word(f, 'space')), piece: 'icon:riot', words: 'Riot!', milliseconds: 300 }],
	riot_won: (f) => [{ to: 'rep', piece: 'icon:riot', words: 'won the Riot', ...seatOf(f), milliseconds: 300 }],
	rival_fell: (f) => [{ to: `seat:${num(f, 'seat')}`, words: 'down', ...seatOf(f) }],
	rolled_again: rolled(),
	stage_failed: say('stopped'),
	stage_passed: say('through!'),
	stage_turned: (f) => [{ to: 'getaway', piece: 'icon:escape', ...seatOf(f) }],
	theft_done: say('got it'),
	theft_failed: say('caught'),
	theft_tried: (f, v) => [
		{
			from: figure(f, v),
			to: f.target === undefined ? spaceSpot(word(f, 'space')) : figure(f, v, 'target'),
			piece: 'icon:hand',
			...seatOf(f),
			milliseconds: 280,
		},
	],
	thief_rolled: rolled(),
	tool_secured: (f, v) => [{ from: figure(f, v), to: mine(f, v, 'plan'), piece: card(f), ...seatOf(f) }],
	tormented: (f, v) => [{ to: figure(f, v, 'target'), words: 'tormented', ...seatOf(f) }],
	traded_for: (f, v) => [{ from: `deck:${spaceIn(f, v)}`, to: figure(f, v), piece: card(f), ...seatOf(f) }],
	traded_in: toCard('chair'),
	trap_sprung: (f, v) => [{ to: figure(f, v), piece: card(f), words: 'a trap!', ...seatOf(f), milliseconds: 300 }],
	trap_sprung_on: (f) => [{ to: `seat:${num(f, 'seat')}`, piece: card(f), words: 'a trap!', ...seatOf(f) }],
	trap_harmless: (f, v) => [{ to: figure(f, v), piece: card(f), words: 'harmless', ...seatOf(f) }],
	upgrade_placed: (f, v) => [{ to: figure(f, v), piece: card(f), ...seatOf(f) }],
	victim_rolled: rolled(),
	warden_corrupted: (f) => [{ to: 'warden', words: 'bought', ...seatOf(f) }],
	warden_tried: rolled(),
	weapon_broken: (f) => [{ to: `seat:${num(f, 'seat')}`, piece: card(f), words: 'broken', ...seatOf(f) }],
	weapon_shown: reveals,
	won: (f) => [{ to: `seat:${num(f, 'seat')}`, piece: 'icon:king', words: 'won!', ...seatOf(f), milliseconds: 300 }],
	effect_rolled: rolled(),
	recruit_rolled: rolled(),
	getaway_rolled: rolled(),
	rat_hunted: rolled(),
	shank_rolled: rolled(),
	mule_rolled: rolled(),
	bet_lost: none,
	card_passed: none,
	card_seen: none,
	cards_arranged: none,
	cell_cleaned: none,
	cell_taken: none,
	coin_returned: none,
	convict_taken: none,
	copied: none,
	crime_kept: none,
	crime_paid: none,
	crime_returned: none,
	crime_seen: none,
	day_began: none,
	death_row_shuffled: none,
	die_added: none,
	exchange_began: none,
	feasted: none,
	gangster_refused: none,
	gangster_weakened: none,
	gangsters_counted: none,
	guard_trap_laid: none,
	king_fell: none,
	lies_down: none,
	looked_at: none,
	night_fell: none,
	order_rolled: none,
	pile_searched: none,
	plan_seen: none,
	rats_rolled: none,
	riot_fought: none,
	riot_injured: none,
	round_began: none,
	tags_settled: none,
	tags_unanswered: none,
	trade_began: none,
	turn_began: none,
	turn_ended: none,
	turn_lost: none,
	upgrade_shown: none,
	warden_rolled: none,
};

export const show = (told: Told, view: AnimalcatrazView): Movement[] =>
	(SHOWERS[told.event as keyof Events] ?? none)(told.facts, view);
