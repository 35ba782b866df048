/** Where crew is being sent just now. */

import type { Props } from './contract';
import type { Catalogue } from './types';

/** The place that the question names while tokens are chosen one by one ('' at any other time). */
export function sendingTo(situation: Props['situation'], catalogue: Catalogue): string {
	if (!situation.options.some((offer) => offer.family === 'send')) return '';
	return catalogue.locations.find((place) => situation.question.includes(place.name))?.id ?? '';
}
