import { expect, it } from 'vitest';
import { inWords } from './art/bits';
import catalogueFile from './fixtures/catalogue.json';
import { actBits, signOfAct } from './schemes';
import type { Catalogue } from './types';

const { schemes } = catalogueFile as unknown as Catalogue;
const acts = schemes.flatMap(({ acts, fallback_acts }) => [...acts, ...fallback_acts]);

it('has a picture for every act of every scheme', () => {
	const unpictured = acts.filter(({ act }) => act !== 'future' && signOfAct(act) === 'scheme');
	expect(unpictured).toEqual([]);
});

it('counts what the card counts', () => {
	const said = (act: string, n: number) => inWords(actBits({ act, n, words: '' }));
	expect(said('virtue', -2)).toBe('−2 virtue');
	expect(said('destroy_debt', 1)).toBe('−1 debt');
	expect(said('marble', 2)).toBe('2 marble');
	expect(said('marble_per_worker', 2)).toBe('marble / worker');
	expect(said('free_prison', 1)).toBe('free');
});
