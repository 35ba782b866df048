import { describe, expect, it } from 'vitest';
import offers from '../fixtures/offers.json';
import { spotOf } from '../spots';
import { NAMES, situation } from './fixtures';

const view = situation('turn').view;
const at = (family: string, ...args: string[]): string => spotOf({ family, args }, view);

describe('where options lie', () => {
	it('knows every family of the vocabulary', () => {
		const said = ['pass', 'decline', 'done', 'choose'];
		for (const offer of Object.values(offers)) {
			const solved = { ...view, resolution: { location: 'chow_hall', present: [], ranked: true } };
			const standing = view.locations.map((place) =>
				place.location === 'sewers' && offer.family === 'hire' ? { ...place, goon: offer.args[0] as string } : place,
			);
			const spot = spotOf(offer, { ...solved, locations: standing });
			if (said.includes(offer.family)) expect(spot, offer.family).toBe('');
			else expect(spot, offer.family).toMatch(/^[a-z]+(:\S+)?$/);
		}
	});

	it('points at places, tokens, tomes and cubes', () => {
		expect(at('go', 'smithy')).toBe('location:smithy');
		expect(at('uncover', 'sewers')).toBe('location:sewers');
		expect(at('move', '5', 'smithy')).toBe('location:smithy');
		expect(at('send', 'enforcer', 'face_down')).toBe('cell:enforcer');
		expect(at('play', 'atlas_of_hideouts')).toBe('tome:atlas_of_hideouts');
		expect(at('keep_trait', 'greedy')).toBe('drawn:greedy');
		expect(at('gain', 'gold')).toBe('supply:gold');
		expect(at('exchange', 'iron', 'for gold')).toBe('cube:iron');
		expect(at('exchange_two', '2 scrap', 'for gold')).toBe('cube:scrap');
		expect(at('exchange_two', '1 scrap 1 iron', 'for gold')).toBe('store');
		expect(at('return', '1 potion')).toBe('cube:potion');
		expect(at('return', '2 scrap 1 iron')).toBe('store');
	});

	it('points at players and what they have', () => {
		expect(at('accuse', 'seat_3')).toBe('seat:3');
		expect(at('make_pay', 'seat_0', 'scrap')).toBe('seat:0');
		expect(at('peek', 'seat_3', 'smithy')).toBe('crew:3@smithy');
		expect(at('nullify', 'seat_2', 'enforcer')).toBe('token:2:enforcer');
		expect(at('nullify', 'guard_blue_1')).toBe('guard:guard_blue_1');
	});

	it('finds cards where they lie', () => {
		expect(at('craft', 'item_18')).toBe('display:1');
		expect(at('reserve', 'item_15')).toBe('display:0');
		expect(at('craft', 'item_33')).toBe('reserved:item_33');
		expect(at('hire', 'cultist_1')).toBe('goon:infirmary');
		expect(at('hire', 'dwarf_7')).toBe('');
	});

	it('takes and recruits at the place being resolved', () => {
		expect(at('take')).toBe('');
		expect(spotOf({ family: 'take', args: [] }, situation('cell').view)).toBe('location:cell_block');
		expect(spotOf({ family: 'recruit', args: ['one'] }, situation('cell').view)).toBe('location:cell_block');
	});

	it('has an answer for every option and every barred one of the fixtures', () => {
		for (const name of NAMES) {
			const now = situation(name);
			for (const option of [...now.options, ...now.barred]) expect(spotOf(option, now.view)).not.toContain('undefined');
		}
	});

	it('says nothing of families it does not know', () => {
		expect(at('dance')).toBe('');
	});
});
