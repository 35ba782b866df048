/** Everything that the catalogue names has a drawing, and every drawing that is used exists. */

import { describe, expect, it } from 'vitest';
import { guardLook, isGuard } from '../art/guards';
import { HEADS, ICONS, ITEMS, symbols } from '../art/sprite';
import { marksOf } from '../cards/marks';
import { sceneOf } from '../side/scenes';
import { ICON, KINDS } from '../words';
import { CATALOGUE } from './fixtures';

describe('the drawings', () => {
	it('show each of the 85 cards', () =>
		expect(ITEMS.toSorted()).toEqual(CATALOGUE.cards.map(({ id }) => id).toSorted()));

	it('show all twelve Convicts, all seventeen Gangsters and the Warden', () => {
		const faces = [...CATALOGUE.convicts, ...CATALOGUE.gangsters, CATALOGUE.warden].map(({ id }) => id);
		expect(faces).toHaveLength(30);
		for (const id of faces) expect(HEADS, id).toContain(id);
	});

	it('tell the nine Guards apart', () => {
		for (const { id } of CATALOGUE.guards) expect(isGuard(id), id).toBe(true);
		const looks = CATALOGUE.guards.map(({ id }) => guardLook(id));
		expect(new Set(looks.map(({ cap }) => cap)).size).toBe(9);
	});

	it('have a pictogram for every icon of the board and every kind of card', () => {
		expect(Object.keys(ICON).toSorted()).toEqual(CATALOGUE.icons.map(({ id }) => id).toSorted());
		for (const { icon, cost } of Object.values(ICON)) {
			expect(ICONS, icon).toContain(icon);
			expect(cost).toBeGreaterThan(0);
		}
		for (const { kind } of CATALOGUE.cards) expect(ICONS, kind).toContain(KINDS[kind]?.icon);
		for (const card of CATALOGUE.cards)
			for (const { icon } of marksOf(card)) expect(ICONS, `${card.id}: ${icon}`).toContain(icon);
	});

	it('paint every Event with what there is', () => {
		for (const { id } of CATALOGUE.events) {
			const { head, item } = sceneOf(id);
			expect(isGuard(head) || HEADS.includes(head), `${id}: ${head}`).toBe(true);
			expect(ITEMS, `${id}: ${item}`).toContain(item);
		}
		const scenes = CATALOGUE.events.map(({ id }) => sceneOf(id).head);
		expect(new Set(scenes).size).toBe(CATALOGUE.events.length);
	});

	it('carry no styles of their own: the page forbids them', () => expect(symbols()).not.toMatch(/ style=|<style/));

	it('price icons as the box does', () => {
		for (const { id, cost } of CATALOGUE.icons) expect(ICON[id]?.cost, id).toBe(cost);
	});
});
