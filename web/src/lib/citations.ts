/** Places in the rulebook that a text cites: rulings (R43) and sections (§11.4, section 11.4). */

export interface Citation {
	words: string;
	/** As the rulebook names it: R43, or 11.4. */
	at: string;
}

const CITED = /\bR\d{1,3}\b|(?:RULES )?§(\d+(?:\.\d+)?)|\bsection (\d+(?:\.\d+)?)/g;

/** The text in pieces, plain ones and citations. */
export function cited(text: string): (string | Citation)[] {
	const out: (string | Citation)[] = [];
	let end = 0;
	for (const found of text.matchAll(CITED)) {
		if (found.index > end) out.push(text.slice(end, found.index));
		out.push({ words: found[0], at: found[1] ?? found[2] ?? found[0] });
		end = found.index + found[0].length;
	}
	if (end < text.length) out.push(text.slice(end));
	return out;
}
