/** A list that stays at its newest line, however it grows or shrinks, until the reader scrolls up. */

const NEAR = 24;

export class Stuck {
	/** The reader has scrolled up. */
	away = $state(false);
	private element: HTMLElement | null = null;

	/** Attach it to the list that scrolls. */
	readonly list = (element: HTMLElement): (() => void) => {
		this.element = element;
		const settle = (): void => {
			if (!this.away) element.scrollTop = element.scrollHeight;
		};
		// Only a reader moves it up: when lines come or the room shrinks, it goes down again at once.
		let height = 0;
		let room = 0;
		const scrolled = (): void => {
			const changed = height !== element.scrollHeight || room !== element.clientHeight;
			[height, room] = [element.scrollHeight, element.clientHeight];
			if (!changed || this.away) this.away = height - element.scrollTop - room > NEAR;
			else settle();
		};
		const size = new ResizeObserver(settle);
		size.observe(element);
		const lines = new MutationObserver(settle);
		lines.observe(element, { childList: true, subtree: true, characterData: true });
		element.addEventListener('scroll', scrolled, { passive: true });
		settle();
		[height, room] = [element.scrollHeight, element.clientHeight];
		return () => {
			size.disconnect();
			lines.disconnect();
			element.removeEventListener('scroll', scrolled);
			this.element = null;
		};
	};

	readonly back = (): void => {
		this.away = false;
		if (this.element !== null) this.element.scrollTop = this.element.scrollHeight;
	};
}
