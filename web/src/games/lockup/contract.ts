/** The contract with the shell, with Lockup's own view and catalogue filled in. */

import type { Barred, Offer, Told } from '../../wire/types';
import type { CardRef, Game, Landmark, Movement, OptionWords, PartProps, Spot, Standing } from '../plug';
import type { Catalogue, LockupView } from './types';

export type Props = PartProps<LockupView, Catalogue>;
export type LockupGame = Game<LockupView, Catalogue>;
export type { Barred, CardRef, Landmark, Movement, Offer, OptionWords, Spot, Standing, Told };
