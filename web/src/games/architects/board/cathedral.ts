/** The Cathedral's stones, level by level: where its walls, windows, prices and points are. */

export interface Tier {
	level: number;
	/** Walls between these edges, from the foot up. */
	left: number;
	right: number;
	foot: number;
	top: number;
	/** Middles of its windows, their foot, height and width. */
	windows: readonly number[];
	sill: number;
	tall: number;
	wide: number;
	/** Left edge and middle of the price, and of the points. */
	price: readonly [x: number, y: number];
	points: readonly [x: number, y: number];
	numeral: readonly [x: number, y: number];
}

export const TIERS: readonly Tier[] = [
	{
		level: 1,
		left: 439,
		right: 605,
		foot: 382,
		top: 322,
		windows: [474, 522, 570],
		sill: 379,
		tall: 49,
		wide: 32,
		price: [431, 352],
		points: [624, 339],
		numeral: [449, 356],
	},
	{
		level: 2,
		left: 446,
		right: 598,
		foot: 317,
		top: 263,
		windows: [478, 522, 566],
		sill: 315,
		tall: 45,
		wide: 32,
		price: [438, 291],
		points: [617, 278],
		numeral: [454.5, 295],
	},
	{
		level: 3,
		left: 454,
		right: 590,
		foot: 258,
		top: 206,
		windows: [485, 559],
		sill: 256,
		tall: 45,
		wide: 32,
		price: [446, 231],
		points: [609, 220],
		numeral: [461.5, 235],
	},
	{
		level: 4,
		left: 462,
		right: 582,
		foot: 200,
		top: 134,
		windows: [484, 560],
		sill: 196,
		tall: 41,
		wide: 30,
		price: [442, 172],
		points: [617, 171],
		numeral: [522, 190],
	},
	{
		level: 5,
		left: 502,
		right: 542,
		foot: 128,
		top: 22,
		windows: [522],
		sill: 148,
		tall: 37,
		wide: 26,
		price: [470, 120],
		points: [560, 57],
		numeral: [522, 104],
	},
];

export interface Glass {
	outline: string;
	left: string;
	right: string;
	feet: string;
	lead: string;
}

/** A pointed window: its outline, and the panes that the lead parts. */
export function glass(x: number, sill: number, tall: number, wide: number): Glass {
	const half = wide / 2;
	const l = x - half;
	const r = x + half;
	const tip = sill - tall;
	const bar = sill - tall * 0.45;
	const foot = sill - tall * 0.28;
	const spring = tip + 0.355 * tall;
	const outline = `M${l} ${sill}V${spring}C${l} ${tip + 7} ${x - 3} ${tip + 4} ${x} ${tip}C${x + 3} ${tip + 4} ${r} ${tip + 7} ${r} ${spring}V${sill}z`;
	return {
		outline,
		left: `M${x} ${tip}L${l} ${bar}L${x} ${bar}z`,
		right: `M${x} ${tip}L${r} ${bar}L${x} ${bar}z`,
		feet: `M${l} ${sill}V${foot}L${x} ${sill}zM${r} ${sill}V${foot}L${x} ${sill}z`,
		lead: `M${x} ${tip}V${sill}M${l} ${bar}H${r}M${l} ${foot}L${x} ${sill}L${r} ${foot}M${l} ${bar}L${x} ${tip}L${r} ${bar}`,
	};
}

/** Where the markers wait that have not begun to climb: along the steps, from the right. */
export const waiting = (count: number): number[] =>
	Array.from({ length: count }, (_, index) => 590 - index * Math.min(27, 132 / Math.max(1, count - 1)));
