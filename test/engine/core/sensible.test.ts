import { describe, expect, test } from '@jest/globals';
import {
  begin,
  canonical,
  play,
  sensibleMove,
  sightOf,
  type Drawn,
  type GameState,
  type JsonObject,
  type Seat,
  type Title,
} from '../../../src/engine/core/index.js';
import type { HarbourState } from '../../fixtures/harbour/state.js';
import { harbourTitle } from '../../fixtures/harbour/title.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { deepFreeze } from '../../support/freeze.js';
import { withDraws } from '../../support/menu.js';
import { random, shuffled } from '../../support/random.js';
import { sizes } from '../../support/sizes.js';

const start = <S extends GameState>(title: Title<S>, seats: number, draws: readonly Drawn[]): S =>
  deepFreeze(begin(title, { rules: title.rules, seats, settings: { length: 'long', covered: true } }, draws));

/** A game in which the service has all seats, to its end. */
const whole = <S extends GameState>(title: Title<S>, seats: number, seed: number): S => {
  const rng = random(seed);
  const settings = { length: 'long' };
  let state = withDraws(rng, draws => begin(title, { rules: title.rules, seats, settings }, draws)).result;
  for (let n = 0; n < 1000 && !title.status(state).ended; n++) {
    const action = sensibleMove(title, state, title.turn(state).asked[0]!)!;
    state = withDraws(rng, draws => play(title, state, action, draws)).result.state;
    title.audit(state);
  }
  return state;
};

const numbers = Array.from({ length: sizes.sensibleGames }, (_, n) => n + 1);

describe('a seat of the service', () => {
  test('does what its title finds sensible', () => {
    const state = start(toyTitle, 2, [[3, 4, 5, 6, 7, 0, 1, 2]]);
    expect(sensibleMove(toyTitle, state, 1)).toEqual({ seat: 1, type: 'bid', amount: 5 });
  });

  test('does what is offered first where its title says nothing, or something that is not offered', () => {
    const state = start(harbourTitle, 2, [
      [0, 1, 2, 3, 4, 5],
      [3, 4, 5, 0, 1, 2],
    ]);
    const first = { seat: 1, type: 'load', goods: ['salt'] };
    expect(sensibleMove(harbourTitle, state, 1)).toEqual(first);
    for (const wrong of [null, { seat: 1, type: 'load', goods: ['coal'] }, { seat: 1, type: 'dock' }])
      expect(sensibleMove({ ...harbourTitle, sensible: () => wrong }, state, 1)).toEqual(first);
  });

  test('has nothing to do where it is offered nothing', () => {
    const state = start(harbourTitle, 2, [
      [0, 1, 2, 3, 4, 5],
      [3, 4, 5, 0, 1, 2],
    ]);
    const loaded = play(harbourTitle, state, { seat: 1, type: 'load', goods: ['salt'] }).state;
    expect(sensibleMove(harbourTitle, loaded, 1)).toBeNull();
  });

  test.each(numbers)('plays game %i of a title with a rule of its own, and of one without, to the end', n => {
    expect(toyTitle.status(whole(toyTitle, 2 + (n % 3), n)).ended).toBe(true);
    expect(harbourTitle.status(whole(harbourTitle, 1 + (n % 7), n)).ended).toBe(true);
  });

  test('knows nothing that it cannot see', () => {
    const rng = random(1);
    const hand = (): Drawn => shuffled(rng, [0, 1, 2, 3, 4, 5]);
    const mine = hand();
    const seenBy = (state: HarbourState, seat: Seat): string =>
      canonical({ ...sightOf(harbourTitle, state, seat) } as unknown as JsonObject);
    const others = [1, 2, 3].map(() => start(harbourTitle, 3, [hand(), mine, hand()]));
    // All the same to seat 1, so that whatever a title makes of it is the same too.
    expect(new Set(others.map(canonical)).size).toBeGreaterThan(1);
    expect(new Set(others.map(state => seenBy(state, 1))).size).toBe(1);
    expect(new Set(others.map(state => seenBy(state, 0))).size).toBeGreaterThan(1);
    const toCome = [1, 2, 3].map(() => start(toyTitle, 2, [[0, ...shuffled(rng, [1, 2, 3, 4, 5, 6, 7])]]));
    expect(
      new Set(toCome.map(state => canonical({ ...sightOf(toyTitle, state, 1) } as unknown as JsonObject)))
        .size,
    ).toBe(1);
  });

  test('tries moves only in what it sees', () => {
    const state = start(harbourTitle, 2, [
      [0, 1, 2, 3, 4, 5],
      [3, 4, 5, 0, 1, 2],
    ]);
    expect(sightOf(harbourTitle, state, 1).position?.hands).toEqual([null, ['salt', 'silk', 'timber']]);
    expect(sightOf({ ...harbourTitle, fromView: () => null }, state, 1).position).toBeNull();
  });
});
