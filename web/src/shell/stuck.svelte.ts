/** A list that stays at its newest line, however it grows or shrinks, until the reader scrolls up. */

const NEAR = 24;
/** A list goes on by itself for so long after the wheel, a finger or a key has moved it. */
const ROLLING = 1000;
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'pointermove', 'keydown'] as const;

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
		// Only a reader moves it up: when lines come, the room shrinks or is laid out anew, it goes down again at once.
		let moved = -ROLLING;
		const touched = (event: Event): void => {
			if (event.type !== 'pointermove' || (event as PointerEvent).buttons !== 0) moved = event.timeStamp;
		};
		const scrolled = (event: Event): void => {
			if (this.away || event.timeStamp - moved < ROLLING)
				this.away = element.scrollHeight - element.scrollTop - element.clientHeight > NEAR;
			else settle();
		};
		const size = new ResizeObserver(settle);
		size.observe(element);
		const lines = new MutationObserver(settle);
		lines.observe(element, { childList: true, subtree: true, characterData: true });
		for (const gesture of GESTURES) element.addEventListener(gesture, touched, { passive: true });
		element.addEventListener('scroll', scrolled, { passive: true });
		settle();
		return () => {
			size.disconnect();
			lines.disconnect();
			for (const gesture of GESTURES) element.removeEventListener(gesture, touched);
			element.removeEventListener('scroll', scrolled);
			this.element = null;
		};
	};

	readonly back = (): void => {
		this.away = false;
		if (this.element !== null) this.element.scrollTop = this.element.scrollHeight;
	};
}
