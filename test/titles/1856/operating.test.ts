import { describe, expect, test } from '@jest/globals';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1856.js';

const { act, acts, actFully, asks, cash, choices, kinds, may, position, price, refused, turn } = table;

type Position = ReturnType<typeof position>;

const running = (more: Partial<CompanySetup> = {}): CompanySetup => ({
  par: 70,
  shares: [40],
  cash: 200,
  operated: true,
  floated: true,
  ...more,
});

const at = (company: string, more: Partial<PositionSetup>, own: Partial<CompanySetup> = {}): Position =>
  position({
    next: '3',
    left: 4,
    companies: { [company]: running(own) },
    own: { capital: { [company]: 'reached' } },
    round: companyTurn(company, { of: 1 }),
    ...more,
  });

describe('7.3 track', () => {
  test('one tile a turn; terrain is paid with the first tile alone', () => {
    const thb = at('THB', { laid: {}, tokens: ['THB L15'] });
    const laid = act(thb, 0, 'L15 59 r1');
    expect(laid.companies['THB']!.cash).toBe(160);
    expect(asks(laid)).toBe('0 choose-city');
  });

  test('the company reaches the new track, or a station that is worth more', () => {
    const state = at('WGB', { laid: { J11: '57/0', J13: '57/0' }, tokens: ['WGB J11'] });
    expect(may(state, 0, 'J13 14 r0')).toBe(true);
    expect(refused(state, 0, 'H15 57 r0')).toBe('not-connected');
  });

  test('1.5 the L hexes take tile 125, all others 63', () => {
    const gt = (hex: string): Position =>
      at('GT', { next: '5', left: 2, laid: { P9: '14/1', [hex]: '14/1' }, tokens: ['GT P9'] });
    expect(refused(gt('P9'), 0, 'P9 63 r0')).toBe('tile-may-not-follow');
    expect(choices(gt('P9'), 0, 'lay', 'tile')).toContain('125');
  });

  const town = (next: string, laid: NonNullable<PositionSetup['laid']>): Position =>
    at('TGB', { next, left: 1, laid, tokens: ['TGB K8'] }, { par: 100, cash: 100 });

  test('single towns become cities or plain track in the phases Five and Six', () => {
    const laid = { K8: '57/0', K10: '9/0', L9: '58/2' };
    const early = town('5', { ...laid, L9: '58/0' });
    expect(choices(early, 0, 'lay', 'hex')).not.toContain('L9');
    const towns = { K8: '6/5', L9: '58/2' };
    expect(refused(town('5', towns), 0, 'L9 6 r2')).toBe('towns-not-yet');
    expect(refused(town('5', towns), 0, 'L9 9 r2')).toBe('tile-may-not-follow');
    expect(may(town('6', towns), 0, 'L9 6 r2')).toBe(true);
    expect(may(town('6', towns), 0, 'L9 8 r2')).toBe(true);
    const down = act(town('6', towns), 0, 'L9 8 r2');
    expect(down.board.laid['L9']).toBe('8/2');
  });
});

describe('7.4 tokens', () => {
  test('the last place of a home is kept for a company that does not run yet', () => {
    const state = at(
      'WGB',
      {
        laid: { J11: '57/0', J13: '57/0', J15: '57/0' },
        tokens: ['WGB J11'],
        round: companyTurn('WGB', { step: 'token', begun: true }),
      },
      { cash: 100 },
    );
    expect(refused(state, 0, 'token J15')).toBe('no-token-there');
    expect(may(state, 0, 'token J13')).toBe(true);
  });

  describe('of Hamilton’s two cities one is kept', () => {
    const spots = (...others: readonly string[]): readonly unknown[] => {
      const state = at(
        'BBG',
        {
          laid: { J15: '57/2', K16: '58/2', L15: '59/1' },
          tokens: ['BBG J15', ...others],
          round: companyTurn('BBG', { step: 'token', begun: true }),
        },
        { cash: 300 },
      );
      return kinds(state, 0).includes('token') ? choices(state, 0, 'token', 'spot') : [];
    };

    test('whichever is reached first may be taken', () => {
      expect(
        spots()
          .map(String)
          .filter(spot => spot.startsWith('L15')),
      ).toHaveLength(1);
    });

    test('the other may not', () => {
      expect(spots('WR L15.1')).toEqual([]);
    });

    test('once its company stands there, both may', () => {
      expect(
        spots('THB L15.1')
          .map(String)
          .filter(spot => spot.startsWith('L15')),
      ).toHaveLength(1);
    });
  });

  test('they cost 40, then 100', () => {
    const state = at(
      'WGB',
      {
        laid: { J11: '57/0', J13: '57/0' },
        tokens: ['WGB J11'],
        round: companyTurn('WGB', { step: 'token', begun: true }),
      },
      { cash: 100 },
    );
    expect(act(state, 0, 'token J13').companies['WGB']!.cash).toBe(60);
  });
});

