/** What is compared, and who is ahead. */

import { expect, it } from 'vitest';
import { ahead, LINES } from '../compare';
import { stateOf } from '../rivals/state';
import { props } from './fixtures';

it('marks whoever has most, but nobody where all have the same', () => {
	expect(ahead([3, 5, 5])).toEqual([false, true, true]);
	expect(ahead([2, 2])).toEqual([false, false]);
});

it('counts inmates and needs from the cells', () => {
	const [me] = props('build').situation.view.players;
	const figure = (name: string) => LINES.find((line) => line.name === name)?.of(me!);
	expect(figure('Inmates')).toBe(11);
	expect(figure('Needs met')).toBe(7);
	expect(figure('Threat escaped')).toBe(4);
});

it('says in a word what a rival is doing', () => {
	const p = props('build');
	const [, ben] = p.situation.view.players;
	expect(stateOf(p, ben!)).toEqual({ words: '1 tile to place', tone: 'busy' });
	expect(stateOf(p, { ...ben!, done: true })).toEqual({ words: 'finished Build', tone: 'done' });
	const bidding = props('bid');
	const [, rival] = bidding.situation.view.players;
	const sealed = (committed: boolean) => ({ ...rival!, bids: { ...rival!.bids, committed } });
	expect(stateOf(bidding, sealed(true)).words).toBe('bids sealed');
	expect(stateOf(bidding, sealed(false)).words).toBe('bidding');
});
