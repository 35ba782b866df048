/** What a seat's workers wear, so that a figure is known by its shape: on the head and on the robe. */

import { OUTLINES, type Shape } from '../../../lib/looks';

/** Head-dresses on a head at (9, 5.4). */
export const HATS: Record<Shape, string> = {
	circle: 'M4.4 5.2C4.2 1.6 6 .2 9 .2s4.8 1.4 4.6 5z',
	square: 'M4.4 4.8V-.6h9.2v5.4zM3.2 4.8h11.6',
	triangle: 'M4 6.2 9-2 14 6.2Z',
	diamond: 'M4.6 4.4 5.4.6 9-3 12.6.6l.8 3.8L9 3z',
	hexagon: 'M3 4.2 5 .6h8l2 3.6Z',
	star: 'M4.6 4.2 4.2 -.6 6.9 1.4 9 -1.4 11.1 1.4 13.8 -.6 13.4 4.2Z',
	cross: 'M4.6 4.4V1.4h2.8v-3h3.2v3h2.8v3z',
	ring: 'M4.3 8.6C3.2 3.4 5-.8 9-.8s5.8 4.2 4.7 9.4C13 4.8 11.6 3.6 9 3.6S5 4.8 4.3 8.6z',
};

export const ROBE = 'M9 6.4C4.2 7.4 1.8 12.6 1.4 22.4H16.6C16.2 12.6 13.8 7.4 9 6.4Z';

export const emblem = (shape: Shape): string => OUTLINES[shape];

/** How far the letter of a token sinks below its middle. */
export const SINK: Record<Shape, number> = {
	circle: 4.2,
	square: 4.2,
	triangle: 5.8,
	diamond: 4.2,
	hexagon: 4.2,
	star: 4.4,
	cross: 4.2,
	ring: 4.2,
};
