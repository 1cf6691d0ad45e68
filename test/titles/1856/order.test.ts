import { describe, expect, test } from '@jest/globals';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';

const { act, acts, asks, may, position, president, refused, turn } = table;

type Position = ReturnType<typeof position>;

const running = (more: Partial<CompanySetup> = {}): CompanySetup => ({
  par: 70,
  shares: [40],
  cash: 0,
  operated: true,
  floated: true,
  ...more,
});

const game = (
  companies: { readonly [id: string]: CompanySetup },
  more: Partial<PositionSetup> = {},
): Position =>
  position({
    next: '3',
    left: 4,
    companies,
    round: stockTurn(3, 0),
    ...more,
    own: { capital: Object.fromEntries(Object.keys(companies).map(id => [id, 'reached'])), ...more.own },
  });

/** The companies of the operating round that begins when the last player has passed, as they come. */
const turnsOf = (state: Position): readonly string[] => {
  const seen: string[] = [];
  let now = act(state, 0, 'pass');
  while (now.round.kind === 'operating' && now.round.index === 1) {
    if (seen.at(-1) !== now.round.company) seen.push(now.round.company);
    now = act(now, Number(asks(now).split(' ')[0]), 'pass');
  }
  return seen;
};

describe('7.1 the order of the companies', () => {
  test('is that of their prices; of the same price the one further to the right; in a cell the uppermost', () => {
    const state = game(
      {
        CPR: running({ par: 90, cell: [1, 4] }),
        WR: running({ cell: [2, 5] }),
        GT: running({ cell: [2, 5] }),
        LPS: running({ par: 100 }),
      },
      { stack: ['GT', 'WR', 'CPR', 'LPS'], round: stockTurn(3, 0, { passes: 2 }) },
    );
    expect(turnsOf(state)).toEqual(['LPS', 'GT', 'WR', 'CPR']);
  });
});

describe('6.4 the president', () => {
  test('of several with equally many shares the first to the left of the old one follows', () => {
    const sold = (seat: number, shares: readonly number[]): number =>
      president(
        act(game({ GT: running({ shares }) }, { round: stockTurn(3, seat) }), seat, 'sell 3 GT'),
        'GT',
      );
    expect(sold(0, [40, 20, 20])).toBe(1);
    expect(sold(2, [20, 20, 40])).toBe(0);
    expect(sold(1, [20, 40, 20])).toBe(2);
  });

  test('5.2 the president’s certificate is the first that is bought', () => {
    expect(refused(game({ GT: running() }), 0, 'buy BBG')).toBe('no-share-there');
  });
});

describe('2. privates and companies', () => {
  const wgb = (privates: NonNullable<PositionSetup['privates']>): Position =>
    game(
      { WGB: running({ cash: 300 }), WR: running({ par: 65, shares: [0, 40] }) },
      { privates, tokens: ['WGB J11', 'WR O16'], round: companyTurn('WGB', { of: 2, waiting: ['WR'] }) },
    );

  test('what a company has just bought it may use at once', () => {
    const state = acts(wgb({ WSRC: 0 }), '0 acquire WSRC 80', '0 use WSRC I12 59 r0');
    expect(state.board.laid['I12']).toBe('59/0');
    expect(state.companies['WGB']!.cash).toBe(220);
  });

  test('a company never resells one', () => {
    expect(refused(wgb({ FT: 'WR' }), 0, 'acquire FT 20')).toBe('cannot-acquire');
  });

  test('the bank pays their incomes to players and companies when an operating round begins', () => {
    const state = game(
      { WGB: running({ cash: 10 }) },
      {
        privates: { FT: 'WGB', NFSBC: 1 },
        tokens: ['WGB J11'],
        round: stockTurn(3, 0, { passes: 2 }),
      },
    );
    const paid = act(state, 0, 'pass');
    expect(paid.companies['WGB']!.cash).toBe(15);
    expect(table.cash(paid)).toEqual([500, 520, 500]);
  });
});

describe('7.4 tokens', () => {
  const state = (laid: NonNullable<PositionSetup['laid']>): Position =>
    game(
      { BBG: running({ par: 65, cash: 300 }) },
      { laid, tokens: ['BBG J15'], round: companyTurn('BBG', { step: 'token', begun: true, of: 2 }) },
    );

  test('one in a hex', () => {
    expect(refused(state({ J15: '14/0', J13: '57/0' }), 0, 'token J15')).toBe('no-token-there');
  });

  test('one in a turn', () => {
    const placed = act(state({ J15: '57/0', J13: '57/0', J11: '57/0' }), 0, 'token J13');
    expect(turn(placed)).not.toBe('BBG token');
    expect(placed.companies['BBG']!.cash).toBe(260);
  });
});

describe('10. scoring', () => {
  const cgr = (national: object, sizes: readonly number[], certs: readonly number[]): Position => {
    const base = game(
      { CPR: running({ par: 100, shares: [0, 20] }) },
      {
        next: '6',
        left: 1,
        own: { capital: { CPR: 'reached' }, formation: { stage: 'over', formed: true }, gone: ['GT'] },
      },
    );
    const CGR = { ...base.companies['CGR']!, par: 110, cell: [0, 5] as const, floated: true, certs };
    return {
      ...base,
      parts: { ...base.parts, national: { ...national }, certificates: { CGR: sizes } },
      stack: ['CPR', 'CGR'],
      companies: { ...base.companies, CGR },
    };
  };

  const sharesOf = (state: Position, seat: number): unknown =>
    title1856.scores!(state).find(score => score.seat === seat)?.parts['shares'];

  const ipo = (count: number): readonly number[] => Array.from({ length: count }, () => -1);

  test('8.5 of twenty shares each counts its price, the president’s certificate twice', () => {
    const sizes = [10, ...Array.from({ length: 18 }, () => 5)];
    const state = cgr({ twenty: true }, sizes, [0, 0, 1, ...ipo(16)]);
    expect([0, 1, 2].map(seat => sharesOf(state, seat))).toEqual([330, 110 + 200, 0]);
  });

  test('8.4 of a president with one share it counts once', () => {
    const sizes = Array.from({ length: 9 }, () => 10);
    expect(sharesOf(cgr({ half: true }, sizes, [0, 1, ...ipo(7)]), 0)).toBe(110);
  });

  test('2. privates count their printed prices', () => {
    const state = game({ GT: running() }, { privates: { FT: 0, SCFTC: 0, TCC: 1 } });
    const privates = title1856.scores!(state).map(({ seat, parts }) => [seat, parts['privates']]);
    expect(Object.fromEntries(privates)).toEqual({ 0: 120, 1: 50, 2: 0 });
    expect(may(state, 0, 'pass')).toBe(true);
  });
});
