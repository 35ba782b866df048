import { describe, expect, it } from 'vitest';
import { type Line, paced } from './pace';

const moved = (milliseconds?: number): Line => ({
	movements: [milliseconds === undefined ? {} : { milliseconds }],
	said: false,
	staged: false,
});
const read: Line = { movements: [], said: true, staged: false };
const sum = (times: number[]): number => times.reduce((total, each) => total + each, 0);

describe('the pace of the story', () => {
	it('keeps movements to 150-300 ms, and what neither moves nor is said takes none', () => {
		const silent: Line = { movements: [], said: false, staged: false };
		expect(paced([moved(20), moved(), moved(900), silent], 'normal')).toEqual([150, 240, 300, 0]);
	});
	it('leaves time to read a sentence, moved or not', () => {
		expect(paced([read], 'normal')[0]).toBeGreaterThan(300);
		expect(paced([{ ...read, movements: [{}] }], 'normal')).toEqual(paced([read], 'normal'));
	});
	it('never lets a long step take long', () => {
		expect(
			sum(
				paced(
					Array.from({ length: 30 }, () => read),
					'normal',
				),
			),
		).toBeLessThan(4300);
	});
	it('goes faster when more waits behind', () => {
		const lines = Array.from({ length: 12 }, () => read);
		expect(paced(lines, 'normal', 3)[0]).toBeLessThan(paced(lines, 'normal')[0] as number);
	});
	it('gives what is staged its time, whatever waits', () => {
		const staged = [{ ...read, staged: true }];
		expect(paced(staged, 'normal', 5)).toEqual(paced(staged, 'normal'));
		expect(paced(staged, 'normal')[0]).toBeGreaterThan(1000);
	});
	it('is as fast as somebody likes', () => {
		const at = (speed: Parameters<typeof paced>[1]): number => sum(paced([read, read], speed));
		expect(at('slow')).toBeGreaterThan(at('normal'));
		expect(at('normal')).toBeGreaterThan(at('fast'));
		expect(at('instant')).toBe(0);
	});
});
