/** The notation is in English: nothing else is typed for its words. */
export const typedMoves = '';

export const typedOpeners = 'lay build place buy';

export const typedLetters: readonly (readonly [string, string])[] = [];
