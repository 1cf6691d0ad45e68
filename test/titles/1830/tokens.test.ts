import { describe, expect, test } from '@jest/globals';
import {
  act,
  choices,
  companyTurn,
  kinds,
  position,
  refused,
  stockTurn,
  turn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** The PRR at H12 reaches Pittsburgh (H10) and, further west, Columbus (H4). */
const placing = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: { PRR: { shares: [60], cash: 500 }, NYC: { shares: [0, 60], cash: 500 } },
    tokens: ['PRR H12', 'NYC E19'],
    laid: { H10: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' },
    round: companyTurn('PRR', { step: 'token', laid: 1, begun: true }),
    ...more,
  });

describe('7.3.2 a further station', () => {
  test('one a turn, or none', () => {
    const placed = act(placing(), 0, 'token H10');
    expect(placed.board.tokens).toContainEqual({ company: 'PRR', hex: 'H10', stop: 0 });
    expect(turn(placed)).toBe('PRR trains');
    expect(refused(placed, 0, 'token H4')).toBe('not-now');
    expect(turn(act(placing(), 0, 'pass'))).toBe('PRR trains');
  });

  test('in the turn of the company alone, by its president', () => {
    expect(refused(placing(), 1, 'token H10')).toBe('not-your-turn');
    expect(refused(placing({ round: stockTurn(3, 0) }), 0, 'token H10')).toBe('not-now');
  });

  test('the first costs 40, the others 100 each, paid to the bank', () => {
    const first = act(placing(), 0, 'token H10');
    expect(first.companies['PRR']!.cash).toBe(460);
    expect(first.bank! - placing().bank!).toBe(40);
    const second = placing({ tokens: ['PRR H12', 'PRR H10'] });
    expect(act(second, 0, 'token H4').companies['PRR']!.cash).toBe(400);
    const third = placing({ tokens: ['PRR H12', 'PRR H10', 'PRR D14'] });
    expect(act(third, 0, 'token H4').companies['PRR']!.cash).toBe(400);
  });

  test('not without the money', () => {
    const poor = placing({ companies: { PRR: { shares: [60], cash: 39 } } });
    expect(kinds(poor, 0)).not.toContain('token');
    expect(refused(poor, 0, 'token H10')).toBe('not-enough-money');
  });

  test.each([
    ['PRR', 'H12', [40, 100, 100]],
    ['NYC', 'E19', [40, 100, 100]],
    ['CPR', 'A19', [40, 100, 100]],
    ['B&O', 'I15', [40, 100]],
    ['C&O', 'F6', [40, 100]],
    ['ERIE', 'E11', [40, 100]],
    ['NYNH', 'G19', [40]],
    ['B&M', 'E23', [40]],
  ])('the %s (%s) has further ones at %j and no more', (company, home, costs) => {
    const places = [home, 'H16', 'D14', 'K15'];
    const at = (placed: number, money: number): Position =>
      position({
        companies: { [company]: { shares: [60], cash: money } },
        tokens: places.slice(0, placed).map(hex => `${company} ${hex}`),
        laid: { H16: '57/1', H14: '9/1', H10: '57/1', E19: '57/0', F18: '9/0' },
        round: companyTurn(company, { step: 'token' }),
      });
    costs.forEach((cost, n) => {
      expect(refused(at(n + 1, cost - 1), 0, 'token H12')).toBe('not-enough-money');
      expect(refused(at(n + 1, cost), 0, 'token H12')).toBe('no-token-there');
    });
    expect(refused(at(costs.length + 1, 500), 0, 'token H12')).toBe('no-token-left');
  });

  test('only where a legal route leads from a station of its own', () => {
    expect(choices(placing(), 0, 'token', 'spot')).toEqual(['H4', 'H10']);
    expect(refused(placing(), 0, 'token D14')).toBe('no-token-there');
  });

  test('7.3.3 not beyond a city full of others', () => {
    const blocked = placing({ tokens: ['PRR H12', 'NYC H10'] });
    expect(choices(blocked, 0, 'token', 'spot')).toEqual([]);
    expect(refused(blocked, 0, 'token H4')).toBe('no-token-there');
    const half = placing({
      tokens: ['PRR H12', 'NYC H10'],
      laid: { H10: '14/1', H8: '9/1', H6: '9/1', H4: '57/1' },
      next: '3',
      left: 4,
    });
    expect(choices(half, 0, 'token', 'spot')).toEqual(['H4', 'H10']);
  });

  test('only in free circles', () => {
    const full = placing({ tokens: ['PRR H12', 'NYC H4'] });
    expect(choices(full, 0, 'token', 'spot')).toEqual(['H10']);
  });

  test('only one on a hex, even where there are two cities', () => {
    const two = placing({ tokens: ['PRR H12', 'PRR H10'], laid: { H10: '14/1' }, next: '3', left: 4 });
    expect(refused(two, 0, 'token H10')).toBe('no-token-there');
    expect(kinds(two, 0)).not.toContain('token');
    const buffalo = position({
      companies: { ERIE: { shares: [60], cash: 500 } },
      tokens: ['ERIE E11'],
      laid: { E11: '64/0', F10: '58/1' },
      next: '5',
      left: 2,
      round: companyTurn('ERIE', { step: 'token' }),
    });
    expect(choices(buffalo, 0, 'token', 'spot')).not.toContain('E11.1');
  });
});

