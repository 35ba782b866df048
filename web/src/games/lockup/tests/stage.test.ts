import { describe, expect, it } from 'vitest';
import type { Told } from '../contract';
import { stage } from '../stage';
import { situation } from './fixtures';

const { view } = situation('solo');
const line = (event: string, sentence: string, facts: Told['facts'] = {}): Told => ({
	event,
	facts,
	sentence,
	opens: false,
});

describe('the guards on the stage', () => {
	const shown = line('guard_shown', 'A guard showed up (§11.2).', { guard: 'guard_1', location: 'sewers' });
	const called = line('location_shown', 'The card called (§11.2).', { location: 'forge' });
	const chose = line('guards_chose', 'The Mace was worth most (R57).', { item: 'item_3' });
	const crafted = line('item_crafted', 'The guards crafted the Mace.', { item: 'item_3' });

	it('is not staged where only the player acts', () => {
		expect(stage([line('crew_sent', 'Ann sent the enforcer.')], view)).toBeNull();
	});
	it('shows the card that was turned up, and numbers what the rules decide', () => {
		const staged = stage([line('turn_began', ''), shown, called], view);
		expect(staged).toMatchObject({ seat: view.rules.players, card: { kind: 'guard', id: 'guard_1' } });
		expect(staged?.steps.map(({ state }) => state)).toEqual(['done', 'now']);
	});
	it('puts under a decision what came of it', () => {
		const staged = stage([chose, crafted], view);
		expect(staged?.card).toEqual({ kind: 'item', id: 'item_3' });
		expect(staged?.steps).toEqual([
			{ words: 'The Mace was worth most (R57).', came: ['The guards crafted the Mace.'], state: 'now' },
		]);
	});
});
