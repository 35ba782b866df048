/** Small phrases that several parts have in common, and the ways into the catalogue. */

import { capital } from '../../lib/english';
import type {
	BureaucracyCard,
	Catalogue,
	DuelCard,
	ObjectiveCard,
	PlayerView,
	PrisonArchitectView,
	TileCard,
} from './types';

export const AREAS: Record<string, string> = {
	cell: 'Cells',
	staff: 'Staff',
	basic: 'Basic',
	additional: 'Additional',
	bureaucracy: 'Bureaucracy',
};

export const PHASES: Record<string, string> = {
	setup: 'Setup',
	foundation: 'Foundation',
	cleanup: 'Cleanup',
	bid: 'Bid',
	buy: 'Buy',
	build: 'Build',
	intake: 'Intake',
	objectives: 'Objectives',
	evaluation: 'Evaluation',
	income: 'Income',
	game_end: 'Scoring',
};

/** The six of a working week. */
export const WEEK = ['cleanup', 'bid', 'buy', 'build', 'intake', 'objectives'] as const;

export const NEEDS: Record<string, { icon: string; name: string; rule: string }> = {
	secure: { icon: 'security', name: 'Secure', rule: 'Security above Contraband' },
	comfortable: { icon: 'comfort', name: 'Comfortable', rule: 'Comfort above Discontent' },
	hygienic: { icon: 'hygiene', name: 'Hygienic', rule: 'at least one Hygiene' },
};

export const SHEET: Record<string, string> = {
	cash: 'Cash',
	tiles: 'Brick and mortar',
	cards: 'Organization',
	tracks: 'Tracks',
	specialists: 'Specialists',
	objectives: 'Objectives',
	escapees: 'Escapees',
	released: 'Reintegration',
	inmates: 'Inmates',
};

export const KINDS: Record<string, string> = {
	assignment: 'Assignment',
	blueprint: 'Blueprint',
	characteristic: 'Characteristic',
};

export const SOURCES: Record<string, string> = {
	rulebook: 'printed in the rulebook',
	public: 'from a public source',
	reconstructed: 'reconstructed by us',
};

export const TYPES = ['grey', 'orange', 'red'] as const;
export const SIDES: Record<string, string> = { n: 'north', e: 'east', s: 'south', w: 'west' };

const byId = <T extends { id: string }>(entries: readonly T[], id: string | null | undefined): T | undefined =>
	entries.find((entry) => entry.id === id);

export const tileOf = (catalogue: Catalogue, id: string | null | undefined): TileCard | undefined =>
	byId(catalogue.tiles, id);
export const cardOf = (catalogue: Catalogue, id: string | null | undefined): BureaucracyCard | undefined =>
	byId(catalogue.cards, id);
export const objectiveOf = (catalogue: Catalogue, id: string | null | undefined): ObjectiveCard | undefined =>
	byId(catalogue.objectives, id);
export const duelOf = (catalogue: Catalogue, id: string | null | undefined): DuelCard | undefined =>
	byId(catalogue.duels, id);

/** Of a tile or a card: whatever an offer holds. */
export const itemOf = (catalogue: Catalogue, id: string): TileCard | BureaucracyCard | undefined =>
	tileOf(catalogue, id) ?? cardOf(catalogue, id);

/** The viewer's own; a spectator has none. */
export const ownOf = (view: PrisonArchitectView): PlayerView | undefined =>
	view.viewer === null ? undefined : view.players[view.viewer];

/** The phases in which the offers are what all look at. */
export const isMarket = (view: PrisonArchitectView): boolean =>
	['setup', 'foundation', 'cleanup', 'bid', 'buy'].includes(view.phase);

/** A round of the game in a word or two: "Week 3", "Evaluation 1". */
export function roundName(kind: string, n: number): string {
	if (kind === 'working_week') return `Week ${n}`;
	if (kind === 'evaluation') return `Evaluation ${n}`;
	return kind === 'final_scoring' ? 'Final scoring' : capital(kind);
}

/** The line on the page's bars. */
export function glanceLine(view: PrisonArchitectView, catalogue?: Catalogue): string {
	if (view.over) return 'The game is over';
	const round = catalogue?.rounds[view.round];
	if (round !== undefined && round.kind !== 'working_week') return roundName(round.kind, round.n);
	if (!(WEEK as readonly string[]).includes(view.phase)) return PHASES[view.phase] ?? '';
	return `Week ${view.week} of 5 · ${PHASES[view.phase]}`;
}

/** How many prisoners of each type live in a prison. */
export function inmatesOf(player: PlayerView): Record<string, number> {
	const out: Record<string, number> = { grey: 0, orange: 0, red: 0 };
	for (const { cell } of player.prison.tiles)
		for (const { type } of cell?.prisoners ?? []) out[type] = (out[type] ?? 0) + 1;
	return out;
}
