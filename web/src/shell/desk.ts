/** What the parts of the frame share while somebody sits at a table. */

import { getContext, setContext } from 'svelte';
import type { Game, PartProps, Standing } from '../games/plug';
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
	readonly standing: Standing | null;
	/** The viewer is to choose, and sees what from. */
	readonly asked: boolean;
	/** The lesson, at a guided table. */
	readonly course: Course | null;
	tab: 'log' | 'chat' | 'rules';
	barredOpen: boolean;
	opened: Opened | null;
	pointed: string;
	act(offer: Offer): void;
	explain(barred: Barred): void;
	learn(info: TableInfo): void;
}

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
