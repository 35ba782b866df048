/** The opponent's turn step by step: what the scheme says, and what came of it. */

import { capital } from '../../lib/english';
import type { Staged, StagedStep, Told } from './contract';
import { placeName } from './places';
import type { ArchitectsView, Catalogue, SchemeCard } from './types';
import { byId } from './words';

const why = (told: Told): string => (told.event === 'opponent_did' ? String(told.facts.why) : '');
const said = (lines: readonly Told[]): string[] => lines.map((told) => told.sentence).filter((words) => words !== '');

const going = (place: string): string => `A worker goes to the ${placeName(place)}.`;
const acting = (acts: SchemeCard['acts']): string[] => acts.map(({ words }) => `${capital(words)}.`);

/** What the card wants, in order: the second line of a scheme only counts while there is no tax. */
const plan = (scheme: SchemeCard, otherwise: boolean): string[] =>
	otherwise && scheme.fallback_place !== null
		? [going(scheme.fallback_place), ...acting(scheme.fallback_acts)]
		: [going(scheme.place), ...acting(scheme.acts)];

export function stage(told: readonly Told[], view: ArchitectsView, catalogue: Catalogue): Staged | null {
	const seat = view.players.length - 1;
	const home = told.find((line) => why(line) === 'no_workers');
	if (home !== undefined) {
		const [words = '', ...came] = said(told);
		return { seat, title: 'All workers come home', card: null, steps: [{ words, came, state: 'now' }] };
	}
	const at = told.findIndex((line) => line.event === 'scheme_shown');
	const scheme = byId(catalogue.schemes, String(told[at]?.facts.scheme));
	if (scheme === undefined) return null;
	const barred = told.find((line) => why(line) === 'no_tax');
	/** What was told of each step: the card's own words begin a new one. */
	const came: string[][] = [[]];
	for (const line of told.slice(at + 1))
		if (why(line) === 'scheme') came.push([]);
		else if (line !== barred) came.at(-1)?.push(...said([line]));
	const now = told.length > at + 1 ? came.length - 1 : -1;
	const steps = plan(scheme, barred !== undefined).map(
		(words, index): StagedStep => ({
			words,
			came: came[index] ?? [],
			state: index < now ? 'done' : index === now ? 'now' : 'next',
		}),
	);
	if (barred !== undefined)
		steps.unshift({ words: plan(scheme, false).join(' '), came: said([barred]), state: 'passed' });
	return { seat, title: scheme.name, card: { kind: 'scheme', id: scheme.id }, steps };
}
