/**
 * A small part of Markdown, read into values that components draw: nothing ever becomes HTML, so nothing in a text
 * can do more than be read.
 */

export type Span =
	| { is: 'text'; text: string }
	| { is: 'strong'; spans: Span[] }
	| { is: 'em'; spans: Span[] }
	| { is: 'code'; text: string }
	| { is: 'link'; to: string; spans: Span[] };

export type Block =
	| { is: 'p'; spans: Span[] }
	| { is: 'heading'; spans: Span[] }
	/** An ordered one may go on after another list within it. */
	| { is: 'list'; ordered: boolean; start: number; items: Span[][] }
	| { is: 'quote'; spans: Span[] }
	| { is: 'table'; head: Span[][]; rows: Span[][][] };

/** Where a link may lead: a chapter, a page of this house, or the web. */
const SAFE = /^(#[a-z0-9-]+|\/[A-Za-z0-9/_#-]*|https:\/\/[^\s"'<>]+)$/;
const INLINE = /(\*\*(.+?)\*\*)|(\*(.+?)\*)|(?<!\w)(_(.+?)_)(?!\w)|(`([^`]+)`)|(\[([^\]]+)\]\(([^)\s]+)\))/;

export function spans(text: string): Span[] {
	const found = INLINE.exec(text);
	if (found === null) return text === '' ? [] : [{ is: 'text', text }];
	const before = text.slice(0, found.index);
	const after = text.slice(found.index + found[0].length);
	return [...(before === '' ? [] : [{ is: 'text' as const, text: before }]), span(found), ...spans(after)];
}

function span(found: RegExpExecArray): Span {
	if (found[2] !== undefined) return { is: 'strong', spans: spans(found[2]) };
	const slanted = found[4] ?? found[6];
	if (slanted !== undefined) return { is: 'em', spans: spans(slanted) };
	if (found[8] !== undefined) return { is: 'code', text: found[8] };
	const words = found[10] as string;
	const to = found[11] as string;
	return SAFE.test(to) && !to.startsWith('//') ? { is: 'link', to, spans: spans(words) } : { is: 'text', text: words };
}

/** The ruling that a paragraph or item is about: it begins with the name, in strong letters. */
export function rulingOf(list: readonly Span[]): string | undefined {
	const first = list[0]?.is === 'strong' ? list[0].spans[0] : undefined;
	return first?.is === 'text' ? /^R\d+/.exec(first.text)?.[0] : undefined;
}

const ITEM = /^\s*(?:[-*]|(\d+)[.)])\s+(.*)$/;
const RULE = /^\|?[\s:|-]+\|[\s:|-]*$/;
const cells = (line: string): Span[][] =>
	line
		.trim()
		.replace(/^\||\|$/g, '')
		.split('|')
		.map((cell) => spans(cell.trim()));

/** A list may begin right below a line of text, unless that line only happens to go on with a number. */
const mayInterrupt = (item: RegExpExecArray): boolean => item[1] === undefined || item[1] === '1';

export function blocks(text: string): Block[] {
	const out: Block[] = [];
	let words: string[] = [];
	const close = (): void => {
		if (words.length > 0) out.push({ is: 'p', spans: spans(words.join(' ')) });
		words = [];
	};
	const lines = text.split(/\r?\n/);
	for (let n = 0; n < lines.length; n += 1) {
		const line = lines[n] as string;
		const item = ITEM.exec(line);
		if (line.trim() === '') close();
		else if (/^#{1,6} /.test(line)) {
			close();
			out.push({ is: 'heading', spans: spans(line.replace(/^#+ /, '')) });
		} else if (item !== null && (words.length === 0 || mayInterrupt(item))) {
			close();
			const last = out.at(-1);
			const ordered = item[1] !== undefined;
			const entry = spans(item[2] as string);
			if (last?.is === 'list' && last.ordered === ordered && lines[n - 1]?.trim() !== '') last.items.push(entry);
			else out.push({ is: 'list', ordered, start: Number(item[1] ?? 1), items: [entry] });
		} else if (line.startsWith('> ')) {
			close();
			out.push({ is: 'quote', spans: spans(line.slice(2)) });
		} else if (line.includes('|') && RULE.test(lines[n + 1] ?? '')) {
			close();
			const rows: Span[][][] = [];
			let end = n + 2;
			while (end < lines.length && (lines[end] as string).includes('|')) {
				rows.push(cells(lines[end] as string));
				end += 1;
			}
			out.push({ is: 'table', head: cells(line), rows });
			n = end - 1;
		} else if (/^\s/.test(line) && words.length === 0 && out.at(-1)?.is === 'list' && lines[n - 1]?.trim() !== '') {
			// An item that goes on in the next line.
			(out.at(-1) as { items: Span[][] }).items.at(-1)?.push(...spans(` ${line.trim()}`));
		} else words.push(line.trim());
	}
	close();
	return out;
}
