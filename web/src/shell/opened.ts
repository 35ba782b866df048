/** What is open above the table; one thing at a time. */

import type { CardRef } from '../games/plug';
import type { Listed } from '../lib/options';

export type Opened =
	| { is: 'card'; card: CardRef }
	| { is: 'player'; seat: number }
	| { is: 'choose'; options: Listed[] }
	| { is: 'rules'; chapter?: string }
	| { is: 'propose'; line: number }
	| { is: 'keys' | 'recap' | 'seats' | 'settings' | 'sheet' | 'menu' | 'resign' | 'fork' };
