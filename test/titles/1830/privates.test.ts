import { describe, expect, test } from '@jest/globals';
import {
  act,
  acts,
  asks,
  cash,
  choices,
  companyTurn,
  factsOf,
  forms,
  inPool,
  kinds,
  may,
  position,
  president,
  refused,
  shares,
  stockTurn,
  turn,
  type PositionSetup,
} from '../../support/rail.js';

/** NYC in its turn; seat 0 presides over it, seat 2 over the B&O. Phase 3, three seats. */
const operating = (more: Partial<PositionSetup> = {}): ReturnType<typeof position> =>
  position({
    next: '3',
    left: 4,
    companies: {
      NYC: { shares: [60, 10], cash: 1000, par: 90 },
      'B&O': { shares: [0, 0, 60], cash: 400, par: 90 },
    },
    tokens: ['NYC E19', 'B&O I15'],
    round: companyTurn('NYC', { waiting: ['B&O'] }),
    ...more,
  });

describe('p. 11 MH: exchange for a share of the NYC', () => {
  const setup = (more: Partial<PositionSetup> = {}): ReturnType<typeof position> =>
    position({
      companies: {
        NYC: { shares: [30, 20], pool: 10 },
        PRR: { shares: [60] },
      },
      privates: { MH: 1 },
      round: stockTurn(3, 1),
      ...more,
    });

  test('in the owner’s turn of a stock round, from the offering or the pool, free of charge; it closes', () => {
    const state = setup();
    expect(choices(state, 1, 'exchange', 'from')).toEqual(['ipo', 'pool']);
    const ipo = act(state, 1, 'exchange MH');
    expect(shares(ipo, 'NYC')).toEqual([30, 30, 0]);
    expect(ipo.privates['MH']).toBe('closed');
    expect(cash(ipo)).toEqual(cash(state));
    expect(inPool(ipo, 'NYC')).toBe(10);
    expect(inPool(act(state, 1, 'exchange MH pool'), 'NYC')).toBe(0);
  });

  test('even after buying and selling in that turn, and without using up the purchase', () => {
    const bought = act(setup({ cash: 900 }), 1, 'buy PRR');
    expect(may(bought, 1, 'exchange MH')).toBe(true);
    expect(may(act(setup(), 1, 'exchange MH'), 1, 'buy PRR')).toBe(true);
  });

  test("between the turns of others in a stock round, not in the middle of another's turn", () => {
    const between = setup({ round: stockTurn(3, 0) });
    expect(may(between, 1, 'exchange MH')).toBe(true);
    expect(asks(act(between, 1, 'exchange MH'))).toBe('0 stock-turn');
    expect(may(act(between, 0, 'sell 1 NYC'), 1, 'exchange MH')).toBe(false);
  });

  test('between the turns of companies, not in the middle of one', () => {
    const before = operating({ privates: { MH: 1 } });
    expect(may(before, 1, 'exchange MH')).toBe(true);
    const begun = act(before, 0, 'E19 57 r0');
    expect(may(begun, 1, 'exchange MH')).toBe(false);
    const next = operating({ privates: { MH: 1 }, round: companyTurn('B&O', { step: 'track' }) });
    expect(may(next, 1, 'exchange MH')).toBe(true);
  });

  test('nor after the company has bought a private: its turn has begun', () => {
    const state = operating({ privates: { MH: 1, DH: 0 } });
    expect(may(act(state, 0, 'acquire DH 70'), 1, 'exchange MH')).toBe(false);
  });

  test('6.2 not in a stock round in which the owner sold shares of the NYC, and so may buy none', () => {
    const sold = act(setup(), 1, 'sell 1 NYC');
    expect(refused(sold, 1, 'exchange MH')).toBe('cannot-exchange');
    expect(refused(acts(sold, '1 pass'), 1, 'exchange MH')).toBe('cannot-exchange');
    // Shares of others do not matter, nor what was sold in an earlier round.
    const other = setup({ companies: { NYC: { shares: [30, 20], pool: 10 }, PRR: { shares: [60, 10] } } });
    expect(may(act(other, 1, 'sell 1 PRR'), 1, 'exchange MH')).toBe(true);
    const later = acts(sold, '1 pass', '2 pass', '0 pass', '1 pass');
    expect(later.round.kind).toBe('operating');
    expect(may(later, 1, 'exchange MH')).toBe(true);
    const site = setup({ settings: { reading: '18xx.games' } });
    expect(may(act(site, 1, 'sell 1 NYC'), 1, 'exchange MH')).toBe(true);
  });

  test('6.0 a turn with nothing else is a pass, and may be the last of the round', () => {
    const state = setup({ round: stockTurn(3, 1, { passes: 2, lastActor: 0 }) });
    const end = acts(state, '1 exchange MH', '1 pass');
    expect(end.round.kind).toBe('operating');
    expect(end.priority).toBe(1);
  });

  test('5.3 not by one who is over the certificate limit', () => {
    const six = (b: number): ReturnType<typeof position> =>
      setup({
        seats: 6,
        cash: 100,
        companies: {
          PRR: { shares: [0, 60] },
          'B&O': { shares: [0, 60] },
          NYC: { shares: [30, b] },
        },
        round: stockTurn(6, 1),
      });
    // Ten certificates, the MH and one more are one too many.
    expect(may(six(0), 1, 'exchange MH')).toBe(true);
    expect(refused(six(10), 1, 'exchange MH')).toBe('cannot-exchange');
  });

  test('5.3 nor by one who holds too much of some company', () => {
    const state = setup({ companies: { NYC: { shares: [30, 20] }, PRR: { shares: [0, 70] } } });
    expect(refused(state, 1, 'exchange MH')).toBe('cannot-exchange');
    const orange = setup({
      companies: { NYC: { shares: [30, 20] }, PRR: { shares: [0, 70], cell: [3, 0] } },
    });
    expect(may(orange, 1, 'exchange MH')).toBe(true);
    // Games that began with rules number 4 go on as they began.
    expect(may({ ...state, rules: 4 }, 1, 'exchange MH')).toBe(true);
  });

  test('only its player has the right', () => {
    expect(kinds(setup({ round: stockTurn(3, 0) }), 2)).toEqual([]);
    expect(refused(setup({ privates: { MH: 'NYC' } }), 1, 'exchange MH')).toBe('cannot-exchange');
  });

  test('T-05 not beyond 60 %, nor when there is no share left', () => {
    const full = setup({ companies: { NYC: { shares: [0, 60] } } });
    expect(refused(full, 1, 'exchange MH')).toBe('cannot-exchange');
    const gone = setup({ companies: { NYC: { shares: [50, 50] } } });
    expect(refused(gone, 1, 'exchange MH')).toBe('cannot-exchange');
  });

  test('6.4 the new share may make its owner president, 6.3 and may let the company float', () => {
    const even = setup({ companies: { NYC: { shares: [30, 30], floated: true } } });
    expect(president(act(even, 1, 'exchange MH'), 'NYC')).toBe(1);
    const almost = setup({ companies: { NYC: { shares: [30, 20] } } });
    const floated = act(almost, 1, 'exchange MH');
    expect(floated.companies['NYC']).toMatchObject({ floated: true, cash: 670 });
  });
});

