import { describe, expect, it } from 'vitest';
import { type Route, read, write } from './router';

describe('addresses', () => {
	it.each<[string, string, Route]>([
		['/', '', { at: 'lobby' }],
		['/new', '', { at: 'new', game: null }],
		['/new/lockup', '', { at: 'new', game: 'lockup' }],
		['/t/abc123', '', { at: 'table', id: 'abc123', token: null }],
		['/t/abc123', '#0123456789abcdef', { at: 'table', id: 'abc123', token: '0123456789abcdef' }],
		['/t/abc123/replay', '', { at: 'replay', id: 'abc123' }],
		['/rules/lockup', '#roll-call', { at: 'rules', game: 'lockup', chapter: 'roll-call' }],
		['/about', '', { at: 'about' }],
		['/t/abc123/elsewhere', '', { at: 'nowhere', path: '/t/abc123/elsewhere' }],
		['/t/a.b', '', { at: 'nowhere', path: '/t/a.b' }],
		['/t', '', { at: 'nowhere', path: '/t' }],
	])('%s%s', (path, hash, route) => {
		expect(read(path, hash)).toEqual(route);
	});

	it('never writes a secret back', () => {
		expect(write({ at: 'table', id: 'abc', token: 'secret' })).toBe('/t/abc');
	});
	it('comes back to itself', () => {
		for (const path of ['/', '/new', '/new/lockup', '/t/x', '/t/x/replay', '/about', '/rules/lockup'])
			expect(write(read(path))).toBe(path);
	});
});
