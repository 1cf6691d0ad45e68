import { describe, expect, test } from '@jest/globals';
import { POOL, type RailState } from '../../src/engine/rail/state.js';
import { convert } from '../../src/records/eighteenxx/convert.js';
import type { Dialect } from '../../src/records/eighteenxx/dialect.js';
import { dialects } from '../../src/records/eighteenxx/dialects.js';
import { makeTracker, type Tracker } from '../../src/records/eighteenxx/tracker.js';
import type { SiteAction } from '../../src/records/eighteenxx/site.js';
import { acts, companyTurn, newGame, position } from '../support/rail.js';
import { table } from '../support/rail-1849.js';

const settings = { reading: '18xx.games' };
const ids = ['7', '8', '9'];

/** What becomes of a move of the site here. `seen` tells the numbers that lie elsewhere than at the start. */
const reader =
  (title: string, start: RailState, state: RailState, seen: (t: Tracker) => void = () => undefined) =>
  (action: SiteAction): object | null => {
    const dialect: Dialect = dialects.get(title)!;
    const game = dialect.title.game(state.settings);
    const tracker = makeTracker(game, start, dialect.firstStop);
    seen(tracker);
    return convert(dialect, { game, state, tracker, ids }, action);
  };

describe('the auction', () => {
  const bid = (state: RailState, company: string, price: number): object | null =>
    reader('1830', newGame(3, settings), state)({ type: 'bid', entity: 7, company, price });

  test('a bid on the cheapest private buys it, one on another is a bid, also in a contest', () => {
    const start = newGame(3, settings);
    expect(bid(start, 'SV', 20)).toEqual({ seat: 0, type: 'take', private: 'SV' });
    expect(bid(start, 'CS', 45)).toEqual({ seat: 0, type: 'bid', private: 'CS', price: 45 });
    const contest = acts(start, '0 bid CS 45', '1 bid CS 50', '2 take SV');
    expect(bid(contest, 'CS', 55)).toEqual({ seat: 0, type: 'bid', private: 'CS', price: 55 });
  });
});

describe('1830', () => {
  const state = position({
    settings,
    companies: {
      PRR: { shares: [60], cash: 500, trains: ['3'], operated: true },
      NYC: { shares: [0, 60], trains: ['4'], operated: true },
    },
    tokens: ['PRR H12', 'NYC E19'],
    laid: { H10: '57/1' },
    privates: { MH: 2, CS: 'PRR' },
    next: '4',
    round: companyTurn('PRR', { step: 'run' }),
  });
  const read = reader('1830', newGame(3, settings), state, tracker => {
    tracker.sharesMoved(['PRR_0', 'PRR_1', 'PRR_2'], 0);
    tracker.sharesMoved(['NYC_5'], POOL);
    tracker.trainMoved('4-0', 'NYC');
    tracker.trainMoved('3-1', 'pool');
    tracker.tileLaid('57-2', 'H10');
  });

  test.each<[string, SiteAction, object | null]>([
    ['chat', { type: 'message', entity: 7 }, null],
    ['a pass of the company’s president', { type: 'pass', entity: 'NYC' }, { seat: 1, type: 'pass' }],
    [
      'the par of a company',
      { type: 'par', entity: 9, corporation: 'CPR', share_price: '76,3,6' },
      { seat: 2, type: 'par', company: 'CPR', price: 76 },
    ],
    [
      'a share of the offering',
      { type: 'buy_shares', entity: 8, shares: ['NYC_6'] },
      { seat: 1, type: 'buy', company: 'NYC', from: 'ipo', shares: 1 },
    ],
    [
      'shares of the pool',
      { type: 'buy_shares', entity: 8, shares: ['NYC_5'] },
      { seat: 1, type: 'buy', company: 'NYC', from: 'pool', shares: 1 },
    ],
    [
      'a private for a share',
      { type: 'buy_shares', entity: 'MH', shares: ['NYC_5'] },
      { seat: 2, type: 'exchange', private: 'MH', from: 'pool' },
    ],
    [
      'a sale, by its certificates',
      { type: 'sell_shares', entity: 7, shares: ['PRR_0', 'PRR_1'] },
      { seat: 0, type: 'sell', company: 'PRR', shares: 3 },
    ],
    [
      'a sale of half a certificate, by its percent',
      { type: 'sell_shares', entity: 7, shares: ['PRR_0', 'PRR_1'], percent: 20 },
      { seat: 0, type: 'sell', company: 'PRR', shares: 2 },
    ],
    [
      'a tile',
      { type: 'lay_tile', entity: 'PRR', hex: 'H14', tile: '57-1', rotation: 2 },
      { seat: 0, type: 'lay', hex: 'H14', tile: '57', rotation: 2 },
    ],
    [
      'the tile of a private that the company has',
      { type: 'lay_tile', entity: 'CS', hex: 'B20', tile: '58-0', rotation: 1 },
      { seat: 0, type: 'use-lay', private: 'CS', hex: 'B20', tile: '58', rotation: 1 },
    ],
    [
      'a token in a city of a tile',
      { type: 'place_token', entity: 'PRR', city: '57-2-0' },
      { seat: 0, type: 'token', spot: 'H10' },
    ],
    [
      'a token in the second city of a print',
      { type: 'place_token', entity: 'PRR', city: 'G19-0-1' },
      { seat: 0, type: 'token', spot: 'G19.1' },
    ],
    [
      'a dividend paid',
      { type: 'dividend', entity: 'PRR', kind: 'payout' },
      { seat: 0, type: 'dividend', kind: 'pay' },
    ],
    [
      'and kept',
      { type: 'dividend', entity: 'PRR', kind: 'withhold' },
      { seat: 0, type: 'dividend', kind: 'withhold' },
    ],
    [
      'a new train',
      { type: 'buy_train', entity: 'PRR', train: '4-1', price: 300 },
      { seat: 0, type: 'train', train: '4', from: 'depot' },
    ],
    [
      'a train that was given back',
      { type: 'buy_train', entity: 'PRR', train: '3-1', price: 180 },
      { seat: 0, type: 'train', train: '3', from: 'pool' },
    ],
    [
      'a train of another company, at its price',
      { type: 'buy_train', entity: 'PRR', train: '4-0', price: '17' },
      { seat: 0, type: 'train', train: '4', from: 'NYC', price: 17 },
    ],
    [
      'a train for another',
      { type: 'buy_train', entity: 'PRR', train: 'D-0', price: 800, exchange: '4-2' },
      { seat: 0, type: 'train', train: 'D', from: 'depot', trade: '4' },
    ],
    [
      'a train given back',
      { type: 'discard_train', entity: 'NYC', train: '4-0' },
      { seat: 1, type: 'discard', company: 'NYC', train: '4' },
    ],
    [
      'a private',
      { type: 'buy_company', entity: 'PRR', company: 'MH', price: 110 },
      { seat: 0, type: 'acquire', private: 'MH', price: 110 },
    ],
    ['bankruptcy', { type: 'bankrupt', entity: 'PRR' }, { seat: 0, type: 'bankrupt' }],
  ])('%s', (_name, action, move) => {
    expect(read(action)).toEqual(move);
  });

  test('a token is the home while a home is awaited', () => {
    const waiting = position({
      settings,
      companies: { ERIE: { shares: [60], cash: 500 } },
      laid: { E11: '59/0' },
      next: '3',
      left: 4,
      round: companyTurn('ERIE'),
    });
    const laid = (tracker: Tracker): void => {
      tracker.tileLaid('59-0', 'E11');
    };
    const home = reader('1830', newGame(3, settings), waiting, laid);
    expect(home({ type: 'place_token', entity: 'ERIE', city: '59-0-1' })).toEqual({
      seat: 0,
      type: 'home',
      spot: 'E11.1',
    });
  });
});

