/** Architects of the West Kingdom for the page: see ../plug.ts. */

import '@fontsource-variable/alegreya';
import './theme.css';
import './drawings.css';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Clock from './Clock.svelte';
import Compare from './Compare.svelte';
import type { ArchitectsGame } from './contract';
import Gain from './Gain.svelte';
import { KEYS, keyOf } from './keys';
import Mat from './Mat.svelte';
import Mover from './Mover.svelte';
import { optionWords } from './optionwords';
import Player from './Player.svelte';
import Purse from './Purse.svelte';
import { SITES } from './places';
import Rivals from './Rivals.svelte';
import { show } from './show';
import { spot } from './spots';
import { stage } from './stage';
import Turned from './Turned.svelte';
import { heading, refers } from './telling';
import { glanceLine } from './words';

export const game: ArchitectsGame = {
	name: 'architects',
	title: 'Architects',
	keys: KEYS,
	size: { width: 1076, height: 629 },
	Board,
	Mat,
	Rivals,
	Compare,
	Player,
	Card,
	Turned,
	Clock,
	Gain,
	Purse,
	Mover,
	spot,
	key: keyOf,
	words: optionWords,
	show,
	stage,
	glance: (view) => ({ line: glanceLine(view), scores: view.players.map(({ points }) => points) }),
	landmarks: () => [
		...SITES.map(({ place, key, name }) => ({ spot: `place:${place}`, short: key, label: name })),
		{ spot: 'guildhall', short: 'G', label: 'Guildhall' },
		{ spot: 'market', short: 'B', label: 'Black Market' },
		{ spot: 'cathedral', short: 'C', label: 'Cathedral' },
		{ spot: 'apprentice:0', short: 'A', label: 'Apprentices' },
		{ spot: 'prison', short: 'P', label: 'Prison' },
		{ spot: 'virtue', short: 'V', label: 'Virtue' },
	],
	heading,
	refers,
};

export default game;