describe('p. 11 CS: an extra tile on B20', () => {
  const withCS = (more: Partial<PositionSetup> = {}): ReturnType<typeof position> =>
    operating({ privates: { CS: 'NYC' }, ...more });

  test('without a connection and beside the tile of the turn, in either order', () => {
    const extra = act(withCS(), 0, 'use CS B20 3 r0');
    expect(extra.board.laid).toEqual({ B20: '3/0' });
    expect(may(extra, 0, 'E19 57 r0')).toBe(true);
    const normal = act(withCS(), 0, 'E19 57 r0');
    expect(may(normal, 0, 'use CS B20 58 r2')).toBe(true);
  });

  test('at any moment of the turn; for it the turn waits at its end', () => {
    const trains = withCS({ round: companyTurn('NYC', { step: 'trains', waiting: ['B&O'] }) });
    expect(may(trains, 0, 'use CS B20 4 r1')).toBe(true);
    const end = act(trains, 0, 'pass');
    expect(turn(end)).toBe('NYC privates');
    expect(asks(end)).toBe('0 use-private');
    expect(turn(act(end, 0, 'use CS B20 4 r1'))).toBe('B&O track');
  });

  test('only its company, only there, and only once', () => {
    expect(refused(withCS({ privates: { CS: 'B&O' } }), 0, 'use CS B20 3 r0')).toBe('no-such-power-now');
    expect(refused(withCS({ privates: { CS: 0 } }), 0, 'use CS B20 3 r0')).toBe('no-such-power-now');
    expect(refused(withCS(), 0, 'use CS B18 8 r0')).toBe('no-such-power-now');
    const used = act(withCS(), 0, 'use CS B20 3 r0');
    expect(refused(used, 0, 'use CS B20 4 r0')).toBe('no-such-power-now');
  });

  test('no more when somebody has built there', () => {
    const built = withCS({ laid: { B20: '58/0' } });
    expect(forms(built, 0, 'use-lay')).toEqual([]);
  });
});

