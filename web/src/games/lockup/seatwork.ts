/** Questions about players that several parts ask. */

import { short } from '../../lib/english';
import { type Look, named } from '../../lib/looks';
import type { CrewAt, LockupView, PlayerView } from './types';

export const cubeCount = (player: PlayerView): number => Object.values(player.cubes).reduce((a, b) => a + b, 0);

/** 1 for whoever leads; equals share a rank. */
export const rankOf = (view: LockupView, seat: number): number =>
	1 + view.players.filter((other) => other.stars > (view.players[seat]?.stars ?? 0)).length;

const TINY = 5;

/** A name of so many letters; where that would say little, the letter on its tokens. Tiny names stay whole. */
export function labelled(look: Look | undefined, most: number): string {
	const name = named(look);
	if (name.length <= TINY) return name;
	return most > TINY ? short(name, most) : (look?.letter ?? '');
}

/** What a crew's strength at a place reads like: known tokens added up, a question mark for those that are not. */
export function strengthWords(crew: CrewAt): string {
	const unknown = crew.face_down - crew.known.length;
	const seen = crew.face_up.length + crew.known.length;
	if (unknown === 0) return String(crew.strength);
	const marks = unknown === 1 ? '?' : `${unknown}×?`;
	return seen === 0 && crew.bonus === 0 ? marks : `${crew.strength} + ${marks}`;
}

/** A token's figure as drawn on it: the enforcer shows the power of its crew. */
export const figureOf = (token: string, power: number): string =>
	token === 'enforcer' ? String(power) : token === 'lookout' ? '0' : token;

export function tokenName(token: string, power: number): string {
	if (token === 'lookout') return 'lookout';
	return token === 'enforcer' ? `enforcer (${power})` : token;
}

/** Players other than the viewer, clockwise from the viewer on; for a spectator everybody. */
export function others(view: LockupView): PlayerView[] {
	const { viewer, players } = view;
	if (viewer === null) return players;
	return [...players.slice(viewer + 1), ...players.slice(0, viewer)];
}

/** Who acts next in Roll Call after whoever is asked now; -1 when nobody can be told. */
export function nextInTurn(view: LockupView): number {
	const seats = view.rules.players;
	const now = view.waiting[0];
	if (view.phase !== 'roll_call' || now === undefined || view.waiting.length > 1 || seats < 2) return -1;
	for (let step = 1; step < seats; step++) {
		const seat = (now + step) % seats;
		if (!view.players[seat]?.passed) return seat;
	}
	return -1;
}
