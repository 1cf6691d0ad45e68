import { describe, expect, test } from '@jest/globals';
import { rightsOf } from '../../../src/engine/rail/company/rights.js';
import { rightsLeft } from '../../../src/titles/1856/rules/bonus-rights.js';
import { portOf } from '../../../src/titles/1856/rules/port.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { companyTurn, stockTurn, table, type PositionSetup } from '../../support/rail-1856.js';

const { act, acts, actFully, asks, bestRun, cash, may, position, refused, refusedCase, turn } = table;

type Position = ReturnType<typeof position>;

const wgb = { par: 70, shares: [40, 20], cash: 300, operated: true, floated: true };

/** WGB in Guelph, beside Kitchener. */
const at = (step: string, more: Partial<PositionSetup> = {}): Position =>
  position({
    next: '3',
    left: 4,
    companies: { WGB: wgb, WR: { par: 65, shares: [0, 40], cash: 200, operated: true, floated: true } },
    own: { capital: { WGB: 'reached', WR: 'reached' } },
    laid: { J11: '57/0' },
    tokens: ['WGB J11', 'WR O16'],
    round: companyTurn('WGB', { step, begun: true, of: 2, waiting: ['WR'] }),
    ...more,
  });

const left = (state: Position, right: string): number =>
  rightsLeft(title1856.game(state.settings), state, right);

describe('2. privates', () => {
  test('their hexes are closed while a player owns them, and open to all when a company does', () => {
    const own = { ...wgb, trains: ['2'] };
    const state = at('track', { privates: { WSRC: 1 }, companies: { WGB: own }, laid: { J11: '57/1' } });
    expect(refused(state, 0, 'I12 59 r4')).toBe('hex-blocked');
    const open = at('track', { privates: { WSRC: 'WR' }, laid: { J11: '5/1' } });
    expect(may(open, 0, 'I12 59 r4')).toBe(true);
  });

  test('a company buys them in the phases Two and Three, for half to twice their price', () => {
    const state = at('track', { privates: { FT: 0 } });
    expect(may(state, 0, 'acquire FT 10')).toBe(true);
    expect(may(state, 0, 'acquire FT 40')).toBe(true);
    expect(refused(state, 0, 'acquire FT 9')).toBe('price-out-of-range');
    expect(refused(state, 0, 'acquire FT 41')).toBe('price-out-of-range');
    expect(refused(at('track', { privates: { FT: 0 }, next: '2', left: 2 }), 0, 'acquire FT 20')).toBe(
      'cannot-acquire',
    );
  });

  test('all close with the first 5-train', () => {
    const state = at('trains', {
      privates: { FT: 0, NFSBC: 'WR', SCFTC: 1 },
      next: '5',
      left: undefined,
      companies: {
        WGB: { ...wgb, cash: 600 },
        WR: { par: 65, shares: [0, 40], operated: true, floated: true },
      },
      own: { capital: { WGB: 'reached', WR: 'reached' }, rights: { WR: ['bridge'] } },
    });
    const closed = act(state, 0, 'train 5');
    expect(Object.values(closed.privates).every(owner => owner === 'closed')).toBe(true);
    expect(rightsOf(closed, 'WR')).toEqual(['bridge']);
  });

  test('a player buys one of another instead of a share, in any stock round', () => {
    const state = position({ set: 1, privates: { FT: 1 }, round: stockTurn(3, 0) });
    const asked = act(state, 0, 'offer private FT from P2 to P1 77');
    const traded = act(asked, 1, 'accept 1');
    expect(traded.privates['FT']).toBe(0);
    expect(cash(traded)).toEqual([423, 577, 500]);
    expect(asks(traded)).toBe('1 stock-turn');
    const ended = acts(traded, '1 pass', '2 pass', '0 pass');
    expect(ended.priority).toBe(1);
  });

  test('at any price, also for nothing', () => {
    const state = position({ privates: { FT: 1 }, cash: [0, 500, 500], round: stockTurn(3, 0) });
    const traded = acts(state, '0 offer private FT from P2 to P1 0', '1 accept 1');
    expect(traded.privates['FT']).toBe(0);
    expect(cash(traded)).toEqual([0, 500, 500]);
    expect(refused(state, 0, 'offer private FT from P2 to P1 1')).toBe('price-out-of-range');
  });

  test('and ends the turn with it', () => {
    const state = position({
      privates: { FT: 1 },
      companies: { WGB: wgb },
      own: { capital: { WGB: 'reached' } },
      round: stockTurn(3, 0),
    });
    const traded = acts(state, '0 sell 1 WGB', '0 offer private FT from P2 to P1 20', '1 accept 1');
    expect(asks(traded)).toBe('1 stock-turn');
    const first = acts(state, '0 offer private FT from P2 to P1 20', '1 accept 1');
    expect(asks(first)).toBe('1 stock-turn');
    const before = acts({ ...state, rules: 1 }, '0 offer private FT from P2 to P1 20', '1 accept 1');
    expect(may(before, 0, 'sell 1 WGB')).toBe(true);
  });

  test('but sells none in a turn of the seller’s own', () => {
    const state = position({ privates: { FT: 0 }, round: stockTurn(3, 0) });
    expect(refused(state, 0, 'offer private FT from P1 to P2 20')).toBe('cannot-offer');
  });
});

