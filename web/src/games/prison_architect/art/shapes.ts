/** Outlines of pieces, centred on 0. */

/** A circle for grey, a shield for orange, a diamond for red: each has a silhouette of its own. */
export function prisonerShape(type: string, r: number): string {
	if (type === 'red') return `M0 ${-1.25 * r}L${1.25 * r} 0 0 ${1.25 * r} ${-1.25 * r} 0Z`;
	if (type === 'orange')
		return `M${-r} ${-0.95 * r}h${2 * r}v${0.95 * r}c0 ${0.6 * r} ${-0.7 * r} ${0.95 * r} ${-r} ${1.15 * r}c${-0.3 * r} ${-0.2 * r} ${-r} ${-0.55 * r} ${-r} ${-1.15 * r}Z`;
	return `M0 ${-r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}Z`;
}

/** What each specialist gives, and the colour of that need. */
export const SPECIALISTS: Record<string, { name: string; tag: string }> = {
	guard: { name: 'Guard', tag: 'security' },
	dog: { name: 'Dog', tag: 'security' },
	trainer: { name: 'Trainer', tag: 'comfort' },
	librarian: { name: 'Librarian', tag: 'comfort' },
	nurse: { name: 'Nurse', tag: 'hygiene' },
	custodian: { name: 'Custodian', tag: 'hygiene' },
};
