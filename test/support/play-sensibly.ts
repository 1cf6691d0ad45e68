import {
  begin,
  completeSettings,
  fits,
  play,
  sensibleMove,
  type Action,
  type GameState,
  type Seat,
  type Settings,
  type Start,
  type Title,
} from '../../src/engine/core/index.js';
import { deepFreeze } from './freeze.js';
import { withDraws } from './menu.js';
import { byKind } from './rail-player.js';
import { random } from './random.js';

/** No game has so many moves: here something turns in a circle. */
const MOST = 4000;

/** A table of this title that the service plays at. */
export interface SensibleTable<S extends GameState> {
  readonly title: Title<S>;
  readonly seats: number;
  readonly settings: Settings;
}

/** Who does not play with sense. */
interface Way {
  /** How many moves are made at random before anybody does. */
  readonly opening: number;
  readonly isRandom: (seat: Seat) => boolean;
  /** After how many moves it is left; by default it is played to its end. */
  readonly most?: number;
}

/** Alone from the start; from a position that nobody would seek; with somebody who plays at random. */
export const sensibleWay = (seed: number): Way => ({
  opening: seed % 3 === 1 ? seed % 120 : 0,
  isRandom: seat => seed % 3 === 2 && seat === 0,
});

interface Played {
  readonly ended: boolean;
  /** Why it ended. */
  readonly reason: string | undefined;
  /** Points by seat. */
  readonly points: readonly number[];
}

/**
 * Plays a game with sense; where a number says so, at random: the first moves of all, and those of some seats for ever,
 * as people would who sit among seats of the service.
 * @param onMove is told of each move with sense, and how many milliseconds it took to find, and from where
 * @throws Error naming the move that was not on the menu
 */
export const playSensibly = <S extends GameState>(
  { title, seats, settings }: SensibleTable<S>,
  seed: number,
  { opening, isRandom, most = MOST }: Way,
  onMove?: (action: Action, took: number, state: S) => void,
): Played => {
  const rng = random(seed);
  const start: Start = {
    rules: title.rules,
    seats,
    settings: completeSettings(title.settings, settings),
  };
  let state: S = deepFreeze(withDraws(rng, draws => begin(title, start, draws)).result);
  const anybody = byKind(title);
  const withSense = (seat: Seat): Action | null => {
    const before = performance.now();
    const action = sensibleMove(title, state, seat);
    if (action) onMove?.(action, performance.now() - before, state);
    return action;
  };
  const choose = (seat: Seat, n: number): Action => {
    const action = n < opening || isRandom(seat) ? anybody(state, seat, rng) : withSense(seat);
    if (!action || !title.menu(state, seat).some(option => fits(option, action)))
      throw new Error(`move ${String(n)} of game ${String(seed)} is not offered: ${JSON.stringify(action)}`);
    return action;
  };
  for (let n = 0; n < most; n++) {
    const [seat] = title.turn(state).asked;
    if (seat === undefined) break;
    const action = choose(seat, n);
    state = deepFreeze(withDraws(rng, draws => play(title, state, action, draws)).result.state);
    title.audit(state);
  }
  const points = Array.from({ length: seats }, () => 0);
  for (const score of title.scores!(state)) points[score.seat] = score.points;
  const { ended, result } = title.status(state);
  return { ended, reason: result?.reason, points };
};
