import { describe, expect, test } from '@jest/globals';
import {
  aheadFrom,
  begin,
  completeSettings,
  type GameState,
  type Title,
} from '../../../src/engine/core/index.js';
import { tryLine, type WrittenMove } from '../../../src/present/meaning/try-lines.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { harbourTitle } from '../../fixtures/harbour/title.js';
import { companyTurn, position } from '../../support/rail.js';

const title = title1830 as unknown as Title;

const track = position({
  seats: 2,
  companies: { PRR: { shares: [60], cash: 500 } },
  tokens: ['PRR H12'],
  round: companyTurn('PRR'),
});

const trying = (line: readonly WrittenMove[], state: GameState = track, hasTime = () => true) =>
  tryLine({ title, state, mine: [0], hasTime }, line);

describe('a line of moves', () => {
  test('is made move by move, each with what it brings about; the position it began from stays', () => {
    const before = JSON.stringify(track);
    const { made, stopped, state } = trying(['H10 57 r1', 'pass']);
    expect(made.map(({ seat, notation }) => [seat, notation])).toEqual([
      [0, 'H10 57 r1'],
      [0, 'pass'],
    ]);
    expect(made[0]!.facts).toContainEqual(expect.objectContaining({ kind: 'tile-laid', hex: 'H10' }));
    expect(made[0]!.cost).toBe(0);
    expect(stopped).toBeNull();
    expect(JSON.stringify(track)).toBe(before);
    expect(JSON.stringify(state)).not.toBe(before);
  });

  test('goes as far as the rules take it, and says which move they refuse and why', () => {
    const { made, stopped } = trying(['H10 57 r1', 'D4 57 r0', 'pass']);
    expect(made).toHaveLength(1);
    expect(stopped).toMatchObject({ at: 1, reason: 'refused', refusal: { code: expect.any(String) } });
    expect(trying(['lay it somewhere']).stopped!.refusal!.code).toBe('notation-unknown');
  });

  test('moves of another seat are named by it, as data or in the notation', () => {
    expect(trying(['P2: pass']).stopped!.refusal!.code).toBe('not-your-turn');
    expect(trying([{ seat: 1, type: 'pass' }]).stopped!.refusal!.code).toBe('not-your-turn');
    expect(trying([{ seat: 7, type: 'pass' }]).stopped!.refusal!.code).toBe('no-such-seat');
    expect(trying([{ seat: 0, type: '__proto__' }]).stopped!.refusal!.code).toBe('unknown-action');
  });

  test('stops when its time is over', () => {
    let left = 1;
    expect(trying(['H10 57 r1', 'pass'], track, () => left-- > 0).stopped).toEqual({ at: 1, reason: 'time' });
  });
});

test('what hangs on another’s hidden hand is not guessed at', () => {
  const harbour = harbourTitle as unknown as Title;
  const settings = completeSettings(harbour.settings, {});
  const state = begin(harbour, { rules: 1, seats: 2, settings }, [
    [0, 1, 2, 3, 4, 5],
    [3, 4, 5, 0, 1, 2],
  ]);
  const seen = aheadFrom(harbour, { view: harbour.view(state, 0), open: false })!;
  const try0 = (line: readonly WrittenMove[]) =>
    tryLine({ title: harbour, state: seen, mine: [0], hasTime: () => true }, line);
  expect(try0([{ seat: 1, type: 'load', goods: ['salt'] }])).toMatchObject({
    made: [],
    stopped: { at: 0, reason: 'hidden' },
  });
});
