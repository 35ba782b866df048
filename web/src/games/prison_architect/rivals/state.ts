/** What a player is doing just now, in two or three words. */

import { counted } from '../../../lib/english';
import type { Props } from '../contract';
import type { PlayerView } from '../types';
import { PHASES } from '../words';

export interface State {
	words: string;
	tone: 'done' | 'busy' | 'idle';
}

export function stateOf(p: Props, player: PlayerView): State {
	const { view } = p.situation;
	const info = p.table.seats?.[player.seat];
	if (view.winners.includes(player.seat)) return { words: 'has won', tone: 'done' };
	if (view.over) return { words: 'finished', tone: 'idle' };
	if (info?.resigned) return { words: 'has left', tone: 'idle' };
	if (view.phase === 'bid')
		return player.bids.committed ? { words: 'bids sealed', tone: 'done' } : { words: 'bidding', tone: 'busy' };
	if (view.phase === 'build' && !player.done && player.construction.length > 0)
		return { words: `${counted(player.construction.length, 'tile')} to place`, tone: 'busy' };
	if (['build', 'intake', 'objectives'].includes(view.phase) && player.done)
		return { words: `finished ${PHASES[view.phase]}`, tone: 'done' };
	if (p.situation.waiting.includes(player.seat)) return { words: 'to act', tone: 'busy' };
	if (info?.sitter === 'bot') return { words: 'bot', tone: 'idle' };
	return { words: info !== undefined && !info.online ? 'away' : '', tone: 'idle' };
}
