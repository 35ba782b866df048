/** Architects of the West Kingdom for the page: see ../plug.ts. */

import '@fontsource-variable/alegreya';
import './theme.css';
import './drawings.css';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Clock from './Clock.svelte';
import type { ArchitectsGame, CardRef, Told } from './contract';
import Gain from './Gain.svelte';
import { CLAIMS } from './keys';
import Mat from './Mat.svelte';
import Mover from './Mover.svelte';
import { wordsOf } from './options';
import Player from './Player.svelte';
import { SITES } from './places';
import Rivals from './Rivals.svelte';
import { show } from './show';
import { spot } from './spots';
import { capital, standingLine } from './words';

const REFERS: [fact: string, kind: string][] = [
	['building', 'building'],
	['apprentice', 'apprentice'],
	['scheme', 'scheme'],
	['reward', 'reward'],
	['card', 'market'],
	['place', 'place'],
];

function refers(told: Told): CardRef | null {
	for (const [fact, kind] of REFERS) {
		const id = told.facts[fact];
		if (typeof id === 'string') return { kind, id };
	}
	return null;
}

const HEADINGS: Record<string, string> = {
	turns: 'The game begins',
	final_round: 'The last round',
	game_end: 'Scoring',
};

export const game: ArchitectsGame = {
	name: 'architects',
	title: 'Architects of the West Kingdom',
	claims: CLAIMS,
	size: { width: 1076, height: 629 },
	automata: (view) => (view.opponent ? [capital(view.opponent.opponent)] : []),
	Board,
	Mat,
	Rivals,
	Player,
	Card,
	Clock,
	Gain,
	Mover,
	spot,
	words: wordsOf,
	show,
	standing: (view) => ({ line: standingLine(view), scores: view.players.map(({ points }) => points) }),
	landmarks: () => [
		...SITES.map(({ place, key, name }) => ({ spot: `place:${place}`, short: key, label: name })),
		{ spot: 'guildhall', short: 'G', label: 'Guildhall' },
		{ spot: 'market', short: 'B', label: 'Black Market' },
		{ spot: 'cathedral', short: 'C', label: 'Cathedral' },
		{ spot: 'apprentice:0', short: 'A', label: 'Apprentices' },
		{ spot: 'prison', short: 'P', label: 'Prison' },
		{ spot: 'virtue', short: 'V', label: 'Virtue' },
	],
	heading: (told) => (told.event === 'phase_began' ? (HEADINGS[String(told.facts.phase)] ?? '') : ''),
	refers,
};

export default game;
