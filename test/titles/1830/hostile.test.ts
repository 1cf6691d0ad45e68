import { describe, expect, test } from '@jest/globals';
import { canonical, Illegal, play, type Action, type Json } from '../../../src/engine/core/index.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { companyTurn, newGame, position, stockTurn } from '../../support/rail.js';

/** One well-formed action of each kind, with all its fields. */
const samples: readonly Omit<Action, 'seat'>[] = [
  { type: 'take', private: 'SV' },
  { type: 'bid', private: 'CS', price: 45 },
  { type: 'par', company: 'ERIE', price: 67 },
  { type: 'buy', company: 'PRR', from: 'ipo', shares: 1 },
  { type: 'sell', company: 'PRR', shares: 1 },
  { type: 'exchange', private: 'MH', from: 'ipo' },
  { type: 'home', spot: 'E11' },
  { type: 'lay', hex: 'H10', tile: '57', rotation: 1 },
  { type: 'use-lay', private: 'CS', hex: 'B20', tile: '3', rotation: 0 },
  { type: 'token', spot: 'H10' },
  { type: 'use-token', private: 'DH', spot: 'F16' },
  { type: 'run', runs: [{ train: '2', path: ['H12', 'H10'] }] },
  { type: 'dividend', kind: 'pay' },
  { type: 'train', train: '2', from: 'depot' },
  { type: 'train', train: '2', from: 'NYC', price: 1 },
  { type: 'train', train: 'D', from: 'depot', trade: '5' },
  { type: 'discard', company: 'PRR', train: '2' },
  { type: 'acquire', private: 'DH', price: 70 },
  { type: 'offer', what: 'train', item: '2', from: 'NYC', buyer: 'PRR', price: 1 },
  { type: 'accept', offer: 1 },
  { type: 'decline', offer: 1 },
  { type: 'withdraw', offer: 1 },
];

const hostile: readonly Json[] = [
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  '\u0000',
  '<script>',
  "'; drop table log; --",
  'x'.repeat(100_000),
  null,
  true,
  -1,
  1e308,
  0.5,
  9007199254740993,
  [],
  {},
  [[[]]],
  { length: 5 },
  ['__proto__'],
];

const runs: readonly Json[] = [
  [null],
  [{}],
  [{ train: '2' }],
  [{ train: '2', path: [] }],
  [{ train: '2', path: ['H12'] }],
  [{ train: '__proto__', path: ['H12', 'H10'] }],
  [{ train: '2', path: ['__proto__', 'constructor'] }],
  [{ train: '2', path: ['H12', 'H10', 'H12', 'H10'] }],
  [{ train: '2', path: ['H12.9', 'H10'] }],
  [{ train: '2', path: ['(H12)', 'H10'] }],
  Array.from({ length: 10_000 }, () => ({ train: '2', path: ['H12', 'H10'] })),
  [{ train: '2', path: Array.from({ length: 100_000 }, () => 'H12') }],
];

const companies = {
  PRR: { shares: [60], cash: 2000, trains: ['2'] },
  NYC: { shares: [0, 60], trains: ['2'], cash: 10 },
};
const owners = { CS: 'PRR', DH: 'PRR', MH: 0, SV: 1 };
const base = {
  companies,
  privates: owners,
  tokens: ['PRR H12', 'NYC E19'],
  laid: { H10: '57/1' },
  next: '3',
  left: 4,
};
const steps = ['track', 'token', 'run', 'dividend', 'trains', 'privates'] as const;

const positions = [
  ['the auction', newGame(3)],
  ['a stock round', position({ ...base, round: stockTurn(3, 0) })],
  ...steps.map(
    step =>
      [
        `the ${step} step`,
        position({ ...base, round: companyTurn('PRR', { step, earned: step === 'dividend' ? 30 : 0 }) }),
      ] as const,
  ),
] as const;

describe('hostile values are refused with a code and change nothing', () => {
  test.each(positions)('in %s', (_name, state) => {
    const before = canonical(state);
    for (const sample of samples)
      for (const field of Object.keys(sample).filter(name => name !== 'type'))
        for (const value of field === 'runs' ? [...hostile, ...runs] : hostile) {
          const action = { ...sample, seat: 0, [field]: value } as Action;
          try {
            play(title1830, state, action);
          } catch (error) {
            if (error instanceof Illegal) {
              expect(error.code).toMatch(/^[a-z-]+$/);
              continue;
            }
            throw new Error(`${JSON.stringify(action).slice(0, 200)}: ${String(error)}`, { cause: error });
          }
          // An empty list of runs is a run of nothing, which may be the best.
          if (!(Array.isArray(value) && value.length === 0))
            throw new Error(`accepted: ${JSON.stringify(action).slice(0, 200)}`);
        }
    expect(canonical(state)).toBe(before);
  });

  test.each(['constructor', '__proto__', 'toString', '', 'pass '])('a kind of move called %j', type => {
    expect(() => play(title1830, newGame(3), { seat: 0, type })).toThrow(
      expect.objectContaining({ code: 'unknown-action' }),
    );
  });

  test.each<{ readonly runs: Json }>([
    { runs: [{ train: 2, path: ['H12', 'H10'] }] },
    { runs: [{ train: '2', path: ['H12', 10] }] },
    { runs: [{ train: '2', path: 'H12-H10' }] },
    { runs: [{ train: '2', path: ['H12', 'H10'], more: 1 }] },
    { runs: Array.from({ length: 21 }, () => ({ train: '2', path: ['H12', 'H10'] })) },
  ])('runs that are not written as runs: %j', ({ runs }) => {
    const state = position({ ...base, round: companyTurn('PRR', { step: 'run' }) });
    expect(() => play(title1830, state, { seat: 0, type: 'run', runs })).toThrow(
      expect.objectContaining({ code: 'bad-field', params: expect.objectContaining({ wanted: 'runs' }) }),
    );
  });

  test('a price between two dollars, though it is between the prices of the form', () => {
    const bid = { seat: 0, type: 'bid', private: 'CA', price: 170.5 };
    expect(() => play(title1830, newGame(3), bid)).toThrow(
      expect.objectContaining({ code: 'bad-field', params: expect.objectContaining({ field: 'price' }) }),
    );
  });

  test('a field more than the form has', () => {
    expect(() => play(title1830, newGame(3), { seat: 0, type: 'pass', more: 1 })).toThrow(
      expect.objectContaining({ code: 'unknown-field' }),
    );
  });

  test.each([-1, 3, 0.5, NaN])('a seat %d', seat => {
    expect(() => play(title1830, newGame(3), { seat, type: 'pass' })).toThrow(
      expect.objectContaining({ code: 'no-such-seat' }),
    );
  });
});
