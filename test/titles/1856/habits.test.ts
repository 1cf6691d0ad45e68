import { describe, expect, test } from '@jest/globals';
import { sensibleMove } from '../../../src/engine/core/index.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';
import { formed, running, type Position } from './merging.js';

const { position } = table;

/** What a seat of the service does, in notation. */
const does = (state: Position, seat = 0): string =>
  title1856.notation.print(sensibleMove(title1856, state, seat)!);

/** GT of the first player, at that step of its turn. */
const at = (step: string, gt: Partial<CompanySetup>, more: Partial<PositionSetup> = {}): Position =>
  position({
    next: '4',
    left: 3,
    companies: { GT: running({ shares: [40, 20], ...gt }) },
    laid: { P9: '57/1' },
    tokens: ['GT P9'],
    round: companyTurn('GT', { step, begun: true }),
    ...more,
    own: { capital: { GT: 'reached' }, ...more.own },
  });

describe('a seat of the service, when loans fall due', () => {
  // GT's 40 % are worth $280 at $70.
  const due = (treasury: number, cash = 500): Position =>
    formed({ GT: 2 }, { cash: [50, cash, 50] }, { GT: { cash: treasury } });

  test('saves a company for no more than half of what it has of it', () => {
    expect(does(due(60), 1)).toBe('repay 2 for GT');
    expect(does(due(59), 1)).toBe('merge GT');
  });

  test('keeps its money where that does not save it', () => {
    expect(does(due(60, 139), 1)).toBe('merge GT');
  });
});

describe('the company of the government', () => {
  const cgr = (more: Partial<PositionSetup> = {}): Position =>
    position({
      next: '6',
      left: 1,
      companies: { CGR: running({ par: 100, shares: [20, 10], pool: 20 }) },
      own: { formation: { stage: 'over', formed: true } },
      laid: { P9: '57/1' },
      tokens: ['CGR P9'],
      round: companyTurn('CGR', { step: 'borrow-train', begun: true }),
      ...more,
    });

  test('runs with a train of the bank', () => {
    expect(does(cgr())).toBe('borrow');
  });

  /** The president's turn, with one share of two; the pool may have some. */
  const half = (cash: number, pool: boolean): Position => {
    const state = cgr({
      cash,
      own: {
        formation: { stage: 'over', formed: true },
        national: { half: true, permanent: true },
        gone: ['GT'],
      },
      round: stockTurn(3, 0),
    });
    const certs = [0, 1, 1, ...Array.from({ length: 6 }, (_, n) => (pool && n < 2 ? -2 : -1))];
    return {
      ...state,
      parts: { ...state.parts, certificates: { CGR: Array.from({ length: 9 }, () => 10) } },
      companies: { ...state.companies, CGR: { ...state.companies['CGR']!, certs } },
    };
  };

  test('has the second half of its president’s certificate bought, of the pool if it can be', () => {
    expect(does(half(500, true))).toBe('complete pool');
    expect(does(half(500, false))).toBe('complete');
  });
});

describe('loans', () => {
  test('one is taken for a train that the company has to have, if that pays for it', () => {
    expect(does(at('trains', { cash: 251 }))).toBe('loan');
    expect(does(at('trains', { cash: 250 }))).not.toBe('loan');
    expect(does(at('trains', { cash: 350 }))).toBe('train 4');
    expect(does(at('trains', { cash: 251, trains: ['4'] }))).not.toBe('loan');
    expect(does(at('track', { cash: 251 }))).not.toBe('loan');
  });

  test('none where the company has had its loan', () => {
    const round = companyTurn('GT', { step: 'trains', begun: true, done: ['loan'] });
    expect(does(at('trains', { cash: 251 }, { round }))).not.toBe('loan');
  });

  test('all are repaid that the company can repay', () => {
    const debt = { own: { loans: { GT: 3 } } };
    expect(does(at('loans', { cash: 250, trains: ['4'] }, debt))).toBe('repay 2');
    expect(does(at('loans', { cash: 450, trains: ['4'] }, debt))).toBe('repay 3');
    expect(does(at('loans', { cash: 99, trains: ['4'] }, debt))).toBe('pass');
  });

  test('but not with what the next train costs', () => {
    const debt = { own: { loans: { GT: 3 } } };
    expect(does(at('loans', { cash: 450 }, debt))).toBe('repay 1');
    expect(does(at('loans', { cash: 449 }, debt))).toBe('pass');
  });
});

describe('the port and the bridge', () => {
  /** WGB runs from Guelph to the port in the double town on J17. */
  const port = (more: Partial<PositionSetup> = {}): Position =>
    position({
      next: '4',
      left: 3,
      companies: { WGB: running({ shares: [40], cash: 300, trains: ['4'] }) },
      own: { capital: { WGB: 'reached' } },
      privates: { GLSC: 'WGB' },
      laid: { J11: '57/0', J13: '57/0', J15: '57/0', J17: '56/1' },
      tokens: ['WGB J11'],
      round: companyTurn('WGB', { step: 'run', begun: true }),
      ...more,
    });

  test('the port is opened where the company stops, before it runs', () => {
    expect(does(port())).toBe('use GLSC port J17');
    expect(does(port({ round: companyTurn('WGB', { step: 'token', begun: true }) }))).not.toContain('port');
  });

  test('not where it does not stop', () => {
    expect(does(port({ laid: { J11: '57/0', J13: '57/0', J15: '57/0' } }))).toMatch(/^run /);
  });

  /** WR runs to Buffalo, with one train or with two. */
  const bridge = (trains: readonly string[], more: Partial<PositionSetup> = {}): Position =>
    position({
      next: '5',
      companies: { WR: running({ par: 65, shares: [40], cash: 300, trains }) },
      own: { capital: { WR: 'reached' } },
      laid: { O16: '63/0', O18: '8/3' },
      tokens: ['WR O16'],
      round: companyTurn('WR', { step: 'run', begun: true }),
      ...more,
    });

  test('a right is bought that two trains use', () => {
    expect(does(bridge(['4', '4']))).toBe('right bridge');
    expect(does(bridge(['4']))).toMatch(/^run /);
  });
});