describe('p. 11 DH: tile and token on F16', () => {
  const withDH = (more: Partial<PositionSetup> = {}): ReturnType<typeof position> =>
    operating({ privates: { DH: 'NYC' }, ...more });

  test('the tile costs 120 and needs no connection; it is the tile of the turn', () => {
    const laid = act(withDH(), 0, 'use DH F16 57 r0');
    expect(laid.board.laid).toEqual({ F16: '57/0' });
    expect(laid.companies['NYC']!.cash).toBe(880);
    expect(kinds(laid, 0)).not.toContain('lay');
    const normal = act(withDH(), 0, 'E19 57 r0');
    expect(refused(normal, 0, 'use DH F16 57 r0')).toBe('no-such-power-now');
    expect(forms(withDH({ companies: { NYC: { shares: [60], cash: 119 } } }), 0, 'use-lay')).toEqual([]);
  });

  test('the token follows in the same turn, free and without a connection, and is the station of the turn', () => {
    const toRochester = { E19: '57/2', D18: '8/5', D16: '9/1' };
    const laid = act(withDH({ laid: toRochester }), 0, 'use DH F16 57 r0');
    expect(turn(act(laid, 0, 'pass'))).toBe('NYC token');
    expect(asks(laid)).toBe('0 free-token');
    const placed = act(laid, 0, 'use DH token F16');
    expect(placed.companies['NYC']!.cash).toBe(880);
    expect(placed.board.tokens).toContainEqual({ company: 'NYC', hex: 'F16', stop: 0 });
    expect(turn(placed)).toBe('NYC trains');
  });

  test('nothing comes between the tile and its token, the tile of the CS neither', () => {
    const both = withDH({ privates: { DH: 'NYC', CS: 'NYC' } });
    const laid = act(both, 0, 'use DH F16 57 r0');
    expect(refused(laid, 0, 'use CS B20 3 r0')).toBe('no-such-power-now');
    expect(may(act(laid, 0, 'use DH token F16'), 0, 'use CS B20 3 r0')).toBe(true);
    expect(may(act(laid, 0, 'pass'), 0, 'use CS B20 3 r0')).toBe(true);
  });

  test('left out, it is gone: later the normal rules hold', () => {
    const passed = acts(withDH(), '0 use DH F16 57 r0', '0 pass');
    expect(refused(passed, 0, 'use DH token F16')).toBe('not-now');
    const later = withDH({ laid: { F16: '57/0' } });
    expect(forms(later, 0, 'use-token')).toEqual([]);
    expect(refused(later, 0, 'use DH token F16')).toBe('not-now');
  });

  test('both rights lapse when another company builds there', () => {
    expect(forms(withDH({ laid: { F16: '57/1' } }), 0, 'use-lay')).toEqual([]);
  });

  test('a company that has all its tokens out may still lay the tile', () => {
    const out = withDH({ tokens: ['NYC E19', 'NYC D14', 'NYC H10', 'NYC H4', 'B&O I15'] });
    expect(turn(act(out, 0, 'use DH F16 57 r0'))).toBe('NYC trains');
  });
});

