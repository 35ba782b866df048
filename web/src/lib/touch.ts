/** What makes a drawing a button: its spot, its name, and that keys and pointers do the same. */

import type { PartProps, Spot } from '../games/plug';
import type { Barred, Offer } from '../wire/types';

export const isLit = (p: PartProps, spot: Spot): boolean => !p.still && p.lit.has(spot);
export const isShut = (p: PartProps, spot: Spot): boolean => !p.still && !p.lit.has(spot) && p.shut.has(spot);

/** The offer of a family with these arguments, if it may be taken now. */
export const offerOf = (p: PartProps, family: string, ...args: string[]): Offer | undefined =>
	p.still ? undefined : p.situation.options.find((each) => same(each, family, args));

export const barredOf = (p: PartProps, family: string, ...args: string[]): Barred | undefined =>
	p.still ? undefined : p.situation.barred.find((each) => same(each, family, args));

function same(option: Offer | Barred, family: string, args: string[]): boolean {
	return option.family === family && args.every((arg, index) => option.args[index] === arg);
}

export const handle = (p: PartProps, spot: Spot, label: string, otherwise?: () => void) => ({
	...grip(p, spot, otherwise),
	'aria-label': label,
});

/**
 * Touching takes or explains what lies on the spot; where nothing does, it opens what is drawn there. The name stands
 * inside, beside the drawing: a label would have to repeat every figure of it.
 */
export function grip(p: PartProps, spot: Spot, otherwise?: () => void) {
	const lies = isLit(p, spot) || isShut(p, spot);
	const live = lies || otherwise !== undefined;
	const press = (event: Event): void => {
		event.stopPropagation();
		if (lies) p.touch(spot);
		else otherwise?.();
	};
	return {
		'data-spot': spot,
		role: live ? 'button' : 'group',
		tabindex: live ? 0 : undefined,
		'aria-disabled': isShut(p, spot) ? ('true' as const) : undefined,
		onclick: live ? press : undefined,
		onkeydown: live ? keys(press) : undefined,
		...pointing(p, spot, live),
	};
}

interface Meant {
	offer?: Offer;
	barred?: Barred;
	otherwise?: () => void;
}

export const exact = (p: PartProps, spot: Spot, label: string, meant: Meant) => ({
	...exactGrip(p, spot, meant),
	'aria-label': label,
});

/** A button that knows exactly which offer it means; barred, it says why; else it opens what is drawn there. */
export function exactGrip(p: PartProps, spot: Spot, { offer, barred, otherwise }: Meant) {
	const press = (event: Event): void => {
		event.stopPropagation();
		if (offer !== undefined) p.act(offer);
		else if (barred !== undefined) p.explain(barred);
		else otherwise?.();
	};
	const live = offer !== undefined || barred !== undefined || otherwise !== undefined;
	return {
		'data-spot': spot,
		role: live ? 'button' : 'group',
		tabindex: live ? 0 : undefined,
		'aria-disabled': offer === undefined && barred !== undefined ? ('true' as const) : undefined,
		onclick: live ? press : undefined,
		onkeydown: live ? keys(press) : undefined,
		...pointing(p, spot, live),
	};
}

const keys = (press: (event: Event) => void) => (event: KeyboardEvent) => {
	if (event.key !== 'Enter' && event.key !== ' ') return;
	event.preventDefault();
	press(event);
};

/** Listening for focus alone would make a drawing a stop of the Tab key. */
const pointing = (p: PartProps, spot: Spot, live: boolean) => ({
	onpointerenter: () => p.point(spot),
	onpointerleave: () => p.point(''),
	onfocus: live ? () => p.point(spot) : undefined,
	onblur: live ? () => p.point('') : undefined,
});
