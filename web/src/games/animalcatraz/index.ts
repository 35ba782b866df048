/** Animalcatraz for the page: see ../plug.ts. */

import '@fontsource-variable/roboto-condensed';
import '@fontsource-variable/roboto-condensed/wght-italic.css';
import './theme.css';
import Board from './Board.svelte';
import { ISLAND } from './board/places';
import Card from './Card.svelte';
import Clock from './Clock.svelte';
import Compare from './Compare.svelte';
import type { AnimalcatrazGame } from './contract';
import Gain from './Gain.svelte';
import { KEYS, keyOf } from './keys';
import Mat from './Mat.svelte';
import Mover from './Mover.svelte';
import Odds from './Odds.svelte';
import { ROLLED } from './odds';
import Player from './Player.svelte';
import Purse from './Purse.svelte';
import Rivals from './Rivals.svelte';
import { show } from './show';
import { spot } from './spots';
import { heading, refers } from './telling';
import { glanceLine, SPACES } from './words';

/** Corners and the middle, to jump to on a small screen. */
const LANDMARKS = { library: 'Li', infirmary: 'In', courtyard: 'Yd', utility: 'Ut', cafeteria: 'Ca' };

export const game: AnimalcatrazGame = {
	name: 'animalcatraz',
	title: 'Animalcatraz',
	keys: KEYS,
	size: ISLAND,
	Board,
	Mat,
	Rivals,
	Compare,
	Player,
	Card,
	Clock,
	Gain,
	Picker: Odds,
	picked: ROLLED,
	Purse,
	Mover,
	spot,
	key: keyOf,
	words: ({ family }) => (family === 'drop' ? { plain: true } : {}),
	show,
	glance: (view) => ({
		line: glanceLine(view),
		scores: sideScores(view.rivals),
	}),
	landmarks: () =>
		Object.entries(LANDMARKS).map(([space, short]) => ({
			spot: `space:${space}`,
			short,
			label: SPACES[space] ?? space,
		})),
	heading,
	refers,
};

/** A side's Reputation, once: with its first seat. */
function sideScores(rivals: readonly { seats: number[]; rep: number }[]): (number | null)[] {
	const scores: (number | null)[] = [];
	for (const { seats, rep } of rivals) for (const [nth, seat] of seats.entries()) scores[seat] = nth === 0 ? rep : null;
	return scores;
}

export default game;
