/** The notation is in English: these may stand before a move. */
export const typedOpeners = 'lay build place buy';
