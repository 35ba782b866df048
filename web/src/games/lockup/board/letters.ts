/** Letters of the prison; its tokens and cards are drawn outside of the board too. */

import { type Letters, useLetters as lettersHere } from '../../../lib/letters';

export const useLetters = (): (() => Letters) => lettersHere({ more: 0, least: 0 });
