/** The contract with the shell, with the view and the catalogue of Animalcatraz filled in. */

import type { Barred, Offer, Told } from '../../wire/types';
import type { CardRef, Game, Glance, Landmark, Movement, OptionWords, PartProps, Spot } from '../plug';
import type { AnimalcatrazView, Catalogue } from './types';

export type Props = PartProps<AnimalcatrazView, Catalogue>;
export type AnimalcatrazGame = Game<AnimalcatrazView, Catalogue>;
export type { Barred, CardRef, Glance, Landmark, Movement, Offer, OptionWords, Spot, Told };
