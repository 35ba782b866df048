import { describe, expect, it } from 'vitest';
import type { Props, Told } from './contract';
import catalogueFile from './fixtures/catalogue.json';
import soloFile from './fixtures/solo.json';
import { stage } from './stage';
import type { Catalogue } from './types';

const catalogue = catalogueFile as unknown as Catalogue;
const { view } = soloFile as unknown as Props['situation'];
const seat = view.players.length - 1;
const line = (event: string, facts: Told['facts'], sentence = ''): Told => ({
	event,
	facts: { seat, ...facts },
	sentence,
	opens: event === 'turn_began',
});
const began = line('turn_began', {});
const states = (told: Told[]) => stage(told, view, catalogue)?.steps.map(({ state }) => state);

describe('the opponent’s turn on the stage', () => {
	const shown = line('scheme_shown', { scheme: 'S16' }, 'Scheme S16.');
	const placed = line('worker_placed', { place: 'workshop' }, 'A worker went.');
	const purge = line('opponent_did', { why: 'scheme', act: 'purge_apprentices' }, 'The scheme said.');
	const purged = line('apprentice_purged', {}, 'The Jeweller left.');
	const future = line('opponent_did', { why: 'scheme', act: 'future' }, 'The scheme said.');

	it('is staged for nobody but the opponent', () => {
		expect(stage([line('turn_began', { seat: 0 }), placed], view, catalogue)).toBeNull();
		expect(stage([began], view, catalogue)).toBeNull();
	});
	it('shows all steps of the card before the first is done', () => {
		expect(states([began, shown])).toEqual(['next', 'next', 'next']);
		expect(stage([began, shown], view, catalogue)).toMatchObject({
			seat,
			title: 'Scheme S16',
			card: { kind: 'scheme', id: 'S16' },
		});
	});
	it('does them one by one, with what came of each', () => {
		expect(states([began, shown, placed])).toEqual(['now', 'next', 'next']);
		const staged = stage([began, shown, placed, purge, purged, future], view, catalogue);
		expect(staged?.steps.map(({ state, came }) => [state, came])).toEqual([
			['done', ['A worker went.']],
			['done', ['The Jeweller left.']],
			['now', []],
		]);
	});
	it('says why the other branch counted', () => {
		const other = line('scheme_shown', { scheme: 'S13' });
		const barred = line('opponent_did', { why: 'no_tax' }, 'There was no tax.');
		const steps = stage([began, other, barred, placed], view, catalogue)?.steps ?? [];
		expect(steps[0]).toMatchObject({ state: 'passed', came: ['There was no tax.'] });
		expect(steps[1]).toMatchObject({ state: 'now', words: 'A worker goes to the Silversmith.' });
	});
	it('tells of workers that come home instead of a scheme', () => {
		const home = line('opponent_did', { why: 'no_workers' }, 'It had no worker left.');
		const steps = stage([began, home, line('workers_captured', {}, '2 came home.')], view, catalogue)?.steps;
		expect(steps).toEqual([{ words: 'It had no worker left.', came: ['2 came home.'], state: 'now' }]);
	});
});
