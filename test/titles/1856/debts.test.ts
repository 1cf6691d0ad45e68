import { describe, expect, test } from '@jest/globals';
import { whyNot } from '../../../src/engine/core/index.js';
import { limitRules } from '../../../src/engine/rail/stock/limits.js';
import { loansOf } from '../../../src/titles/1856/rules/loans.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';
import { running, type Position } from './merging.js';

const { act, actFully, asks, cash, position, refused, turn } = table;

/** GT from Oshawa, with a run to Lower Canada for 40. */
const at = (
  step: string,
  loans: number,
  gt: Partial<CompanySetup> = {},
  more: Partial<PositionSetup> = {},
): Position =>
  position({
    next: '3',
    companies: { GT: running({ shares: [40, 20], cash: 100, trains: ['2'], ...gt }) },
    own: { capital: { GT: 'escrow' }, ...(loans > 0 && { loans: { GT: loans } }) },
    laid: { P9: '57/1' },
    tokens: ['GT P9'],
    round: companyTurn('GT', { step, begun: true, of: 2 }),
    ...more,
  });

const factKinds = (...given: Parameters<typeof actFully>): readonly string[] =>
  actFully(...given).facts.map(({ kind }) => kind);

/** What a column of the company table shows. */
const column = (state: Position, name: string, company: string): unknown => {
  const g = title1856.game(state.settings);
  return g.features
    .flatMap(feature => feature.columns ?? [])
    .find(one => one.name === name)!
    .value(g, state, company);
};

describe('7.2 interest', () => {
  const run = (loans: number, gt: Partial<CompanySetup>, more: Partial<PositionSetup> = {}): Position =>
    at('run', loans, { cash: 0, ...gt }, more);

  test('without loans none is charged, and nothing is said of it', () => {
    expect(factKinds(run(0, {}), 0, 'run 2 P9-Q8')).not.toContain('interest-charged');
  });

  test('a president with just enough is not asked', () => {
    const just = run(6, {}, { cash: [20, 500, 500] });
    const state = act(just, 0, 'run 2 P9-Q8');
    expect(cash(state)[0]).toBe(0);
    expect(asks(state)).not.toContain('owed-interest');
  });

  test('whoever has to sell shares for it cannot pass', () => {
    const state = act(run(6, { shares: [40, 30] }, { cash: [5, 500, 500] }), 0, 'run 2 P9-Q8');
    expect(refused(state, 0, 'pass')).toBe('cannot-pass');
  });
});

describe('7.2 loans over the limit', () => {
  const over = (money: number, own: number, seats: readonly number[]): Parameters<typeof act> => [
    at('trains', 4, { shares: [20, 10], pool: 20, cash: money }, { cash: seats }),
    0,
    own > 0 ? 'loan' : 'pass',
  ];

  test('the treasury pays alone as long as it can', () => {
    const { state, facts } = actFully(...over(100, 0, [500, 500, 500]));
    expect(loansOf(state, 'GT')).toBe(3);
    expect(facts.map(({ kind }) => kind)).not.toContain('president-paid');
    expect(factKinds(...over(99, 0, [500, 500, 500]))).toContain('president-paid');
  });

  test('a president with just enough is not asked', () => {
    const state = act(...over(30, 0, [70, 500, 500]));
    expect(asks(state)).not.toContain('owed-loans');
    expect(cash(state)[0]).toBe(0);
  });
});

describe('7.2 taking a loan', () => {
  test('whoever asks what can be done hears of loans', () => {
    const hears = (state: Position, of: string | null): readonly string[] =>
      whyNot(title1856, state, 0, of).map(({ type }) => type);
    expect(hears(at('track', 0), null)).toContain('take-loan');
    expect(hears(at('track', 0), 'GT')).not.toContain('take-loan');
    expect(hears(at('loans', 2), null)).toContain('redeem-loans');
    expect(hears(at('loans', 2), 'GT')).not.toContain('redeem-loans');
  });

  test('redeeming begins the turn like anything else', () => {
    const state = at('loans', 3, { cash: 250 }, { round: companyTurn('GT', { step: 'loans', of: 2 }) });
    expect(act(state, 0, 'repay 1').round).toMatchObject({ begun: true });
  });

  test('the table of companies shows loans, and nothing where there are none', () => {
    expect(column(at('track', 2), 'loans', 'GT')).toEqual({ number: 2 });
    expect(column(at('track', 0), 'loans', 'GT')).toBeNull();
  });

  test('9 nobody is bankrupt in a stock round who owes nothing', () => {
    const state = at('track', 0, {}, { round: stockTurn(3, 0), cash: [0, 0, 0] });
    expect(refused(state, 0, 'bankrupt')).toBe('not-bankrupt');
  });
});

