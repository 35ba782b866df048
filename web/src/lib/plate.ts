/** A plate on a board that says why something is refused, and cites the ruling: pressed, it opens it. */

/** A plate reaches as far as a finger does: four of the smallest letters, in units of the drawing. */
export const REACH = 4;

export function plate(open: () => void) {
	const press = (event: Event): void => {
		event.stopPropagation();
		open();
	};
	return {
		role: 'button',
		tabindex: 0,
		onclick: press,
		onkeydown: (event: KeyboardEvent): void => {
			if (event.key !== 'Enter' && event.key !== ' ') return;
			event.preventDefault();
			press(event);
		},
	} as const;
}
