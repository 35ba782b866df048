/** Words in lines: text in a drawing does not flow by itself. */

/** At most so many lines of that width; what does not fit on the last is cut. */
export function wrapped(text: string, room: number, width: (text: string) => number, most: number): string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ').filter((each) => each !== '')) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (line === '' || width(longer) <= room) {
			line = longer;
		} else if (lines.length === most - 1) {
			return [...lines, `${line} …`];
		} else {
			lines.push(line);
			line = word;
		}
	}
	return line === '' ? lines : [...lines, line];
}
