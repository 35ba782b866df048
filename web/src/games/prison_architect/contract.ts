/** The contract with the shell, with the view and the catalogue of Prison Architect filled in. */

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
import type { Catalogue, PrisonArchitectView } from './types';

export type Props = PartProps<PrisonArchitectView, Catalogue>;
export type PrisonArchitectGame = Game<PrisonArchitectView, Catalogue>;
export type { Barred, CardRef, Glance, Landmark, Movement, Offer, OptionWords, Spot, Staged, StagedStep, Told };
