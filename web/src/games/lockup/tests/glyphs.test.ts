import { describe, expect, it } from 'vitest';
import { listed, refusedBy } from '../../../lib/options';
import type { Game } from '../../plug';
import { itemArt, tomeArt } from '../art/names';
import { effectGlyphs, type Glyph, gainGlyphs, tierRows, tierWords } from '../glyphs';
import lockup from '../index';
import { optionGlyphs, optionWords, paid } from '../optionwords';
import { byId } from '../words';
import { catalogue, NAMES, props, situation } from './fixtures';

/** Glyphs as a line: "3 scrap". */
const line = (glyphs: Glyph[]): string =>
	glyphs.map((glyph) => ('icon' in glyph ? glyph.icon.replace('lk-', '') : glyph.text)).join(' ');
const rows = (place: string, players: number): string[] =>
	tierRows(byId(catalogue.locations, place), players).map((row) => `${row.label}: ${line(row.glyphs)}`);

describe('rewards as pictograms', () => {
	it('follows the number of players', () => {
		expect(rows('sewers', 2)).toEqual(['1st: 2 scrap', '2nd: 1 scrap']);
		expect(rows('sewers', 3)).toEqual(['1st: 3 scrap', 'rest: 1 scrap']);
		expect(rows('sewers', 5)).toEqual(['1st: 3 scrap', '2nd: 2 scrap', 'rest: 1 scrap']);
		expect(rows('infirmary', 4)).toEqual(['1st: 3 potion', 'last: 1 potion']);
		expect(rows('infirmary', 2)).toEqual(['1st: 2 potion', '2nd: 1 potion']);
	});

	it('draws every place', () => {
		expect(rows('exercise_yard', 4)).toEqual(['1st: power key', '2nd: power', 'rest: –']);
		expect(rows('commissary', 4)).toEqual(['1st: any', '2nd: 1 swap 1', 'rest: 2 swap 1']);
		expect(rows('chow_hall', 4)).toEqual(['1st: goon 1 goon goon 4', '2nd: goon 1 goon goon 5', 'rest: goon 2']);
		expect(rows('cell_block', 4)).toEqual(['all: hammer craft or reserve reserve']);
		expect(rows('library', 4)).toEqual(['1st: tome 1 of 2', '2nd: tome', '3rd: tome']);
	});

	it('says them too', () => {
		expect(tierWords(byId(catalogue.locations, 'smithy'), 4)).toMatch(/^1st: .*iron.* 2nd: .*iron/);
	});

	it('has a pictogram for every effect of every card', () => {
		const cards = [...catalogue.items, ...catalogue.goons, ...catalogue.tomes, ...catalogue.traits];
		for (const card of cards)
			for (const effect of card.effects) expect(effectGlyphs(effect), `${card.id} ${effect.effect}`).not.toEqual([]);
	});

	it('marks gains on cards with a plus', () => {
		expect(line(gainGlyphs(byId(catalogue.items, 'item_18').effects))).toBe('+1 power');
		expect(line(gainGlyphs(byId(catalogue.items, 'item_15').effects))).toBe('−1 susp');
	});
});

describe('drawings', () => {
	const files = import.meta.glob<string>('../art/*.svelte', { query: '?raw', import: 'default', eager: true });
	const art = Object.values(files).join('\n');
	const ids = new Set([...art.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

	it('exist for every item and tome by name', () => {
		for (const item of catalogue.items) {
			expect(itemArt(item)).not.toContain('any');
			expect(ids).toContain(itemArt(item));
		}
		for (const tome of catalogue.tomes) expect(ids).toContain(tomeArt(tome));
		for (const type of catalogue.goon_types) expect(ids).toContain(`lk-goon-${type.id}`);
	});

	it('fall back to what a card is worth', () => {
		const stranger = { ...catalogue.items[0]!, name: 'Rubber Duck', valuables: { magic: 1 } };
		expect(itemArt(stranger)).toBe('lk-item-any-magic');
		expect(ids).toContain('lk-item-any-magic');
	});

	it('exist for every pictogram of an option', () => {
		for (const name of NAMES) {
			const p = props(name);
			for (const offer of p.situation.options)
				for (const glyph of optionGlyphs(offer, p)) if ('icon' in glyph) expect(ids).toContain(glyph.icon);
		}
	});
});

describe('options in the list', () => {
	it('say who is at a place, by name', () => {
		const p = props('turn');
		const [sewers] = p.situation.options;
		expect(optionWords(sewers!, p)).toEqual({ detail: 'Ada 5', signs: true });
		expect(line(optionGlyphs(sewers!, p))).toBe('3 scrap');
		const smithy = p.situation.options[1]!;
		expect(optionWords(smithy, p).detail).toBe('Dov 4 + ?');
		expect(line(optionGlyphs(smithy, p))).toBe('2 iron +1 iron');
	});

	it('stand as the room says them, with the keys of their things', () => {
		const p = props('turn');
		const all = listed(lockup as Game, p.situation.options, p);
		expect(all[0]).toMatchObject({ key: '2', title: 'Sewers', detail: 'Ada 5', plain: false });
		expect(all.at(-1)).toMatchObject({ key: 'p', title: 'Pass', detail: 'for the rest of Roll Call', plain: true });
		expect(all.find(({ offer }) => offer.family === 'play')).toMatchObject({ key: 't', plain: true });
	});

	it('warn before crew is left behind', () => {
		const pass = situation('turn').options.at(-1)!;
		expect(pass.warning).toBe('Three of your crew would stay in the holding cell until Lights Out.');
	});

	it('are refused by reason', () => {
		const reasons = refusedBy(situation('turn').barred);
		expect(reasons.map(({ ruling }) => ruling)).toContain('R43');
		expect(reasons.flatMap(({ barred }) => barred)).toHaveLength(situation('turn').barred.length);
		expect(new Set(reasons.map(({ why }) => why)).size).toBe(reasons.length);
	});

	it('read payments', () => {
		expect(paid('2 scrap 1 gold')).toEqual({ scrap: 2, gold: 1 });
		const p = props('pay');
		expect(line(optionGlyphs(p.situation.options[0]!, p))).toBe('−1 potion');
	});
});
