/** Which place of which rulebook lies open above the page. */

import { cited } from './citations';

let open = $state.raw<{ game: string; at: string } | null>(null);

export const citing = {
	get open(): { game: string; at: string } | null {
		return open;
	},
};

export function look(game: string, at: string): void {
	open = { game, at };
}

/** Look at the first place that a text cites. */
export function lookUp(game: string, text: string): void {
	const first = cited(text).find((piece) => typeof piece !== 'string');
	if (first !== undefined) look(game, first.at);
}

export function lookAway(): void {
	open = null;
}