describe('what is drawn on the map, and stands in the table of companies', () => {
  const marks = (state: Position): readonly unknown[] => {
    const g = title1856.game(state.settings);
    return g.features.flatMap(feature => feature.marks?.(g, state) ?? []);
  };

  test('2 who has a right, at the place where it counts', () => {
    const owned = at('track', {
      own: {
        capital: { WGB: 'reached', WR: 'reached' },
        rights: { WGB: ['bridge'], WR: ['bridge', 'tunnel'] },
      },
    });
    expect(marks(owned)).toEqual([
      expect.objectContaining({ hex: 'P17', label: 'WR WGB +10' }),
      expect.objectContaining({ hex: 'B13', label: 'WR +10' }),
    ]);
    expect(marks(at('track'))).toEqual([]);
  });

  test('6.2 where a company has still to come', () => {
    const waiting = at('track', { own: { capital: { WGB: 'escrow', WR: 'reached' } } });
    expect(marks(waiting)).toEqual([expect.objectContaining({ hex: 'F9', label: '→WGB' })]);
    expect(table.column(waiting, 'destination', 'WGB')).toEqual({ names: ['F9'] });
    expect(table.column(waiting, 'destination', 'WR')).toBeNull();
  });
});

describe('2. Waterloo & Saugeen', () => {
  const owner = (step: string, more: Partial<PositionSetup> = {}): Position =>
    at(step, { privates: { WSRC: 'WGB' }, laid: {}, ...more });

  test('lays tile 59 without a connection, instead of the tile of the turn', () => {
    const state = act(owner('track'), 0, 'use WSRC I12 59 r0');
    expect(state.board.laid['I12']).toBe('59/0');
    expect(turn(state)).not.toBe('WGB track');
  });

  test('and not before green tiles come', () => {
    expect(refused(owner('track', { next: '2', left: 3 }), 0, 'use WSRC I12 59 r0')).toBe('colour-not-yet');
  });

  test('places a token free of charge, instead of the token of the turn; the next costs what it would', () => {
    const state = act(owner('token'), 0, 'use WSRC token I12');
    expect(state.companies['WGB']!.cash).toBe(300);
    expect(state.board.tokens).toContainEqual({ company: 'WGB', hex: 'I12', stop: 0 });
  });

  test('its president is asked for that token even where no other could be placed', () => {
    const poor = (more: Partial<PositionSetup> = {}): string =>
      turn(act(owner('track', { companies: { WGB: { ...wgb, cash: 0 } }, ...more }), 0, 'pass'));
    expect(poor()).toBe('WGB token');
    expect(poor({ privates: {} })).not.toBe('WGB token');
    // So would its purchase for half its price, the least (1856 §2: at any time in the turn), also with a loan.
    const buyer = (cash: number, more: Partial<PositionSetup> = {}): string =>
      poor({ companies: { WGB: { ...wgb, cash } }, privates: { WSRC: 1 }, ...more });
    const lent = { round: companyTurn('WGB', { done: ['loan'] }) };
    expect([buyer(20, lent), buyer(0)]).toEqual(['WGB token', 'WGB token']);
    expect(buyer(19, lent)).not.toBe('WGB token');
    const now = owner('track', { privates: { WSRC: 1 } });
    const then = (change: Partial<Position>): string => turn(act({ ...now, ...change }, 0, 'pass'));
    expect(then({})).toBe('WGB token');
    expect([then({ rules: 1 }), then({ used: ['free-token'] })]).not.toContain('WGB token');
    expect(buyer(20, { ...lent, next: '2', left: 3 })).not.toBe('WGB token');
    expect(buyer(20, { ...lent, tokens: ['WGB J11', 'CPR I12', 'GT I12.1'] })).not.toBe('WGB token');
    expect(poor({ tokens: ['WGB J11', 'CPR I12', 'GT I12.1'] })).not.toBe('WGB token');
  });

  test('is of no use where the company has a token already, or has placed that of its turn', () => {
    const there = owner('token', { tokens: ['WGB J11', 'WGB I12'] });
    expect(refused(there, 0, 'use WSRC token I12.1')).toBe('not-now');
    const late = owner('token', { round: companyTurn('WGB', { step: 'token', begun: true, tokened: true }) });
    expect(refused(late, 0, 'use WSRC token I12')).toBe('not-now');
  });

  test('the token placed so counts: the company’s third costs $100', () => {
    const state = position({
      next: '3',
      left: 4,
      companies: { BBG: { par: 65, shares: [40], cash: 200, operated: true, floated: true } },
      own: { capital: { BBG: 'reached' } },
      laid: { J15: '57/0', J13: '57/0' },
      tokens: ['BBG J15', 'BBG I12'],
      round: companyTurn('BBG', { step: 'token', begun: true }),
    });
    expect(act(state, 0, 'token J13').companies['BBG']!.cash).toBe(100);
  });

  test('closes when the turn is over, not before', () => {
    const used = act(owner('track'), 0, 'use WSRC I12 59 r0');
    expect(used.privates['WSRC']).toBe('WGB');
    let state = used;
    while (turn(state).startsWith('WGB')) state = act(state, 0, 'pass');
    expect(state.privates['WSRC']).toBe('closed');
  });

  test('7.3 a token that came before the tile is given its city by its president when the tile is laid', () => {
    const state = position({
      next: '3',
      left: 4,
      companies: {
        WGB: wgb,
        BBG: { par: 65, shares: [0, 40], cash: 200, operated: true, floated: true },
      },
      own: { capital: { WGB: 'reached', BBG: 'reached' } },
      laid: { J11: '5/1' },
      tokens: ['WGB J11', 'BBG I12', 'BBG J15'],
      round: companyTurn('WGB'),
    });
    const laid = act(state, 0, 'I12 59 r4');
    expect(asks(laid)).toBe('1 choose-city');
    const chosen = act(laid, 1, 'city I12.1');
    expect(chosen.board.tokens).toContainEqual({ company: 'BBG', hex: 'I12', stop: 1 });
    expect(turn(chosen)).toMatch(/^WGB/u);
  });
});

