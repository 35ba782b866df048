/** Stone by the yard: cobbles, flagstones and walls, laid by a seeded hand so that they are the same at every table. */

import { BOARD, ROOM } from './geometry';

/** A small generator (mulberry32); looks matter here, not chance. */
function hand(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = state;
		t = Math.imul(t ^ (t >>> 15), t | 1);
		t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

const round = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** The yard's cobbles in three shades: one path each. */
export function cobbles(more: number): string[] {
	const wide = BOARD.width + more;
	const luck = hand(11);
	const paths = ['', '', ''];
	for (let row = 0; row < 20; row++) {
		const y = 203 + row * 12.3;
		const high = 4 + luck() * 2.5;
		let x = 10 - luck() * 8;
		while (x < wide - 8) {
			const long = 7 + Math.floor(luck() * 12);
			const shade = Math.floor(luck() * 3.4);
			const top = round(y + luck() * 1.6 - 0.8);
			const left = Math.max(10, Math.round(x));
			if (shade < 3 && x + long < wide - 6)
				paths[shade] +=
					`M${left} ${top}H${Math.round(x + long)}l2 3v${round(high)}l-2 2.5H${left}l-2-2.5v-${round(high)}z`;
			x += long + 6;
		}
	}
	return paths;
}

/** Joints of the flagstones on a room's floor. */
export function flags(seed: number, width: number): string {
	const luck = hand(seed * 31 + 5);
	const [left, right, bottom] = [9, width - 9, ROOM.height - 9];
	let path = '';
	let y = 9;
	while (y < bottom) {
		const next = y + 20 + luck() * 8;
		const end = next > bottom - 16 ? bottom : next;
		for (let x = left + 10 + luck() * 30; x < right - 8; x += 25 + luck() * 22)
			path += `M${round(x)} ${round(y)}L${round(x + luck() * 3 - 1.5)} ${round(end)}`;
		if (end < bottom)
			path += `M${left} ${round(end + luck() - 0.5)}L${width / 2} ${round(end + luck() * 2 - 1)}L${right} ${round(end + luck() - 0.5)}`;
		y = end;
	}
	return path;
}

/** The stones of a room's walls in four shades, with a gap for the door. */
export function walls(seed: number, upper: boolean, width: number): string[] {
	const luck = hand(seed * 77 + 3);
	const paths = ['', '', '', ''];
	const off = (): number => luck() * 1.8 - 0.6;
	const stone = (x: number, y: number, w: number, h: number): void => {
		const shade = Math.floor(luck() * 4);
		paths[shade] +=
			`M${round(x + off())} ${round(y + off())} ${round(x + w + off())} ${round(y + off())} ${round(x + w + off())} ${round(y + h + off())} ${round(x + off())} ${round(y + h + off())}z`;
	};
	for (const [y, door] of [
		[0.5, !upper],
		[ROOM.height - 8.5, upper],
	] as const) {
		let x = 0.5;
		while (x < width - 4) {
			let wide = 11 + luck() * 13;
			if (width - x - wide < 9) wide = width - x - 1.5;
			if (!door || x + wide < width / 2 - 21 || x > width / 2 + 21) stone(x, y, wide - 1.6, 7.4);
			x += wide;
		}
	}
	for (const x of [0.6, width - 8.4]) {
		let y = 9.4;
		while (y < ROOM.height - 12) {
			let high = 12 + luck() * 12;
			if (ROOM.height - 9 - y - high < 10) high = ROOM.height - 9 - y;
			stone(x, y, 7.2, high - 1.4);
			y += high;
		}
	}
	return paths;
}
