/** A QR code as one path of an SVG, a unit a module, with the quiet edge that readers need. */

import { encode } from 'uqr';

const EDGE = 3;

export function qr(text: string): { size: number; path: string } {
	const { data, size } = encode(text, { ecc: 'M', border: EDGE });
	const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
	return { size, path: rows.join('') };
}
