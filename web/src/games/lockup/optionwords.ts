/** How options stand in the list of the rail: a short second line, and pictograms of what they bring. */

import type { Barred, Offer, OptionWords, Props } from './contract';
import { cubeGlyphs, effectsGlyphs, type Glyph, icon, text } from './glyphs';
import { labelled, strengthWords } from './seatwork';
import type { LockupView } from './types';
import { byId } from './words';

/** Letters of a name where one, two or more crews are: the numbers behind it must stay in sight. */
const MOST_LETTERS = [12, 7, 0];

/** Who is at a place, in a line: "Ada 5, Dov 4 + ?". */
export function presence(location: string, p: Props): string {
	const here = p.situation.view.locations.find((each) => each.location === location);
	if (here === undefined) return '';
	const most = MOST_LETTERS[Math.min(here.crews.length, MOST_LETTERS.length) - 1] ?? 0;
	const parts = here.crews.map((crew) => `${labelled(p.looks[crew.seat], most)} ${strengthWords(crew)}`);
	if (here.guards !== null) {
		const { face_up, face_down, strength } = here.guards;
		parts.push(
			`guards ${[face_up.length > 0 ? strength : '', face_down > 0 ? '?' : ''].filter((x) => x !== '').join(' + ')}`,
		);
	}
	return parts.join(', ') || 'nobody there yet';
}

/** Who is where is drawn on the page with the players' names; the rest the room says itself. */
export function optionWords(option: Offer | Barred, p: Props): OptionWords {
	const [first = ''] = option.args;
	if (option.family === 'go') return { detail: presence(first, p), signs: true };
	return option.family === 'play' ? { plain: true } : {};
}

/** A payment in words, "2 scrap 1 gold", as cubes. */
export function paid(words: string): Record<string, number> {
	const parts = words.split(' ');
	const cubes: Record<string, number> = {};
	for (let i = 0; i + 1 < parts.length; i += 2) cubes[parts[i + 1] as string] = Number(parts[i]);
	return cubes;
}

const bare = (word: string): string => word.replace('for ', '');

/** What an option gains or costs. */
export function optionGlyphs(offer: Offer, p: Props): Glyph[] {
	const { view } = p.situation;
	const [first = '', second = ''] = offer.args;
	switch (offer.family) {
		case 'go':
			return placeGlyphs(first, p);
		case 'take':
			return view.resolution === null ? [] : takeGlyphs(view, p);
		case 'play':
		case 'keep_tome':
			return effectsGlyphs(byId(p.catalogue.tomes, first).effects).slice(0, 4);
		case 'keep_goon':
		case 'hire':
			return [icon('goon')];
		case 'keep_trait':
			return effectsGlyphs(byId(p.catalogue.traits, first).effects).slice(0, 5);
		case 'craft':
		case 'keep_item':
			return [text(byId(p.catalogue.items, first).points), icon('star')];
		case 'reserve':
			return [icon('reserve')];
		case 'gain':
			return [text('+1'), icon(first)];
		case 'exchange':
			return [icon(first), text('→'), icon(bare(second))];
		case 'exchange_two':
			return [...cubeGlyphs(paid(first)), text('→'), icon(bare(second))];
		case 'return':
			return cubeGlyphs(paid(first)).map((glyph, index) =>
				index === 0 && 'text' in glyph ? text(`−${glyph.text}`) : glyph,
			);
		case 'make_pay':
			return [icon(second)];
		case 'accuse':
			return [icon('susp'), icon('move')];
		case 'peek':
		case 'uncover':
			return [icon('eye')];
		case 'move':
			return [icon('move')];
		case 'send':
			return second === 'face_down' ? [icon('eyebar')] : [];
		default:
			return [];
	}
}

/** The first reward of a place, with what Bandits have left there. */
function placeGlyphs(location: string, p: Props): Glyph[] {
	const { view } = p.situation;
	const place = byId(p.catalogue.locations, location);
	const here = view.locations.find((each) => each.location === location);
	const tiers = place.rewards[String(view.rules.players)] ?? [];
	if (location === 'chow_hall') return [icon('goon'), ...loot(here?.loot)];
	if (location === 'cell_block') return [icon('hammer')];
	return [...effectsGlyphs(tiers[0]?.effects ?? []), ...loot(here?.loot)];
}

const loot = (cubes: Record<string, number> = {}): Glyph[] =>
	cubeGlyphs(cubes).map((glyph) => ('text' in glyph ? text(`+${glyph.text}`) : glyph));

/** The reward of the rank that the viewer has at the place being resolved. */
function takeGlyphs(view: LockupView, p: Props): Glyph[] {
	const { resolution, viewer } = view;
	if (resolution === null || viewer === null) return [];
	const rank = resolution.present.findIndex((each) => each.seat === viewer);
	const tiers = byId(p.catalogue.locations, resolution.location).rewards[String(view.rules.players)] ?? [];
	const named = ['first', 'second', 'third'][rank];
	const last = rank > 0 && rank === resolution.present.length - 1;
	const tier =
		tiers.find((each) => each.tier === named) ??
		(last ? tiers.find((each) => each.tier === 'least') : undefined) ??
		tiers.find((each) => each.tier === 'others' || each.tier === 'everyone');
	const here = view.locations.find((each) => each.location === resolution.location);
	return [...effectsGlyphs(tier?.effects ?? []), ...(rank === 0 ? loot(here?.loot) : [])];
}
