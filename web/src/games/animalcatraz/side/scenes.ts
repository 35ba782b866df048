/** What is drawn on an Event card: a face, a thing, and the ground behind them. */

export interface Scene {
	ground: string;
	head: string;
	item: string;
}

const SCENES: Record<string, Scene> = {
	spicy_chow: { ground: '#ffb27a', head: 'cold_cuts', item: 'noodles' },
	visiting_day: { ground: '#c9e6f5', head: 'informer', item: 'food_crate' },
	weigh_in: { ground: '#ffd9a0', head: 'brawler_knuckles', item: 'weight_bench' },
	book_drive: { ground: '#e9d6b5', head: 'dandy_dufresne', item: 'bookshelf' },
	payday_late: { ground: '#d4ecc0', head: 'g_cash', item: 'cash' },
	mail_call: { ground: '#f5e2b8', head: 'gopher', item: 'crime_tip' },
	medical_check: { ground: '#bfe6dd', head: 'pusher_doc_dose', item: 'first_aid_kit' },
	gift_for_warden: { ground: '#d7d3f0', head: 'warden', item: 'gold_watch' },
	shakedown: { ground: '#e2c9b8', head: 'g_drinker', item: 'false_wall' },
	roll_call: { ground: '#d3e6a0', head: 'g_lieutenant', item: 'tower_rota' },
	kitchen_duty: { ground: '#fbd6a5', head: 'charmer_hips', item: 'cleaver' },
	fight_night: { ground: '#f4a3a3', head: 'brawler_rematch', item: 'hand_wraps' },
	blackout: { ground: '#4a4477', head: 'thief_ghost', item: 'skeleton_key' },
	snitch_list: { ground: '#e8dcf2', head: 'fraud', item: 'forged_papers' },
	riot_courtyard: { ground: '#b9dd78', head: 'big_bill', item: 'nail_board' },
	riot_cafeteria: { ground: '#ffb77a', head: 'sick_barger', item: 'frying_pan' },
	riot_library: { ground: '#e8b98a', head: 'animal_hector', item: 'hardcover' },
	riot_utility: { ground: '#b7b0d8', head: 'g_jackson', item: 'wrench' },
};

export const sceneOf = (event: string): Scene =>
	SCENES[event] ?? { ground: '#ffe9a8', head: 'g_lieutenant', item: 'tower_rota' };
