/** What is open above the table; one thing at a time. */

import type { CardRef } from '../games/plug';
import type { Listed } from '../lib/options';
import type { Offer } from '../wire/types';

export type Opened =
	| { is: 'card'; card: CardRef }
	| { is: 'player'; seat: number }
	| { is: 'choose'; options: Listed[] }
	| { is: 'sure'; offer: Offer; then: readonly string[]; all: string }
	| { is: 'rules'; chapter?: string }
	| { is: 'propose'; line: number }
	/** One move again, by its first line; all since the viewer's last turn if left out. */
	| { is: 'recap'; entry?: number }
	| { is: 'compare' | 'keys' | 'seats' | 'settings' | 'sheet' | 'menu' | 'resign' | 'fork' };
