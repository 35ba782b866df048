/** Who flees next from a cell, while prisoners of the viewer's escape. */

import type { PrisonArchitectView, PrisonerView } from '../types';
import { ownOf } from '../words';
import { tileAt } from './plan';

export function fugitiveOf(view: PrisonArchitectView, square: string): PrisonerView | undefined {
	const own = ownOf(view);
	if (own === undefined || !view.escape?.escaping[own.seat]) return undefined;
	return tileAt(own.prison, square)?.cell?.prisoners[0]; // the highest threat comes first
}
