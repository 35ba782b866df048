import { describe, expect, it } from 'vitest';
import { allows, chapters, locate, ringed, words } from './lesson';

const step = (...todo: string[]) => ({ part: '', say: '', point: '', chapter: '', do: todo });
const offer = (text: string) => {
	const [family = '', ...args] = text.split(' ');
	return { action: 0, family, args, label: text, title: text, detail: '', caveat: '', warning: '', binding: false };
};
const steps = [step(), step('go smithy'), step('send 5 face_up', 'send 5 face_down'), step('done'), step()];

describe('a lesson', () => {
	it('names options as the vocabulary does', () => {
		expect(words({ family: 'return', args: ['1 iron'] })).toBe('return 1 iron');
	});
	it('allows what the step says, and all beyond the end', () => {
		expect(allows(steps[2], offer('send 5 face_down'))).toBe(true);
		expect(allows(steps[2], offer('send 4 face_up'))).toBe(false);
		expect(allows(steps[0], offer('go smithy'))).toBe(false);
		expect(allows(undefined, offer('go smithy'))).toBe(true);
	});
	it('stays where it is while that fits, and on steps to be read', () => {
		expect(locate(steps, 1, [offer('go smithy'), offer('pass')])).toBe(1);
		expect(locate(steps, 0, [offer('go smithy')])).toBe(0);
	});
	it('goes back when moves are taken back', () => {
		expect(locate(steps, 3, [offer('send 5 face_up')])).toBe(2);
		expect(locate(steps, 3, [offer('go smithy')])).toBe(1);
	});
	it('has a chapter for every heading', () => {
		const parts = ['Welcome', 'Welcome', 'Round 1', 'On your own'].map((part) => ({ ...step(), part }));
		expect(chapters(parts)).toEqual([
			{ title: 'Welcome', first: 0, length: 2 },
			{ title: 'Round 1', first: 2, length: 1 },
			{ title: 'On your own', first: 3, length: 1 },
		]);
	});
	it('rings the list, and on the table what is to be taken rather than its surroundings', () => {
		const sending = { ...step('send 5 face_up'), point: 'mat:cell' };
		expect(ringed(sending, [{ spot: 'cell:5' }])).toEqual(['cell:5', 'rail:options']);
		expect(ringed(sending, [{ spot: '' }])).toEqual(['mat:cell', 'rail:options']);
		expect(ringed(sending, [{ spot: 'cell:5' }, { spot: 'cell:4' }])).toEqual(['mat:cell', 'rail:options']);
		expect(ringed({ ...step(), point: 'track' }, [])).toEqual(['track']);
		expect(ringed(step(), [])).toEqual([]);
	});
	it('finds its place again further on, and ends when nothing fits', () => {
		expect(locate(steps, 1, [offer('done')])).toBe(3);
		expect(locate(steps, 1, [offer('craft item_1')])).toBe(5);
	});
});
