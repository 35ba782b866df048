/** The options of a situation as the rail lists them. */

import type { Game, OptionWords, PartProps } from '../games/plug';
import type { Barred, Offer } from '../wire/types';
import { assign } from './keys';

export interface Listed<Kind extends Offer | Barred = Offer> {
	offer: Kind;
	/** The key that takes it; '' beyond what keys there are. */
	key: string;
	title: string;
	detail: string;
	plain: boolean;
	spot: string;
}

function words(game: Game | null, option: Offer | Barred, props: PartProps): OptionWords {
	try {
		return game?.words?.(option, props) ?? {};
	} catch (error) {
		// A drawing's fault: the label always says enough to play on.
		console.error(error);
		return {};
	}
}

export function spotOf(game: Game | null, option: Offer | Barred, view: unknown): string {
	try {
		return game?.spot(option, view) ?? '';
	} catch (error) {
		console.error(error);
		return '';
	}
}

export function listed<Kind extends Offer | Barred>(
	game: Game | null,
	options: readonly Kind[],
	props: PartProps,
): Listed<Kind>[] {
	const all = options.map((offer) => ({ offer, said: words(game, offer, props) }));
	const keys = assign(
		all.map(({ said }) => said.key),
		game?.claims,
	);
	return all.map(({ offer, said }, index) => ({
		offer,
		key: keys[index] as string,
		title: said.title ?? offer.label,
		detail: said.detail ?? '',
		plain: said.plain ?? (game !== null && spotOf(game, offer, props.situation.view) === ''),
		spot: spotOf(game, offer, props.situation.view),
	}));
}