describe('7.6 dividends', () => {
  test('players by their shares, the company for the pool, the bank for the offering', () => {
    const state = at(
      'GT',
      { round: companyTurn('GT', { step: 'dividend', begun: true, earned: 120, of: 1 }), tokens: ['GT P9'] },
      { shares: [40, 20], pool: 20, cash: 0 },
    );
    const paid = act(state, 0, 'pay');
    expect(cash(paid).slice(0, 2)).toEqual([548, 524]);
    expect(paid.companies['GT']!.cash).toBe(24);
    expect(price(paid, 'GT')).toBe(75);
    expect(price(act(state, 0, 'withhold'), 'GT')).toBe(65);
  });
});

describe('7.7 trains', () => {
  const trains = (own: Partial<CompanySetup>, more: Partial<PositionSetup> = {}): Position =>
    at(
      'GT',
      {
        laid: { P9: '57/1' },
        tokens: ['GT P9'],
        round: companyTurn('GT', { step: 'trains', begun: true, of: 1 }),
        ...more,
      },
      own,
    );

  test('a company with a route must have a train; the president adds what is missing, for the cheapest alone', () => {
    const state = trains({ cash: 100 }, { pool: ['2'], next: '5', left: 2 });
    expect(refused(state, 0, 'pass')).toBe('cannot-pass');
    expect(refused(state, 0, 'train 5')).toBe('train-not-for-sale');
    expect(may(state, 0, 'train 2 pool')).toBe(true);
    const dear = trains({ cash: 500 }, { next: '5', left: 2 });
    const { state: bought, facts } = actFully(dear, 0, 'train 5');
    expect(facts).toContainEqual({ kind: 'president-paid', company: 'GT', seat: 0, amount: 50 });
    expect(cash(bought)[0]).toBe(450);
  });

  test('without a route it need not', () => {
    expect(may(trains({ cash: 300 }, { laid: {} }), 0, 'pass')).toBe(true);
  });

  test('a diesel for an older train and $750, at the limit of trains, too', () => {
    const state = trains({ cash: 800, trains: ['5', '5'] }, { next: '6', left: 1 });
    const after = act(state, 0, 'train D for 5');
    expect(after.companies['GT']).toMatchObject({ cash: 50, trains: ['5', 'D'] });
    expect(after.depot.pool).toContain('5');
  });

  test('11 8-trains in place of diesels, for $1000 or $650', () => {
    const settings = { 'eight-trains': true };
    const state = trains({ cash: 700, trains: ['5'] }, { next: '6', left: 1, settings });
    expect(act(state, 0, 'train 8 for 5').companies['GT']!.cash).toBe(50);
    expect(refused(state, 0, 'train D for 5')).toBe('unknown-train');
    expect(table.phase(act(state, 0, 'train 8 for 5'))).toBe('8');
  });

  const poor = (cash: number): Position =>
    trains({ cash, shares: [20, 10], operated: true }, { next: '5', left: 2, cash: [0, 0, 0] });

  /** The same beside others. */
  const poorBeside = (cash: number, others: { readonly [id: string]: CompanySetup }): Position =>
    trains(
      {},
      {
        next: '5',
        left: 2,
        cash: [0, 0, 0],
        companies: { GT: running({ cash, shares: [20, 10] }), ...others },
        own: { capital: { GT: 'reached', WR: 'reached' } },
      },
    );

  test('7.8 nobody is bankrupt whom a loan can still help', () => {
    const state = poor(450);
    expect(refused(state, 0, 'bankrupt')).toBe('not-bankrupt');
    expect(may(act(state, 0, 'loan'), 0, 'train 5')).toBe(true);
  });

  test('9 nor whose company can still buy a train of another of theirs, if need be with a loan', () => {
    const owner = (cash: number, trains: readonly string[], president = 0): Position =>
      poorBeside(cash, { WR: running({ shares: president === 0 ? [20] : [0, 20], cash: 0, trains }) });
    expect(refused(owner(1, ['4']), 0, 'bankrupt')).toBe('not-bankrupt');
    expect(may(owner(1, ['4']), 0, 'train 4 from WR 1')).toBe(true);
    expect(may({ ...owner(1, ['4']), rules: 1 }, 0, 'bankrupt')).toBe(true);
    expect(may(owner(1, []), 0, 'bankrupt')).toBe(true);
    expect(may(owner(1, ['4'], 1), 0, 'bankrupt')).toBe(true);
    // Without a dollar it takes a loan first.
    expect(refused(owner(0, ['4']), 0, 'bankrupt')).toBe('not-bankrupt');
    expect(may(act(owner(0, ['4']), 0, 'loan'), 0, 'train 4 from WR 90')).toBe(true);
  });

  test('9 a loan that cannot help need not be taken first', () => {
    const state = poor(449);
    expect(act(state, 0, 'bankrupt').ended).toEqual({ reason: 'bankrupt', bankrupt: 0 });
    const borrowed = act(state, 0, 'loan');
    expect(turn(borrowed)).toBe('GT trains');
    expect(kinds(borrowed, 0)).toContain('bankrupt');
  });
});

