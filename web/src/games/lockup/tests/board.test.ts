import { describe, expect, it } from 'vitest';
import { type Area, gathered } from '../board/gather';
import { roomAt, roomWide, yard } from '../board/geometry';
import { track } from '../board/track';
import { fittedStanding, goalStanding, goalStars } from '../goalwork';
import { widthOf, wrapped } from '../measure';
import { raidMeter } from '../raid';
import { nextInTurn, others, rankOf, strengthWords } from '../seatwork';
import type { CrewAt } from '../types';
import { byId, cubesInWords, glanceLine } from '../words';
import { catalogue, NAMES, props, situation } from './fixtures';

const crew = (more: Partial<CrewAt>): CrewAt => ({
	seat: 0,
	face_up: [],
	face_down: 0,
	known: [],
	strength: 0,
	nullified: [],
	bonus: 0,
	...more,
});

describe('strength', () => {
	it('adds up what is known', () => expect(strengthWords(crew({ face_up: ['5', '2'], strength: 7 }))).toBe('7'));
	it('asks for what is not', () => {
		expect(strengthWords(crew({ face_up: ['4'], face_down: 1, strength: 4 }))).toBe('4 + ?');
		expect(strengthWords(crew({ face_up: ['4'], face_down: 3, strength: 4 }))).toBe('4 + 3×?');
		expect(strengthWords(crew({ face_down: 1 }))).toBe('?');
	});
	it('counts own and peeked tokens', () =>
		expect(strengthWords(crew({ face_up: ['4'], face_down: 1, known: ['lookout'], strength: 4 }))).toBe('4'));
});

describe('room for crews', () => {
	const area: Area = { x: 13, y: 62, width: 163, height: 95 };
	it('keeps everybody inside, five crews with three tokens each', () => {
		const seated = gathered(
			Array.from({ length: 5 }, () => ({ count: 3, label: 40 })),
			area,
		);
		expect(seated).toHaveLength(5);
		for (const { tokens, scale } of seated)
			for (const { x, y } of tokens) {
				expect(x - 16 * scale).toBeGreaterThanOrEqual(area.x - 3);
				expect(x + 16 * scale).toBeLessThanOrEqual(area.x + area.width + 3);
				expect(y - 20 * scale).toBeGreaterThanOrEqual(area.y - 3);
				expect(y + 20 * scale).toBeLessThanOrEqual(area.y + area.height + 3);
			}
	});
	it('leaves a lone crew at full size', () => expect(gathered([{ count: 2, label: 40 }], area)[0]?.scale).toBe(1));
	it('finds a place however many come', () => {
		const seated = gathered(
			Array.from({ length: 6 }, () => ({ count: 6, label: 60 })),
			{ ...area, height: 50 },
		);
		expect(seated.filter(Boolean)).toHaveLength(6);
	});
	it('keeps larger labels apart', () => {
		const parties = Array.from({ length: 4 }, () => ({ count: 2, label: 48 }));
		const seated = gathered(parties, { ...area, width: 212, height: 119 }, 15);
		for (const [index, one] of seated.entries())
			for (const other of seated.slice(index + 1)) {
				const apart = Math.abs(one.label.x - other.label.x);
				expect(apart >= (48 * 15) / 12 || Math.abs(one.label.y - other.label.y) >= 15).toBe(true);
			}
	});
	it('has nothing to do for nobody', () => expect(gathered([], area)).toEqual([]));
});

describe('the yard', () => {
	it('goes round clockwise', () => {
		expect([0, 3, 4, 7].map((index) => roomAt(index).x)).toEqual([8, 809, 809, 8]);
		expect([3, 4].map((index) => roomAt(index).upper)).toEqual([true, false]);
	});
	it('fits three to six items beside two or three goals', () => {
		for (const items of [3, 4, 5, 6])
			for (const goals of [2, 3]) {
				const { pitch, item, goal, goalX } = yard(items, goals);
				expect(item).toBeGreaterThan(90);
				expect(68 + items * pitch).toBeLessThanOrEqual(goalX);
				expect(goalX + goals * goal + (goals - 1) * 6).toBeLessThanOrEqual(1064);
			}
	});
	it('gives what a wide frame adds to places, items and goals', () => {
		const [narrow, wide] = [yard(6, 3), yard(6, 3, 200)];
		expect(wide.item).toBeGreaterThan(narrow.item);
		expect(wide.goal).toBeGreaterThan(narrow.goal);
		expect(wide.goalX + 3 * wide.goal + 12).toBeLessThanOrEqual(1264);
		expect(roomAt(3, 200).x + roomWide(200)).toBe(roomAt(3).x + roomWide(0) + 200);
	});
});

