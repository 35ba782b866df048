/** Effects as pictograms: rows of icons and short texts, for plaques, cards and options alike. */

import type { EffectCard, LocationCard, TierCard } from './types';
import { RESOURCES } from './words';

export type Glyph = { icon: string } | { text: string };

export const icon = (name: string): Glyph => ({ icon: `lk-${name}` });
export const text = (words: string | number): Glyph => ({ text: String(words) });

/** So many of something; a single one of what speaks for itself goes without its number. */
const many = (n: number, name: string, bare = true): Glyph[] =>
	n === 1 && bare ? [icon(name)] : [text(n), icon(name)];

/** Cubes in the order of the rules. */
export function cubeGlyphs(cubes: Record<string, number>): Glyph[] {
	return [...RESOURCES, 'any'].flatMap((word) => (cubes[word] ? [text(cubes[word]), icon(word)] : []));
}

const recruitGlyphs = ({ goons = 1, cost = 0 }: Record<string, number>): Glyph[] => [
	...Array.from({ length: goons }, () => icon('goon')),
	text(cost),
];

const GLYPHS: Record<string, (effect: EffectCard) => Glyph[]> = {
	gain: (e) => cubeGlyphs(e.cubes),
	gain_any: (e) => many(e.n, 'any'),
	gain_one_of: (e) => e.one_of.flatMap((cubes, i) => [...(i ? [text('/')] : []), ...cubeGlyphs(cubes)]),
	gain_power: (e) => many(e.n, 'power'),
	gain_suspicion: (e) => [text(`+${e.n}`), icon('susp')],
	remove_suspicion: (e) => [text(`−${e.n}`), icon('susp')],
	give_suspicion: (e) => [text(e.n), icon('susp'), icon('move')],
	gain_stars: (e) => [text(`+${e.n}`), icon('star')],
	draw_tome: (e) => many(e.n, 'tome'),
	choose_tome: () => [icon('tome'), text('1 of 2')],
	storage: (e) => [icon('chest'), text(`+${e.n}`)],
	exchange: (e) => [...(e.n > 1 ? [text(`${e.n}×`)] : []), text(1), icon('swap'), text(1)],
	exchange_two: (e) => [...(e.n > 1 ? [text(`${e.n}×`)] : []), text(2), icon('swap'), text(1)],
	take_first_player: () => [icon('key')],
	recruit: (e) => e.one_of.flatMap(recruitGlyphs),
	craft_or_reserve: () => [icon('hammer'), text('craft or'), icon('reserve'), text('reserve')],
	draw_goon: (e) => [icon('goon'), text(`${e.keep} of ${e.n}`)],
	draw_item: (e) => [icon('reserve'), text(`${e.keep} of ${e.n}`)],
	peek_token: (e) => many(e.n, 'eye'),
	extra_face_down: (e) => [text(`+${e.n}`), icon('eyebar')],
	reinforce: () => [icon('key')],
	move_token: (e) => many(e.n, 'move'),
	strength_bonus: (e) => [text(`+${e.n}`), icon('strength')],
	zero_token: () => [icon('strength'), text('→ 0')],
	craft_discount: (e) => [text(`−${e.n}`), icon('any'), icon('hammer')],
	opponent_pays: (e) => [...many(e.n, 'any'), icon('move')],
	recruit_discount: (e) => [text(`−${e.n}`), icon('any'), icon('goon')],
	draw_guard: (e) => [text(`+${e.n}`), icon('guardhelm')],
};

export const effectGlyphs = (effect: EffectCard): Glyph[] => GLYPHS[effect.effect]?.(effect) ?? [];
export const effectsGlyphs = (effects: readonly EffectCard[]): Glyph[] => effects.flatMap(effectGlyphs);

/** On a card what is gained carries a plus, so that it is not taken for a cost. */
export function gainGlyphs(effects: readonly EffectCard[]): Glyph[] {
	return effects.flatMap((effect) => {
		const glyphs = effectGlyphs(effect);
		if (!['gain', 'gain_any', 'gain_power'].includes(effect.effect)) return glyphs;
		const [first] = glyphs;
		if (first !== undefined && 'text' in first) return [text(`+${first.text}`), ...glyphs.slice(1)];
		return [text('+1'), ...glyphs];
	});
}

export interface TierRow {
	tier: string;
	label: string;
	glyphs: Glyph[];
	sentence: string;
}

const TIERS: Record<string, string> = {
	first: '1st',
	second: '2nd',
	third: '3rd',
	least: 'last',
	others: 'rest',
	everyone: 'all',
};

/** What a place gives at a table of this size; who gets nothing is said where others might expect something. */
export function tierRows(place: LocationCard, players: number): TierRow[] {
	const tiers: TierCard[] = place.rewards[String(players)] ?? [];
	const has = (tier: string): boolean => tiers.some((each) => each.tier === tier);
	const rows = tiers.map(({ tier, effects, sentence }) => ({
		tier,
		label: players < 3 && tier !== 'first' && tier !== 'everyone' ? '2nd' : (TIERS[tier] ?? tier),
		glyphs: effectsGlyphs(effects),
		sentence,
	}));
	if (players > 2 && !['others', 'least', 'third', 'everyone'].some(has))
		rows.push({ tier: 'rest', label: 'rest', glyphs: [text('–')], sentence: 'Nothing.' });
	return rows;
}

/** The rewards of a place in words, for labels. */
export const tierWords = (place: LocationCard, players: number): string =>
	tierRows(place, players)
		.map((row) => `${row.label}: ${row.sentence}`)
		.join(' ');
