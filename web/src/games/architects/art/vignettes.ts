/** Little buildings in a box of 92 x 46: a drawing for each kind, varied by roof, sign and goods in front of it. */

import type { SignName } from './signs';

export type Paint = readonly [paint: string, d: string];

export interface Vignette {
	shapes: readonly Paint[];
	/** A signboard or heap: the pictogram, where it hangs and how large. */
	sign?: readonly [name: SignName, x: number, y: number, size: number];
}

const GRASS: Paint = ['f-grass', 'M2 44c20-5 68-5 88 0z'];

/** `roof` is the paint of its tiles. */
type Kind = (roof: string) => readonly Paint[];

const hut: Kind = (roof) => [
	GRASS,
	['f-wall k', 'M24 42V24h40v18z'],
	[`${roof} k`, 'M18 25h52L60 8H28z'],
	['hat', 'M26 21h36M28 16h32M31 12h26M34 25l3-17M44 25V8M54 25l-3-17'],
	['f-dark k', 'M39 42V31h9v11z'],
	['f-glow k', 'M28 29h7v6h-7zM53 29h7v6h-7z'],
];
const palace: Kind = (roof) => [
	GRASS,
	['f-wall k', 'M18 43V20h56v23z'],
	[`${roof} k`, 'M14 21h64L68 9H24z'],
	['f-wall2 k', 'M8 43V16h14v27zM70 43V16h14v27z'],
	[`${roof} k`, 'M6 17h18L15 2zM68 17h18L77 2z'],
	['f-glow k', 'M30 36v-8c0-4 6-4 6 0v8zM43 43V29c0-5 7-5 7 0v14zM56 36v-8c0-4 6-4 6 0v8zM13 28v-5h4v5zM75 28v-5h4v5z'],
	['hat', 'M30 18l2-8M40 18l1-8M50 18V10M60 18l-2-8'],
];
const hall: Kind = (roof) => [
	GRASS,
	['f-wall k', 'M12 43V22h68v21z'],
	[`${roof} k`, 'M8 23h76L76 13H16z'],
	['f-wall2 k', 'M34 43V16l12-8 12 8v27z'],
	['f-roof2 k', 'M30 18 46 5l16 13-3 2-13-10-13 10z'],
	['f-dark k', 'M40 43V33c0-7 12-7 12 0v10z'],
	['f-glow k', 'M17 38v-7c0-3 5-3 5 0v7zM26 38v-7c0-3 5-3 5 0v7zM61 38v-7c0-3 5-3 5 0v7zM70 38v-7c0-3 5-3 5 0v7z'],
];
const castle: Kind = (roof) => [
	GRASS,
	['f-stone k', 'M22 43V22h48v21z'],
	['f-stone2 k', 'M20 23v-6h6v3h6v-3h6v3h6v-3h6v3h6v-3h6v3h6v-3h4v6z'],
	['f-stone k', 'M10 43V12h14v31zM68 43V12h14v31z'],
	['f-stone2 k', 'M8 13V7h4v3h4V7h4v3h3V7h3v6zM66 13V7h4v3h4V7h4v3h3V7h3v6z'],
	['f-dark k', 'M39 43V33c0-8 14-8 14 0v10z'],
	['bars', 'M42 43V30M46 43V28M50 43V30'],
	['f-glow k', 'M15 24v-5h4v5zM73 24v-5h4v5z'],
	[`${roof} k`, 'M46 17V4l11 3.5-11 3.5'],
	['hat', 'M28 30h6M58 34h6M30 38h5M14 34h5M73 36h5'],
];
const tower: Kind = (roof) => [
	GRASS,
	['f-stone k', 'M36 43l3-27h14l3 27z'],
	['f-stone2 k', 'M34 17v-6h5v3h4v-3h6v3h4v-3h5v6z'],
	[`${roof} k`, 'M36 11 46 1l10 10z'],
	['f-dark k', 'M43 43v-7c0-4 6-4 6 0v7z'],
	['f-glow k', 'M44 28v-6h4v6z'],
	['f-wall k', 'M58 43V32h18v11z'],
	[`${roof} k`, 'M55 33h24l-5-7H60z'],
	['hat', 'M41 22h3M49 26h4M40 34h3'],
];
const church: Kind = (roof) => [
	GRASS,
	['f-wall k', 'M34 43V22h42v21z'],
	[`${roof} k`, 'M30 23h50L72 11H36z'],
	['f-wall2 k', 'M18 43V16h16v27z'],
	[`${roof} k`, 'M15 17h22L26 1z'],
	['f-glow k', 'M42 37v-7c0-4 6-4 6 0v7zM54 37v-7c0-4 6-4 6 0v7zM66 37v-7c0-4 6-4 6 0v7z'],
	['f-dark k', 'M22 43v-9c0-5 8-5 8 0v9z'],
	['tim', 'M26 1v-3'],
	['hat', 'M42 20l2-8M52 20v-8M62 20l-2-8'],
];
const market: Kind = (roof) => [
	GRASS,
	['f-timber k', 'M16 43V18h3v25zM73 43V18h3v25z'],
	[`${roof} k`, 'M10 22h72L74 8H18z'],
	['f-paper k', 'M22 22h10l2-14h-8zM42 22h8V8h-8zM60 22h10L66 8h-8z'],
	['f-timber k', 'M14 34h64v9H14z'],
	['hat', 'M14 38h64M34 34v9M56 34v9'],
];
const waters: Kind = () => [
	GRASS,
	['f-stone k', 'M22 40c0 7 48 7 48 0V30H22z'],
	['f-water k', 'M22 30a24 6 0 1 0 48 0a24 6 0 1 0-48 0z'],
	['f-stone k', 'M43 30V14h6v16z'],
	['f-stone2 k', 'M36 15h20l-3-4H39z'],
	['jet', 'M46 11c-12-6-18 2-18 16M46 11c12-6 18 2 18 16'],
	['hat', 'M28 38h6M44 42h8M58 38h6'],
];
const arches: Kind = () => [
	GRASS,
	[
		'f-stone k',
		'M4 43V14h84v29h-8V30c0-8-14-8-14 0v13h-8V30c0-8-14-8-14 0v13h-8V30c0-8-14-8-14 0v13h-8V30c0-8-10-8-10 0v13z',
	],
	['f-water k', 'M4 14v-4h84v4z'],
	['hat', 'M10 20h6M30 19h6M52 20h6M74 19h6'],
];
const well: Kind = (roof) => [
	GRASS,
	['f-stone k', 'M32 40c0 5 28 5 28 0V28H32z'],
	['f-dark k', 'M32 28a14 4 0 1 0 28 0a14 4 0 1 0-28 0z'],
	['f-timber k', 'M34 28V13h3v15zM55 28V13h3v15z'],
	[`${roof} k`, 'M27 16h38l-8-11H35z'],
	['tim', 'M46 16v9'],
];
const works: Kind = (roof) => [
	GRASS,
	['smoke', 'M66 8c-6-4 4-6-2-10'],
	['f-stone k', 'M60 26V8h10v18z'],
	['f-wall k', 'M20 43V24h52v19z'],
	[`${roof} k`, 'M14 25h64L68 11H24z'],
	['f-glow k', 'M40 43V31h14v12z'],
	['f-timber k', 'M26 36V29h8v7zM60 36V29h8v7z'],
	['hat', 'M28 22l3-10M42 22l1-10M56 22l-1-10'],
];
const camp: Kind = (roof) => [
	GRASS,
	['f-earth k', 'M6 43c8-16 22-20 34-16 10-8 30-4 46 16z'],
	['f-dark k', 'M34 43V33c0-7 14-7 14 0v10z'],
	['f-timber k', 'M31 43V32h3v11zM48 43V32h3v11zM29 28h24v4H29z'],
	[`${roof} k`, 'M62 34h22l-5-8H67z'],
	['f-wall k', 'M65 43v-9h16v9z'],
];
const den: Kind = (roof) => [
	GRASS,
	['f-wall2 k', 'M22 43V20h30v23z'],
	['f-wall k', 'M52 43V26h20v17z'],
	[`${roof} k`, 'M17 21h40L46 5H27z'],
	[`${roof} k`, 'M48 27h28l-6-9H54z'],
	['f-dark k', 'M28 43V32h9v11z'],
	['f-glow k', 'M42 26h6v6h-6zM58 32h6v6h-6z'],
	['tim', 'M52 43V26M22 30h30'],
	['hat', 'M26 18l4-10M37 18V8M48 18l-4-10'],
];
const monument: Kind = () => [
	GRASS,
	['f-stone k', 'M30 43h32v-5H30zM34 38h24v-5H34z'],
	['f-marble k', 'M41 33 43 8h6l2 25z'],
	['crown k', 'M43 8 46 0l3 8z'],
	['hat', 'M44 16h4M43 24h6'],
];

