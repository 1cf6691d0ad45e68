import { describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import {
  act,
  actFully,
  acts,
  asks,
  choices,
  companyTurn,
  kinds,
  may,
  position,
  price,
  refused,
  stockTurn,
  turn,
  type PositionSetup,
} from '../../../support/rail.js';

type Position = ReturnType<typeof position>;
type Settings = NonNullable<PositionSetup['settings']>;

const prr = { shares: [60], par: 100, cash: 500, operated: true } as const;

/** The PRR at H12 is to lay a tile. */
const building = (settings: Settings, more: Partial<PositionSetup> = {}): Position =>
  position({ settings, companies: { PRR: prr }, tokens: ['PRR H12'], round: companyTurn('PRR'), ...more });

describe('V-2.0 the order of turns', () => {
  /** The PRR falls behind the NYC and the CPR while it sells out of need; they come after the B&O, which is in turn. */
  const withheld = (order: string): string => {
    const state = position({
      settings: { 'turn-order': order },
      companies: {
        PRR: { ...prr, par: 100, trains: ['2'] },
        NYC: { shares: [0, 60], par: 90, trains: ['2'], operated: true },
        CPR: { shares: [0, 60], par: 82, trains: ['2'], operated: true },
      },
      tokens: ['PRR H12', 'NYC E19', 'CPR A19'],
      round: companyTurn('PRR', { step: 'done', begun: true, waiting: ['CPR', 'NYC'] }),
    });
    return turn(
      act({ ...state, round: { ...state.round, step: 'trains' } as typeof state.round }, 0, 'pass'),
    );
  };

  test('is found anew before each, or stays as it was at the beginning of the round', () => {
    expect(withheld('dynamic')).toMatch(/^NYC/);
    expect(withheld('fixed')).toMatch(/^CPR/);
  });
});

test('V-2.0 a fixed order is told as it is, behind those that have had their turn', () => {
  const told = (order: string): unknown => {
    const state = position({
      settings: { 'turn-order': order },
      companies: {
        NYC: { shares: [0, 60], par: 90, operated: true },
        PRR: { ...prr, par: 71 },
        CPR: { shares: [0, 60], par: 82, operated: true },
        ERIE: { shares: [0, 60], par: 67, operated: true },
      },
      tokens: ['PRR H12', 'NYC E19', 'CPR A19', 'ERIE E11'],
      round: companyTurn('PRR', { waiting: ['ERIE', 'NYC'] }),
    });
    return title1830.figures!(state)['operatingOrder'];
  };
  expect(told('dynamic')).toEqual(['NYC', 'CPR', 'PRR', 'ERIE']);
  expect(told('fixed')).toEqual(['CPR', 'PRR', 'ERIE', 'NYC']);
});

describe('V-2.0 a fixed order is that of the prices when the round begins', () => {
  const begins = (round: PositionSetup['round'], seat: number): string =>
    turn(
      act(
        position({
          settings: { 'turn-order': 'fixed' },
          companies: {
            PRR: { ...prr, par: 67, trains: ['2'] },
            NYC: { shares: [0, 60], par: 90, trains: ['2'], operated: true },
            ERIE: { shares: [60], par: 82, trains: ['2'], operated: true },
          },
          laid: { H10: '57/1' },
          tokens: ['PRR H12', 'NYC E19', 'ERIE E11'],
          round,
        }),
        seat,
        'pass',
      ),
    );

  test('after a stock round, and after another operating round', () => {
    expect(begins(stockTurn(3, 2, { passes: 2 }), 2)).toBe('NYC track');
    const last = companyTurn('PRR', { step: 'trains', begun: true, laid: 1, of: 2 });
    expect(begins(last, 0)).toBe('NYC track');
  });
});

describe('V-7.1 split revenue', () => {
  const earned = (amount: number, settings: Settings = { 'split-dividends': true }): Position =>
    position({
      settings,
      cash: 0,
      companies: { PRR: { shares: [50, 10], pool: 20, par: 100, cash: 0, trains: ['2'] } },
      tokens: ['PRR H12'],
      round: companyTurn('PRR', { step: 'dividend', begun: true, earned: amount }),
    });

  test('half is paid out in whole dollars for each share, the company keeps the rest, the price stays', () => {
    const { state, facts } = actFully(earned(150), 0, 'split');
    expect(facts.slice(0, 2)).toEqual([
      { kind: 'withheld', company: 'PRR', revenue: 80, paid: 70 },
      { kind: 'paid-out', company: 'PRR', revenue: 70, perShare: 7 },
    ]);
    expect(state.players.map(player => player.cash).slice(0, 2)).toEqual([35, 7]);
    expect(state.companies['PRR']!.cash).toBe(80 + 14);
    expect(price(state, 'PRR')).toBe(100);
  });

  test('where half of it is not a dollar for each share, nothing is paid, and the price stays all the same', () => {
    const { state, facts } = actFully(earned(16), 0, 'split');
    expect(facts[0]).toEqual({ kind: 'withheld', company: 'PRR', revenue: 16 });
    expect([state.companies['PRR']!.cash, price(state, 'PRR')]).toEqual([16, 100]);
  });

  test('in games that began with rules number 3 it falls there', () => {
    expect(price(act({ ...earned(16), rules: 3 }, 0, 'split'), 'PRR')).toBe(90);
  });

  test('it may still be paid out or kept as a whole, which moves the price', () => {
    expect(actFully(earned(150), 0, 'pay').facts[0]).toMatchObject({ kind: 'paid-out', revenue: 150 });
    expect([price(act(earned(150), 0, 'pay'), 'PRR'), price(act(earned(150), 0, 'withhold'), 'PRR')]).toEqual(
      [112, 90],
    );
  });

  test('without the option it is all or nothing', () => {
    expect(choices(earned(150, {}), 0, 'dividend', 'kind')).toEqual(['pay', 'withhold']);
  });
});

describe('V-7.6 what of a tile must be reached', () => {
  const levels = ['free', 'semi', 'restricted'];
  const allowed = (line: string, more: Partial<PositionSetup> = {}): readonly boolean[] =>
    levels.map(track => may(building({ track }, more), 0, line));

  test('a new tile on a hex that the company comes to', () => {
    expect(allowed('H10 57 r1')).toEqual([true, true, true]);
  });

  test('an upgrade whose new track the company does not come to: only where it may use the old', () => {
    // The straight track of H14 leads on from Altoona; the new curve of #24 leaves from its far side.
    const laid = { H14: '9/1' };
    const far = { laid, next: '3', left: 4 };
    const results = ['r1', 'r4'].map(turned => allowed(`H14 24 ${turned}`, far));
    expect(results).toContainEqual([true, false, false]);
    expect(results).toContainEqual([true, true, true]);
  });

  test('an upgrade that makes a city worth more through which the company cannot pass: not if restricted', () => {
    // Pittsburgh grows from 30 to 40; two others have their tokens there, and all new track lies behind them.
    const full = {
      companies: {
        PRR: prr,
        NYC: { shares: [0, 60], par: 90, operated: true },
        CPR: { shares: [0, 60], par: 82, operated: true },
      },
      laid: { H10: '14/1' },
      tokens: ['PRR H12', 'NYC H10', 'CPR H10'],
      next: '5',
      left: 2,
    };
    expect(allowed('H10 63 r0', full)).toEqual([true, true, false]);
    expect(refused(building({ track: 'restricted' }, full), 0, 'H10 63 r0')).toBe('not-connected');
    expect(allowed('H10 63 r0', { ...full, tokens: ['PRR H12', 'NYC H10'] })).toEqual([true, true, true]);
  });

  test('an upgrade that makes a city worth more, whose new track ends there all the same', () => {
    // Pittsburgh grows from 20 to 30, and every new piece of track begins in the city.
    expect(allowed('H10 14 r1', { laid: { H10: '57/1' }, next: '3', left: 4 })).toEqual([true, true, true]);
    expect(refused(building({ track: 'restricted' }), 0, 'G11 9 r0')).toBe('not-connected');
  });
});

describe('V-3.0 companies buy privates later', () => {
  const owning = (settings: Settings): Position =>
    position({
      settings,
      companies: {
        PRR: { ...prr, cash: 1000, trains: ['2'] },
        NYC: { shares: [60], par: 90, cash: 500, trains: ['2'], operated: true },
      },
      privates: { SV: 0 },
      tokens: ['PRR H12', 'NYC E19'],
      next: '2',
      left: 1,
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1, waiting: ['NYC'], of: 2 }),
    });

  test('not in the operating round in which the first 3-train is bought, but in the next', () => {
    const settings = { 'private-buying-delayed': true };
    expect(kinds(acts(owning({}), '0 train 2', '0 train 3'), 0)).toContain('acquire');
    expect(kinds(owning(settings), 0)).not.toContain('acquire');
    const bought = acts(owning(settings), '0 train 2', '0 train 3');
    expect(kinds(bought, 0)).not.toContain('acquire');
    const nyc = act(bought, 0, 'pass');
    expect([turn(nyc), kinds(nyc, 0).includes('acquire')]).toEqual(['NYC track', false]);
    const later = { ...nyc, round: companyTurn('PRR', { index: 2, of: 2 }) };
    expect(may(later, 0, 'acquire SV 20')).toBe(true);
    const nextSet = { ...nyc, set: nyc.set + 1, round: companyTurn('PRR') };
    expect(may(nextSet, 0, 'acquire SV 20')).toBe(true);
    // The first 4-train changes nothing of that.
    const fours = {
      ...later,
      depot: { left: { ...later.depot.left, 3: 0 }, pool: ['3'] },
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1, index: 2, of: 2 }),
      companies: { ...later.companies, NYC: { ...later.companies['NYC']!, trains: ['3', '3', '3'] } },
    };
    expect(may(act(fours, 0, 'train 4'), 0, 'acquire SV 20')).toBe(true);
  });
});

