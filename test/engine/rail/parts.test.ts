import { describe, expect, test } from '@jest/globals';
import { canonical } from '../../../src/engine/core/index.js';
import { draftOf } from '../../../src/engine/rail/draft.js';
import { companyPart, part } from '../../../src/engine/rail/parts.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { newGame } from '../../support/rail.js';

const weather = part<string | null>('weather', null);
const mines = part<readonly string[]>('mines', []);
const debts = companyPart<number>('debts', 0);

const start = newGame(3);

/** The position after changes of its parts. */
const changed = (from: RailState, change: (d: ReturnType<typeof draftOf>) => void): RailState => {
  const draft = draftOf(from);
  change(draft);
  return draft;
};

describe('a part of the state', () => {
  test('is absent as long as nobody keeps anything, and is then what it is without', () => {
    expect(start).not.toHaveProperty('parts');
    expect([weather.of(start), mines.of(start), debts.of(start, 'PRR')]).toEqual([null, [], 0]);
  });

  test('lies under its name, beside the others', () => {
    const state = changed(start, d => {
      weather.set(d, 'rain');
      mines.set(d, ['E5']);
      debts.set(d, 'PRR', 2);
    });
    expect(state.parts).toEqual({ weather: 'rain', mines: ['E5'], debts: { PRR: 2 } });
    expect([weather.of(state), mines.of(state), debts.of(state, 'PRR')]).toEqual(['rain', ['E5'], 2]);
    expect(debts.of(state, 'NYC')).toBe(0);
    expect(start).not.toHaveProperty('parts');
  });

  test('goes alone when it is cleared', () => {
    const both = changed(start, d => {
      weather.set(d, 'rain');
      debts.set(d, 'PRR', 2);
      debts.set(d, 'NYC', 1);
    });
    const less = changed(both, d => {
      weather.clear(d);
      debts.clear(d, 'PRR');
    });
    expect(less.parts).toEqual({ debts: { NYC: 1 } });
    expect(both.parts).toEqual({ weather: 'rain', debts: { PRR: 2, NYC: 1 } });
  });

  test('that came and went leaves the text of the position as it was', () => {
    const put = changed(start, d => {
      weather.set(d, 'rain');
      mines.set(d, ['E5']);
      debts.set(d, 'PRR', 2);
    });
    expect(canonical(put)).not.toBe(canonical(start));
    const cleared = changed(put, d => {
      weather.clear(d);
      mines.clear(d);
      debts.clear(d, 'PRR');
    });
    expect(canonical(cleared)).toBe(canonical(start));
    expect(cleared).not.toHaveProperty('parts');
  });

  test('goes too when it is set to what it is without', () => {
    const put = changed(start, d => {
      weather.set(d, 'rain');
      mines.set(d, ['E5']);
      debts.set(d, 'PRR', 2);
    });
    const emptied = changed(put, d => {
      weather.set(d, null);
      mines.set(d, []);
      debts.set(d, 'PRR', 0);
    });
    expect(canonical(emptied)).toBe(canonical(start));
  });

  test('clearing what is not there changes nothing', () => {
    const same = changed(start, d => {
      weather.clear(d);
      debts.clear(d, 'PRR');
    });
    expect(canonical(same)).toBe(canonical(start));
  });
});

test('the audit finds a part that no feature of the game keeps', () => {
  const state = changed(start, d => {
    mines.set(d, ['E5']);
  });
  expect(() => {
    title1830.audit(state);
  }).toThrow('audit: no feature of this game keeps mines');
});
