/** Lockup for the shell: its parts, and where things lie and move. */

import './theme.css';
import Board from './Board.svelte';
import { BOARD } from './board/geometry';
import Card from './Card.svelte';
import Clock from './Clock.svelte';
import type { LockupGame } from './contract';
import Gain from './Gain.svelte';
import Mat from './Mat.svelte';
import Mover from './Mover.svelte';
import { optionWords } from './optionwords';
import Player from './Player.svelte';
import Rivals from './Rivals.svelte';
import { show } from './show';
import { spotOf } from './spots';
import { heading, refers, teller } from './telling';
import { LOCATION_NAMES, standingLine } from './words';

export const game: LockupGame = {
	name: 'lockup',
	title: 'Lockup',
	size: BOARD,
	automata: (view) => (view.guard_decks === null ? [] : ['The guards']),
	Board,
	Mat,
	Rivals,
	Player,
	Card,
	Clock,
	Gain,
	Mover,
	spot: spotOf,
	words: optionWords,
	show,
	standing: (view) => ({ line: standingLine(view), scores: view.players.map((player) => player.stars) }),
	landmarks: (view) =>
		view.locations.map(({ location }, index) => ({
			spot: `location:${location}`,
			short: String(index + 1),
			label: LOCATION_NAMES[location] ?? location,
		})),
	teller,
	heading,
	refers,
};
export default game;
