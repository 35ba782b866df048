import { expect, test } from 'vitest';
import { qr } from './qr';

const dark = (path: string): Set<string> =>
	new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map((m) => `${m[1]} ${m[2]}`));

test('a code has its three corner squares, and light around it', () => {
	const { size, path } = qr('https://games.example.org/t/abcdefghijkl#0123456789abcdef0123456789abcdef');
	const modules = dark(path);
	const near = 3;
	const far = size - 3 - 7;
	for (const [left, top] of [
		[near, near],
		[far, near],
		[near, far],
	] as const)
		for (let y = 0; y < 7; y += 1)
			for (let x = 0; x < 7; x += 1) {
				const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
				expect(modules.has(`${left + x} ${top + y}`)).toBe(ring !== 2);
			}
	for (const place of modules) {
		const [x, y] = place.split(' ').map(Number) as [number, number];
		expect(Math.min(x, y)).toBeGreaterThanOrEqual(3);
		expect(Math.max(x, y)).toBeLessThan(size - 3);
	}
});
