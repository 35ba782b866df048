/** What a side is doing, in a word or two. */

import type { Props } from '../contract';
import { convictsOf } from '../words';

export interface State {
	words: string;
	tone: 'busy' | 'done' | 'idle';
}

export function stateOf(p: Props, rival: number): State {
	const { view, waiting } = p.situation;
	const side = view.rivals[rival];
	const convicts = convictsOf(view, rival);
	if (view.over && side?.seats.some((seat) => view.winners.includes(seat))) return { words: 'won', tone: 'busy' };
	if (side?.seats.some((seat) => p.table.seats[seat]?.resigned)) return { words: 'has left', tone: 'idle' };
	if (side?.seats.some((seat) => waiting.includes(seat))) return { words: 'to act', tone: 'busy' };
	if (view.active !== null && convicts.includes(view.active)) return { words: 'on turn', tone: 'busy' };
	const inside = convicts.map((index) => view.convicts[index]!).filter(({ posture }) => posture !== 'escaped');
	if (inside.length === 0) return { words: 'escaped', tone: 'done' };
	const played = inside.filter((one) => one.played).length;
	if (played === inside.length) return { words: 'played', tone: 'done' };
	return { words: played > 0 ? `${played} of ${inside.length} played` : '', tone: 'idle' };
}
