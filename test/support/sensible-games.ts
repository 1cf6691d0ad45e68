import { expect, test } from '@jest/globals';
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
import { firstSeed, sizes } from './sizes.js';

/** No game has so many moves: here something turns in a circle. */
const MOST = 4000;

/** A table of this title that the service plays at. */
export interface SensibleTable<S extends GameState> {
  readonly title: Title<S>;
  readonly seats: number;
  readonly settings: Settings;
}

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
 * @throws Error naming the move that was not on the menu
 */
export const playSensibly = <S extends GameState>(
  { title, seats, settings }: SensibleTable<S>,
  seed: number,
  { opening, isRandom }: { readonly opening: number; readonly isRandom: (seat: Seat) => boolean },
): Played => {
  const rng = random(seed);
  const start: Start = {
    rules: title.rules,
    seats,
    settings: completeSettings(title.settings, settings),
  };
  let state: S = deepFreeze(withDraws(rng, draws => begin(title, start, draws)).result);
  const anybody = byKind(title);
  const choose = (seat: Seat, n: number): Action => {
    const action =
      n < opening || isRandom(seat) ? anybody(state, seat, rng) : sensibleMove(title, state, seat);
    if (!action || !title.menu(state, seat).some(option => fits(option, action)))
      throw new Error(`move ${String(n)} of game ${String(seed)} is not offered: ${JSON.stringify(action)}`);
    return action;
  };
  for (let n = 0; n < MOST; n++) {
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

/**
 * Tests that games which are played with sense come to their end, and that sense is worth more than chance.
 * @param compared games in most of which sense has to be ahead
 * @param most of a title whose games take long: as many as its tables and the ways to play at them are
 */
export const testSensibleGames = <S extends GameState>(
  tableOf: (seed: number) => SensibleTable<S>,
  { compared = 4, most = Infinity }: { readonly compared?: number; readonly most?: number } = {},
): void => {
  const games = Math.min(sizes.sensibleGames, most);
  test.each(Array.from({ length: games }, (_, n) => firstSeed + n))(
    'game %i with seats of the service ends',
    seed => {
      // Alone from the start; from a position that nobody would seek; with somebody who plays at random.
      const opening = seed % 3 === 1 ? seed % 120 : 0;
      const isRandom = (seat: Seat): boolean => seed % 3 === 2 && seat === 0;
      expect(playSensibly(tableOf(seed), seed, { opening, isRandom }).ended).toBe(true);
    },
  );

  test('whoever plays with sense is ahead of those who play at random', () => {
    const isAhead = (seed: number): boolean => {
      const { points } = playSensibly(tableOf(seed), seed, { opening: 0, isRandom: seat => seat !== 1 });
      return points[1] === Math.max(...points);
    };
    const seeds = Array.from({ length: compared }, (_, n) => n + 1);
    expect(seeds.filter(isAhead).length).toBeGreaterThan(compared / 2);
  });

  test('the same position always leads to the same game', () => {
    const played = (): Played => playSensibly(tableOf(1), 1, { opening: 40, isRandom: () => false });
    expect(played()).toEqual(played());
  });
};
