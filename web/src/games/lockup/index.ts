/** Lockup for the shell: its parts, and where things lie and move. */

import './theme.css';
import Board from './Board.svelte';
import { BOARD } from './board/geometry';
import Card from './Card.svelte';
import Clock from './Clock.svelte';
import Compare from './Compare.svelte';
import type { LockupGame } from './contract';
import Gain from './Gain.svelte';
import { KEYS, keyOf } from './keys';
import Mat from './Mat.svelte';
import Mover from './Mover.svelte';
import { optionWords } from './optionwords';
import Player from './Player.svelte';
import Purse from './Purse.svelte';
import Rivals from './Rivals.svelte';
import Sending from './Sending.svelte';
import { show } from './show';
import { spotOf } from './spots';
import { stage } from './stage';
import { heading, refers, teller } from './telling';
import { glanceLine, LOCATION_NAMES } from './words';

export const game: LockupGame = {
	name: 'lockup',
	title: 'Lockup',
	keys: KEYS,
	size: BOARD,
	Board,
	Mat,
	Rivals,
	Compare,
	Player,
	Card,
	Clock,
	Gain,
	Picker: Sending,
	picked: ['send'],
	Purse,
	Mover,
	spot: spotOf,
	key: keyOf,
	words: optionWords,
	show,
	stage,
	glance: (view) => ({ line: glanceLine(view), scores: view.players.map((player) => player.stars) }),
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
