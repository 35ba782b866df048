/** A picture for each game, where there is one. */

const FOUND = import.meta.glob<string>('../games/posters/*.svg', { eager: true, query: '?url', import: 'default' });

export const posterOf = (game: string): string | undefined => FOUND[`../games/posters/${game}.svg`];
