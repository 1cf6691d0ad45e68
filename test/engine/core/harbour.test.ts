import { describe, expect, test } from '@jest/globals';
import {
  aheadFrom,
  begin,
  canonical,
  completeSettings,
  DrawNeeded,
  HiddenNeeded,
  Illegal,
  menuAhead,
  play,
  type Action,
  type Drawn,
  type Json,
} from '../../../src/engine/core/index.js';
import type { HarbourState } from '../../fixtures/harbour/state.js';
import { harbourTitle } from '../../fixtures/harbour/title.js';
import { deepFreeze } from '../../support/freeze.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { seeds } from '../../support/seed.js';

const settings = (chosen: object = {}) => completeSettings(harbourTitle.settings, { ...chosen });

/** Coal, grain and ore for the first seat, salt, silk and timber for the second, and so on in turn. */
const hands: readonly Drawn[] = [
  [0, 1, 2, 3, 4, 5],
  [3, 4, 5, 0, 1, 2],
];

const table = (seats = 2, chosen: object = {}): HarbourState =>
  deepFreeze(
    begin(
      harbourTitle,
      { rules: 1, seats, settings: settings(chosen) },
      Array.from({ length: seats }, (_, seat) => hands[seat % 2]!),
    ),
  );

const load = (seat: number, ...goods: readonly string[]): Action => ({ seat, type: 'load', goods });
const dock = (seat: number, at: string, ...bonuses: readonly string[]): Action => ({
  ...{ seat, type: 'dock', at, bonuses },
});

const after = (state: HarbourState, ...moves: readonly Action[]): HarbourState =>
  moves.reduce((now, move) => play(harbourTitle, now, move).state, state);

const refused = (state: HarbourState, action: Action): unknown => {
  try {
    play(harbourTitle, state, action);
    return null;
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return { code: error.code, case: error.params['case'] };
  }
};

describe('some of many', () => {
  test('are a list of different ones in the listed order; what is wrong with another is said', () => {
    const state = table();
    const why = (goods: Json): unknown => refused(state, { seat: 0, type: 'load', goods });
    const not = (fault: string): object => ({ code: 'not-offered', case: fault });
    expect(refused(state, load(0, 'coal', 'ore'))).toBeNull();
    expect(why(['ore', 'coal'])).toEqual(not('order'));
    expect(why(['coal', 'coal'])).toEqual(not('twice'));
    expect(why(['coal', 'silk'])).toEqual(not('unknown'));
    expect(why([])).toEqual(not('count'));
    expect(why(['coal', 'grain', 'ore', 'coal'])).toEqual(not('twice'));
    for (const strange of ['coal', null, 7, { 0: 'coal', length: 1 }])
      expect(why(strange)).toEqual(not('no-list'));
    expect(why([['coal']])).toEqual(not('unknown'));
  });

  test('in the order of a player’s choice where the field says so', () => {
    const state = after(table(), load(0, 'coal'), load(1, 'silk'));
    expect(refused(state, dock(0, 'north', 'rope', 'crane'))).toBeNull();
    expect(refused(state, dock(0, 'north', 'crane', 'crane'))).toMatchObject({ case: 'twice' });
    expect(refused(state, dock(0, 'north', 'crane', 'rope', 'pilot'))).toMatchObject({ case: 'count' });
    expect(harbourTitle.notation.print(dock(0, 'north', 'rope', 'crane'))).toBe('dock north with rope,crane');
    expect(harbourTitle.notation.parse('DOCK isle WITH pilot', 1)).toEqual(dock(1, 'isle', 'pilot'));
  });
});

describe('what is hidden', () => {
  test('hands and sealed loads are their owners’ until all have loaded', () => {
    const low = play(harbourTitle, table(), load(1, 'silk'));
    const high = play(harbourTitle, table(), load(1, 'salt', 'timber'));
    for (const viewer of [0, null])
      expect(harbourTitle.view(low.state, viewer)).toEqual(harbourTitle.view(high.state, viewer));
    expect(harbourTitle.view(low.state, 1)).not.toEqual(harbourTitle.view(high.state, 1));
    expect(low.facts).toEqual(high.facts);
    expect(harbourTitle.isOpen?.(low.state)).toBe(false);
    const both = play(harbourTitle, low.state, load(0, 'coal'));
    expect(both).toMatchObject({ reveals: true, facts: [{}, { kind: 'load-shown' }, { goods: ['silk'] }] });
  });

  test('whoever plays ahead has what is seen and nothing else', () => {
    const state = after(table(), load(1, 'silk'));
    const seen = (seat: number | null): HarbourState =>
      aheadFrom(harbourTitle, { view: harbourTitle.view(state, seat), open: false })!;
    expect(menuAhead(harbourTitle, seen(0), 0)).toHaveLength(1);
    // What the other one holds is blank: their loading, and all that hangs on it, cannot be tried.
    expect(menuAhead(harbourTitle, seen(null), 0)).toEqual([]);
    expect(() => play(harbourTitle, seen(0), load(0, 'coal'))).toThrow(HiddenNeeded);
    const docking = after(state, load(0, 'coal'));
    const ahead = aheadFrom(harbourTitle, { view: harbourTitle.view(docking, 0), open: false })!;
    const docked = after(ahead, dock(0, 'north', 'crane'));
    expect(docked.points).toEqual([5, 3]);
    expect(() => play(harbourTitle, docked, dock(1, 'east', 'rope'))).toThrow(DrawNeeded);
  });

  test('an open position is seen whole by everybody, a covered one never', () => {
    for (const covered of [false, true]) {
      const { state } = playRandomGame(
        harbourTitle,
        { rules: 1, seats: 3, settings: settings({ covered }) },
        random(7),
      );
      expect(harbourTitle.isOpen?.(state)).toBe(!covered);
      expect(canonical(harbourTitle.view(state, null)) === canonical(state)).toBe(!covered);
    }
  });
});

describe('the turn', () => {
  test('waits while somebody is asked to let another in', () => {
    const start = after(table(), load(0, 'coal'), load(1, 'silk'), dock(0, 'isle', 'crane', 'pilot'));
    const asked = after(start, dock(1, 'isle', 'rope'));
    expect(harbourTitle.turn(asked)).toEqual({
      asked: [0],
      ask: { kind: 'let-in', seat: 1, at: 'isle' },
      answers: true,
    });
    const { state, facts } = play(harbourTitle, asked, { seat: 0, type: 'answer', yes: true }, [
      [5],
      ...hands,
    ]);
    // The tug, which nobody plays, goes where the die says.
    expect(facts).toContainEqual({ kind: 'tug-moved', at: 'isle', towed: [0, 1] });
    expect(state).toMatchObject({ tug: { at: 'isle', points: 2 }, round: 1, phase: 'load' });
  });
});

test.each([1, 2, 3, 4, 5, 6, 7])('random games of %i keep every sum and promise', seats => {
  for (const seed of seeds(12)) {
    const start = { rules: 1, seats, settings: settings({ length: seed % 2 ? 'long' : 'short' }) };
    const game = playRandomGame(harbourTitle, start, random(seed * 10 + seats));
    expect(game.ended).toBe(true);
  }
});
