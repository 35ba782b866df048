/** The square that a finger has touched: a mouse shows what it would bring by resting there, a finger by a first touch. */

import type { Props } from '../contract';

class Aim {
	tile = $state('');
	square = $state('');

	at(tile: string, square: string): void {
		this.tile = tile;
		this.square = square;
	}

	is(tile: string | undefined, square: string): boolean {
		return this.tile === tile && this.square === square;
	}
}

export const aim = new Aim();

/** The square that list or board point at, or that a finger has touched; '' when there is none. */
export function aimedAt(p: Props): string {
	if (p.pointed.startsWith('square:')) return p.pointed.slice('square:'.length);
	return p.situation.view.placing === aim.tile ? aim.square : '';
}
