/** The contract with the shell, with the view and the catalogue of Architects filled in. */

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
import type { ArchitectsView, Catalogue } from './types';

export type Props = PartProps<ArchitectsView, Catalogue>;
export type ArchitectsGame = Game<ArchitectsView, Catalogue>;
export type { Barred, CardRef, Glance, Landmark, Movement, Offer, OptionWords, Spot, Staged, StagedStep, Told };