describe('2. The Canada Company', () => {
  test('lays a first tile beside the one of the turn, without a connection, and stays', () => {
    const state = act(at('track', { privates: { TCC: 'WGB' } }), 0, 'use TCC H11 3 r0');
    expect(state.board.laid['H11']).toBe('3/0');
    expect(state.privates['TCC']).toBe('WGB');
    expect(turn(state)).toBe('WGB track');
    expect(refused(state, 0, 'use TCC H11 4 r0')).toBe('no-such-power-now');
  });
});

describe('2. Great Lakes Shipping', () => {
  /** WGB runs from Guelph to the port in the double town on J17. */
  const runs = (more: Partial<PositionSetup> = {}): Position =>
    at('track', {
      privates: { GLSC: 'WGB' },
      next: '4',
      left: 3,
      companies: { WGB: { ...wgb, trains: ['4'] } },
      own: { capital: { WGB: 'reached' } },
      laid: { J11: '57/0', J13: '57/0', J15: '57/0', J17: '56/1' },
      tokens: ['WGB J11'],
      ...more,
    });

  test('opens a port for one company; the private closes', () => {
    const { state, facts } = actFully(runs(), 0, 'use GLSC port C14');
    expect(portOf(state)).toEqual({ company: 'WGB', hex: 'C14', bonus: 20 });
    expect(facts).toContainEqual({ kind: 'private-closed', private: 'GLSC' });
    expect(refused(runs(), 0, 'use GLSC port J11')).toBe('no-such-power-now');
  });

  test('56-17 a run that stops there earns $20 more, once', () => {
    const earned = (state: Position): number => {
      const ready = acts(state, '0 pass', '0 pass');
      const ran = actFully(ready, 0, bestRun(ready, 0)).facts.find(fact => fact.kind === 'earned');
      return (ran as unknown as { readonly revenue: number }).revenue;
    };
    const plain = earned(runs({ privates: {} }));
    expect(earned(act(runs(), 0, 'use GLSC port J17'))).toBe(plain + 20);
  });

  test('the marker goes with the first 6-train', () => {
    const state = (next: string): Position =>
      at('trains', {
        next,
        left: undefined,
        companies: { WGB: { ...wgb, cash: 800 } },
        own: { capital: { WGB: 'reached' }, port: { company: 'WGB', hex: 'J17', bonus: 20 } },
      });
    expect(portOf(act(state('6'), 0, 'train 6'))).toBeNull();
    expect(portOf(act(state('5'), 0, 'train 5'))).not.toBeNull();
  });
});

