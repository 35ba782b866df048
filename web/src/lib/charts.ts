/** Scores as shapes: pure figures for the SVG charts. */

import type { PastRound, Replay, ScoreSheet } from '../wire/types';

export interface Bar {
	player: number;
	total: number;
	/** Parts above zero, bottom up; what was lost is listed beside. From and to in points. */
	parts: { line: number; from: number; to: number }[];
	lost: number;
}

/** A bar for each player, best first; ties keep the order of seats. */
export function bars(sheet: ScoreSheet): Bar[] {
	const all = sheet.totals.map((total, player) => {
		const parts: Bar['parts'] = [];
		let height = 0;
		let lost = 0;
		sheet.lines.forEach(({ points }, line) => {
			const value = points[player] ?? 0;
			if (value > 0) {
				parts.push({ line, from: height, to: height + value });
				height += value;
			} else lost -= value;
		});
		return { player, total, parts, lost };
	});
	return all.sort((one, other) => other.total - one.total);
}

/** The tone of each line that counts, by its place among all lines: a line is drawn alike wherever it stands. */
export const tone = (line: number): string => `part-${line}`;

/** Lines of the sheet in which anybody has something. */
export const counted = (sheet: ScoreSheet): number[] =>
	sheet.lines.flatMap((line, index) => (line.points.some((points) => points !== 0) ? [index] : []));

/** The scores before the first move and after each: by player, then by ply. */
export function courses(replay: Replay): number[][] {
	return replay.opening.map((first, player) => [first, ...replay.moves.map((move) => move.scores[player] ?? 0)]);
}

/** Round figures that span all values, for an axis of about so many steps. */
export function ticks(low: number, high: number, steps = 5): number[] {
	const span = Math.max(1, high - low);
	const rough = span / steps;
	const power = 10 ** Math.floor(Math.log10(rough));
	const unit = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
	const first = Math.floor(low / unit) * unit;
	const out: number[] = [];
	for (let value = first; value < Math.max(high, low + 1) + unit; value += unit) out.push(value);
	return out;
}

/** As many rounds as have room for their numbers at an axis: all, or one for every two, five or ten, and so on. */
export function spaced(rounds: readonly PastRound[], x: (ply: number) => number, gap: number): PastRound[] {
	for (let unit = 1; ; unit *= String(unit).startsWith('2') ? 2.5 : 2) {
		const step = (n: number): number => Math.floor((rounds[n]?.number ?? 0) / unit);
		const kept = rounds.filter((_, n) => step(n) > step(n - 1));
		if (kept.every(({ ply }, n) => n === 0 || x(ply) - x(kept[n - 1]!.ply) >= gap)) return kept;
	}
}

/** A course as the `d` of a path that steps: scores stay until they change. */
export function stepped(course: readonly number[], x: (ply: number) => number, y: (score: number) => number): string {
	let path = '';
	course.forEach((score, ply) => {
		if (ply === 0) path = `M${round(x(0))} ${round(y(score))}`;
		else if (score !== course[ply - 1]) path += `H${round(x(ply))}V${round(y(score))}`;
	});
	return course.length === 0 ? '' : `${path}H${round(x(course.length - 1))}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Winners first, then by points. Places are shared when points are the same and nothing broke the tie. */
export function ranking(sheet: ScoreSheet): { player: number; place: number }[] {
	const order = sheet.totals
		.map((total, player) => ({ player, total, won: sheet.winners.includes(player) }))
		.sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
	return order.map(({ player, won, total }) => ({
		player,
		place: won ? 1 : 1 + order.filter((other) => other.won || other.total > total).length,
	}));
}