describe('p. 11 CA: the share of the PRR', () => {
  test('6.1 cannot be sold before the PRR has a price; afterwards it can', () => {
    const holding = position({ round: stockTurn(3, 0), companies: { NYC: { shares: [60] } } });
    const company = holding.companies['PRR']!;
    const state = {
      ...holding,
      companies: { ...holding.companies, PRR: { ...company, certs: company.certs.with(1, 0) } },
    };
    expect(refused(state, 0, 'sell 1 PRR')).toBe('nothing-to-sell');
    const started = acts(state, '0 pass', '1 par PRR 82');
    expect(may(acts(started, '2 pass'), 0, 'sell 1 PRR')).toBe(true);
  });

  test('6.3 counts for the 60 % that start the PRR', () => {
    const holding = position({ round: stockTurn(3, 0), companies: {} });
    const company = holding.companies['PRR']!;
    const state = {
      ...holding,
      players: holding.players.map(p => ({ ...p, cash: 500 })),
      companies: { ...holding.companies, PRR: { ...company, certs: company.certs.with(1, 2) } },
    };
    const end = acts(state, '0 par PRR 67', '1 buy PRR', '1 pass', '2 buy PRR', '2 pass');
    expect(end.companies['PRR']!.floated).toBe(false);
    expect(act(end, 0, 'buy PRR').companies['PRR']).toMatchObject({ floated: true, cash: 670 });
  });
});

describe('4.2 closing', () => {
  const bo = (more: Partial<PositionSetup> = {}): ReturnType<typeof position> =>
    operating({
      privates: { BO: 1, SV: 2 },
      round: companyTurn('B&O', { step: 'trains' }),
      ...more,
    });

  test('the BO closes with the first train of the B&O, wherever it comes from', () => {
    const bought = act(bo(), 2, 'train 3');
    expect(bought.privates).toMatchObject({ BO: 'closed', SV: 2 });
    const own = bo({
      companies: {
        'B&O': { shares: [0, 0, 60], cash: 400 },
        NYC: { shares: [0, 0, 60], trains: ['3'] },
      },
    });
    expect(act(own, 2, 'train 3 from NYC 1').privates['BO']).toBe('closed');
  });

  test('it does not close with the train of another company', () => {
    const nyc = bo({ round: companyTurn('NYC', { step: 'trains' }) });
    expect(act(nyc, 0, 'train 3').privates['BO']).toBe(1);
  });

  test('all close with the first 5-train', () => {
    const state = bo({
      next: '5',
      left: undefined,
      companies: { NYC: { shares: [60], cash: 450 } },
      round: companyTurn('NYC', { step: 'trains' }),
      privates: { CA: 1, SV: 'NYC', CS: 'NYC' },
    });
    expect(Object.values(act(state, 0, 'train 5').privates)).toEqual(
      Array.from({ length: 6 }, () => 'closed'),
    );
  });
});