describe('2. bridge and tunnel', () => {
  const rich = { privates: { NFSBC: 'WR' } } as const;

  test('the company that owns the private has the right; others buy it of that company for $50', () => {
    const state = act(at('track', rich), 0, 'right bridge');
    expect(rightsOf(state, 'WGB')).toEqual(['bridge']);
    expect(rightsOf(state, 'WR')).toEqual(['bridge']);
    expect(state.companies['WGB']!.cash).toBe(250);
    expect(state.companies['WR']!.cash).toBe(250);
    expect(refusedCase(state, 0, 'right bridge')).toBe('no-right-now/owned');
    const { facts } = actFully(at('track', rich), 0, 'right bridge');
    const bought = { kind: 'right-bought', company: 'WGB', right: 'bridge', price: 50 };
    expect(facts).toContainEqual({ ...bought, seller: 'WR' });
    expect(actFully(at('track'), 0, 'right bridge').facts).toContainEqual({ ...bought, seller: null });
    const poor = { companies: { WGB: { ...wgb, cash: 49 } }, own: { capital: { WGB: 'reached' } } };
    expect(refused(at('track', poor), 0, 'right bridge')).toBe('not-enough-money');
  });

  test('nobody buys it while a player owns the private; of the bank when it is closed', () => {
    expect(refusedCase(at('track', { privates: { NFSBC: 1 } }), 0, 'right bridge')).toBe(
      'no-right-now/no-seller',
    );
    const state = act(at('track'), 0, 'right bridge');
    expect(state.companies['WGB']!.cash).toBe(250);
    expect(state.bank).toBe(at('track').bank! + 50);
  });

  test('two can be bought beside the one that comes with the private', () => {
    expect(left(at('track', rich), 'bridge')).toBe(2);
    expect(left(act(at('track', rich), 0, 'right bridge'), 'bridge')).toBe(1);
    const none = at('track', { ...rich, own: { capital: {}, 'rights-left': { bridge: -2 } } });
    expect(refusedCase(none, 0, 'right bridge')).toBe('no-right-now/none-left');
  });

  test('three, if the private closes while a player owns it', () => {
    const state = act(
      at('track', {
        privates: { NFSBC: 1 },
        companies: { WGB: { ...wgb, cash: 900 } },
        next: '5',
        left: undefined,
      }),
      0,
      'pass',
    );
    const trains = acts(state, ...(turn(state) === 'WGB token' ? ['0 pass'] : []));
    expect(left(act(trains, 0, 'train 5'), 'bridge')).toBe(3);
  });

  test('11 without limit, if that is chosen', () => {
    const state = at('track', {
      ...rich,
      own: { capital: {}, 'rights-left': { bridge: -2 } },
      settings: { 'unlimited-bonus-tokens': true },
    });
    expect(may(state, 0, 'right bridge')).toBe(true);
  });

  test('each train that runs there earns $10 more', () => {
    const wr = (rights: readonly string[]): Position =>
      position({
        next: '3',
        left: 4,
        companies: {
          WR: { par: 65, shares: [40], cash: 100, trains: ['2'], operated: true, floated: true, rights },
        },
        own: { capital: { WR: 'reached' } },
        laid: { O16: '5/5' },
        tokens: ['WR O16'],
        round: companyTurn('WR', { step: 'run', begun: true }),
      });
    const revenue = (state: Position): unknown =>
      actFully(state, 0, bestRun(state, 0)).facts.find(fact => fact.kind === 'earned');
    expect(revenue(wr([]))).toMatchObject({ revenue: 50 });
    expect(revenue(wr(['bridge']))).toMatchObject({ revenue: 60 });
    expect(revenue(wr(['tunnel']))).toMatchObject({ revenue: 50 });
  });
});