describe('V-4.0 the token of the DH', () => {
  const laid = (dh: string): Position =>
    act(
      building(
        { 'dh-token': dh },
        {
          privates: { DH: 'PRR' },
          companies: {
            PRR: { ...prr, trains: ['2', '2'] },
            NYC: { shares: [0, 60], par: 90, trains: ['2'], operated: true },
          },
          tokens: ['PRR H12', 'NYC E19'],
          round: companyTurn('PRR', { of: 2, waiting: ['NYC'] }),
        },
      ),
      0,
      'use DH F16 57 r0',
    );

  /** The company's next turn, the token not placed in that of the tile. */
  const later = (dh: string): Position => acts(laid(dh), '0 pass', '0 pass', '1 pass');

  test('follows its tile in the same turn', () => {
    for (const dh of ['fixed', 'flexible']) expect(may(laid(dh), 0, 'use DH token F16')).toBe(true);
  });

  test('once passed over, it waits for a later turn, in which it may be left again', () => {
    const passed = act(laid('flexible'), 0, 'pass');
    expect([turn(passed), may(passed, 0, 'use DH token F16')]).toEqual(['PRR trains', false]);
    expect(may(act(passed, 0, 'train 2'), 0, 'use DH token F16')).toBe(false);
    expect(asks(later('flexible'))).toBe('0 free-token');
  });

  test('it goes with the tile of the DH, not with one that others have laid there', () => {
    const state = building(
      { 'dh-token': 'flexible' },
      {
        privates: { DH: 'PRR' },
        companies: { PRR: prr, NYC: { shares: [0, 60], par: 90, operated: true } },
        laid: { F16: '57/0' },
        tokens: ['PRR H12', 'NYC E19'],
        round: companyTurn('NYC', { step: 'trains', begun: true, laid: 1, waiting: ['PRR'] }),
      },
    );
    const next = act(state, 1, 'pass');
    expect([asks(next), kinds(next, 0)]).toEqual(['0 lay-track', ['lay', 'pass']]);
    // It comes once: with the token placed, nothing is asked.
    const placed = act(later('flexible'), 0, 'use DH token F16');
    const again = act({ ...placed, round: state.round }, 1, 'pass');
    expect([asks(again), kinds(again, 0)]).toEqual(['0 lay-track', ['lay', 'pass']]);
  });

  test('the CS, used as well, brings none', () => {
    const state = building(
      { 'dh-token': 'flexible' },
      { privates: { CS: 'PRR', DH: 'PRR' }, companies: { PRR: { ...prr, trains: ['2', '2'] } } },
    );
    const both = acts(state, '0 use CS B20 3 r0', '0 use DH F16 57 r0');
    const next = { ...both, round: companyTurn('PRR') };
    expect(may(act(next, 0, 'H10 57 r1'), 0, 'use DH token F16')).toBe(true);
  });

  test('as it may wait, it keeps no tile of another private waiting', () => {
    const state = (dh: string): Position =>
      act(
        building(
          { 'dh-token': dh },
          { privates: { CS: 'PRR', DH: 'PRR' }, companies: { PRR: { ...prr, trains: ['2', '2'] } } },
        ),
        0,
        'use DH F16 57 r0',
      );
    expect(may(state('fixed'), 0, 'use CS B20 3 r0')).toBe(false);
    const next = { ...state('flexible'), round: companyTurn('PRR') };
    for (const now of [state('flexible'), act(next, 0, 'H10 57 r1')]) {
      const both = act(now, 0, 'use CS B20 3 r0');
      expect([asks(both), may(both, 0, 'use DH token F16')]).toEqual(['0 free-token', true]);
    }
  });

  test('and, if flexible, in a later one: free, without a route, once', () => {
    expect(turn(later('fixed'))).toBe('PRR track');
    expect(may(later('fixed'), 0, 'use DH token F16')).toBe(false);
    const placed = act(later('flexible'), 0, 'use DH token F16');
    expect(placed.companies['PRR']!.cash).toBe(later('fixed').companies['PRR']!.cash);
    expect(kinds(placed, 0)).toEqual(['lay', 'pass']);
    expect(may(act(later('flexible'), 0, 'H10 57 r1'), 0, 'use DH token F16')).toBe(true);
  });
});

