/** What a line of the story looks like on the table: pieces that go from spot to spot, with a word where they arrive. */

import { nth, withSign } from '../../lib/english';
import type { Movement, Told } from './contract';
import type { Events, LockupView } from './types';

type Facts = Told['facts'];
type Shower = (facts: Facts, view: LockupView) => Movement[];

const num = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const word = (facts: Facts, name: string): string => String(facts[name] ?? '');
const seat = (facts: Facts, name = 'seat'): number => num(facts, name);
const at = (facts: Facts, name = 'location'): string => `location:${word(facts, name)}`;
const home = (n: number): string => `seat:${n}`;

/** A crew token as the mover draws it: its figure if known, the crew's power, how it lies. */
function token(facts: Facts, view: LockupView): string {
	const power = view.players[seat(facts)]?.power ?? 0;
	return `token:${word(facts, 'token')}:${power}:${facts.face_down === 1 ? 'face_down' : 'face_up'}`;
}

/** Words that rise at a spot, without a piece. */
const say = (to: string, words: string, more: Partial<Movement> = {}): Movement => ({
	to,
	piece: 'words',
	words,
	milliseconds: 220,
	...more,
});

/** From the supply to a player, or back. */
const fromSupply = (facts: Facts, what: string, count: number): Movement[] => [
	{
		from: `supply:${what}`,
		to: home(seat(facts)),
		seat: seat(facts),
		piece: what === 'suspicion' ? 'susp' : what,
		count,
		words: withSign(count),
	},
];
const toSupply = (facts: Facts, what: string, count: number): Movement[] => [
	{
		from: home(seat(facts)),
		to: `supply:${what}`,
		seat: seat(facts),
		piece: what === 'suspicion' ? 'susp' : what,
		count,
	},
];

function displayOf(view: LockupView, item: string): string {
	const space = view.display.findIndex((each) => each.item === item);
	return space >= 0 ? `display:${space}` : 'location:cell_block';
}

function goalSpot(view: LockupView, goal: string): string {
	const found = view.goals.find((each) => each.goal === goal);
	return found === undefined ? 'track' : `goal:${found.kind}`;
}

const LINES: Record<string, string> = { raids: 'raid', start: 'start' };

/** Why the guards do what they do: the rule behind it in a few words. */
const REASONS: Record<string, string> = {
	picked_by_player: 'picked by you',
	lights_out: 'lights out',
	special_card: 'special card',
	fewest_then_rarest: 'fewest, then rarest',
	most_suspicion: 'most suspicion first',
	highest_payable: 'highest they can pay',
	nothing_payable: 'nothing they can pay',
	not_first: 'not first: nothing',
	star_for_tome: 'a star for a tome',
	exchange: 'they exchange',
	no_exchange: 'no exchange',
	location_card: 'location card',
	deck_empty: 'deck empty',
	atlas: 'atlas',
	nothing_left: 'nothing left',
};

