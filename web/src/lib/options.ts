/** The options of a situation as the rail lists them. */

import type { Game, OptionWords, PartProps } from '../games/plug';
import type { Barred, Offer } from '../wire/types';
import { assign } from './keys';
import { curly } from './words';

export interface Listed {
	offer: Offer;
	/** The key that takes it; '' beyond what keys there are. */
	key: string;
	title: string;
	detail: string;
	plain: boolean;
	/** Its pictograms say what no words of it do. */
	signs: boolean;
	spare: boolean;
	spot: string;
}

/** What a drawing says; its faults are not the player's: the offer itself always says enough to play on. */
function tried<T>(ask: () => T | undefined, otherwise: T): T {
	try {
		return ask() ?? otherwise;
	} catch (error) {
		console.error(error);
		return otherwise;
	}
}

export const spotOf = (game: Game | null, option: Offer | Barred, view: unknown): string =>
	tried(() => game?.spot(option, view), '');

/** The keys of the options, in their order. */
export const keysOf = (game: Game | null, options: readonly Offer[], view: unknown): string[] =>
	assign(
		options.map((offer) => tried(() => game?.key?.(offer, view), '')),
		game?.keys,
	);

export function listed(game: Game | null, options: readonly Offer[], props: PartProps): Listed[] {
	const { view } = props.situation;
	const keys = keysOf(game, options, view);
	return options.map((offer, index) => {
		const said = tried<OptionWords>(() => game?.words?.(offer, props), {});
		const spot = spotOf(game, offer, view);
		return {
			offer,
			key: keys[index] as string,
			title: curly(said.title ?? offer.title),
			detail: curly(said.detail ?? offer.detail),
			plain: said.plain ?? (game !== null && spot === ''),
			signs: said.signs ?? false,
			spare: said.spare ?? false,
			spot,
		};
	});
}

/** What is refused for one and the same reason. */
export interface Refused {
	why: string;
	ruling: string;
	barred: Barred[];
}

/** Barred options by reason, in the order in which reasons first come. */
export function refusedBy(barred: readonly Barred[]): Refused[] {
	const found = new Map<string, Refused>();
	for (const one of barred) {
		const reason = `${one.why} ${one.ruling}`;
		const known = found.get(reason);
		if (known === undefined) found.set(reason, { why: one.why, ruling: one.ruling, barred: [one] });
		else known.barred.push(one);
	}
	return [...found.values()];
}
