/** How a seat looks: a colour, a shape and a letter together, so that none of them has to be told apart alone. */

import type { ActorInfo, SeatInfo } from '../wire/types';
import { possessive } from './english';

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star' | 'cross' | 'ring';

export interface Look {
	/** Index of the player: seats come first, then automata, then further figures of seats. */
	seat: number;
	/** The seat that leads it, most often itself; null for an automaton. */
	leader: number | null;
	name: string;
	/** One upper-case letter, different for every player at the table. */
	letter: string;
	shape: Shape;
	/** Two tones for drawings: the face, and the darker side below it. CSS: `.seat-<n>` sets --s and --s2 to them. */
	colour: string;
	side: string;
	/** What is legible on the colour. */
	ink: string;
	/** Class that sets --s, --s2 and --s-ink for everything inside. */
	tint: string;
	you: boolean;
	automaton: boolean;
}

/** The Okabe-Ito set, in the order of seats; the sides are the same hues, darker. */
const SET: { shape: Shape; colour: string; side: string; ink: string }[] = [
	{ shape: 'circle', colour: '#e69f00', side: '#8f6200', ink: '#1a1204' },
	{ shape: 'square', colour: '#56b4e9', side: '#2b6f99', ink: '#06131c' },
	{ shape: 'triangle', colour: '#009e73', side: '#005c43', ink: '#00130d' },
	{ shape: 'diamond', colour: '#d55e00', side: '#853a00', ink: '#1a0b00' },
	{ shape: 'hexagon', colour: '#cc79a7', side: '#84446a', ink: '#1c0a14' },
	{ shape: 'star', colour: '#0072b2', side: '#00466e', ink: '#ffffff' },
	{ shape: 'cross', colour: '#f0e442', side: '#978f1c', ink: '#1a1803' },
	{ shape: 'ring', colour: '#222222', side: '#000000', ink: '#ffffff' },
];

/** Where the colours that pieces have in a box stand in the set. */
const IN_A_BOX: Record<string, number> = { yellow: 0, blue: 1, green: 2, white: 2, red: 3, purple: 4 };

/** Outlines in a box from -24 to 24, centred on 0: for a badge, a token, a small mark. */
export const OUTLINES: Record<Shape, string> = {
	circle: 'M0-17.5a17.5 17.5 0 1 1 0 35a17.5 17.5 0 1 1 0-35z',
	square:
		'M-12.5-16h25a3.5 3.5 0 0 1 3.5 3.5v25a3.5 3.5 0 0 1-3.5 3.5h-25a3.5 3.5 0 0 1-3.5-3.5v-25a3.5 3.5 0 0 1 3.5-3.5z',
	triangle: 'M0-20 20 14.5H-20z',
	diamond: 'M0-21 21 0 0 21-21 0z',
	hexagon: 'M0-19 16.5-9.5v19L0 19-16.5 9.5v-19z',
	star: 'M0-21.5 6.2-7.4 21-6 10 4.6 13.2 19 0 11.6-13.2 19-10 4.6-21-6-6.2-7.4z',
	cross: 'M-7-18H7V-7H18V7H7V18H-7V7H-18V-7H-7z',
	ring: 'M0-17.5a17.5 17.5 0 1 1 0 35a17.5 17.5 0 1 1 0-35z',
};

/** The letter of each name: its first one that nobody before has taken, else any that is free. */
export function letters(names: readonly string[]): string[] {
	const taken = new Set<string>();
	return names.map((name) => {
		const wanted = [...name.toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
		const letter = [...wanted, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((sign) => !taken.has(sign)) ?? '?';
		taken.add(letter);
		return letter;
	});
}

/** One look for each seat, and one for whoever else acts; a seat's further figures are of its colour and shape. */
export function looksOf(seats: readonly SeatInfo[], you: number | null, actors: readonly ActorInfo[] = []): Look[] {
	const players = [...seats.map((seat) => ({ ...seat, name: seat.name || `Seat ${seat.seat + 1}` })), ...actors];
	const signs = letters(players.map((player) => player.name));
	return players.map(({ seat: leader, name, colour }, index) => {
		const place = IN_A_BOX[colour] ?? placeOf(leader, seats);
		return {
			...(SET[place] as (typeof SET)[number]),
			seat: index,
			leader,
			name,
			letter: signs[index] as string,
			tint: `seat-${place}`,
			you: index === you,
			automaton: leader === null,
		};
	});
}

/** Where a leader's look stands in the set; an automaton's is the last. */
const placeOf = (leader: number | null, seats: readonly SeatInfo[]): number =>
	leader === null ? SET.length - 1 : (IN_A_BOX[seats[leader]?.colour ?? ''] ?? leader % SET.length);

/** An automaton of which only the name is known. */
export const automaton = (name: string): ActorInfo => ({ seat: null, name, colour: '' });

/** "you", or the player's name. */
export const named = (look: Look | undefined): string => (look === undefined ? '' : look.you ? 'you' : look.name);

/** "your", or the player's. */
export const whose = (look: Look | undefined): string =>
	look === undefined ? '' : look.you ? 'your' : possessive(look.name);