const KINDS = { hut, palace, hall, castle, tower, church, market, waters, arches, well, works, camp, den, monument };
const ROOFS = { clay: 'f-roof', slate: 'f-roofb', dark: 'f-roof2', night: 'f-night', ruby: 'f-ruby' } as const;

type Recipe = readonly [kind: keyof typeof KINDS, roof: keyof typeof ROOFS, sign?: SignName];

const RECIPES: Record<string, Recipe> = {
	aqueduct: ['arches', 'clay'],
	armoury: ['castle', 'ruby', 'anvil'],
	barracks: ['castle', 'dark', 'worker'],
	betting_house: ['den', 'ruby', 'debt'],
	carpenters_hut: ['hut', 'clay', 'carpentry'],
	castle: ['castle', 'ruby'],
	chapel: ['church', 'clay'],
	church: ['church', 'slate'],
	clay_market: ['market', 'clay', 'clay'],
	clay_pit: ['camp', 'clay', 'clay'],
	drafting_room: ['hall', 'slate', 'plan'],
	dungeon: ['castle', 'night', 'prison'],
	factory: ['works', 'slate', 'marble'],
	fortress: ['castle', 'slate'],
	fountain: ['waters', 'slate'],
	gallery: ['hall', 'dark', 'marble'],
	gamblers_den: ['den', 'night', 'debt'],
	hideout: ['camp', 'night', 'mask'],
	keep: ['tower', 'ruby', 'captured'],
	library: ['hall', 'clay', 'plan'],
	lighthouse: ['tower', 'clay', 'virtue'],
	lumber_camp: ['camp', 'dark', 'wood'],
	masons_hut: ['hut', 'slate', 'masonry'],
	moneylender: ['den', 'slate', 'paid'],
	monument: ['monument', 'slate'],
	palace: ['palace', 'slate'],
	reservoir: ['waters', 'clay', 'paid'],
	silver_market: ['market', 'slate', 'silver'],
	smithy: ['works', 'dark', 'anvil'],
	steeple: ['church', 'dark'],
	stone_market: ['market', 'dark', 'stone'],
	tavern: ['den', 'clay', 'apprentice'],
	thieves_den: ['den', 'night', 'mask'],
	tilers_hut: ['hut', 'clay', 'tiling'],
	trading_post: ['market', 'ruby', 'trade'],
	treasury: ['palace', 'clay', 'gold'],
	university: ['hall', 'clay'],
	watchtower: ['tower', 'slate', 'bell'],
	well: ['well', 'clay'],
	wood_market: ['market', 'ruby', 'wood'],
};

/** Where the signboard hangs, by kind. */
const SIGNS_AT: Partial<Record<keyof typeof KINDS, readonly [number, number, number]>> = {
	market: [37, 23, 18],
	hall: [39, 14, 14],
	palace: [38, 8, 15],
	castle: [37, 22, 16],
	camp: [66, 25, 17],
	works: [72, 25, 18],
};

/** A building's picture; one that a card pack has made up is a hut or a hall. */
export function vignette(id: string): Vignette {
	const [kind, roof, sign] = RECIPES[id] ?? ([id.length % 2 ? 'hut' : 'hall', 'slate'] as Recipe);
	const shapes = KINDS[kind](ROOFS[roof]);
	if (sign === undefined) return { shapes };
	const [x, y, size] = SIGNS_AT[kind] ?? [70, 24, 18];
	return { shapes, sign: [sign, x, y, size] };
}