describe('6.2 capital', () => {
  test('the table of companies shows what waits in the bank', () => {
    const six = (capital: string): Position =>
      at('track', 0, { shares: [40, 20] }, { own: { capital: { GT: capital } } });
    expect(column(six('escrow'), 'escrow', 'GT')).toEqual({ money: 70 });
    expect(column(six('reached'), 'escrow', 'GT')).toBeNull();
    expect(column(six('escrow'), 'escrow', 'WR')).toBeNull();
  });

  test('a company that starts in its first turn gets nothing more than its shares have brought', () => {
    const state = position({
      next: '2',
      companies: { GT: { par: 70, shares: [20], cash: 140, floated: false } },
      own: { capital: { GT: 'escrow' } },
      round: stockTurn(3, 0, { passes: 2 }),
    });
    const begun = act(state, 0, 'pass');
    expect(turn(begun)).toBe('GT track');
    expect(begun.companies['GT']!.cash).toBe(140);
  });
});

describe('5.4 weight of certificates', () => {
  const weight = (sizes: readonly number[], company: string, cert: number): number => {
    const base = at('track', 0);
    const state: Position = { ...base, parts: { ...base.parts, certificates: { CGR: sizes } } };
    const g = title1856.game(state.settings);
    return limitRules.of(g).certificateWeight(g, state, company, cert);
  };
  const fives = Array.from({ length: 18 }, () => 5);

  test('singles of 5 % are half a certificate, all others a whole one', () => {
    expect(weight([10, ...fives], 'CGR', 1)).toBe(0.5);
    expect(weight([10, ...fives], 'CGR', 0)).toBe(1);
    expect(weight([20, ...fives.slice(0, 8).map(() => 10)], 'CGR', 1)).toBe(1);
    expect(weight([10, ...fives], 'GT', 1)).toBe(1);
  });

  test('8.4 so is the certificate of a president with one share alone', () => {
    expect(weight([5, ...fives], 'CGR', 0)).toBe(1);
  });
});

describe('11. variants', () => {
  test('players choose three of them; how a record is read is no choice', () => {
    const chosen = title1856.settings.filter(({ hidden }) => !hidden).map(({ id }) => id);
    expect(chosen).toEqual(['alternative-destinations', 'eight-trains', 'unlimited-bonus-tokens', 'runs']);
  });

  test('the first 8-train takes the 4-trains from the game, and no others', () => {
    const state = position({
      next: '6',
      left: 1,
      settings: { 'eight-trains': true },
      companies: {
        GT: running({ shares: [40], cash: 1000 }),
        WR: running({ shares: [0, 40], trains: ['4', '5'] }),
      },
      own: { capital: { GT: 'reached', WR: 'reached' } },
      laid: { P9: '57/1' },
      tokens: ['GT P9', 'WR O16'],
      round: companyTurn('GT', { step: 'trains', begun: true, waiting: ['WR'], of: 2 }),
    });
    expect(act(state, 0, 'train 8').companies['WR']!.trains).toEqual(['5']);
    const two = position({
      next: '4',
      settings: { 'eight-trains': true },
      companies: {
        GT: running({ shares: [40], cash: 350 }),
        WR: running({ shares: [0, 40], trains: ['2', '3'] }),
      },
      own: { capital: { GT: 'reached', WR: 'reached' } },
      laid: { P9: '57/1' },
      tokens: ['GT P9', 'WR O16'],
      round: companyTurn('GT', { step: 'trains', begun: true, waiting: ['WR'], of: 2 }),
    });
    expect(act(two, 0, 'train 4').companies['WR']!.trains).toEqual(['3']);
  });
});

test('1.4 the board names each far place once', () => {
  const names = title1856
    .game({})
    .data.map.hexes.flatMap(({ name, unlabelled }) => (name !== undefined && !unlabelled ? [name] : []));
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toEqual(expect.arrayContaining(['Canadian West', 'Lower Canada', 'Buffalo']));
});
