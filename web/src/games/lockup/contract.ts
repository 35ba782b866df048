/** The contract with the shell, with Lockup's own view and catalogue filled in. */

import type { Barred, Offer, Told } from '../../wire/types';
import type {
	CardRef,
	Game,
	Glance,
	Landmark,
	Movement,
	OptionWords,
	PartProps,
	Spot,
	Staged,
	StagedStep,
} from '../plug';
import type { Catalogue, LockupView } from './types';

export type Props = PartProps<LockupView, Catalogue>;
export type LockupGame = Game<LockupView, Catalogue>;
export type { Barred, CardRef, Glance, Landmark, Movement, Offer, OptionWords, Spot, Staged, StagedStep, Told };