describe('7.8 the worked example', () => {
  /** Max and his company have $50 and need 1100. */
  const max = (): Position =>
    position({
      seats: 4,
      next: '6',
      left: 0,
      cash: [25, 100, 100, 100],
      companies: {
        GT: running({ par: 90, shares: [40, 20, 20], pool: 20, cash: 25 }),
        WR: running({ par: 65, cell: [3, 9], shares: [60], pool: 40, cash: 0 }),
        CV: running({ par: 100, cell: [2, 9], shares: [30, 50, 20], cash: 0 }),
        GW: running({ par: 100, cell: [1, 6], shares: [30, 20, 10, 10], pool: 30, cash: 0 }),
      },
      own: {
        capital: { GT: 'reached', WR: 'reached', CV: 'reached', GW: 'reached' },
        formation: { stage: 'over', formed: false },
      },
      laid: { P9: '57/1' },
      tokens: ['GT P9'],
      round: companyTurn('GT', { step: 'trains', begun: true }),
    });

  test('the president may sell as long as they keep that company and the pool holds no more than half; others change hands', () => {
    const state = max();
    expect(refused(state, 0, 'sell 3 GT')).toBe('cannot-sell-so-many');
    expect(may(state, 0, 'sell 2 GT')).toBe(true);
    expect(refused(state, 0, 'sell 2 WR')).toBe('cannot-sell-so-many');
    expect(may(state, 0, 'sell 1 WR')).toBe(true);
    expect(may(state, 0, 'sell 3 CV')).toBe(true);
    expect(refused(state, 0, 'sell 3 GW')).toBe('cannot-sell-so-many');
    expect(may(state, 0, 'sell 2 GW')).toBe(true);
  });

  test('9 the president is bankrupt, the game is over at once, and what could not be sold counts', () => {
    const over = act(max(), 0, 'bankrupt');
    expect(over.ended).toEqual({ reason: 'bankrupt', bankrupt: 0 });
    expect(cash(over)[0]).toBe(0);
    expect(acts(over).companies['GT']!.certs[0]).toBe(0);
  });
});

test('9 privates of a bankrupt player count, too', () => {
  // In phase Two; 3-trains are all that is left, and nobody can pay one.
  const state = position({
    next: '3',
    left: 4,
    cash: [0, 100, 100],
    companies: { GT: running({ shares: [20, 10], cash: 0 }) },
    own: { capital: { GT: 'escrow' }, loans: { GT: 3 } },
    privates: { GLSC: 0 },
    laid: { P9: '57/1' },
    tokens: ['GT P9'],
    round: companyTurn('GT', { step: 'trains', begun: true }),
  });
  const parts = (over: typeof state): unknown =>
    title1856.scores!(over).find(({ seat }) => seat === 0)!.parts;
  expect(parts(act(state, 0, 'bankrupt'))).toEqual({ cash: 0, shares: 80, privates: 70 });
  expect(parts(act({ ...state, rules: 1 }, 0, 'bankrupt'))).toMatchObject({ privates: 0 });
});

describe('4. phases', () => {
  test('4 the number of operating rounds is fixed when the set begins', () => {
    const state = at(
      'GT',
      {
        next: '2',
        left: 1,
        laid: { P9: '57/1' },
        tokens: ['GT P9'],
        round: companyTurn('GT', { step: 'trains', begun: true, of: 1 }),
      },
      { cash: 500 },
    );
    let later = acts(state, '0 train 2', '0 train 3');
    expect(table.phase(later)).toBe('3');
    while (later.round.kind === 'operating') later = act(later, 0, 'pass');
    expect(later.round.kind).toBe('stock');
  });
});
