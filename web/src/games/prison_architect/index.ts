/** Prison Architect for the page: see ../plug.ts. */

import '@fontsource-variable/roboto-condensed';
import './theme.css';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Clock from './Clock.svelte';
import Compare from './Compare.svelte';
import type { PrisonArchitectGame } from './contract';
import Gain from './Gain.svelte';
import { KEYS, keyOf } from './keys';
import Mat from './Mat.svelte';
import Mover from './Mover.svelte';
import { optionWords } from './optionwords';
import Picker from './Picker.svelte';
import Player from './Player.svelte';
import Purse from './Purse.svelte';
import Rivals from './Rivals.svelte';
import { show } from './show';
import { spot } from './spots';
import { stage } from './stage';
import { heading, refers } from './telling';
import { glanceLine, isMarket } from './words';

/** A square sheet of six by six, with its margins: what stands beside it on a desk stands in the sheet of a phone. */
const SIZE = { width: 632, height: 632 };
/** Five folders below each other, with tiles that can be told apart. */
const FOLDERS = { width: 390, height: 510 };

export const game: PrisonArchitectGame = {
	name: 'prison_architect',
	title: 'Prison Architect',
	keys: KEYS,
	size: SIZE,
	upright: (view) => (isMarket(view) && !view.over ? FOLDERS : SIZE),
	Board,
	Mat,
	Rivals,
	Compare,
	Player,
	Card,
	Clock,
	Gain,
	Picker,
	picked: ['bid', 'at'],
	Purse,
	Mover,
	spot,
	key: keyOf,
	words: optionWords,
	show,
	stage,
	glance: (view) => ({
		line: glanceLine(view),
		scores: [...view.players.map(({ points }) => points), ...(view.governor ? [view.governor.points] : [])],
	}),
	heading,
	refers,
};

export default game;
