import { describe, expect, it } from 'vitest';
import { looksOf } from '../../lib/looks';
import type { SeatInfo } from '../../wire/types';
import { inWords } from './art/bits';
import { faceOf } from './art/portraits';
import { vignette } from './art/vignettes';
import { glass, waiting } from './board/cathedral';
import { grid, windows } from './board/guildhall';
import { cells, forecast } from './board/prison';
import { candleAt, gathered } from './board/virtue';
import type { Offer, Props, Told } from './contract';
import catalogueFile from './fixtures/catalogue.json';
import crowdFile from './fixtures/crowd.json';
import hireFile from './fixtures/hire.json';
import linesFile from './fixtures/lines.json';
import offersFile from './fixtures/offers.json';
import soloFile from './fixtures/solo.json';
import turnFile from './fixtures/turn.json';
import { stand } from './groups';
import { crowd } from './mat/crowd';
import { wrapped } from './measure';
import { gainOf, optionWords } from './optionwords';
import { abilityBits, effectBits, gainBits } from './said';
import { show } from './show';
import { FAMILIES, ownerOf, spot } from './spots';
import type { Catalogue } from './types';
import { glanceLine, goodsInWords } from './words';

const catalogue = catalogueFile as unknown as Catalogue;
const turn = turnFile as unknown as Props['situation'];
const solo = soloFile as unknown as Props['situation'];
const hiring = hireFile as unknown as Props['situation'];
const crowded = crowdFile as unknown as Props['situation'];
const lines = linesFile as unknown as Record<string, Told>;
const offers = offersFile as unknown as Record<string, Offer>;

const seats = ['Mara', 'Ben', 'Ines', 'Jonas'].map((name, seat) => ({ seat, name }) as SeatInfo);
const looks = looksOf(seats, 0);
const props = {
	situation: turn,
	catalogue,
	looks,
	still: false,
	lit: new Set(),
	shut: new Set(),
	pointed: '',
} as unknown as Props;

describe('spots', () => {
	it('knows where every family of the engine lies', () => {
		for (const offer of Object.values(offers)) {
			expect(FAMILIES, offer.family).toContain(offer.family);
			const found = spot(offer, turn.view);
			if (!['done', 'decline'].includes(offer.family)) expect(found, offer.family).not.toBe('');
			expect(found).not.toMatch(/\s|undefined|NaN/);
		}
	});
	it('puts constructions at the Guildhall and captures on groups', () => {
		expect(spot({ family: 'build', args: ['well'] }, turn.view)).toBe('guildhall');
		expect(spot({ family: 'capture', args: ['forest', 'seat_2'] }, turn.view)).toBe('group:2@place:forest');
		expect(spot({ family: 'capture', args: ['forest', 'opponent'] }, solo.view)).toBe('group:1@place:forest');
		expect(spot({ family: 'fetch', args: ['market_small'] }, turn.view)).toBe('market:small');
		expect(spot({ family: 'hire', args: ['thief'] }, turn.view)).toBe('apprentice:2');
	});
	it('reads owners', () => {
		expect(ownerOf('seat_3', turn.view)).toBe(3);
		expect(ownerOf('opponent', solo.view)).toBe(1);
	});
});

describe('show', () => {
	it('moves between spots that have names', () => {
		for (const [event, told] of Object.entries(lines))
			for (const movement of show(told, turn.view))
				expect(`${movement.from}${movement.to}`, event).not.toMatch(/NaN|null/);
	});
	it('flies a worker from the mat to its place, and a rival’s from the strip', () => {
		const told = { event: 'worker_placed', facts: { seat: 0, place: 'mines', count: 2 }, sentence: '', opens: true };
		expect(show(told, turn.view)).toMatchObject([{ from: 'mat:home', to: 'place:mines', piece: 'worker' }]);
		expect(show({ ...told, facts: { ...told.facts, seat: 2 } }, turn.view)[0]?.from).toBe('seat:2');
	});
	it('tells the rule behind what the opponent did', () => {
		const told = { event: 'opponent_did', facts: { why: 'largest_group', count: 3 }, sentence: '', opens: true };
		expect(show(told, solo.view)).toMatchObject([{ to: 'seat:1', words: 'the largest group' }]);
	});
});

