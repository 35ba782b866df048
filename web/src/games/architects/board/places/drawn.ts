/** The houses and grounds of the town, each drawn where it stands. */

import type { Component } from 'svelte';
import Forest from './Forest.svelte';
import Guardhouse from './Guardhouse.svelte';
import Mines from './Mines.svelte';
import Quarry from './Quarry.svelte';
import Silversmith from './Silversmith.svelte';
import Storehouse from './Storehouse.svelte';
import TaxStand from './TaxStand.svelte';
import TownCentre from './TownCentre.svelte';
import Workshop from './Workshop.svelte';

export const DRAWN: Record<string, Component> = {
	quarry: Quarry,
	forest: Forest,
	mines: Mines,
	silversmith: Silversmith,
	kings_storehouse: Storehouse,
	workshop: Workshop,
	town_centre: TownCentre,
	tax_stand: TaxStand,
	guardhouse: Guardhouse,
};
