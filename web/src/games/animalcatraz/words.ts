/** Small phrases that several parts have in common, and the ways into the catalogue. */

import type { Look } from '../../lib/looks';
import type { Offer, Props } from './contract';
import type {
	AnimalcatrazView,
	Catalogue,
	ChanceView,
	ConvictCard,
	ConvictView,
	CrimeCard,
	EventCard,
	GangsterCard,
	GuardCard,
	ItemCard,
	OutcomeView,
	PlanCard,
	RivalView,
	StageCard,
} from './types';

export const NIGHT = 5;

export const KINDS: Record<string, { name: string; icon: string }> = {
	bribe: { name: 'Bribe', icon: 'cash' },
	primal: { name: 'Primal', icon: 'primal' },
	boost: { name: 'Boost', icon: 'boost' },
	weapon: { name: 'Weapon', icon: 'fist' },
	goods: { name: 'Goods', icon: 'goods' },
	pass: { name: 'Pass', icon: 'pass' },
	escape_tool: { name: 'Escape tool', icon: 'tool' },
	armor: { name: 'Armor', icon: 'armor' },
	cell_trap: { name: 'Cell Trap', icon: 'trap' },
	upgrade: { name: 'Upgrade', icon: 'upgrade' },
	guard_trap: { name: 'Guard Trap', icon: 'trap' },
	craft_part: { name: 'Part of a weapon', icon: 'craft' },
	cell_attack: { name: 'Cell Attack', icon: 'riot' },
};

/** Pictogram and price of an icon of the board. */
export const ICON: Record<string, { icon: string; name: string; cost: number }> = {
	trade: { icon: 'trade', name: 'Trade', cost: 1 },
	attack_steal: { icon: 'fist', name: 'Attack or steal', cost: 1 },
	study: { icon: 'study', name: 'Study', cost: 2 },
	work: { icon: 'work', name: 'Work', cost: 2 },
	workout: { icon: 'workout', name: 'Workout', cost: 2 },
	chess: { icon: 'chess', name: 'Chess', cost: 1 },
	eat: { icon: 'eat', name: 'Eat', cost: 1 },
	king: { icon: 'king', name: 'Cellblock-King', cost: 1 },
	recruit: { icon: 'recruit', name: 'Recruit', cost: 1 },
	invite: { icon: 'invite', name: 'Invite', cost: 1 },
	escape: { icon: 'escape', name: 'Escape', cost: 1 },
	shower: { icon: 'shower', name: 'Shower', cost: 1 },
};

export const SPACES: Record<string, string> = {
	library: 'Library',
	infirmary: 'Infirmary',
	cafeteria: 'Cafeteria',
	utility: 'Utility Room',
	courtyard: 'Courtyard',
	cellblock_a: 'Cellblock A',
	cellblock_b: 'Cellblock B',
	cellblock_c: 'Cellblock C',
	cellblock_d: 'Cellblock D',
	cell_1: 'Cell 1',
	cell_2: 'Cell 2',
	cell_3: 'Cell 3',
	cell_4: 'Cell 4',
	hole: 'The Hole',
};

export const TYPES: Record<string, string> = {
	normal: 'Normal game',
	advanced_2p: 'One against one',
	advanced_solo: 'One against all',
	advanced_teams: 'Teams of two',
};

export const SOURCES: Record<string, string> = {
	rulebook: 'printed in the rulebook',
	public: 'from a public source',
	reconstructed: 'reconstructed by us',
};

export const PARTS: Record<string, string> = { mandatory: 'Must visit', optional: 'May visit' };

/** "The Library", but "Cellblock A" and "The Hole" as they are. */
export const inThe = (space: string): string => {
	const name = SPACES[space] ?? space;
	return /^(Cell|The )/.test(name) ? name : `the ${name}`;
};

const byId = <T extends { id: string }>(entries: readonly T[], id: string | null | undefined): T | undefined =>
	entries.find((entry) => entry.id === id);

export const itemOf = (catalogue: Catalogue, id: string | null | undefined): ItemCard | undefined =>
	byId(catalogue.cards, id);
export const convictOf = (catalogue: Catalogue, id: string | null | undefined): ConvictCard | undefined =>
	byId(catalogue.convicts, id);
export const gangsterOf = (catalogue: Catalogue, id: string | null | undefined): GangsterCard | undefined =>
	byId(catalogue.gangsters, id);
