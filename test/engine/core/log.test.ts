import { describe, expect, test } from '@jest/globals';
import {
  Illegal,
  canonical,
  replay,
  withEntry,
  effective,
  type Entry,
  type Effective,
} from '../../../src/engine/core/index.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { fc } from '../../support/property.js';

const start = {
  rules: 2,
  seats: 3,
  settings: { length: 'long', 'second-price': false, 'all-pay': false },
};

const action: Entry = { kind: 'action', action: { seat: 0, type: 'pass' } };
const undo = (count: number): Entry => ({ kind: 'undo', seat: 0, count });
const redo = (count: number): Entry => ({ kind: 'redo', seat: 0, count });

const empty: Effective = { inForce: [], undone: [] };

/** Any rows at all; those that cannot be are left out, as the service would. */
const logs = fc
  .array(
    fc.oneof(
      fc.constant(action),
      fc.integer({ min: 1, max: 4 }).map(undo),
      fc.integer({ min: 1, max: 4 }).map(redo),
    ),
    { maxLength: 60 },
  )
  .map(rows => {
    let now = empty;
    return rows.filter(row => {
      try {
        now = withEntry(now, row, 0);
        return true;
      } catch {
        return false;
      }
    });
  });

const foldOf = (log: readonly Entry[]): Effective =>
  log.reduce((now, entry, at) => withEntry(now, entry, at + 1), empty);

describe('what is in force', () => {
  test('is the fold of row upon row', () => {
    fc.assert(fc.property(logs, log => expect(effective(log)).toEqual(foldOf(log))));
  });

  test('is played once and in order, and never both stands and is undone', () => {
    fc.assert(
      fc.property(logs, log => {
        const { inForce, undone } = effective(log);
        expect([...inForce].sort((a, b) => a - b)).toEqual(inForce);
        expect(new Set([...inForce, ...undone]).size).toBe(inForce.length + undone.length);
      }),
    );
  });

  test('after an undo and a redo of as many is what stood before', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 1, max: 9 }), (log, count) => {
        const before = effective(log);
        fc.pre(count <= before.inForce.length);
        expect(effective([...log, undo(count), redo(count)])).toEqual(before);
      }),
    );
  });

  test('by rows: two undone one after the other come back in the order they were played', () => {
    const log = [action, action, action, undo(1), undo(1)];
    expect(effective(log)).toEqual({ inForce: [1], undone: [3, 2] });
    expect(effective([...log, redo(1)])).toEqual({ inForce: [1, 2], undone: [3] });
    expect(effective([...log, redo(1), action])).toEqual({ inForce: [1, 2, 7], undone: [] });
  });

  test.each<[string, readonly Entry[], string]>([
    ['an undo before the first move', [undo(1)], 'nothing-to-undo'],
    ['an undo of more than there is', [action, undo(2)], 'nothing-to-undo'],
    ['a redo without an undo', [action, redo(1)], 'nothing-to-redo'],
    ['a redo after a new move', [action, undo(1), action, redo(1)], 'nothing-to-redo'],
    ['an undo of nothing', [action, undo(0)], 'nothing-to-undo'],
    ['an undo of half a move', [action, action, undo(1.5)], 'nothing-to-undo'],
    ['a redo of minus one', [action, undo(1), redo(-1)], 'nothing-to-redo'],
  ])('%s is refused by both', (_, log, code) => {
    for (const read of [effective, foldOf]) {
      expect(() => read(log)).toThrow(Illegal);
      expect(() => read(log)).toThrow(expect.objectContaining({ code }));
    }
  });
});

describe('a replay', () => {
  const game = playRandomGame(toyTitle, start, random(11));
  const at = (log: readonly Entry[], upTo?: number): string =>
    canonical(replay(toyTitle, start, game.setupDraws, log, upTo));

  test('reaches every position again, and the same twice', () => {
    const texts: string[] = [];
    playRandomGame(toyTitle, start, random(11), {
      onStep: step => texts.push(canonical(step.applied.state)),
    });
    expect(texts.length).toBe(game.log.length);
    for (const [i, text] of texts.entries()) expect(at(game.log, i + 1)).toBe(text);
    expect(at(game.log)).toBe(canonical(game.state));
  });

  test('of an undo gives the position of the row before, dice and all; a redo brings it back', () => {
    for (let n = 1; n <= game.log.length; n++) {
      const played = game.log.slice(0, n);
      expect(at([...played, undo(1)])).toBe(at(game.log, n - 1));
      expect(at([...played, undo(1), redo(1)])).toBe(at(played));
    }
    expect(game.log.some(entry => entry.kind === 'action' && entry.draws)).toBe(true);
  });

  test('of a log that undoes all and plays on differs only by what was played', () => {
    const again = [...game.log, undo(game.log.length), ...game.log];
    expect(at(again)).toBe(at(game.log));
  });

  test('of a damaged log fails instead of guessing', () => {
    const tied = game.log.findIndex(entry => entry.kind === 'action' && entry.draws);
    const withoutDie = game.log.map((entry, i) =>
      i === tied && entry.kind === 'action' ? { kind: entry.kind, action: entry.action } : entry,
    );
    expect(() => at(withoutDie)).toThrow('draw needed');
    expect(() => at(game.log.slice(1))).toThrow(Illegal);
  });
});