describe('the reputation track', () => {
	it('shows all seats on the rail, however far apart', () => {
		for (const stars of [
			[10, 10, 10, 10],
			[0, 3],
			[17, 13, 14, 15],
			[4, 121, 60],
		])
			for (const marker of track(stars).markers) {
				expect(marker.x).toBeGreaterThanOrEqual(40);
				expect(marker.x).toBeLessThanOrEqual(726);
			}
	});
	it('keeps equals apart', () => {
		const { markers } = track([10, 10, 12]);
		expect(markers[0]?.x).not.toBe(markers[1]?.x);
	});
});

describe('standing', () => {
	it('measures how near a raid is', () => {
		const raid = raidMeter(situation('turn').view, catalogue);
		expect(raid).toMatchObject({ supply: 1, total: 12, words: 'raid is near', near: true });
		expect(raidMeter(situation('over').view, catalogue).words).toBe('');
	});
	it('tells who holds a goal or leads', () => {
		const { situation: now, looks } = props('turn');
		const [leader, instant, end] = now.view.goals;
		expect(goalStanding(leader!, now.view, looks)).toMatchObject({ seat: 3, first: 'Dov holds it: 4' });
		expect(goalStanding(instant!, now.view, looks).first).toBe('Open: you have 2');
		expect(goalStanding(end!, now.view, looks).first).toMatch(/^Open|lead/);
		expect(goalStars(byId(catalogue.goals, leader!.goal), 4)).toBe('8');
		expect(goalStars(byId(catalogue.goals, leader!.goal), 2)).toBe('6');
	});
	it('lets long names give way to the numbers on a banner', () => {
		const { situation: now, looks } = props('turn');
		const long = looks.map((look) => ({ ...look, name: 'Maximiliane-Wilhelmine von Hohenfels' }));
		for (const goal of now.view.goals) {
			const { brief, second } = fittedStanding(goal, now.view, long, 110);
			expect(widthOf(second, 11, true)).toBeLessThanOrEqual(110);
			const numbers = (words: string): string[] => words.match(/\d+/g) ?? [];
			const whole = goalStanding(goal, now.view, looks);
			expect([numbers(brief), numbers(second)]).toEqual([numbers(whole.brief), numbers(whole.second)]);
		}
	});
	it('tells turn and rank', () => {
		const { view } = situation('turn');
		expect(nextInTurn(view)).toBe(2);
		expect(rankOf(view, 1)).toBe(4);
		expect(others(view).map((player) => player.seat)).toEqual([2, 3, 0]);
		expect(others(situation('watch').view)).toHaveLength(4);
		expect(glanceLine(view)).toBe('Round 3 of 6 · Roll Call');
	});
});

describe('words', () => {
	it('counts cubes', () => {
		expect(cubesInWords({ scrap: 2, potion: 1, gold: 1 })).toBe('2 scrap, 1 potion and 1 gold');
		expect(cubesInWords({ any: 2 })).toBe('2 of any type');
	});
	it('breaks lines where they fit', () => {
		expect(wrapped('one two three', 1000, 12, 2)).toEqual(['one two three']);
		expect(wrapped('one two three four five six', 60, 12, 2)).toHaveLength(2);
		expect(wrapped('', 60, 12, 2)).toEqual([]);
	});
	it('finds every id of every view in the catalogue', () => {
		for (const name of NAMES) {
			const { view } = situation(name);
			for (const player of view.players) {
				for (const id of player.items) byId(catalogue.items, id);
				for (const id of player.goons) byId(catalogue.goons, id);
			}
		}
		expect(() => byId(catalogue.items, 'nothing')).toThrow('not in the catalogue');
	});
});