describe('7.2.1 (4) hexes of privates', () => {
  test.each([
    ['CA', 'H18', 'H18 59 r0'],
    ['BO', 'I15', 'I15 53 r0'],
    ['MH', 'D18', 'D18 8 r0'],
    ['SV', 'G15', 'G15 8 r0'],
    ['BO', 'I13', 'I13 8 r0'],
    ['CS', 'B20', 'B20 4 r0'],
    ['DH', 'F16', 'F16 57 r0'],
  ])('nobody builds on the hex of the %s (%s) while a player owns it', (id, _hex, line) => {
    expect(refused(operating({ privates: { [id]: 1 } }), 0, line)).toBe('hex-blocked');
    const free = operating({ privates: { [id]: 'B&O' } });
    expect(refused(free, 0, line)).not.toBe('hex-blocked');
  });

  test('a company lays there when the private is closed or sold to a company', () => {
    const mh = (owner: number | string): ReturnType<typeof position> =>
      operating({ privates: { MH: owner }, laid: { E19: '57/2' } });
    expect(may(mh(1), 0, 'D18 9 r2')).toBe(false);
    expect(may(mh('closed'), 0, 'D18 9 r2')).toBe(true);
    expect(may(mh('B&O'), 0, 'D18 9 r2')).toBe(true);
  });
});

describe('4.1 companies buy privates', () => {
  test('from their president at once, for half to twice the price, in phases 3 and 4 only', () => {
    const state = operating({ privates: { DH: 0 } });
    expect(forms(state, 0, 'acquire')).toEqual([
      { type: 'acquire', fields: { private: { oneOf: ['DH'] }, price: { from: 35, to: 140, by: 1 } } },
    ]);
    const sold = act(state, 0, 'acquire DH 140');
    expect(sold.privates['DH']).toBe('NYC');
    expect(cash(sold)).toEqual([640, 500, 500]);
    expect(sold.companies['NYC']!.cash).toBe(860);
    for (const [next, left, open] of [
      ['2', 5, false],
      ['4', 3, true],
      ['5', 2, false],
    ] as const)
      expect(kinds(operating({ privates: { DH: 0 }, next, left }), 0).includes('acquire')).toBe(open);
  });

  test('never for more than the company has', () => {
    const poor = operating({ privates: { DH: 0 }, companies: { NYC: { shares: [60], cash: 34 } } });
    expect(kinds(poor, 0)).not.toContain('acquire');
    const some = operating({ privates: { DH: 0 }, companies: { NYC: { shares: [60], cash: 40 } } });
    expect(refused(some, 0, 'acquire DH 41')).toBe('price-out-of-range');
  });

  test('at any moment of the turn: the last is after the trains', () => {
    for (const step of ['track', 'token', 'trains', 'privates'] as const)
      expect(kinds(operating({ privates: { DH: 0 }, round: companyTurn('NYC', { step }) }), 0)).toContain(
        'acquire',
      );
    const end = operating({
      privates: { DH: 0 },
      round: companyTurn('NYC', { step: 'trains', waiting: ['B&O'] }),
    });
    expect(turn(act(end, 0, 'pass'))).toBe('NYC privates');
    expect(turn(acts(end, '0 pass', '0 pass'))).toBe('B&O track');
  });

  test('p. 11 the BO is not for companies', () => {
    expect(kinds(operating({ privates: { BO: 0 } }), 0)).not.toContain('acquire');
    expect(refused(operating({ privates: { BO: 0 } }), 0, 'acquire BO 220')).toBe('cannot-acquire');
  });

  test('what a company owns it keeps: nobody can buy it', () => {
    const state = operating({ privates: { DH: 'B&O' } });
    expect(kinds(state, 0)).not.toContain('acquire');
    expect(kinds(state, 0)).not.toContain('offer');
  });
});

describe('7.0 income', () => {
  test('each operating round begins with the income of the privates, to players and companies', () => {
    const state = position({
      companies: { NYC: { shares: [60], cash: 100 } },
      privates: { SV: 0, CS: 1, DH: 1, MH: 2, CA: 'NYC' },
      tokens: ['NYC E19'],
      round: stockTurn(3, 0, { passes: 2 }),
      cash: [10, 10, 10],
    });
    const paid = act(state, 0, 'pass');
    expect(cash(paid)).toEqual([15, 35, 30]);
    expect(paid.companies['NYC']!.cash).toBe(125);
    expect(factsOf(state, 0, 'pass', 'private-income')).toHaveLength(5);
  });
});
