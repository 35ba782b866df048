/** Faces of apprentices in a box of 25 x 29, a head-dress and a robe for each trade. The face is round (12.5, 13). */

export interface Face {
	/** Paint of robe and head-dress. */
	robe: 'ha' | 'hb' | 'hc' | 'hd' | 'he';
	/** Shapes over the face: paint and outline. */
	over: readonly (readonly [paint: string, d: string])[];
}

const HOOD = 'M6 13C5 6 8 3.5 12.5 3.5S20 6 19 13c-2-4-4-4.5-6.5-4.5S8 9 6 13z';
const HAIR =
	'M6.4 14C5.2 7.5 8 4.2 12.5 4.2s7.3 3.3 6.1 9.8c-.4-3.4-1.6-5-2.8-5.8-2 .9-5.4 1-7 .4-1.2.8-2 2.6-2.4 5.4z';
const LONG =
	'M6.2 20C4.8 10 6.8 4.2 12.5 4.2S20.2 10 18.8 20c-1-1-1.4-5-1.4-8-1-2-2.6-3.4-4.9-3.4S8.6 10 7.6 12c0 3-.4 7-1.4 8z';
const BEARD = 'M7.4 14.5c.2 4.2 2.4 6.7 5.1 6.7s4.9-2.5 5.1-6.7c-1.4 1-3 1.3-5.1 1.3s-3.7-.3-5.1-1.3z';
const HELMET = 'M6.2 12.8C6 6.4 8.6 3.4 12.5 3.4s6.5 3 6.3 9.4h-2.6V9.6h-7.4v3.2z';
const BRIM = 'M3.6 10.2h17.8l-1.4-1.8H5zM7.2 8.4c0-4 2-5.4 5.3-5.4s5.3 1.4 5.3 5.4z';
const CAP = 'M6.6 10.2C6.4 5.8 8.8 3.6 12.5 3.6s6.1 2.2 5.9 6.6z';
const POINTED = 'M5.6 10.4 13-1.4l6.4 11.8z';
const BAND = 'M6.8 9.8h11.4V7.4H6.8z';
const TURBAN = 'M5.6 9.8C5 5 8 2.6 12.5 2.6s7.5 2.4 6.9 7.2c-4-2-9.8-2-13.8 0z';
const JESTER =
	'M6.4 10.6C4.4 9.4 2.6 6.4 3.6 3c2 .6 3.6 1.6 4.6 3 .6-2.4 2-4.2 4.3-5.4 2.3 1.2 3.7 3 4.3 5.4 1-1.4 2.6-2.4 4.6-3 1 3.4-.8 6.4-2.8 7.6z';
const VEIL = 'M5 21C3.6 9 7 3.4 12.5 3.4S21.4 9 20 21l-2.6-1.4c.8-5-.4-10-4.9-10s-5.7 5-4.9 10z';
const TONSURE = 'M6.4 13.2c-.6-2.6 0-4.6 1-6 .4 2 .8 3 .6 5zM18.6 13.2c.6-2.6 0-4.6-1-6-.4 2-.8 3-.6 5z';
const MASK = 'M7.2 11.6h10.6v2.8c-2 .8-3.6.4-5.3-.4-1.7.8-3.3 1.2-5.3.4z';
const MOUSTACHE = 'M8.8 16.4c1.2.4 2.6.2 3.7-.8 1.1 1 2.5 1.2 3.7.8-.6-1.4-2-1.8-3.7-1-1.7-.8-3.1-.4-3.7 1z';
const LAMP = 'M11 6.6A1.6 1.6 0 1 0 14.2 6.6A1.6 1.6 0 1 0 11 6.6z';

const PLAIN: Face = { robe: 'ha', over: [['', HOOD]] };

const FACES: Record<string, Face> = {
	acolyte: { robe: 'hb', over: [['hair', TONSURE]] },
	conspirator: {
		robe: 'he',
		over: [
			['', HOOD],
			['hair', MOUSTACHE],
		],
	},
	debt_collector: {
		robe: 'hc',
		over: [
			['hair2', BEARD],
			['', CAP],
		],
	},
	gatekeeper: {
		robe: 'hb',
		over: [
			['hair', BEARD],
			['c-steel', HELMET],
		],
	},
	illusionist: {
		robe: 'hd',
		over: [
			['hair2', BEARD],
			['', POINTED],
		],
	},
	jeweller: {
		robe: 'hc',
		over: [
			['hair', LONG],
			['crown', BAND],
		],
	},
	labourer: {
		robe: 'ha',
		over: [
			['hair', HAIR],
			['', BAND],
		],
	},
	merchant: {
		robe: 'hd',
		over: [
			['hair', BEARD],
			['f-ruby', TURBAN],
		],
	},
	miner: {
		robe: 'hc',
		over: [
			['hair', BEARD],
			['', CAP],
			['crown', LAMP],
		],
	},
	patron: {
		robe: 'hd',
		over: [
			['hair', LONG],
			['', BRIM],
		],
	},
	pickpocket: {
		robe: 'ha',
		over: [
			['hair', HAIR],
			['', CAP],
		],
	},
	squire: { robe: 'hb', over: [['c-steel', HELMET]] },
	stonecutter: {
		robe: 'ha',
		over: [
			['hair', BEARD],
			['', HOOD],
		],
	},
	swindler: {
		robe: 'hc',
		over: [
			['hair', MOUSTACHE],
			['', BRIM],
		],
	},
	thief: {
		robe: 'he',
		over: [
			['', HOOD],
			['hair', MASK],
		],
	},
	trader: {
		robe: 'hb',
		over: [
			['hair', HAIR],
			['', TURBAN],
		],
	},
	trickster: { robe: 'hd', over: [['f-ruby', JESTER]] },
	woodcutter: {
		robe: 'ha',
		over: [
			['hair', BEARD],
			['', CAP],
		],
	},
	/* Characters of side 2, and the opponents. */
	ada: { robe: 'hc', over: [['hair', VEIL]] },
	caroline: { robe: 'hd', over: [['hair', LONG]] },
	frederick: {
		robe: 'hc',
		over: [
			['hair', HAIR],
			['hair', MOUSTACHE],
		],
	},
	rudolf: {
		robe: 'ha',
		over: [
			['hair2', BEARD],
			['', BRIM],
		],
	},
	therese: { robe: 'hb', over: [['f-wall', VEIL]] },
	constantine: {
		robe: 'he',
		over: [
			['hair', BEARD],
			['crown', POINTED],
		],
	},
	helena: {
		robe: 'hc',
		over: [
			['hair', LONG],
			['crown', BAND],
		],
	},
};

/** "swindler_clay_2" looks like every swindler; a trade we do not know wears a hood. */
export function faceOf(id: string): Face {
	const parts = id.split('_');
	for (let many = parts.length; many > 0; many -= 1) {
		const found = FACES[parts.slice(0, many).join('_')];
		if (found) return found;
	}
	return PLAIN;
}
