/** What a line of the story looks like on the table. */

import { withSign } from '../../lib/english';
import type { Movement, Spot, Told } from './contract';
import { apprenticeSpot } from './spots';
import type { ArchitectsView, Events } from './types';

type Facts = Told['facts'];
type Shower = (facts: Facts, view: ArchitectsView) => Movement[];

type Fact = Facts[string] | undefined;
const number = (value: Fact, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);
const word = (value: Fact): string => (typeof value === 'string' ? value : '');
const one = (movement: Movement): Movement[] => [movement];

/** A player's board: the viewer's own mat, else the strip among the rivals. */
export const boardOf = (seat: number, view: ArchitectsView): Spot =>
	seat === view.viewer ? 'mat:home' : `seat:${seat}`;
const goodsOf = (seat: number, good: string, view: ArchitectsView): Spot =>
	seat === view.viewer ? `good:${good}` : `seat:${seat}`;
const handOf = (seat: number, view: ArchitectsView): Spot => (seat === view.viewer ? 'mat:hand' : `seat:${seat}`);
const heldOf = (seat: number, view: ArchitectsView): Spot => (seat === view.viewer ? 'mat:captured' : `seat:${seat}`);
const debtsOf = (seat: number, view: ArchitectsView): Spot => (seat === view.viewer ? 'mat:debts' : `seat:${seat}`);

/** Goods come from the apprentice who gives them; else they rise where they land. */
const rising = (facts: Facts, view: ArchitectsView, sign: 1 | -1): Movement[] => {
	const seat = number(facts.seat);
	const good = word(facts.good);
	const spot = goodsOf(seat, good, view);
	const count = number(facts.count, 1);
	return one({
		to: spot,
		from: seat === view.viewer && facts.by_apprentice !== undefined ? `own:${word(facts.by_apprentice)}` : spot,
		seat,
		piece: good,
		count: Math.min(count, 4),
		words: `${withSign(sign * count)} ${good}`,
	});
};

const OPPONENT_WORDS: Record<string, string> = {
	no_workers: 'all come home',
	pile_empty: 'schemes shuffled',
	no_tax: 'no tax: second line',
	leftmost_free: 'left-most free stall',
	rightmost_free: 'right-most free stall',
	largest_group: 'the largest group',
	no_group: 'nobody to capture',
	places_used_up: 'two places used up',
	top_reached: 'at the top already',
	level_full: 'the level is full',
	virtue_only: 'virtue alone',
	nobody_held: 'holds nobody',
	nobody_in_prison: 'nobody in Prison',
	nobody_on_boards: 'nobody on boards',
	no_debt: 'no debt',
	future_empty: 'no future scheme',
};

const none: Shower = () => [];

