import { describe, expect, test } from '@jest/globals';
import { completeSettings, play, type Drawn, type Settings } from '../../../../src/engine/core/index.js';
import { runningRules } from '../../../../src/engine/rail/company/running.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import {
  act,
  acts,
  asks,
  bestRun,
  choices,
  companyTurn,
  kinds,
  may,
  newGame,
  position,
  price,
  read,
  refused,
  shares,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';
import { testRandomGames } from '../../../support/random-games.js';
import { chooseByKind } from '../../../support/rail-player.js';

type Position = ReturnType<typeof position>;

const s5: Settings = { 'uncertain-times': true };

/** CS, MH and BO are dealt; the second seat has the cheapest. */
const lots: readonly Drawn[] = [[5, 1, 3, 0, 2, 4], [2]];

const dealt = (left: string): Position => newGame(3, { ...s5, 'left-privates': left }, lots);

describe('S-5 1.0 preparation', () => {
  test('each player gets a private by lot and pays its price; the owner of the cheapest begins', () => {
    const state = dealt('removed');
    expect(state.privates).toMatchObject({ CS: 1, MH: 2, BO: 0 });
    expect(state.players.map(({ cash }) => cash)).toEqual([800 - 220, 800 - 40, 800 - 110]);
    expect(title1830.opening!(state)).toEqual([
      { kind: 'privates-dealt', privates: ['BO', 'CS', 'MH'], removed: ['SV', 'DH', 'CA'] },
    ]);
    const next = act(state, 0, 'par B&O 67');
    expect(asks(next)).toBe('1 stock-turn');
  });

  test('the others leave the game; without the CA its share of the PRR is bought normally', () => {
    const state = dealt('removed');
    expect([state.privates['SV'], state.privates['CA']]).toEqual(['closed', 'closed']);
    const bought = acts(state, '0 par B&O 67', '1 par PRR 67');
    expect(shares(bought, 'PRR')).toEqual([0, 20, 0]);
  });

  test('without the BO, the president’s certificate of the B&O is bought like any other', () => {
    const state = newGame(3, s5, [[0, 1, 2, 3, 4, 5], [1]]);
    expect(state.privates['BO']).toBe('closed');
    expect(may(state, 0, 'par B&O 67')).toBe(true);
  });

  test('option a: the others are sold in the order of their prices, without bids', () => {
    const state = act(dealt('sold'), 0, 'par B&O 67');
    expect([asks(state), kinds(state, 1)]).toEqual(['1 auction-turn', ['take', 'pass']]);
    expect(choices(state, 1, 'take', 'private')).toEqual(['SV']);
    const sold = acts(state, '1 take SV', '2 take DH', '0 take CA');
    expect(sold.privates).toMatchObject({ SV: 1, DH: 2, CA: 0 });
    expect(sold.round.kind).toBe('stock');
  });

  test('option b: the others are sold in the usual auction', () => {
    const state = act(dealt('auction'), 0, 'par B&O 67');
    expect(may(state, 1, 'bid CA 165')).toBe(true);
  });

  test('with six players nothing is left over; seven cannot play', () => {
    expect(newGame(6, { ...s5, 'left-privates': 'auction' }, [[0, 1, 2, 3, 4, 5], [1]]).privates).toEqual({
      SV: 0,
      CS: 1,
      DH: 2,
      MH: 3,
      CA: 4,
      BO: 5,
    });
    expect(() => title1830.fitSettings!(completeSettings(title1830.settings, s5), 7)).toThrow(
      expect.objectContaining({
        code: 'setting-needs-other-seats',
        params: { setting: 'uncertain-times', value: true, seats: 7, allowed: [false] },
      }),
    );
  });
});

test('V-5.3 the certificate limits are those of the board that it is played on', () => {
  const limitsOf = (settings: Settings): unknown =>
    title1830.game(completeSettings(title1830.settings, settings)).data.certificateLimit;
  expect(limitsOf(s5)).toEqual(limitsOf({}));
  const plus: Settings = { board: 'level-field' };
  expect(limitsOf({ ...s5, ...plus })).toEqual(limitsOf(plus));
  expect(limitsOf(plus)).not.toEqual(limitsOf({}));
});

