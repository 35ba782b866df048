/** What makes a drawing a button: its spot, its name, and that keys and pointers do the same. */

import type { Props, Spot } from './contract';

export interface Grip {
	'data-spot': Spot;
	role: 'button';
	tabindex: 0;
	'aria-disabled': 'true' | undefined;
	onclick(event: Event): void;
	onkeydown(event: KeyboardEvent): void;
	onpointerenter(): void;
	onpointerleave(): void;
	onfocus(): void;
	onblur(): void;
}

export interface Handle extends Grip {
	'aria-label': string;
}

export const isLit = (p: Props, spot: Spot): boolean => !p.still && p.lit.has(spot);
export const isShut = (p: Props, spot: Spot): boolean => !p.still && !p.lit.has(spot) && p.shut.has(spot);

export function handle(p: Props, spot: Spot, label: string, otherwise?: () => void): Handle {
	return { ...grip(p, spot, otherwise), 'aria-label': label };
}

/**
 * Touching takes or explains what lies on the spot; where nothing does, it opens what is drawn there. The name stands
 * inside, beside the drawing: a label would have to repeat every figure of it.
 */
export function grip(p: Props, spot: Spot, otherwise?: () => void): Grip {
	const press = (event: Event): void => {
		event.stopPropagation();
		if (isLit(p, spot) || isShut(p, spot)) p.touch(spot);
		else otherwise?.();
	};
	return {
		'data-spot': spot,
		role: 'button',
		tabindex: 0,
		'aria-disabled': isShut(p, spot) ? 'true' : undefined,
		onclick: press,
		onkeydown: (event) => {
			if (event.key !== 'Enter' && event.key !== ' ') return;
			event.preventDefault();
			press(event);
		},
		onpointerenter: () => p.point(spot),
		onpointerleave: () => p.point(''),
		onfocus: () => p.point(spot),
		onblur: () => p.point(''),
	};
}
