import { expect, test } from 'vitest';
import { cited } from './citations';

test('rulings and sections are found, and nothing else is', () => {
	expect(cited('Only Reinforcements lifts that - R43')).toEqual([
		'Only Reinforcements lifts that - ',
		{ words: 'R43', at: 'R43' },
	]);
	expect(cited('No worker there - RULES §11.1')).toEqual(['No worker there - ', { words: 'RULES §11.1', at: '11.1' }]);
	expect(cited('as in section 8 (R5, R34).')).toEqual([
		'as in ',
		{ words: 'section 8', at: '8' },
		' (',
		{ words: 'R5', at: 'R5' },
		', ',
		{ words: 'R34', at: 'R34' },
		').',
	]);
	expect(cited('ER43 and Rome 11.4')).toEqual(['ER43 and Rome 11.4']);
	expect(cited('')).toEqual([]);
});