describe('1849', () => {
  const state = table.position({
    settings: { ...settings, game: 'advanced' },
    companies: {
      CTL: { shares: [40], last: 0, cash: 500, operated: true },
      RCS: { shares: [0, 40], operated: true },
    },
    tokens: ['CTL E1', 'RCS C5'],
    privates: { CNM: 'CTL', SMS: 'CTL' },
    round: companyTurn('CTL', { step: 'station' }),
  });
  const start = table.newGame(3, settings);
  const read = reader('1849', start, state, tracker => {
    tracker.sharesMoved(['CTL_0', 'CTL_7'], 0);
    tracker.agree(start, state);
  });

  test.each<[string, SiteAction, object | null]>([
    [
      'a share bought back',
      { type: 'buy_shares', entity: 'CTL', shares: ['CTL_3'] },
      { seat: 0, type: 'redeem' },
    ],
    [
      'the last certificate bought counts as one purchase',
      { type: 'buy_shares', entity: 9, shares: ['RCS_7'] },
      { seat: 2, type: 'buy', company: 'RCS', from: 'treasury', shares: 1 },
    ],
    [
      'shares a company sells',
      { type: 'sell_shares', entity: 'CTL', shares: ['CTL_3', 'CTL_4'] },
      { seat: 0, type: 'issue', shares: 2 },
    ],
    [
      'a sale with the last certificate',
      { type: 'sell_shares', entity: 7, shares: ['CTL_7'] },
      { seat: 0, type: 'sell', company: 'CTL', shares: 2, last: true },
    ],
    [
      'a place in the station of another',
      { type: 'buy_token', entity: 'CTL', city: 'C5-0-1', slot: 0, price: 30 },
      { seat: 0, type: 'station', spot: 'C5', from: 'RCS', price: 30 },
    ],
    [
      'the port marker',
      { type: 'assign', entity: 'CNM', target: 'L14' },
      { seat: 0, type: 'use-port', private: 'CNM', hex: 'L14' },
    ],
    [
      'the SMS closed',
      { type: 'choose', entity: 'CTL', choice: 'Close SMS' },
      { seat: 0, type: 'use-coast', private: 'SMS' },
    ],
    ['the SMS kept', { type: 'choose', entity: 'CTL', choice: 'Pass' }, null],
    [
      'an E-token',
      { type: 'choose', entity: 'CTL', choice: 'Buy E-Token (L.550)' },
      { seat: 0, type: 'electrify' },
    ],
    ['a bond', { type: 'take_loan', entity: 'CTL' }, { seat: 0, type: 'borrow' }],
    ['a bond paid back', { type: 'payoff_loan', entity: 'CTL' }, { seat: 0, type: 'repay' }],
    ['a debt paid', { type: 'payoff_debt', entity: 7 }, { seat: 0, type: 'pay-debt' }],
  ])('%s', (_name, action, move) => {
    expect(read(action)).toEqual(move);
  });

  test('what is built once the SMS is closed is built with it', () => {
    const closed = { ...state, round: companyTurn('CTL', { step: 'track', done: ['SMS'] }) };
    const build = reader('1849', start, closed);
    expect(build({ type: 'lay_tile', entity: 'CTL', hex: 'J6', tile: '645-0', rotation: 3 })).toEqual({
      seat: 0,
      type: 'use-lay',
      private: 'SMS',
      hex: 'J6',
      tile: '645',
      rotation: 3,
    });
    expect(build({ type: 'place_token', entity: 'CTL', city: 'J6-0-0' })).toEqual({
      seat: 0,
      type: 'use-token',
      private: 'SMS',
      spot: 'J6',
    });
  });
});