describe('options', () => {
	it('draws what places bring', () => {
		const quarry = turn.options.find(({ args }) => args[0] === 'quarry') as Offer;
		expect([quarry.title, quarry.detail]).toEqual(['Quarry', '3 stone']);
		expect(inWords(gainOf(quarry, props))).toBe('3 stone');
	});
	it('says something for every option and every barred one of the fixtures', () => {
		for (const option of [...turn.options, ...turn.barred]) {
			expect(optionWords(option, props).title ?? option.title).not.toMatch(/undefined/);
		}
		for (const offer of Object.values(offers))
			expect(JSON.stringify(gainOf(offer, props))).not.toMatch(/undefined|NaN/);
	});
	it('says what a hire costs, as the label does', () => {
		const hires = hiring.options.filter(({ family }) => family === 'hire');
		expect(hires.length).toBeGreaterThan(0);
		for (const offer of hires) {
			const price = /, (\d+ silver)$/.exec(offer.title)?.[1];
			expect(offer.label).toContain(`for ${price}`);
		}
	});
	it('offers clay or gold at the Mines', () => {
		const mines = turn.view.places.find(({ place }) => place === 'mines');
		expect(inWords(gainBits('mines', mines!.next!))).toBe('4 clay or 1 gold 1 clay');
	});
});

describe('cards', () => {
	it('says what every apprentice does', () => {
		for (const card of catalogue.apprentices) {
			expect(abilityBits(card).length, card.id).toBeGreaterThan(0);
			expect(faceOf(card.kind).over.length).toBeGreaterThan(0);
		}
	});
	it('says what every building does, and draws it', () => {
		for (const card of catalogue.buildings) {
			expect(effectBits(card).length, card.id).toBeGreaterThan(0);
			expect(card.effect_sentence).toMatch(/^[A-Z0-9]/);
			expect(vignette(card.id).shapes.length).toBeGreaterThan(2);
		}
	});
	it('draws a building that no pack of ours has', () => {
		expect(vignette('sky_castle').shapes.length).toBeGreaterThan(2);
	});
});

describe('groups', () => {
	it('keeps everybody on the circle', () => {
		for (const workers of [[1], [20], [4, 3, 5, 2, 6], [0, 20, 0, 20, 20], [1, 1, 1, 1, 1, 1]]) {
			for (const room of [94, 122, 138]) {
				const xs = stand(workers, room).flatMap((group) => group.xs);
				expect(Math.min(...xs)).toBeGreaterThanOrEqual(-room / 2 - 0.01);
				expect(Math.max(...xs) + 20).toBeLessThanOrEqual(room / 2 + 0.01);
			}
		}
	});
	it('counts what it cannot draw', () => {
		const [group] = stand([0, 40], 94);
		expect(group).toMatchObject({ seat: 1, count: 40, tally: true });
	});
	it('puts 20 in a strip in rows', () => {
		const { heads } = crowd([{ seat: 0, count: 20 }], 104);
		expect(new Set(heads.map(({ y }) => y)).size).toBe(3);
		expect(Math.max(...heads.map(({ x }) => x))).toBeLessThanOrEqual(89);
	});
});

describe('the town', () => {
	it('has as many windows as the players need', () => {
		for (const [columns, spaces] of [
			[3, 12],
			[4, 16],
			[5, 20],
			[6, 24],
		] as const) {
			const all = windows(columns, spaces);
			expect(all).toHaveLength(spaces);
			expect(Math.min(...all.map(({ x }) => x))).toBeGreaterThan(648);
			expect(Math.max(...all.map(({ x }) => x)) + grid(columns).wide).toBeLessThan(838);
		}
	});
	it('keeps six waiting markers on the steps', () => {
		expect(Math.min(...waiting(6))).toBeGreaterThan(440);
		expect(glass(100, 50, 40, 30).outline).not.toMatch(/NaN/);
	});
	it('keeps markers of one step near its candle', () => {
		for (let many = 1; many <= 6; many += 1) {
			for (const { x } of gathered([0, 1, 2, 3, 4, 5].slice(0, many), 7, 0)) {
				expect(Math.abs(x - candleAt(7))).toBeLessThan(19);
			}
		}
	});
	it('gives every owner a cell and says what a reset would bring', () => {
		expect(cells(crowded.view).map(({ count }) => count)).toEqual([9, 4, 3, 1]);
		expect(cells(crowded.view).every(({ y, tall }) => y + tall < 575)).toBe(true);
		expect(forecast(turn.view, looks, (names) => names)).toEqual([
			'Next reset, with the market:',
			'−1 virtue: Jonas',
			'1 debt: Jonas (5 there)',
		]);
	});
});

describe('words', () => {
	it('joins goods', () => {
		expect(goodsInWords({ clay: 2, wood: 1, building_cards: 1 })).toBe('2 clay, 1 wood and 1 plan');
		expect(goodsInWords({})).toBe('nothing');
	});
	it('wraps what does not fit', () => {
		expect(wrapped('one two three four', 8, (text) => text.length, 2)).toEqual(['one two', 'three …']);
	});
	it('says how far the game is', () => {
		expect(glanceLine(turn.view)).toBe('Guildhall 10 of 20');
	});
});
