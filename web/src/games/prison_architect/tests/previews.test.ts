/** What the placement that is pointed at would change. */

import { describe, expect, it } from 'vitest';
import { gainOf, influences } from '../prison/influence';
import { planOf, squaresOf } from '../prison/plan';
import { changeOf, figuresOf, previewOf } from '../prison/previews';
import { props } from './fixtures';

describe('a preview', () => {
	const p = props('build', { pointed: 'square:h7' });
	const preview = previewOf(p)!;
	const squares = squaresOf(planOf(p.situation.view.players[0]!.prison));
	const named = (name: string) => squares.find((square) => square.name === name);

	it('is that of the square pointed at', () => {
		expect(preview.square).toBe('h7');
		expect(previewOf(props('build'))).toBeUndefined();
		expect(previewOf(props('build', { pointed: 'square:f9' })), 'refused').toBeUndefined();
		expect(previewOf(props('build', { pointed: 'part:canteen' }))).toBeUndefined();
	});

	it('says which need of which cell changes', () => {
		expect(changeOf(preview, 'g7', 'comfortable')).toMatchObject({ met: true, was_met: false });
		expect(changeOf(preview, 'g7', 'secure')).toBeUndefined();
	});

	it('points at the cells beside it', () => {
		const all = influences(preview, named('h7')!, named);
		expect(all.map(({ across, down, icon, n }) => [across, down, icon, n])).toEqual([
			[-1, 0, 'comfort', 1],
			[1, 0, 'comfort', 1],
		]);
	});

	it('lays a sign on cells farther off', () => {
		const far = { ...preview, needs: [{ ...preview.needs[0]!, square: 'g8' }] };
		const [sign] = influences(far, named('h7')!, named);
		expect(sign).toMatchObject({ across: 0, down: 0 });
		expect(sign!.x).toBeGreaterThan(named('g8')!.x);
	});

	it('names what turns before what only grows', () => {
		const [turns, grows] = preview.needs;
		expect(gainOf({ ...preview, needs: [grows!, { ...turns!, need: 'secure' }] })?.icon).toBe('security');
		expect(gainOf({ ...preview, needs: [] })).toBeUndefined();
	});

	it('tells what speaks against a need', () => {
		const worse = { ...preview.needs[0]!, need: 'secure', given: 1, was_given: 1, against: 2, was_against: 1 };
		expect(gainOf({ ...preview, needs: [worse] })).toEqual({ icon: 'contraband', n: 1 });
	});
});

it.each([
	['secure', 3, 2, '3>2'],
	['comfortable', 1, 1, '1=1'],
	['secure', 1, 2, '1<2'],
	['comfortable', 0, 0, '0'],
	['hygienic', 2, 0, '2'],
])('writes %s %i against %i as %s', (need, given, against, figures) => {
	expect(figuresOf({ need, given, against })).toBe(figures);
});
