/** What a line of the story looks like on the table: pieces that go from spot to spot, with a word where they arrive. */

import { withSign } from '../../lib/english';
import type { Movement, Told } from './contract';
import type { Events, PrisonArchitectView } from './types';
import { AREAS } from './words';

type Facts = Told['facts'];
type Shower = (facts: Facts, view: PrisonArchitectView) => Movement[];

const num = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const word = (facts: Facts, name: string): string => String(facts[name] ?? '');
const seat = (facts: Facts): number => num(facts, 'seat');
const home = (facts: Facts): string => `seat:${seat(facts)}`;

/** A square of one's own plan; a rival's plan lies in their strip. */
const at = (facts: Facts, view: PrisonArchitectView): string =>
	view.viewer === seat(facts) ? `square:${word(facts, 'square')}` : home(facts);
/** One's own thing on the mat, or a rival's strip. */
const mine = (facts: Facts, view: PrisonArchitectView, spot: string): string =>
	view.viewer === seat(facts) ? spot : home(facts);

const say = (facts: Facts, to: string, words: string, piece?: string): Movement[] => [
	{ to, words, seat: seat(facts), ...(piece === undefined ? {} : { piece }), milliseconds: 220 },
];

/** "orange_4" or "orange" as a piece. */
const prisoner = (words: string): string => `piece:${words.replace('_', ':').replace(' ', ':')}`;

const buys: Shower = (f) => {
	const item = word(f, 'tile') || word(f, 'card');
	return [
		{ from: home(f), to: `item:${item}`, seat: seat(f), piece: 'coins', words: `−$${num(f, 'price')}` },
		{
			from: `item:${item}`,
			to: home(f),
			seat: seat(f),
			piece: f.tile === undefined ? 'card' : `tile:${item}`,
			milliseconds: 300,
		},
	];
};
const governor = (view: PrisonArchitectView): string => `seat:${view.players.length}`;
const governorTakes: Shower = (f, view) => {
	const item = word(f, 'tile') || word(f, 'card');
	return [
		{
			from: `item:${item}`,
			to: governor(view),
			piece: f.tile === undefined ? 'card' : `tile:${item}`,
			milliseconds: 300,
		},
	];
};
/** Everybody's money goes to the folders at once, and each says how much. */
const bidsOut: Shower = (f) =>
	Object.keys(AREAS)
		.filter((area) => num(f, area) > 0)
		.map((area) => ({
			from: home(f),
			to: `area:${area}`,
			seat: seat(f),
			piece: 'coins',
			words: `$${num(f, area)}`,
			milliseconds: 300,
		}));

const none: Shower = () => [];