/** Every kind of event has its movement, or says that it has none: the compiler holds it. */
const SHOWERS: Record<keyof Events, Shower> = {
	card_drafted: (f, v) =>
		one({ from: `offered:${word(f.building)}`, to: handOf(number(f.seat), v), seat: number(f.seat), piece: 'plan' }),
	card_drawn: (f, v) => one({ from: 'pile:plans', to: handOf(number(f.seat), v), seat: number(f.seat), piece: 'plan' }),
	card_kept: (f, v) =>
		one({ from: `offered:${word(f.building)}`, to: handOf(number(f.seat), v), seat: number(f.seat), piece: 'plan' }),
	card_put_under: (f, v) =>
		one({ from: handOf(number(f.seat), v), to: 'pile:plans', seat: number(f.seat), piece: 'plan' }),

	worker_placed: (f, v) =>
		one({
			from: boardOf(number(f.seat), v),
			to: `place:${word(f.place)}`,
			seat: number(f.seat),
			piece: 'worker',
			milliseconds: 300,
		}),
	worker_at_market: (f, v) =>
		one({
			from: boardOf(number(f.seat), v),
			to: `market:${word(f.space)}`,
			seat: number(f.seat),
			piece: 'worker',
			milliseconds: 300,
		}),
	worker_in_guildhall: (f, v) =>
		one({
			from: boardOf(number(f.seat), v),
			to: `guildhall:${number(f.number)}`,
			seat: number(f.seat),
			piece: 'worker',
			milliseconds: 300,
		}),
	worker_fetched: (f, v) => {
		const seat = number(f.seat);
		const place = word(f.place);
		const from =
			f.holder !== undefined
				? `seat:${number(f.holder)}`
				: place === 'prison'
					? 'prison'
					: place === 'black_market'
						? 'market'
						: `place:${place}`;
		return one({ from, to: boardOf(seat, v), seat, piece: 'worker' });
	},
	workers_captured: (f, v) => {
		const seat = number(f.seat);
		const owner = number(f.owner);
		return one({
			from: `group:${owner}@place:${word(f.place)}`,
			to: owner === seat ? boardOf(seat, v) : heldOf(seat, v),
			seat: owner,
			piece: 'worker',
			count: number(f.count, 1),
			words: owner === seat ? 'home' : 'captured!',
			milliseconds: 300,
		});
	},
	workers_jailed: (f, v) =>
		one({
			from: heldOf(number(f.seat), v),
			to: 'prison',
			seat: number(f.owner),
			piece: 'worker',
			count: number(f.count, 1),
		}),
	workers_freed: (f, v) =>
		one({
			from: 'prison',
			to: boardOf(number(f.seat), v),
			seat: number(f.seat),
			piece: 'worker',
			count: number(f.count, 1),
			words: 'free',
		}),
	workers_ransomed: (f, v) =>
		one({
			from: heldOf(number(f.holder), v),
			to: boardOf(number(f.seat), v),
			seat: number(f.seat),
			piece: 'worker',
			count: number(f.count, 1),
		}),

	gained: (f, v) => rising(f, v, 1),
	paid: (f, v) => rising(f, v, -1),
	tax_paid: (f, v) =>
		number(f.count) > 0
			? one({
					from: goodsOf(number(f.seat), 'silver', v),
					to: 'tax',
					seat: number(f.seat),
					piece: 'tax',
					count: number(f.count),
				})
			: [],
	tax_stolen: (f, v) =>
		one({
			from: 'tax',
			to: goodsOf(number(f.seat), 'silver', v),
			seat: number(f.seat),
			piece: 'tax',
			count: Math.min(6, number(f.count)),
			words: `+${number(f.count)} silver`,
		}),
	tax_burned: () => one({ from: 'tax', piece: 'tax', words: 'the tax is gone' }),
	virtue_changed: (f) => {
		const now = number(f.virtue);
		const change = number(f.change);
		return one({
			from: `virtue:${now - change}`,
			to: `virtue:${now}`,
			seat: number(f.seat),
			piece: 'marker',
			words: `${withSign(change)} virtue`,
		});
	},
	virtue_lost_at_top: (f) =>
		one({ from: 'virtue:14', to: 'virtue:14', seat: number(f.seat), piece: 'marker', words: 'no higher' }),
	debt_taken: (f, v) =>
		one({
			to: debtsOf(number(f.seat), v),
			seat: number(f.seat),
			piece: 'debt',
			count: number(f.count, 1),
			words: 'debt',
		}),
	debt_paid: (f, v) => one({ to: debtsOf(number(f.seat), v), seat: number(f.seat), piece: 'paid', words: 'paid' }),
	debt_destroyed: (f, v) =>
		one({
			from: debtsOf(number(f.seat), v),
			seat: number(f.seat),
			piece: 'debt',
			count: number(f.count, 1),
			words: 'destroyed',
		}),

	coin_laid: (f, v) =>
		one({
			from: goodsOf(number(f.seat), 'silver', v),
			to: apprenticeSpot(word(f.apprentice), v),
			seat: number(f.seat),
			piece: 'silver',
		}),
	apprentice_hired: (f, v) => {
		const seat = number(f.seat);
		return one({
			from: apprenticeSpot(word(f.apprentice), v),
			to: seat === v.viewer ? 'mat:apprentices' : `seat:${seat}`,
			seat,
			piece: 'apprentice',
		});
	},
	apprentice_dismissed: (f, v) => {
		const seat = number(f.seat);
		return one({
			from: seat === v.viewer ? `own:${word(f.apprentice)}` : `seat:${seat}`,
			to: 'pile:apprentices',
			seat,
			piece: 'apprentice',
		});
	},
	apprentice_shown: (f) =>
		one({ from: 'pile:apprentices', to: `apprentice:${number(f.space)}`, piece: 'apprentice', milliseconds: 180 }),
	apprentice_purged: (f, v) =>
		one({ from: apprenticeSpot(word(f.apprentice), v), to: 'pile:apprentices', piece: 'apprentice' }),

	building_built: (f, v) => {
		const seat = number(f.seat);
		return one({
			from: handOf(seat, v),
			to: seat === v.viewer ? 'mat:built' : `seat:${seat}`,
			seat,
			piece: 'built',
			words: 'built',
		});
	},
	cathedral_advanced: (f) =>
		one({
			from: `cathedral:${number(f.level) - 1}`,
			to: `cathedral:${number(f.level)}`,
			seat: number(f.seat),
			piece: 'marker',
			words: `level ${number(f.level)}`,
			milliseconds: 300,
		}),
	reward_shown: (f, v) =>
		one({ from: 'pile:rewards', to: boardOf(number(f.seat), v), seat: number(f.seat), piece: 'cathedral' }),

	reset_began: () => one({ from: 'prison', to: 'prison', piece: 'bell', words: 'reset', milliseconds: 300 }),
	market_cleared: (f) =>
		one({ from: 'market', to: 'prison', seat: number(f.seat), piece: 'worker', count: number(f.count, 1) }),
	market_turned: () => one({ from: 'market:small', to: 'market:large', piece: 'card' }),
	end_triggered: (f, v) =>
		one({
			to: `guildhall:${v.guildhall.spaces}`,
			seat: number(f.seat),
			piece: 'flag',
			words: 'the last round',
			milliseconds: 300,
		}),
	end_effect: (f, v) =>
		one({
			to: boardOf(number(f.seat), v),
			seat: number(f.seat),
			piece: 'built',
			words: `${withSign(number(f.virtue))} virtue`,
		}),

	scheme_shown: (_, v) =>
		one({
			from: 'pile:schemes',
			to: `seat:${v.players.length - 1}`,
			piece: 'scheme',
			words: 'a scheme',
			milliseconds: 300,
		}),
	schemes_shuffled: () => one({ from: 'pile:schemes', to: 'pile:schemes', piece: 'scheme', words: 'shuffled' }),
	future_added: (_, v) =>
		one({ from: 'pile:schemes', to: `seat:${v.players.length - 1}`, piece: 'scheme', words: 'a future scheme' }),
	opponent_did: (f, v) => {
		const said = OPPONENT_WORDS[word(f.why)];
		return said === undefined
			? []
			: one({
					to: `seat:${v.players.length - 1}`,
					seat: v.players.length - 1,
					piece: 'scheme',
					words: said,
					milliseconds: 300,
				});
	},
	/** Told in the log alone: nothing moves. */
	phase_began: none,
	turn_began: none,
	turn_lost: none,
	packets_passed: none,
	card_looked_at: none,
	traded: none,
	apprentice_used: none,
	market_shuffled: none,
	scored: none,
};

export const show = (told: Told, view: ArchitectsView): Movement[] =>
	(SHOWERS[told.event as keyof Events] ?? none)(told.facts, view);
