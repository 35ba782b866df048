/** A long press with a finger, where the browser tells none: Safari on phones never fires `contextmenu`. */

const LONG = 650; // longer than other browsers take to fire `contextmenu` themselves
const STILL = 10; // pixels; a finger that moves further pans the board
const AFTER = 400; // how long the click of a lifted finger may take to come

export type Finger = Pick<PointerEvent, 'pointerType' | 'isPrimary' | 'clientX' | 'clientY' | 'target'>;
type Click = Pick<Event, 'stopPropagation' | 'preventDefault'>;

export class LongPress {
	#timer: ReturnType<typeof setTimeout> | undefined;
	#from = { x: 0, y: 0 };
	#fired = false;

	constructor(private readonly fire: (target: Element) => boolean) {}

	down = (finger: Finger): void => {
		this.stop();
		this.#fired = false;
		if (finger.pointerType !== 'touch' || !finger.isPrimary) return;
		this.#from = { x: finger.clientX, y: finger.clientY };
		this.#timer = setTimeout(() => {
			this.#fired = this.fire(finger.target as Element);
		}, LONG);
	};

	move = (finger: Finger): void => {
		if (Math.hypot(finger.clientX - this.#from.x, finger.clientY - this.#from.y) > STILL) this.stop();
	};

	/** The finger was lifted, or the browser has told the long press itself. */
	stop = (): void => {
		clearTimeout(this.#timer);
		if (this.#fired) setTimeout(() => (this.#fired = false), AFTER);
	};

	/** The click that follows a long press is not meant. */
	click = (event: Click): void => {
		if (!this.#fired) return;
		this.#fired = false;
		event.stopPropagation();
		event.preventDefault();
	};
}
