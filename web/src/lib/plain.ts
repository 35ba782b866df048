/** A view in words, for a game that has no drawings: every field by its name, whatever it holds. */

import { capital, signed } from './english';

const NOTHING = '–';

const named = (field: string): string => field.replaceAll('_', ' ');

function said(value: unknown): string {
	if (value === null || value === undefined || value === '') return NOTHING;
	if (typeof value === 'number') return signed(value);
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	if (typeof value === 'string') return named(value);
	const parts = Array.isArray(value)
		? value.map((part) => (isPlain(part) ? said(part) : `(${said(part)})`))
		: Object.entries(value).map(([field, part]) => `${named(field)} ${isPlain(part) ? said(part) : `(${said(part)})`}`);
	return parts.join(', ') || NOTHING;
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Names and what stands there, in the order of the view. */
export const inWords = (view: unknown): [string, string][] =>
	isPlain(view) ? [] : Object.entries(view as object).map(([field, value]) => [capital(named(field)), said(value)]);
