/** Picking something up and letting it go where it belongs: a tile on its square, a specialist or a prisoner on a cell. */

/** How far a pointer moves until it carries and does not click, in px. */
const FAR = 7;

export interface Load {
	/** What is carried, as a movement names it: "tile:canteen", "piece:dog". */
	piece: string;
	/** Takes it in hand, where the table asks for that first. */
	lift?: () => void;
}

class Carrying {
	load = $state.raw<Load | null>(null);
	x = $state(0);
	y = $state(0);
	/** The spot where it was let go, until the table is ready to be told. */
	dropped = $state('');
}

export const carrying = new Carrying();

const spotAt = (x: number, y: number): string =>
	document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? '';

/** For what can be carried: a press that moves on takes the load along, any other is a click as ever. */
export const carried =
	(load: Load | null) =>
	(event: PointerEvent): void => {
		if (load === null || event.button !== 0 || !event.isPrimary) return;
		const { pointerId, clientX, clientY } = event;
		const from = event.target as Element;
		// A finger would keep its first target; what it moves over has to notice it.
		if (from.hasPointerCapture(pointerId)) from.releasePointerCapture(pointerId);
		const watch = new AbortController();
		const listen = <K extends keyof WindowEventMap>(kind: K, heard: (event: WindowEventMap[K]) => void): void =>
			addEventListener(kind, heard, { signal: watch.signal });
		const end = (): void => {
			watch.abort();
			carrying.load = null;
		};
		listen('pointermove', (moved) => {
			if (moved.pointerId !== pointerId) return;
			if (carrying.load === null) {
				if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < FAR) return;
				carrying.load = load;
				load.lift?.();
			}
			carrying.x = moved.clientX;
			carrying.y = moved.clientY;
		});
		listen('pointerup', (lifted) => {
			if (lifted.pointerId !== pointerId) return;
			if (carrying.load !== null) {
				carrying.dropped = spotAt(lifted.clientX, lifted.clientY);
				swallowClick();
			}
			end();
		});
		listen('pointercancel', end);
		listen('keydown', (pressed) => pressed.key === 'Escape' && end());
	};

/** Letting go is no click on what lies there. */
function swallowClick(): void {
	const swallow = (event: Event): void => event.stopPropagation();
	addEventListener('click', swallow, { capture: true, once: true });
	setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
