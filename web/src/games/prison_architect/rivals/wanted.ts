/** What the Governor looks for, by the word of his card. */

import { capital } from '../../../lib/english';

interface Wanted {
	icon: string;
	name: string;
}

/** Those that are no tag. */
const OTHERS: Record<string, Wanted> = {
	most_vp: { icon: 'points', name: 'Most VP' },
	cheapest: { icon: 'finance', name: 'Cheapest' },
};

export const wanted = (priority: string): Wanted => OTHERS[priority] ?? { icon: priority, name: capital(priority) };
