/** Where things stand in the town, in units of its drawing (1064 x 617). */

export interface Site {
	place: string;
	name: string;
	/** The key that goes there: the number of the place. */
	key: string;
	/** The middle of its circle, and how wide it is. */
	x: number;
	y: number;
	rx: number;
	/** The ribbon above and the label below it. */
	plate: number;
	pill: number;
	/** Where the label has to end: something else begins there. */
	edge?: number;
}

export const SITES: readonly Site[] = [
	{ place: 'quarry', name: 'Quarry', key: '1', x: 102, y: 128, rx: 84, plate: 78, pill: 145 },
	{ place: 'forest', name: 'Forest', key: '2', x: 102, y: 294, rx: 84, plate: 244, pill: 311 },
	{ place: 'mines', name: 'Mines', key: '3', x: 102, y: 460, rx: 84, plate: 410, pill: 477 },
	{ place: 'silversmith', name: 'Silversmith', key: '4', x: 300, y: 128, rx: 76, plate: 78, pill: 145 },
	{ place: 'kings_storehouse', name: 'King’s Storehouse', key: '5', x: 300, y: 294, rx: 76, plate: 244, pill: 311 },
	{ place: 'workshop', name: 'Workshop', key: '6', x: 708, y: 124, rx: 62, plate: 74, pill: 143, edge: 780 },
	{ place: 'town_centre', name: 'Town Centre', key: '7', x: 522, y: 464, rx: 74, plate: 420, pill: 481 },
	{ place: 'tax_stand', name: 'Tax Stand', key: '8', x: 300, y: 460, rx: 76, plate: 410, pill: 477 },
	{ place: 'guardhouse', name: 'Guardhouse', key: '9', x: 748, y: 496, rx: 80, plate: 454, pill: 513 },
];

const BY_PLACE = new Map(SITES.map((site) => [site.place, site]));

export const siteOf = (place: string): Site | undefined => BY_PLACE.get(place);

const MORE_NAMES: Record<string, string> = { black_market: 'Black Market', guildhall: 'Guildhall', prison: 'Prison' };

export const placeName = (place: string): string => siteOf(place)?.name ?? MORE_NAMES[place] ?? place;

export const STALL_NAMES: Record<string, string> = {
	small: 'left stall',
	middle: 'middle stall',
	large: 'right stall',
};

export const LEVELS = ['', 'I', 'II', 'III', 'IV', 'V'] as const;
