/** Where things stand on the island: 760 x 600, Cellblock A above, B at the right, C below, D at the left. */

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}
export interface Point {
	x: number;
	y: number;
}

export interface Place {
	space: string;
	/** What the floor is made of. */
	floor: 'planks' | 'tiles' | 'chequers' | 'scratches' | 'plain' | 'grass';
	/** All of it, with its cells. */
	whole: Box;
	/** What is lit when one may go there. */
	inner: Box;
	plate: Point;
	/** Middle of the icon under each letter. */
	slots: Record<'A' | 'B' | 'C', Point>;
	/** Where Convicts stand. */
	stand: Box;
	/** What a Guard on each letter shuts (RULES.md section 4). */
	icons: Record<'A' | 'B' | 'C', readonly string[]>;
	/** The trade deck of a corner room. */
	deck?: Point;
	/** The way to the Courtyard. */
	door?: { x1: number; y1: number; x2: number; y2: number };
	/** The cells behind a Cellblock, in their order. */
	cells?: readonly CellPlace[];
	upright?: boolean;
}

export interface CellPlace extends Box {
	/** "cell_1", "a1", "entrance", "showers", "escape_room_b" */
	id: string;
}

export const ISLAND = { width: 760, height: 600 };

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Five cells in a row or a column. */
function cells(ids: readonly string[], { x, y, width, height }: Box): CellPlace[] {
	const across = width > height;
	const step = (across ? width : height) / ids.length;
	return ids.map((id, nth) => ({
		id,
		x: across ? x + nth * step : x,
		y: across ? y : y + nth * step,
		width: across ? step : width,
		height: across ? height : step,
	}));
}

function room(space: string, floor: Place['floor'], x: number, y: number, icons: Place['icons']): Place {
	const low = y > 200 ? 104 : 96;
	return {
		space,
		floor,
		whole: box(x, y, 190, 158),
		inner: box(x + 6, y + 6, 178, 146),
		plate: { x: x + 10, y: y + 10 },
		slots: { A: { x: x + 34, y: y + low }, B: { x: x + 92, y: y + low }, C: { x: x + 150, y: y + low } },
		stand: box(x + 48, y + 12, 138, low - 37),
		icons,
		deck: { x: x + 10, y: y + 34 },
	};
}

export const PLACES: readonly Place[] = [
	room('library', 'planks', 22, 18, { A: ['trade'], B: ['attack_steal'], C: ['study'] }),
	room('infirmary', 'tiles', 548, 18, { A: ['attack_steal'], B: ['work'], C: ['trade'] }),
	room('cafeteria', 'chequers', 548, 424, { A: ['eat'], B: ['trade'], C: ['attack_steal'] }),
	room('utility', 'scratches', 22, 424, { A: ['trade'], B: ['attack_steal'], C: ['work'] }),
	{
		space: 'cellblock_a',
		floor: 'plain',
		whole: box(212, 18, 336, 158),
		inner: box(218, 87, 324, 83),
		plate: { x: 222, y: 88 },
		slots: { A: { x: 404, y: 124 }, B: { x: 466, y: 124 }, C: { x: 520, y: 124 } },
		stand: box(222, 106, 108, 60),
		icons: { A: ['king', 'recruit'], B: ['invite'], C: ['attack_steal'] },
		door: { x1: 277, y1: 176, x2: 307, y2: 176 },
		cells: cells(['entrance', 'cell_1', 'a1', 'a2', 'a3'], box(212, 18, 336, 62)),
	},
	{
		space: 'cellblock_b',
		floor: 'plain',
		whole: box(548, 176, 190, 248),
		inner: box(554, 182, 116, 236),
		plate: { x: 556, y: 184 },
		slots: { A: { x: 586, y: 242 }, B: { x: 586, y: 306 }, C: { x: 586, y: 370 } },
		stand: box(612, 236, 58, 148),
		icons: { A: ['king', 'recruit'], B: ['attack_steal'], C: ['escape'] },
		door: { x1: 548, y1: 320, x2: 548, y2: 350 },
		cells: cells(['escape_room_b', 'cell_2', 'b1', 'b2', 'b3'], box(676, 176, 62, 248)),
		upright: true,
	},
	{
		space: 'cellblock_c',
		floor: 'plain',
		whole: box(212, 424, 336, 158),
		inner: box(218, 430, 324, 84),
		plate: { x: 222, y: 432 },
		slots: { A: { x: 404, y: 466 }, B: { x: 458, y: 466 }, C: { x: 520, y: 466 } },
		stand: box(222, 450, 108, 60),
		icons: { A: ['shower'], B: ['king', 'recruit'], C: ['attack_steal'] },
		door: { x1: 277, y1: 424, x2: 307, y2: 424 },
		cells: cells(['cell_3', 'c1', 'c2', 'c3', 'showers'], box(212, 520, 336, 62)),
	},
	{
		space: 'cellblock_d',
		floor: 'plain',
		whole: box(22, 176, 190, 248),
		inner: box(90, 182, 116, 236),
		plate: { x: 96, y: 184 },
		slots: { A: { x: 174, y: 242 }, B: { x: 174, y: 306 }, C: { x: 174, y: 370 } },
		stand: box(90, 236, 58, 148),
		icons: { A: ['king', 'recruit'], B: ['attack_steal'], C: ['escape'] },
		door: { x1: 212, y1: 250, x2: 212, y2: 280 },
		cells: cells(['escape_room_d', 'cell_4', 'd1', 'd2', 'd3'], box(22, 176, 62, 248)),
		upright: true,
	},
	{
		space: 'courtyard',
		floor: 'grass',
		whole: box(212, 176, 336, 248),
		inner: box(218, 182, 324, 236),
		plate: { x: 220, y: 184 },
		slots: { A: { x: 244, y: 382 }, B: { x: 318, y: 382 }, C: { x: 392, y: 382 } },
		stand: box(222, 206, 318, 128),
		icons: { A: ['attack_steal'], B: ['workout'], C: ['chess'] },
	},
];

export const HOLE: Box = box(456, 350, 86, 68);

/** Gaps in the walls between rooms and Cellblocks, which nobody can shut. */
export const WAYS: readonly string[] = [
	'M212 90V120',
	'M548 90V120',
	'M212 485V515',
	'M548 485V515',
	'M125 176H155',
	'M605 176H635',
	'M125 424H155',
	'M605 424H635',
];

export const placeOf = (space: string): Place | undefined => PLACES.find((place) => place.space === space);

const CELLS = new Map(
	PLACES.flatMap(({ space, cells = [] }) => cells.map((cell) => [cell.id, { ...cell, block: space }] as const)),
);
export const cellPlace = (id: string): (CellPlace & { block: string }) | undefined => CELLS.get(id);

/** The letter under which an icon of a space stands. */
export const letterOf = (place: Place, icon: string): 'A' | 'B' | 'C' | undefined =>
	(['A', 'B', 'C'] as const).find((letter) => place.icons[letter].includes(icon));

/** Anything that is on the board by name, for bubbles beside it. */
export function boxOf(id: string): Box | undefined {
	if (id === 'hole') return HOLE;
	return placeOf(id)?.inner ?? cellPlace(id);
}
