import type { GameRow } from '../../db/index.js';
import type { Settings } from '../../engine/core/index.js';
import { timedGameOf } from '../clocks/calendars.js';
import type { GameTime } from '../clocks/game-time.js';

/** How a game will be played, for somebody who has not joined it yet. */
export interface Terms {
  readonly settings: Settings;
  /** Null for as long as everybody likes. */
  readonly time: GameTime | null;
  /** May players ask what the computer would do? */
  readonly advice: boolean;
}

/** What whoever sits down agrees to. */
export const termsOf = (game: Pick<GameRow, 'settings' | 'time' | 'advice'>): Terms => ({
  settings: game.settings,
  time: timedGameOf(game),
  advice: game.advice,
});
