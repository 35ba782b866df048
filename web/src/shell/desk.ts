/** What the parts of the frame share while somebody sits at a table. */

import { getContext, setContext } from 'svelte';
import type { Game, Glance, PartProps } from '../games/plug';
import type { Course } from '../lib/course.svelte';
import type { Look } from '../lib/looks';
import type { Listed } from '../lib/options';
import type { Show } from '../lib/show.svelte';
import type { Table } from '../lib/table.svelte';
import type { Barred, Offer, Situation, TableInfo } from '../wire/types';
import type { Opened } from './opened';

export interface Desk {
	readonly table: Table;
	readonly show: Show;
	readonly game: Game | null;
	readonly props: PartProps;
	/** As shown: movements may be a step behind the table. */
	readonly situation: Situation | null;
	readonly options: Listed[];
	readonly looks: Look[];
	readonly glance: Glance | null;
	/** The viewer is to choose, and sees what from. */
	readonly asked: boolean;
	/** A bot plays the viewer's seat. */
	readonly lent: boolean;
	/** The viewer's own move is being shown: what was asked stays in place, so that nothing jumps within a turn. */
	readonly answered: boolean;
	/** The lesson, at a guided table. */
	readonly course: Course | null;
	tab: 'log' | 'chat' | 'rules';
	barredOpen: boolean;
	opened: Opened | null;
	pointed: string;
	/** Take an offer; one that warns is asked about first, unless the player is sure. */
	act(offer: Offer, then?: readonly string[], all?: string, sure?: boolean): void;
	explain(barred: Barred): void;
	learn(info: TableInfo): void;
}

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
