/** Players in the order of turns, the viewer first; before that order is known, by seat. */

import type { ArchitectsView, PlayerView } from './types';

export function inTurn(view: ArchitectsView): PlayerView[] {
	const order = view.order.length === view.players.length ? view.order : view.players.map(({ seat }) => seat);
	const start = view.viewer === null ? 0 : order.indexOf(view.viewer);
	return [...order.slice(start), ...order.slice(0, start)].flatMap((seat) => view.players[seat] ?? []);
}