export const guardOf = (catalogue: Catalogue, id: string | null | undefined): GuardCard | undefined =>
	byId(catalogue.guards, id);
export const eventOf = (catalogue: Catalogue, id: string | null | undefined): EventCard | undefined =>
	byId(catalogue.events, id);
export const crimeOf = (catalogue: Catalogue, id: string | null | undefined): CrimeCard | undefined =>
	byId(catalogue.crimes, id);
export const planOf = (catalogue: Catalogue, id: string | null | undefined): PlanCard | undefined =>
	byId(catalogue.plans, id);
export const stageOf = (catalogue: Catalogue, id: string | null | undefined): StageCard | undefined =>
	byId(catalogue.stages, id);
export const rankName = (catalogue: Catalogue, id: string): string => byId(catalogue.ranks, id)?.name ?? id;

/** What a Convict is called; before it is chosen it has no name. */
export const convictName = (p: Props, convict: ConvictView): string =>
	convictOf(p.catalogue, convict.convict)?.name ?? 'a Convict';

/** The rival that a seat plays for; a spectator has none. */
export function ownRival(view: AnimalcatrazView): number | null {
	const { viewer } = view;
	if (viewer === null) return null;
	const found = view.rivals.findIndex(({ seats }) => seats.includes(viewer));
	return found < 0 ? null : found;
}

/** The numbers of a rival's Convicts. */
export const convictsOf = (view: AnimalcatrazView, rival: number): number[] =>
	view.convicts.flatMap((convict, index) => (convict.rival === rival ? [index] : []));

/**
 * The Convict whose things an option means: the one on turn, or else the first that the viewer's seat plays; the other
 * one of the same side is its partner.
 */
export function ownConvict(view: AnimalcatrazView): number | null {
	const rival = ownRival(view);
	if (rival === null) return null;
	const mine = convictsOf(view, rival);
	if (view.active !== null && mine.includes(view.active)) return view.active;
	return mine.find((index) => view.convicts[index]?.seat === view.viewer) ?? mine[0] ?? null;
}

/** A side's look is that of its first seat. */
export const rivalLook = (p: Props, rival: RivalView | undefined): Look | undefined => p.looks[rival?.seats[0] ?? -1];

/** A Convict has the colour and shape of its side, and the letter of who plays it. */
export function convictLook(p: Props, convict: ConvictView): Look | undefined {
	const side = rivalLook(p, p.situation.view.rivals[convict.rival]);
	const player = p.looks[convict.seat];
	return side === undefined || player === undefined
		? undefined
		: { ...side, seat: player.seat, name: player.name, letter: player.letter, you: player.you };
}

/** "Mara", "Mara and Ben"; the viewer is "you". */
export const sideName = (p: Props, rival: number): string =>
	(p.situation.view.rivals[rival]?.seats ?? [])
		.map((seat) => p.looks[seat])
		.map((look) => (look?.you ? 'you' : (look?.name ?? '')))
		.join(' and ');

/** The exact odds of an option, with every card that would help, best first; only what dice decide has any. */
export function chancesOf(view: AnimalcatrazView, { family, args }: Pick<Offer, 'family' | 'args'>): ChanceView[] {
	const words = [family, ...args].join(' ');
	return view.chances.filter(({ action }) => action === words).toSorted((one, other) => other.percent - one.percent);
}

/** What it wins and loses. */
export const outcomeOf = (
	view: AnimalcatrazView,
	{ family, args }: Pick<Offer, 'family' | 'args'>,
): OutcomeView | undefined => view.outcomes.find(({ action }) => action === [family, ...args].join(' '));

/** Odds as people read them; what can happen is never "0 %". */
export function percent(exact: number): string {
	if (exact > 0 && exact < 1) return '<1%';
	if (exact < 100 && exact > 99) return '>99%';
	return `${Math.round(exact)}%`;
}

export const sum = (numbers: readonly { n: number }[]): number => numbers.reduce((total, { n }) => total + n, 0);

/** The line on the page's bars. */
export function glanceLine(view: AnimalcatrazView): string {
	if (view.over) return 'The game is over';
	if (view.round === 0) return 'Setup';
	if (view.riot !== null) return `Riot in ${inThe(view.riot.space)}`;
	return view.round === NIGHT ? `Day ${view.day} · Night` : `Day ${view.day} · Round ${view.round} of 4`;
}
