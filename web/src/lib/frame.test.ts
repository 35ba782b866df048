import { describe, expect, it } from 'vitest';
import { frameOf } from './frame';

describe('the frame around a table', () => {
	it.each([
		[1280, 720],
		[1366, 768],
		[1024, 768],
		[2560, 1440],
	])('is a desk on a screen of %i x %i', (width, height) => {
		expect(frameOf(width, height, 100)).toBe('desk');
	});

	it.each([
		[390, 844],
		[768, 1024],
		[1080, 1920],
	])('has its sheet below in portrait, %i x %i', (width, height) => {
		expect(frameOf(width, height, 100)).toBe('below');
		expect(frameOf(width, height, 200)).toBe('below');
	});

	it.each([
		[844, 390],
		[880, 700],
		[1200, 500],
	])('has its sheet at the side where little is wide or high, %i x %i', (width, height) => {
		expect(frameOf(width, height, 100)).toBe('side');
	});

	it('gives large letters the side, and leaves the board its size', () => {
		expect(frameOf(1440, 900, 120)).toBe('desk');
		expect(frameOf(1440, 900, 150)).toBe('side');
		expect(frameOf(1920, 1080, 200)).toBe('side');
	});
});