/** The PRR has money for 5-trains, the NYC comes after it; both have a route of two cities. */
const buying = (prr: CompanySetup = {}, more: Partial<PositionSetup> = {}): Position =>
  position({
    settings: s5,
    laid: { H10: '57/1' },
    tokens: ['PRR H12', 'NYC E19'],
    next: '5',
    round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1, waiting: ['NYC'], of: 2 }),
    ...more,
    companies: {
      PRR: { shares: [60], par: 100, cash: 3000, operated: true, ...prr },
      NYC: { shares: [0, 60], par: 67, cash: 1000, operated: true },
      ...more.companies,
    },
  });

/** Buys the next 5-train of the bank, with the marker of that number among those that are left. */
const buyFive = (state: Position, marker: number): Position =>
  play(title1830, state, read(0, 'train 5'), [[marker]]).state;

const names = (state: Position, company: string): unknown =>
  title1830
    .game(state.settings)
    .features.flatMap(({ columns }) => columns ?? [])
    .find(({ name }) => name === 'uncertainty')!
    .value(title1830.game(state.settings), state, company);

describe('S-5 3.0 markers of uncertainty', () => {
  test('one is drawn with each 5-train of the bank, four for three of them, no change twice', () => {
    const { facts } = play(title1830, buying(), read(0, 'train 5'), [[4]]);
    expect(facts).toContainEqual({ kind: 'uncertainty-drawn', company: 'PRR', marker: 'no-change' });
    const second = buyFive(buyFive(buying(), 4), 3);
    expect(names(second, 'PRR')).toBeNull();
    expect(() => buyFive(buying(), 5)).toThrow('does not fit');
  });

  test('short runs: all trains reach half as many stops, rounded up, until the company has had its next turn', () => {
    const long: Partial<PositionSetup> = {
      laid: { H10: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' },
      companies: { PRR: { shares: [60], par: 100, cash: 3000, operated: true, trains: ['3'] } },
    };
    const reaches = (state: Position, train: string): boolean =>
      bestRun(
        {
          ...state,
          round: companyTurn('PRR', { step: 'run' }),
          companies: { ...state.companies, PRR: { ...state.companies['PRR']!, trains: [train] } },
        },
        0,
      ).includes('H4');
    const before = buying({}, long);
    const short = buyFive(before, 1);
    expect([names(short, 'PRR'), names(short, 'NYC')]).toEqual([{ names: ['short-runs'] }, null]);
    expect(['3', '4', '5', 'D'].map(train => reaches(before, train))).toEqual([true, true, true, true]);
    expect(['3', '4', '5', 'D'].map(train => reaches(short, train))).toEqual([false, false, true, true]);
  });

  test('short runs: of a plus train both numbers are halved, and other trains do not stop in towns beside', () => {
    const short = buyFive(buying({}, { settings: { ...s5, 'plus-trains': true }, left: 1 }), 1);
    const g = title1830.game(short.settings);
    const now = (train: string): unknown => runningRules.of(g).trainNow(g, short, g.train[train]!);
    expect(now('5+5')).toMatchObject({ reach: 3, towns: 3 });
    expect(now('5')).not.toHaveProperty('towns');
  });

  test('retained revenue: nobody pays dividends until the company has ended its next turn', () => {
    const paying = { ...buyFive(buying(), 2), round: companyTurn('NYC', { step: 'dividend', earned: 60 }) };
    expect(names(paying, 'PRR')).toEqual({ names: ['retain-revenue'] });
    expect(choices(paying, 1, 'dividend', 'kind')).toEqual(['withhold']);
    expect(refused(paying, 1, 'pay')).toBe('bad-field');
    const turn = (index: number): Position => ({
      ...paying,
      round: companyTurn('PRR', { step: 'trains', index, of: 2, begun: true, waiting: ['NYC'] }),
    });
    expect(names(act(turn(1), 0, 'pass'), 'PRR')).not.toBeNull();
    expect(names(act(turn(2), 0, 'pass'), 'PRR')).toBeNull();
    // The turns of others do not count.
    const others = {
      ...turn(2),
      round: companyTurn('NYC', { step: 'trains', index: 2, of: 2, begun: true }),
    };
    expect(names(act(others, 1, 'pass'), 'PRR')).not.toBeNull();
    // The next turn may have the same place in the next operating rounds.
    expect(names(act({ ...turn(1), set: paying.set + 1 }, 0, 'pass'), 'PRR')).toBeNull();
  });

  test('retained revenue: splitting is no way out', () => {
    const before = buying({}, { settings: { ...s5, 'split-dividends': true } });
    const round = companyTurn('NYC', { step: 'dividend', earned: 60 });
    expect(choices({ ...before, round }, 1, 'dividend', 'kind').length).toBeGreaterThan(2);
    expect(choices({ ...buyFive(before, 2), round }, 1, 'dividend', 'kind')).toEqual(['withhold']);
  });

  test('a 5-train bought from another company draws none', () => {
    const state = buying(
      {},
      { companies: { NYC: { shares: [60], par: 67, operated: true, trains: ['5', '4'] } } },
    );
    expect(names(act(state, 0, 'train 5 from NYC 100'), 'PRR')).toBeNull();
    // Nor does any other train.
    expect(act(buying({}, { next: '4' }), 0, 'train 4').parts).toBeUndefined();
  });
});

describe('S-5 6.1, 5.5 sales and prices after the last 5-train', () => {
  /** The last 5-train was bought in set 2. */
  const after = (set: number, round: PositionSetup['round']): Position => ({
    ...position({
      settings: s5,
      laid: { H10: '57/1' },
      tokens: ['PRR H12'],
      next: '6',
      set,
      round,
      companies: { PRR: { shares: [60], par: 100, cash: 100, operated: true, trains: ['5'] } },
    }),
    parts: { 'market-reform': 2 },
  });

  test('it is the last of all 5-trains: with plus trains the 5+5; a train that is bought later changes nothing', () => {
    const reform = (state: Position): unknown => state.parts?.['market-reform'];
    const plus = { settings: { ...s5, 'plus-trains': true } };
    expect([1, 2].map(left => reform(buyFive(buying({}, { left }), 1)))).toEqual([2, undefined]);
    expect(reform(buyFive(buying({}, { ...plus, left: 1 }), 1))).toBeUndefined();
    const last = play(title1830, buying({}, { ...plus, next: '5+5' }), read(0, 'train 5+5'), [[1]]).state;
    expect(reform(last)).toBe(2);
    const rich = after(3, companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }));
    const prr = { ...rich.companies['PRR']!, cash: 730 };
    const bank = rich.bank! - 630;
    expect(reform(act({ ...rich, bank, companies: { ...rich.companies, PRR: prr } }, 0, 'train 6'))).toBe(2);
  });

  test.each([
    [2, 400, 112],
    [3, 199, 112],
    [3, 200, 126],
    [3, 300, 142],
    [3, 1000, 160],
  ])('in set %i a dividend of %i on a price of 100 brings it to %i', (set, earned, to) => {
    const state = after(set, companyTurn('PRR', { step: 'dividend', earned, begun: true }));
    expect(price(act(state, 0, 'pay'), 'PRR')).toBe(to);
  });

  test('a price falls by one cell for each sale from the next stock round on', () => {
    const sold = (set: number): number => price(act(after(set, stockTurn(3, 0)), 0, 'sell 3 PRR'), 'PRR')!;
    expect([sold(2), sold(3)]).toEqual([76, 90]);
  });
});

testRandomGames({
  title: title1830,
  startOf: seed => ({
    rules: title1830.rules,
    seats: 2 + (seed % 5),
    settings: completeSettings(title1830.settings, {
      ...s5,
      'left-privates': ['removed', 'sold', 'auction'][seed % 3]!,
      ...(seed % 2 === 0 && { 'plus-trains': true, 'split-dividends': true }),
    }),
  }),
  playerOf: () => chooseByKind,
  kinds: ['take', 'bid', 'dividend', 'train', 'par'],
  enough: 10,
});
