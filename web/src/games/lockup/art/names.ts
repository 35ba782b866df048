/** Which drawing a card has. Cards are known by their titles: a card pack may give an id another card. */

import type { GoonCard, ItemCard, TomeCard } from '../types';

const slug = (title: string): string =>
	title
		.toLowerCase()
		.replace(/['’]/g, '')
		.replace(/[^a-z0-9]+/g, '-');

const ITEMS = new Set(
	(
		'sharpened-spoon bedsheet-rope false-bottom-bucket rat-tail-lockpick knuckle-wraps barrel-lid-buckler scrap-mail ' +
		'spiked-mace tinkers-toolkit crossbow-in-pieces guardbreaker-maul bone-dice hollow-loaf loaded-cards ' +
		'stolen-whistle fools-gold-tooth raw-garnet forged-ledger pilfered-brooch beggars-chalice wardens-signet ' +
		'forged-royal-seal demons-eye crown-of-kulbak jug-of-swill whispering-candle chalk-sigils skeleton-key ' +
		'forbidden-grimoire draught-of-brawn glowing-orb witchs-brew rune-stone hidden-still'
	).split(' '),
);

const TOMES = new Set(
	(
		'atlas-of-hideouts big-book-of-stealth cutthroat-crafting brawlers-primer book-of-low-blows ' +
		'scavengers-almanac black-market-ledger codex-of-alibis snitchs-diary manual-of-might smugglers-blueprints ' +
		'speeches-of-a-kingpin treatise-on-tunnels tacticians-notes'
	).split(' '),
);

const GOONS = new Set(['bandit', 'cultist', 'demon', 'dwarf', 'hobgoblin', 'ratman', 'flayer']);

export function itemArt(item: ItemCard): string {
	const name = slug(item.name);
	if (ITEMS.has(name)) return `lk-item-${name}`;
	return `lk-item-any-${Object.keys(item.valuables)[0] ?? 'gem'}`;
}

export function tomeArt(tome: TomeCard): string {
	const name = slug(tome.name);
	return TOMES.has(name) ? `lk-tome-${name}` : 'lk-tome-any';
}

export function goonArt(goon: GoonCard): string {
	return GOONS.has(goon.type) ? `lk-goon-${goon.type}` : 'lk-goon';
}
