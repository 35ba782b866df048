/** What a player's apprentices can do: how many of them master each craft. */

import type { Catalogue } from './types';
import { apprenticeOf } from './words';

export const SKILLS = ['carpentry', 'tiling', 'masonry'] as const;

export function skillsOf(apprentices: readonly string[], catalogue: Catalogue): { skill: string; count: number }[] {
	const mastered = apprentices.flatMap((id) => apprenticeOf(catalogue, id)?.skills ?? []);
	return SKILLS.map((skill) => ({ skill, count: mastered.filter((each) => each === skill).length }));
}