describe('7.3.2 homes of others stay free until they come', () => {
  /** The PRR reaches New York's home of the NYNH and Albany, home of the NYC. */
  const near = (tokens: readonly string[], albany = '57/0'): Position =>
    position({
      companies: { PRR: { shares: [60], cash: 500 } },
      tokens: ['PRR D14', ...tokens],
      laid: { D16: '9/1', D18: '8/5', E19: albany },
      next: '3',
      left: 4,
      round: companyTurn('PRR', { step: 'token' }),
    });

  test('the last circle of a home is kept', () => {
    const one = near([], '57/2');
    expect(choices(one, 0, 'token', 'spot')).not.toContain('E19');
    const two = near([], '14/1');
    expect(choices(two, 0, 'token', 'spot')).toContain('E19');
    const last = near(['C&O E19'], '14/1');
    expect(choices(last, 0, 'token', 'spot')).not.toContain('E19');
    const come = near(['NYC E19'], '14/1');
    expect(choices(come, 0, 'token', 'spot')).toContain('E19');
  });

  test('the home of the NYNH is kept where the tiles of New York put it', () => {
    // On 54 and 62 the track to the north-east, its own from the beginning, leads to the second city.
    const newYork = (tile: string, tokens: readonly string[] = []): Position =>
      position({
        companies: { NYC: { shares: [60], cash: 500 } },
        tokens: ['NYC E19', ...tokens],
        laid: { E19: '57/0', F18: '8/3', G19: `${tile}/0` },
        next: '5',
        left: 2,
        round: companyTurn('NYC', { step: 'token' }),
      });
    expect(choices(newYork('54'), 0, 'token', 'spot')).toEqual([]);
    expect(choices(newYork('62'), 0, 'token', 'spot')).toEqual(['G19.1']);
    expect(choices(newYork('62', ['C&O G19.1']), 0, 'token', 'spot')).toEqual([]);
    expect(choices(newYork('62', ['NYNH G19.1']), 0, 'token', 'spot')).toEqual(['G19.1']);
  });

  test('the other city of New York is free, though the home of the NYNH is kept', () => {
    const state = position({
      companies: { PRR: { shares: [60], cash: 500 } },
      tokens: ['PRR H18'],
      laid: { H18: '59/3' },
      round: companyTurn('PRR', { step: 'token' }),
      next: '3',
      left: 4,
    });
    expect(choices(state, 0, 'token', 'spot')).toEqual(['G19.1']);
  });

  test('the Erie’s whole hex is kept until it has chosen', () => {
    const buffalo = (tokens: readonly string[]): Position =>
      position({
        companies: { PRR: { shares: [60], cash: 500 } },
        tokens: ['PRR D14', ...tokens],
        laid: { E13: '8/1', E11: '59/2' },
        next: '3',
        left: 4,
        round: companyTurn('PRR', { step: 'token' }),
      });
    expect(choices(buffalo([]), 0, 'token', 'spot')).toEqual([]);
    expect(choices(buffalo(['ERIE E11']), 0, 'token', 'spot')).toEqual(['E11.1']);
    expect(choices(buffalo(['ERIE E11.1']), 0, 'token', 'spot')).toEqual([]);
  });
});