/** Every kind of event has its movement, or says that it has none: the compiler holds it. */
const SHOWERS: Record<keyof Events, Shower> = {
	bids_committed: (f) => say(f, home(f), 'sealed'),
	bids_revealed: bidsOut,
	bid_raised: (f) => [
		{ from: home(f), to: `area:${word(f, 'area')}`, seat: seat(f), piece: 'coins', words: `+$${num(f, 'more')}` },
	],
	area_began: (f) => [{ to: `area:${word(f, 'area')}`, words: 'now', milliseconds: 260 }],
	deferred: (f) => say(f, home(f), 'buys last'),
	moved_to_back: (f) => say(f, home(f), 'last in initiative'),
	initiative_taken: (f) => say(f, home(f), `place ${num(f, 'place')}`),
	tile_dug: (f, v) => [
		{
			from: `stack:${v.resolving ?? ''}`,
			to: `item:${word(f, 'tile')}`,
			seat: seat(f),
			piece: `tile:${word(f, 'tile')}`,
			words: num(f, 'price') > 0 ? `−$${num(f, 'price')}` : '',
		},
	],
	card_dug: (f) => [{ from: 'stack:bureaucracy', to: `item:${word(f, 'card')}`, seat: seat(f), piece: 'card' }],
	tile_bought: buys,
	card_bought: buys,
	bought_nothing: (f) => say(f, home(f), 'nothing'),
	cash_gained: (f, v) => [{ to: mine(f, v, 'cash'), seat: seat(f), piece: 'coins', words: `+$${num(f, 'cash')}` }],
	tags_gained: (f, v) => [
		{
			to: mine(f, v, `track:${word(f, 'tag')}`),
			seat: seat(f),
			piece: `icon:${word(f, 'tag')}`,
			words: withSign(num(f, 'count')),
		},
	],
	staff_gained: (f, v) => [
		{
			to: mine(f, v, 'pool'),
			seat: seat(f),
			piece: 'piece:staff',
			count: num(f, 'count'),
			words: withSign(num(f, 'count')),
		},
	],
	specialists_gained: (f, v) => [
		{
			to: mine(f, v, 'pool'),
			seat: seat(f),
			piece: `piece:${word(f, 'specialist')}`,
			count: num(f, 'count'),
			words: withSign(num(f, 'count')),
		},
	],
	token_placed: (f, v) => [{ to: at(f, v), seat: seat(f), piece: `icon:${word(f, 'token')}` }],
	window_added: (f, v) => [{ to: at(f, v), seat: seat(f), piece: 'icon:window', words: 'window' }],
	window_removed: (f, v) => say(f, at(f, v), 'window gone'),
	tile_placed: (f, v) => [
		{
			from: mine(f, v, `part:${word(f, 'tile')}`),
			to: at(f, v),
			seat: seat(f),
			piece: `tile:${word(f, 'tile')}`,
			milliseconds: 280,
		},
	],
	tile_discarded: (f, v) => say(f, mine(f, v, 'construction'), 'no square'),
	tile_moved: (f, v) => [{ to: at(f, v), seat: seat(f), piece: `tile:${word(f, 'tile')}`, words: 'moved' }],
	phase_ended: (f) => say(f, home(f), 'done'),
	staff_placed: (f, v) => [{ from: mine(f, v, 'pool:staff'), to: at(f, v), seat: seat(f), piece: 'piece:staff' }],
	vacancy_filled: (f, v) => [
		{ from: mine(f, v, 'pool:staff'), to: mine(f, v, `card:${word(f, 'card')}`), seat: seat(f), piece: 'piece:staff' },
	],
	specialist_assigned: (f, v) => [
		{
			from: mine(f, v, `pool:${word(f, 'specialist')}`),
			to: at(f, v),
			seat: seat(f),
			piece: `piece:${word(f, 'specialist')}`,
		},
	],
	specialist_recalled: (f, v) => [
		{
			from: at(f, v),
			to: mine(f, v, `pool:${word(f, 'specialist')}`),
			seat: seat(f),
			piece: `piece:${word(f, 'specialist')}`,
		},
	],
	prisoners_admitted: (f, v) => [
		{ to: mine(f, v, 'gate'), seat: seat(f), piece: 'coins', words: `+$${num(f, 'cash')}` },
	],
	prisoner_housed: (f, v) => [
		{ from: mine(f, v, 'gate'), to: at(f, v), seat: seat(f), piece: prisoner(word(f, 'prisoner')) },
	],
	prisoner_at_work: (f, v) => [
		{ from: at(f, v), to: mine(f, v, `card:${word(f, 'card')}`), seat: seat(f), piece: prisoner(word(f, 'prisoner')) },
	],
	prisoner_released: (f, v) => [
		{ from: at(f, v), to: mine(f, v, 'released'), seat: seat(f), piece: prisoner(word(f, 'prisoner')), words: 'free' },
	],
	prisoner_escaped: (f, v) => [
		{
			from: at(f, v),
			to: mine(f, v, 'escaped'),
			seat: seat(f),
			piece: prisoner(word(f, 'prisoner')),
			words: 'escaped!',
			milliseconds: 300,
		},
	],
	staff_discarded: (f) => say(f, home(f), `−${num(f, 'count')} Staff`),
	income_received: (f, v) => [
		{
			to: mine(f, v, 'cash'),
			seat: seat(f),
			piece: 'coins',
			words: `+$${num(f, 'finance') + num(f, 'prisoners')}`,
		},
	],
	objectives_chosen: (f) => say(f, home(f), 'chosen'),
	objective_played: (f, v) => [
		{ from: mine(f, v, 'hand'), to: mine(f, v, 'objectives'), seat: seat(f), piece: 'card' },
	],
	objective_drawn: (f, v) => [{ to: mine(f, v, 'hand'), seat: seat(f), piece: 'card', milliseconds: 160 }],
	governor_took_tile: governorTakes,
	governor_took_card: governorTakes,
	governor_staffed: (f, v) => [{ from: governor(v), to: `area:${word(f, 'area')}`, piece: 'piece:staff' }],
	governor_drew: (_, v) => [{ to: governor(v), piece: 'card' }],
	scored: (f) => say(f, home(f), withSign(num(f, 'points'))),
	cards_dealt: none,
	deck_shuffled: none,
	duel_turned: none,
	escape_rolled: none,
	evaluation_began: none,
	governor_added: none,
	governor_bid: none,
	governor_counted: none,
	governor_looked: none,
	governor_waited: none,
	governor_weighed: none,
	income_began: none,
	objective_dealt: none,
	objective_discarded: none,
	objective_kept: none,
	objective_withdrawn: none,
	offer_dealt: none,
	phase_began: none,
	stack_shuffled: none,
	tiles_swapped: none,
	token_lost: none,
	token_pending: none,
	week_began: none,
};

export const show = (told: Told, view: PrisonArchitectView): Movement[] =>
	(SHOWERS[told.event as keyof Events] ?? none)(told.facts, view);
