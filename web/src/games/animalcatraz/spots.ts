/**
 * Where things lie. Spots of Animalcatraz:
 *
 *   space:library   icon:courtyard:chess   guard:library (who stands there)   cell:cell_2   vacant:a2   deck:library
 *   plans:b   crimes   events   hole   convict:3 (its number)   fighter:3   fighter:thief_slick   side:1 (of a Fight or a theft)
 *   card:0:carried:cash (on whose Mat, where, what)   card:cell_2:stash:cash   place:0:carried   take:cash (looked through)   incoming   chair   pile
 *   gangster:thief_slick   crime:landlord   plan   event   bar:strength   coins   tags   round:3   rep   deathrow
 *   inmate:big_bill   rival:2   seat:2   getaway
 */

import { placeOf } from './board/places';
import type { Barred, Offer, Spot } from './contract';
import { holder, placed } from './mat/places';
import type { AnimalcatrazView } from './types';
import { ownConvict, ownRival } from './words';

export type Option = Pick<Offer | Barred, 'family' | 'args'>;
type Finder = (args: string[], view: AnimalcatrazView) => Spot;

const nowhere: Finder = () => '';
const spaceOf = (view: AnimalcatrazView): string => {
	const own = view.active ?? ownConvict(view);
	return (own === null ? undefined : view.convicts[own]?.space) ?? '';
};
const isCell = (space: string): boolean => space.startsWith('cell_');

const toSpace: Finder = ([space = '']) => (isCell(space) ? `cell:${space}` : `space:${space}`);
const icon =
	(name?: string): Finder =>
	([which = ''], view) =>
		`icon:${spaceOf(view)}:${name ?? which}`;
/** A place of one's own Mat: of the Convict that an option means, or of its partner. */
const card: Finder = ([place = '', which = ''], view) => `card:${placed(view, place, which)}:${which}`;
/** "convict_3", "rival_1": the number counts. */
const numberOf = (word = ''): string => word.slice(word.lastIndexOf('_') + 1);
const convict: Finder = (args) => `convict:${numberOf(args.at(-1))}`;
const vacant: Finder = ([cell]) => `vacant:${cell}`;
const gangster: Finder = ([name]) => `gangster:${name}`;
const crime: Finder = ([name]) => `crime:${name}`;
const guardHere: Finder = (_, view) => `guard:${spaceOf(view)}`;
const guard: Finder = ([name], view) => `guard:${view.spaces.find((one) => one.guard === name)?.space ?? ''}`;
const letter: Finder = ([name], view) => {
	const space = spaceOf(view);
	const [first] = placeOf(space)?.icons[name as 'A' | 'B' | 'C'] ?? [];
	return first === undefined ? '' : `icon:${space}:${first}`;
};
/** The Escape Room that faces the Convict. */
const plans: Finder = (_, view) => (spaceOf(view).endsWith('_d') ? 'plans:d' : 'plans:b');

/** One's own plan on the Mat; whoever has none looks for one in the Escape Room. */
const plan: Finder = (args, view) => (view.rivals[ownRival(view) ?? -1]?.plan ? 'plan' : plans(args, view));
/** Whether a card lies in what the viewer looks through just now. */
const lookedThrough = (view: AnimalcatrazView, card: string): boolean =>
	[view.pile_known, ...Object.values(view.deck_cards)].some((cards) => (cards[card] ?? 0) > 0);

/** A weapon or armor comes from whoever fights: a Convict, or a Gangster's slot. */
const fighters: Finder = ([which = ''], view) => {
	const place = ['carried', 'slot_1', 'slot_2'].find((one) => holder(view, one, which) !== null) ?? 'carried';
	return card([place, which], view);
};

const FINDERS: Record<string, Finder> = {
	pass: nowhere,
	done: nowhere,
	yes: nowhere,
	convict,
	rival: ([word]) => `rival:${numberOf(word)}`,
	fighter: ([who = '']) => `fighter:${who.startsWith('convict_') ? numberOf(who) : who}`,
	gangster,
	space: toSpace,
	in_cell: vacant,
	option: () => 'event',
	stat: ([name]) => `bar:${name}`,
	night_strength: nowhere,
	inmate: ([name]) => `inmate:${name}`,
	card,
	take: ([name = ''], view) => (lookedThrough(view, name) ? `take:${name}` : ''),
	from_chair: () => 'chair',
	put: ([place = ''], view) => `place:${placed(view, place, '')}`,
	end_turn: nowhere,
	move: toSpace,
	icon: icon(),
	corrupt: guardHere,
	corrupt_warden: () => 'warden',
	attack: convict,
	pickpocket: convict,
	rob: (args) => `cell:${args.at(-1)}`,
	hide: card,
	retrieve: vacant,
	recruit: vacant,
	invite: icon('invite'),
	take_plan: plans,
	secure: card,
	attempt_escape: plan,
	reveal_plan: plan,
	complete: crime,
	attend: () => 'event',
	use: card,
	lift: card,
	drop: card,
	show: card,
	hand_over: gangster,
	lay_trap: card,
	lay_attack: card,
	clean_cell: (_, view) => `cell:${spaceOf(view)}`,
	kill_rat: (_, view) => `rat:${spaceOf(view)}`,
	shove: convict,
	feast: (_, view) => `convict:${view.active}`,
	move_guard: letter,
	torment: convict,
	job: gangster,
	charm: convict,
	peek: convict,
	copy: gangster,
	errand_trade: ([room]) => `deck:${room}`,
	errand_secure: plan,
	errand_corrupt: guard,
	errand_crime: () => 'crimes',
	bribe: card,
	return_crime: crime,
	keep_crime: crime,
	weapon: fighters,
	go_primal: (_, view) => card(['carried', 'primal_dose'], view),
	swap: nowhere,
	armor: fighters,
	reroll: nowhere,
	third_die: nowhere,
	counter_attack: nowhere,
	abandon: nowhere,
	scapegoat: nowhere,
	bet: ([side], view) => ((view.fight ?? view.theft) == null ? '' : `side:${side === 'first' ? 0 : 1}`),
	provoke: () => 'tags',
	call: nowhere,
	move_coin: ([round]) => `round:${round}`,
	place_coin: () => 'coins',
	sacrifice: guard,
	look_at: nowhere,
};

export const FAMILIES: readonly string[] = Object.keys(FINDERS);

export const spot = (option: Option, view: AnimalcatrazView): Spot => FINDERS[option.family]?.(option.args, view) ?? '';