describe('V-4.0 the SV makes G15 cheaper', () => {
  const near = (settings: Settings): Position =>
    building(settings, {
      privates: { SV: 'PRR' },
      laid: { H14: '8/1' },
    });

  test('its company pays half for the first tile there, and loses it', () => {
    const hexes = choices(near({ 'sv-discount': true }), 0, 'lay', 'hex');
    expect(hexes).toContain('G15');
    const tile = (settings: Settings) => actFully(near(settings), 0, 'G15 9 r0');
    const half = tile({ 'sv-discount': true });
    expect(half.facts[0]).toMatchObject({ kind: 'tile-laid', cost: 60 });
    expect(half.facts).toContainEqual({ kind: 'private-closed', private: 'SV' });
    expect(tile({}).facts[0]).toMatchObject({ kind: 'tile-laid', cost: 120 });
    expect(tile({}).state.privates['SV']).toBe('PRR');
  });

  test('an upgrade there costs nothing, and closes nothing', () => {
    const laid = { H14: '8/1', G15: '9/0' };
    const later = building({ 'sv-discount': true }, { privates: { SV: 'PRR' }, laid, next: '4' });
    const { state, facts } = actFully(later, 0, 'G15 23 r0');
    expect(facts[0]).toMatchObject({ kind: 'tile-laid', cost: 0 });
    expect(state.privates['SV']).toBe('PRR');
  });

  test('others pay all of it, and the SV stays; so it does with tiles elsewhere', () => {
    const settings = { 'sv-discount': true };
    const privates = { SV: 'NYC', CS: 'PRR' };
    const elsewhere = { privates: { SV: 'PRR' }, laid: { J14: '57/1' }, tokens: ['PRR J14'] };
    for (const [more, line] of [
      [{ privates, laid: { H14: '8/1' } }, 'G15 9 r0'],
      [elsewhere, 'J12 9 r1'],
    ] as const) {
      const { state, facts } = actFully(building(settings, more), 0, line);
      expect(state.companies['PRR']!.cash).toBe(500 - 120);
      expect(state.privates).toMatchObject(more.privates);
      expect(facts.map(({ kind }) => kind)).not.toContain('private-closed');
    }
  });
});
