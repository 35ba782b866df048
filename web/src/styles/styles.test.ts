/** Styles for the whole page: a class that stands alone here reaches into every component that uses the same word. */

import { describe, expect, it } from 'vitest';

const SHEETS = import.meta.glob<string>('./*.css', { query: '?raw', import: 'default', eager: true });
const PARTS = import.meta.glob<string>('../games/**/*.svelte', { query: '?raw', import: 'default', eager: true });

/** Whole words of the page, and why each may be one; every other class begins with a prefix. */
const WORDS: Record<string, string> = {
	button: 'every screen has them',
	iconbutton: 'a button that is only a drawing',
	field: 'a name above what is filled in',
	fieldname: 'the same for a group',
	help: 'small words below a field',
	switch: 'on or off',
	choice: 'one of a few',
	tag: 'a word in a rounded frame',
	knob: 'the sign of an option',
	panel: 'a framed ground',
	scrolls: 'thin bars where something scrolls',
	unseen: 'words for those who listen',
	skip: 'the link before everything else',
	noprint: 'left out on paper',
};
const PREFIXED = /^(bh|seat|part)-/;

const rules = (text: string): string[] =>
	[...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].flatMap((rule) => rule[1]!.split(','));
const bare = (selector: string): string[] =>
	[...selector.matchAll(/(?<![\w\])-])\.([a-z][\w-]*)/g)].map((found) => found[1]!);
const GLOBAL = new Set(Object.values(SHEETS).flatMap(rules).flatMap(bare));

describe('styles of the whole page', () => {
	it('has no class that stands alone but those with a prefix and the words listed', () => {
		expect([...GLOBAL].filter((name) => !PREFIXED.test(name)).sort()).toEqual(Object.keys(WORDS).sort());
	});

	it('shares no class with what a game styles for itself', () => {
		const shared = Object.entries(PARTS).flatMap(([path, text]) => {
			const own = rules(/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '')
				.flatMap((selector) => [...selector.replace(/:global\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)])
				.map((found) => found[1]!);
			return own.filter((name) => GLOBAL.has(name) && !name.startsWith('bh-')).map((name) => `${path}: ${name}`);
		});
		expect(shared).toEqual([]);
	});
});
