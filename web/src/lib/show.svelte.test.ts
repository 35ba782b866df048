import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../games/plug';
import type { Pausing, Situation, Told } from '../wire/types';
import { prefs } from './prefs.svelte';
import { Show } from './show.svelte';
import type { Beat, Table } from './table.svelte';

const told = (sentence: string, seat: number, opens = false): Told => ({
	event: 'x',
	facts: { seat },
	sentence,
	opens,
});
const situation = (view: string, options = 0): Situation =>
	({ seat: 0, view, options: Array.from({ length: options }), barred: [], waiting: [], question: '' }) as never;

const game = { show: () => [{}] } as unknown as Game;

describe('the story at the table', () => {
	let show: Show;
	let story: Told[];
	let listener: (beat: Beat) => void;
	const beat = (fresh: Told[], after: Situation, pauses: Pausing[] = []): void => {
		story = [...story, ...fresh];
		listener({ fresh, story, pauses, situation: after });
	};
	const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

	beforeEach(() => {
		vi.useFakeTimers();
		vi.stubGlobal('document', { hidden: false });
		story = [told('The deal.', 0, true)];
		show = new Show(game, null);
		show.follow({
			situation: situation('before', 2),
			story,
			listen: (heard: (beat: Beat) => void) => {
				listener = heard;
			},
		} as unknown as Table);
	});
	afterEach(() => {
		prefs.speed = 'normal';
		prefs.motion = 'auto';
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});

	it('tells line by line: the log goes with it, and the board when the move is told', async () => {
		beat([told('Ben went.', 1, true), told('Ben gained.', 1)], situation('after'));
		await wait(1);
		expect([show.story.length, show.situation?.view, show.busy]).toEqual([2, 'before', true]);
		await wait(430);
		expect([show.story.length, show.situation?.view]).toEqual([3, 'before']);
		await wait(1000);
		expect([show.story.length, show.situation?.view, show.busy]).toEqual([3, 'after', false]);
	});

	it('names who acts, whoever is asked next', async () => {
		beat([told('Ben went.', 1, true), told('Cleo lost.', 2), told('Cleo went.', 2, true)], situation('after', 3));
		await wait(1);
		expect(show.actor).toBe(1);
		await wait(430);
		expect(show.actor).toBe(1); // what happens to Cleo is still Ben's doing
		await wait(430);
		expect(show.actor).toBe(2);
	});

	it('names the automaton that goes on with a move', async () => {
		const staged = { seat: 2, title: '', card: null, steps: [] };
		const stage: Game['stage'] = (lines) => (lines.some(({ sentence }) => sentence === 'It bid.') ? staged : null);
		Object.assign(show, { game: { ...game, stage } });
		beat([told('Ann bid.', 0, true), told('It bid.', 0)], situation('after'));
		await wait(1);
		expect(show.actor).toBe(0);
		await wait(430);
		expect(show.actor).toBe(2);
	});

	it('asks nobody before everything that waits is told', async () => {
		beat([told('Ben went.', 1, true)], situation('one'));
		beat([told('Cleo went.', 2, true)], situation('two', 4));
		await wait(300);
		expect([show.situation?.view, show.busy]).toEqual(['before', true]);
		await wait(300);
		expect([show.situation?.view, show.busy]).toEqual(['one', true]);
		await wait(1000);
		expect([show.situation?.options.length, show.busy]).toEqual([4, false]);
	});

	it('shows the table in the middle of a move, without the question that comes after it', async () => {
		const lines = [told('Ann went.', 0, true), told('Constantine went.', 1, true)];
		beat(lines, situation('after', 3), [{ line: 2, view: 'between' }]);
		await wait(1);
		expect(show.situation?.view).toBe('before');
		await wait(430);
		expect([show.situation?.view, show.situation?.options.length]).toEqual(['between', 0]);
		await wait(1000);
		expect([show.situation?.view, show.situation?.options.length]).toEqual(['after', 3]);
	});

	it('skips to the end of all that waits, and tells the next move again', async () => {
		for (const name of ['one', 'two', 'three']) beat([told(name, 1, true), told(name, 1)], situation(name));
		await wait(1);
		show.skip();
		await wait(1);
		expect([show.situation?.view, show.story.length, show.busy]).toEqual(['three', 7, false]);
		beat([told('four', 1, true)], situation('four'));
		await wait(1);
		expect(show.busy).toBe(true);
	});

	it('takes no time where somebody wants none', async () => {
		prefs.speed = 'instant';
		beat([told('Ben went.', 1, true)], situation('after'));
		await wait(0);
		expect([show.situation?.view, show.busy]).toEqual(['after', false]);
	});

	it('lets those read who want no movement, a move at a time', async () => {
		prefs.motion = 'off';
		beat([told('Ben went.', 1, true), told('Ben gained.', 1), told('Ben paid.', 1)], situation('after'));
		await wait(1);
		expect([show.story.length, show.flights.length, show.busy]).toEqual([4, 0, true]);
		await wait(800);
		expect(show.busy).toBe(false);
	});

	it('takes moves back at once', async () => {
		listener({ fresh: [], story: [], pauses: [], situation: situation('undone') });
		await wait(0);
		expect([show.story.length, show.situation?.view, show.busy]).toEqual([0, 'undone', false]);
	});
});
