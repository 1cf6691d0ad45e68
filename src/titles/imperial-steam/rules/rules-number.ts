import type { GameState } from '../../../engine/core/index.js';

/** Does the game follow the rules as they were mended with number 2? Games that began before go on as they were begun. */
export const isMended = (s: Pick<GameState, 'rules'>): boolean => s.rules >= 2;