/** Every kind of event has its movement, or says that it has none: the compiler holds it. */
const SHOWERS: Record<keyof Events, Shower> = {
	round_began: (f) => [say('track:0', `Round ${num(f, 'round')}`, { milliseconds: 300 })],
	phase_began: (f) => (word(f, 'phase') === 'lights_out' ? [say('lantern', 'Lights Out', { milliseconds: 300 })] : []),
	location_began: (f) => [{ from: 'lantern', to: at(f), piece: 'flame', milliseconds: 300 }],
	marker_taken: (f) => [
		{ from: 'location:exercise_yard', to: home(seat(f)), seat: seat(f), piece: 'key', words: 'first player' },
	],

	trait_chosen: (f) => [say(home(seat(f)), 'trait', { seat: seat(f) })],
	crew_sent: (f, v) => [{ from: home(seat(f)), to: at(f), seat: seat(f), piece: token(f, v) }],
	crew_revealed: (f, v) => [
		{ to: `crew:${seat(f)}@${word(f, 'location')}`, seat: seat(f), piece: token(f, v), milliseconds: 200 },
	],
	crew_moved: (f, v) => [{ from: at(f, 'from'), to: at(f), seat: seat(f), piece: token(f, v) }],
	crew_strayed: (f) => [{ from: at(f, 'from'), to: 'location:library', seat: seat(f) }],
	crew_returned: (f) => [{ from: at(f, 'from'), to: home(seat(f)), seat: seat(f), milliseconds: 180 }],
	passed: (f) => [say(home(seat(f)), 'pass', { seat: seat(f) })],
	ranked: (f) => [
		say(`crew:${seat(f)}@${word(f, 'location')}`, `${nth(num(f, 'rank') + 1)}: ${num(f, 'strength')}`, {
			seat: seat(f),
		}),
	],

	tome_played: (f) => [{ from: home(seat(f)), to: 'deck:tomes', seat: seat(f), piece: 'tome', milliseconds: 300 }],
	tome_drawn: (f) => [{ from: 'deck:tomes', to: home(seat(f)), seat: seat(f), piece: 'tome' }],
	tomes_looked_at: (f) => [{ from: 'deck:tomes', to: home(seat(f)), seat: seat(f), piece: 'tome', count: 2 }],
	tome_kept: (f) => [{ from: home(seat(f)), to: 'deck:tomes', seat: seat(f), piece: 'tome' }],
	tomes_shuffled: (f) => [say('deck:tomes', `${num(f, 'count')} shuffled`)],
	peeked: (f) => [
		{
			from: home(seat(f)),
			to: `crew:${num(f, 'owner')}@${word(f, 'location')}`,
			seat: seat(f),
			piece: 'eye',
			milliseconds: 300,
		},
	],
	nullified: (f) => [say(`token:${num(f, 'owner')}:${word(f, 'token')}`, 'counts 0', { seat: seat(f) })],
	guard_nullified: (f) => [say(`guard:${word(f, 'guard')}`, 'counts 0', { seat: seat(f) })],
	strengthened: (f, v) => [
		say(`crew:${seat(f)}@${v.resolution?.location ?? ''}`, `+${num(f, 'strength')} strength`, { seat: seat(f) }),
	],
	made_to_pay: (f) => [
		{
			from: home(num(f, 'owner')),
			to: `supply:${word(f, 'resource')}`,
			seat: num(f, 'owner'),
			piece: word(f, 'resource'),
		},
	],

	cubes_gained: (f, v) => {
		const here = v.resolution?.location;
		const [flight] = fromSupply(f, word(f, 'resource'), num(f, 'count'));
		return flight === undefined ? [] : [here === undefined ? flight : { ...flight, from: `location:${here}` }];
	},
	cubes_returned: (f) => toSupply(f, word(f, 'resource'), num(f, 'count')),
	exchanged: (f) => [...toSupply(f, word(f, 'resource'), 1), ...fromSupply(f, word(f, 'taken'), 1)],
	power_gained: (f, v) => [
		{
			from: v.resolution === null ? 'supply:power' : `location:${v.resolution.location}`,
			to: home(seat(f)),
			seat: seat(f),
			piece: 'power',
			count: num(f, 'count'),
			words: `+${num(f, 'count')} power`,
		},
	],
	storage_raised: (f) => [say(home(seat(f)), `storage ${num(f, 'storage')}`, { seat: seat(f), piece: 'chest' })],
	loot_taken: (f) => [
		{
			from: `loot:${word(f, 'location')}`,
			to: home(seat(f)),
			seat: seat(f),
			piece: word(f, 'resource'),
			count: num(f, 'count'),
			words: `+${num(f, 'count')}`,
		},
	],
	declined: (f) => [say(at(f), 'declined', { seat: seat(f) })],
	scored: (f) => {
		const why = LINES[word(f, 'line')];
		const words = `${withSign(num(f, 'stars'))} ★${why ? ` ${why}` : ''}`;
		return [{ to: home(seat(f)), seat: seat(f), piece: 'star', words }];
	},

	turn_began: () => [],
	reward_came: () => [],
	craft_declared: () => [],
	item_crafted: (f, v) => [
		{
			from: num(f, 'from_reserve') === 1 ? home(seat(f)) : displayOf(v, word(f, 'item')),
			to: `stash:${seat(f)}`,
			seat: seat(f),
			piece: 'item',
			words: 'crafted',
			milliseconds: 300,
		},
	],
	item_reserved: (f, v) => [
		{
			from: f.item === undefined ? 'deck:items' : displayOf(v, word(f, 'item')),
			to: home(seat(f)),
			seat: seat(f),
			piece: 'item',
			words: 'reserved',
		},
	],
	items_looked_at: (f) => [{ from: 'deck:items', to: home(seat(f)), seat: seat(f), piece: 'item', count: 2 }],
	goon_recruited: (f) => [
		{
			from: f.location === undefined ? 'deck:goons' : `goon:${word(f, 'location')}`,
			to: home(seat(f)),
			seat: seat(f),
			piece: 'goon',
			words: 'recruited',
			milliseconds: 300,
		},
	],
	goons_looked_at: (f) => [{ from: 'deck:goons', to: home(seat(f)), seat: seat(f), piece: 'goon', count: 2 }],
	goal_claimed: (f, view) => [
		{
			from: f.from === undefined ? goalSpot(view, word(f, 'goal')) : home(num(f, 'from')),
			to: home(seat(f)),
			seat: seat(f),
			piece: 'star',
			words: 'goal!',
			milliseconds: 300,
		},
	],

	suspicion_gained: (f) => [
		{
			from: f.location === undefined ? 'supply:suspicion' : at(f),
			to: home(seat(f)),
			seat: seat(f),
			piece: 'susp',
			count: num(f, 'count'),
			words: `+${num(f, 'count')} suspicion`,
		},
	],
	suspicion_shed: (f) => toSupply(f, 'suspicion', num(f, 'count')),
	suspicion_given: (f) => [
		{
			from: home(seat(f)),
			to: home(num(f, 'target')),
			seat: seat(f),
			piece: 'susp',
			count: num(f, 'count'),
			words: `+${num(f, 'count')} suspicion`,
		},
	],
	suspicion_placed: (f) => [{ from: 'supply:suspicion', to: at(f), piece: 'susp', count: num(f, 'count') }],
	raid_began: () => [say('supply:suspicion', 'Raid!', { piece: 'bell', milliseconds: 300 })],
	raid_averted: () => [say('supply:suspicion', 'No raid', { milliseconds: 300 })],
	suspicion_cleared: (f) => toSupply(f, 'suspicion', num(f, 'count')),
	location_cleared: (f) => [{ from: at(f), to: 'supply:suspicion', piece: 'susp', count: num(f, 'count') }],

	item_shown: (f) => [{ from: 'deck:items', to: `display:${num(f, 'space')}`, piece: 'item', milliseconds: 200 }],
	goon_left: () => [{ from: 'goon:chow_hall', to: 'deck:goons', piece: 'goon', milliseconds: 200 }],
	goon_advanced: (f) => [{ from: at(f, 'from'), to: at(f), piece: 'goon', milliseconds: 200 }],
	goon_arrived: (f) => [{ from: 'deck:goons', to: at(f), piece: 'goon', milliseconds: 200 }],
	goons_shuffled: (f) => [say('deck:goons', `${num(f, 'count')} shuffled`)],
	loot_placed: (f) => [{ from: `supply:${word(f, 'resource')}`, to: at(f), piece: word(f, 'resource'), words: '+1' }],

	guard_placed: (f) => [{ from: 'deck:guards', to: at(f), piece: 'guard', milliseconds: 180 }],
	guard_shown: (f) => [say(at(f), 'guard!', { piece: 'guard' })],
	location_shown: (f) => [
		{
			from: 'deck:locations',
			to: f.location === undefined ? 'deck:locations' : at(f),
			piece: 'place',
			words: f.location === undefined ? 'off duty' : '',
			milliseconds: 300,
		},
	],
	/* the automaton thinks aloud, step by step: the shell says the sentence, a few words rise where the guards stand */
	guards_chose: (f, v) => [
		say(home(v.rules.players), REASONS[word(f, 'reason')] ?? 'the guards choose', {
			seat: v.rules.players,
			milliseconds: 300,
		}),
	],
	guards_shuffled: (f) => [say('deck:guards', `${num(f, 'count')} shuffled`)],
};

export function show(told: Told, view: LockupView): Movement[] {
	return SHOWERS[told.event as keyof Events]?.(told.facts, view) ?? [];
}
