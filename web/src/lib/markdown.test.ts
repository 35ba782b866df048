import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, blocks, rulingOf, type Span, spans } from './markdown';

const text = (list: Span[]): string =>
	list.map((span) => (span.is === 'text' || span.is === 'code' ? span.text : text(span.spans))).join('');

function links(list: Span[]): string[] {
	return list.flatMap((span) => {
		if (span.is === 'link') return [span.to];
		return span.is === 'strong' || span.is === 'em' ? links(span.spans) : [];
	});
}

describe('spans', () => {
	it('knows the ruling that a paragraph is about', () => {
		expect(rulingOf(spans('**R13. Declining.** A player may decline.'))).toBe('R13');
		expect(rulingOf(spans('**R5** A worker may be placed.'))).toBe('R5');
		expect(rulingOf(spans('As R5 says, **R6** holds.'))).toBeUndefined();
	});
	it('reads what there is', () => {
		expect(spans('a **b _c_** `d` [e](#f)')).toEqual([
			{ is: 'text', text: 'a ' },
			{
				is: 'strong',
				spans: [
					{ is: 'text', text: 'b ' },
					{ is: 'em', spans: [{ is: 'text', text: 'c' }] },
				],
			},
			{ is: 'text', text: ' ' },
			{ is: 'code', text: 'd' },
			{ is: 'text', text: ' ' },
			{ is: 'link', to: '#f', spans: [{ is: 'text', text: 'e' }] },
		]);
	});
	it.each(['javascript:alert(1)', 'data:text/html,x', 'http://plain.example', '//elsewhere.example', 'vbscript:x'])(
		'leads nowhere: %s',
		(to) => {
			expect(links(spans(`[x](${to})`))).toEqual([]);
		},
	);
	it('has no way to write markup', () => {
		expect(spans('<img src=x onerror=alert(1)>')).toEqual([{ is: 'text', text: '<img src=x onerror=alert(1)>' }]);
	});
	it('leaves words_with_lines alone', () => {
		expect(text(spans('first_player_key'))).toBe('first_player_key');
	});
});

describe('blocks', () => {
	it('reads paragraphs, lists and tables', () => {
		const kinds = blocks('One\ntwo\n\n- a\n- b\n  goes on\n\n1. c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n### End').map(
			(block) => block.is,
		);
		expect(kinds).toEqual(['p', 'list', 'list', 'table', 'heading']);
	});
	it('begins a list right below its text, and goes on with its numbers', () => {
		const found = blocks('In this order:\n1. a\n2. b:\n   - c\n3. d\n\nSince\n1984. e');
		expect(
			found.map((block) => (block.is === 'list' ? [block.ordered, block.start, block.items.length] : block.is)),
		).toEqual(['p', [true, 1, 2], [false, 1, 1], [true, 3, 1], 'p']);
	});
	it('joins an item that goes on', () => {
		const [list] = blocks('- a\n  b') as [Extract<Block, { is: 'list' }>];
		expect(list.items.map(text)).toEqual(['a b']);
	});
	it('reads anything without harm', () => {
		fc.assert(
			fc.property(fc.string(), (anything) => {
				for (const block of blocks(anything))
					if (block.is === 'p') for (const to of links(block.spans)) expect(to).toMatch(/^(#|\/(?!\/)|https:\/\/)/);
			}),
		);
	});
});
