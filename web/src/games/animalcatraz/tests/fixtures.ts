/** Situations for the tests, with the props that the shell would give. */

import { looksOf } from '../../../lib/looks';
import { keysOf } from '../../../lib/options';
import type { SeatInfo, TableInfo } from '../../../wire/types';
import type { Props } from '../contract';
import catalogue from '../fixtures/catalogue.json';
import { game } from '../index';
import type { Catalogue } from '../types';

const FOUND = import.meta.glob<Props['situation']>('../fixtures/*.json', { eager: true, import: 'default' });
export const NAMES = Object.keys(FOUND)
	.map((path) => path.slice('../fixtures/'.length, -'.json'.length))
	.filter((name) => !['catalogue', 'lines', 'offers', 'questions'].includes(name));

export const CATALOGUE = catalogue as unknown as Catalogue;

const nothing = (): void => undefined;

export function props(name: string, more: Partial<Props> = {}): Props {
	const situation = FOUND[`../fixtures/${name}.json`];
	if (situation === undefined) throw new Error(`there is no fixture ${name}`);
	const { view } = situation;
	const seats = view.rivals
		.flatMap((rival) => rival.seats)
		.toSorted((one, other) => one - other)
		.map((seat) => ({ seat, name: `Player ${seat}`, colour: '', online: true }) as SeatInfo);
	const keys = keysOf(game, situation.options, view);
	const spots = (list: { family: string; args: string[] }[]): Set<string> =>
		new Set(list.map((one) => game.spot(one as never, view)).filter(Boolean));
	return {
		situation,
		catalogue: CATALOGUE,
		table: { seats } as unknown as TableInfo,
		looks: looksOf(seats, situation.seat),
		lit: spots(situation.options),
		shut: spots(situation.barred),
		pointed: '',
		explained: null,
		still: false,
		touch: nothing,
		point: nothing,
		act: nothing,
		explain: nothing,
		cite: nothing,
		open: nothing,
		openPlayer: nothing,
		keyOf: (offer) => keys[situation.options.indexOf(offer)] ?? '',
		...more,
	};
}
