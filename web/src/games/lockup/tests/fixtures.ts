/** Real situations, dumped by fixtures/make.py, with looks for everybody. */

import { looksOf } from '../../../lib/looks';
import type { SeatInfo, TableInfo } from '../../../wire/types';
import type { Props } from '../contract';
import catalogueJson from '../fixtures/catalogue.json';
import cell from '../fixtures/cell.json';
import crowd from '../fixtures/crowd.json';
import over from '../fixtures/over.json';
import pay from '../fixtures/pay.json';
import ranked from '../fixtures/ranked.json';
import send from '../fixtures/send.json';
import solo from '../fixtures/solo.json';
import traits from '../fixtures/traits.json';
import turn from '../fixtures/turn.json';
import watch from '../fixtures/watch.json';
import type { Catalogue } from '../types';

export const catalogue = catalogueJson as unknown as Catalogue;

const ALL = { cell, crowd, over, pay, ranked, send, solo, traits, turn, watch };
export type Name = keyof typeof ALL;
export const NAMES = Object.keys(ALL) as Name[];

export const situation = (name: Name): Props['situation'] => ALL[name] as unknown as Props['situation'];

export function props(name: Name): Props {
	const now = situation(name);
	const players = ['Ada', 'Bea', 'Cleo', 'Dov', 'Maximiliane-Wilhelmine'];
	const seats = players.slice(0, now.view.rules.players).map((each, seat) => ({ seat, name: each }) as SeatInfo);
	const nothing = (): void => {};
	return {
		situation: now,
		catalogue,
		table: {} as TableInfo,
		looks: looksOf(seats, now.seat, now.actors),
		lit: new Set(),
		shut: new Set(),
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
		keyOf: () => '',
	};
}
