import { describe, expect, test } from '@jest/globals';
import { completeSettings } from '../../../src/engine/core/index.js';
import { importedTitle1830 as title1830 } from '../../../src/titles/1830/readings/title.js';
import {
  act,
  acts,
  asks,
  cash,
  choices,
  companyTurn,
  kinds,
  may,
  newGame,
  position,
  refused,
  stockTurn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

const site = { reading: '18xx.games' };

/** The same position by the rulebook and as 18xx.games reads the rules. */
const both = (setup: PositionSetup): { readonly book: Position; readonly asSite: Position } => ({
  book: position(setup),
  asSite: position({ ...setup, settings: site }),
});

test('new games are played by the rulebook; the other reading is not for choice', () => {
  expect(completeSettings(title1830.settings, {})).toMatchObject({ reading: 'rulebook', runs: 'best' });
  expect(title1830.settings.find(s => s.id === 'reading')).toMatchObject({ hidden: true });
});

test('where both agree: the two hexes of the Gulf are one place, though 18xx.games lets one run earn both (7.4.2)', () => {
  const { book, asSite } = both({
    round: companyTurn('PRR', { step: 'run', begun: true }),
    companies: { PRR: { shares: [60], par: 100, operated: true, trains: ['3'] } },
    tokens: ['PRR H4'],
    next: '4',
    laid: { I3: '8/1', H4: '14/5', I5: '8/0', J4: '8/1' },
  });
  for (const state of [book, asSite])
    expect(refused(state, 0, 'run 3 I1-I3-H4-I5-J4-J2')).toBe('run-location-twice');
  expect(may(asSite, 0, 'run 3 I1-I3-H4')).toBe(true);
});

describe('where the records’ reading differs', () => {
  test('30-6 in a contest the lowest bidder is asked, and whoever passes is out', () => {
    const moves = ['0 bid CS 45', '1 bid CS 50', '2 bid CS 55', '3 take SV', '0 bid CS 60'];
    expect(asks(acts(newGame(4), ...moves, '1 pass', '2 bid CS 65', '0 bid CS 70'))).toBe(
      '1 auction-contest',
    );
    expect(asks(acts(newGame(4, site), ...moves, '1 pass', '2 bid CS 65', '0 bid CS 70'))).toBe(
      '2 auction-contest',
    );
  });

  test('30-7 no bid on the cheapest private', () => {
    expect(refused(newGame(3, site), 0, 'bid SV 25')).toBe('cannot-bid-on');
    expect(may(newGame(3), 0, 'bid SV 25')).toBe(true);
  });

  test('after all have passed the next seat goes on', () => {
    const moves = ['0 take SV', '1 pass', '2 bid CA 165', '0 pass', '1 pass', '2 pass'];
    const [book, asSite] = [acts(newGame(3), ...moves), acts(newGame(3, site), ...moves)];
    expect([cash(book), cash(asSite)]).toEqual([
      [785, 800, 800],
      [785, 800, 800],
    ]);
    expect(asks(book)).toBe('1 auction-turn');
    expect(asks(asSite)).toBe('0 auction-turn');
  });

  describe('the SV that has come down to nothing', () => {
    /** Four times all pass, one after another. */
    const passes = (first: number): string[] =>
      Array.from({ length: 12 }, (_, i) => `${(first + i) % 3} pass`);

    test('is given away without a word, and moves no priority', () => {
      expect(kinds(acts(newGame(3), ...passes(0)), 0)).toEqual(['take']);
      const given = acts(newGame(3, site), ...passes(0));
      expect(given.privates['SV']).toBe(0);
      expect(given.priority).toBe(0);
      expect(asks(given)).toBe('1 auction-turn');
    });

    test('and what has bids is sold; the turn goes on left of the receiver', () => {
      const bids = ['0 bid CS 45', '1 bid DH 75', '2 bid DH 80', '0 bid MH 115'];
      const given = acts(newGame(3, site), ...bids, ...passes(1));
      expect(given.privates).toMatchObject({ SV: 1, CS: 0, DH: 'bank' });
      expect(asks(given)).toBe('1 auction-contest');
      const sold = act(given, 1, 'pass');
      expect(sold.privates).toMatchObject({ DH: 2, MH: 0, CA: 'bank' });
      expect(sold.priority).toBe(0);
      expect(asks(sold)).toBe('2 auction-turn');
    });

    test('also where nobody contends', () => {
      const given = acts(newGame(3, site), '0 bid CS 45', ...passes(1));
      expect(given.privates).toMatchObject({ SV: 1, CS: 0 });
      expect(asks(given)).toBe('2 auction-turn');
    });

    test('and if that ends the auction, that seat begins the first stock round', () => {
      const bids = ['0 bid CS 45', '1 bid DH 75', '2 bid MH 115', '0 bid CA 165', '1 bid BO 225'];
      const given = acts(newGame(3, site), ...bids, '2 bid MH 120', ...passes(0));
      expect(given.privates['SV']).toBe(0);
      expect(given.priority).toBe(0);
      const stock = act(given, 1, 'par B&O 67');
      expect(asks(stock)).toBe('1 stock-turn');
      expect(stock.priority).toBe(1);
    });
  });

  test('30-4 a private from another player without an offer, as the purchase of the turn', () => {
    const { book, asSite } = both({
      companies: { PRR: { shares: [60] } },
      privates: { MH: 1 },
      round: stockTurn(3, 0),
    });
    expect(kinds(book, 0)).not.toContain('acquire');
    expect(kinds(asSite, 0)).not.toContain('offer');
    const bought = act(asSite, 0, 'acquire MH 200');
    expect(bought.privates['MH']).toBe(0);
    expect(refused(bought, 0, 'par NYC 67')).toBe('bought-already');
  });

  test('30-4 but neither their own nor what a company has or what is closed', () => {
    const { asSite } = both({
      companies: { PRR: { shares: [60] } },
      privates: { SV: 0, MH: 1, DH: 'PRR' },
      round: stockTurn(3, 0),
    });
    expect(choices(asSite, 0, 'acquire', 'private')).toEqual(['MH']);
    for (const id of ['SV', 'DH', 'CS']) expect(may(asSite, 0, `acquire ${id} 20`)).toBe(false);
  });

  test('after a private any number of brown shares of one company, but not the other way round', () => {
    const brown = { cell: [5, 0] as const, shares: [20, 20], pool: 30 };
    const { asSite } = both({
      cash: 2000,
      companies: { PRR: brown, NYC: brown, ERIE: { par: 67, shares: [20], pool: 20 } },
      privates: { MH: 1 },
      round: stockTurn(3, 0),
    });
    const bought = act(asSite, 0, 'acquire MH 1');
    expect(may(bought, 0, 'buy 2 PRR pool')).toBe(true);
    const share = act(bought, 0, 'buy PRR pool');
    expect(may(share, 0, 'buy PRR pool')).toBe(true);
    for (const [state, line] of [
      [bought, 'buy ERIE pool'],
      [bought, 'buy PRR'],
      [share, 'buy NYC pool'],
      [{ ...bought, rules: 3 }, 'buy PRR pool'],
    ] as const)
      expect([line, refused(state, 0, line)]).toEqual([line, 'bought-already']);
    expect(kinds(act(asSite, 0, 'buy PRR pool'), 0)).not.toContain('acquire');
  });

  test('30-8 diesels never run out', () => {
    const { book, asSite } = both({
      companies: { NYC: { shares: [60], cash: 4000 } },
      tokens: ['NYC E19'],
      next: '6',
      left: 1,
      round: companyTurn('NYC', { step: 'trains' }),
    });
    expect(book.depot.left['D']).toBe(6);
    expect(act(asSite, 0, 'train D').depot.left['D']).toBeNull();
    expect(act(book, 0, 'train D').depot.left['D']).toBe(5);
  });

  test('30-9 28 and 29 may become 43', () => {
    const { book, asSite } = both({
      companies: { PRR: { shares: [60] } },
      tokens: ['PRR H12'],
      laid: { H14: '29/1' },
      next: '5',
      left: 2,
      round: companyTurn('PRR'),
    });
    expect(choices(book, 0, 'lay', 'tile')).not.toContain('43');
    expect(choices(asSite, 0, 'lay', 'tile')).toContain('43');
  });

  test('30-11 any legal run', () => {
    const { book, asSite } = both({
      companies: { PRR: { shares: [60], trains: ['3'] } },
      tokens: ['PRR H12'],
      laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
      next: '3',
      round: companyTurn('PRR', { step: 'run' }),
    });
    expect(refused(book, 0, 'run 3 H12-H10')).toBe('not-the-best-run');
    expect(act(asSite, 0, 'run 3 H12-H10').companies['PRR']!.lastRun).toBe(30);
  });

  test('trades without consent: a train of another president at once', () => {
    const { book, asSite } = both({
      companies: { NYC: { shares: [60], cash: 300 }, CPR: { shares: [0, 60], trains: ['2'] } },
      tokens: ['NYC E19', 'CPR A19'],
      round: companyTurn('NYC', { step: 'trains' }),
    });
    expect(refused(book, 0, 'train 2 from CPR 10')).toBe('train-not-for-sale');
    expect(act(asSite, 0, 'train 2 from CPR 10').companies['NYC']!.trains).toEqual(['2']);
  });

  test('the MH in the middle of another turn', () => {
    const { book, asSite } = both({
      companies: { NYC: { shares: [60] }, PRR: { shares: [0, 60] } },
      privates: { MH: 1 },
      tokens: ['NYC E19'],
      round: companyTurn('NYC', { begun: true }),
    });
    expect(may(book, 1, 'exchange MH')).toBe(false);
    expect(may(asSite, 1, 'exchange MH')).toBe(true);
  });

  test('the bank is broken when it owes, not when it is empty', () => {
    const { book, asSite } = both({
      companies: { NYC: { shares: [60, 40], trains: ['2'] } },
      tokens: ['NYC E19'],
      bank: 100,
      round: companyTurn('NYC', { step: 'dividend', earned: 100 }),
    });
    expect(act(book, 0, 'pay').lastSet).toBe(2);
    expect(act(asSite, 0, 'pay').lastSet).toBeNull();
  });

  test('trains over the limit come back in any order', () => {
    const { book, asSite } = both({
      companies: {
        NYC: { shares: [60], cash: 900 },
        PRR: { shares: [60], par: 67, trains: ['3', '3', '4'] },
        CPR: { shares: [0, 60], par: 90, trains: ['3', '4', '4'] },
      },
      tokens: ['NYC E19'],
      next: '5',
      round: companyTurn('NYC', { step: 'trains' }),
    });
    expect(refused(act(book, 0, 'train 5'), 0, 'discard 3 of PRR')).toBe('not-your-turn');
    const crowded = act(asSite, 0, 'train 5');
    expect(may(crowded, 0, 'discard 3 of PRR')).toBe(true);
    // Presidents give back trains of their own companies only.
    expect(refused(crowded, 0, 'discard 3 of CPR')).toBe('nothing-to-discard');
    expect(refused(crowded, 1, 'discard 3 of PRR')).toBe('nothing-to-discard');
  });
});

describe('what may come before a decision that presses', () => {
  const privates = { SV: 0, CS: 'ERIE', MH: 1 };
  const early = ['0 acquire SV 20', '0 use CS B20 58 r2', '1 exchange MH'];

  const split = (line: string): [seat: number, move: string] => [Number(line[0]), line.slice(2)];

  test('a home is to be chosen', () => {
    const { book, asSite } = both({
      companies: { ERIE: { shares: [60], cash: 500 } },
      tokens: ['ERIE E11'],
      privates,
      next: '3',
      left: 4,
      round: companyTurn('ERIE'),
    });
    for (const line of early) {
      expect(refused(act(book, 0, 'E11 59 r0'), ...split(line))).toBe('something-else-first');
      expect(asks(acts(asSite, '0 E11 59 r0', line))).toBe('0 home-token');
    }
    expect(refused(act(asSite, 0, 'E11 59 r0'), 0, 'pass')).toBe('something-else-first');
  });

  test('a train is to be given back', () => {
    const { book, asSite } = both({
      companies: {
        ERIE: { shares: [60], cash: 500 },
        PRR: { shares: [60], trains: ['3', '3', '3', '3'] },
      },
      tokens: ['ERIE E11'],
      privates,
      next: '4',
      round: companyTurn('ERIE', { step: 'trains', begun: true }),
    });
    for (const line of early) {
      expect(refused(act(book, 0, 'train 4'), ...split(line))).toBe('something-else-first');
      expect(asks(acts(asSite, '0 train 4', line))).toBe('0 discard-train');
    }
  });
});

describe('need', () => {
  /** The president of the PRR has no money; what the company has is said. */
  const poor = (PRR: object, NYC: object): PositionSetup => ({
    companies: { PRR: { shares: [20], ...PRR }, NYC: { shares: [0, 50], ...NYC } },
    tokens: ['PRR H12', 'NYC E19'],
    laid: { H10: '57/1' },
    cash: [0, 500, 500],
    next: '3',
    left: 4,
    round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
  });

  test('a president who could not pay the cheapest train may go bankrupt, though the company has one', () => {
    const { book, asSite } = both(poor({ cash: 10, trains: ['3'] }, {}));
    expect(refused(book, 0, 'bankrupt')).toBe('not-bankrupt');
    expect(act(asSite, 0, 'bankrupt').ended).toMatchObject({ reason: 'bankrupt', bankrupt: 0 });
  });

  test('where less than a share is missing an office may go whole', () => {
    const { book, asSite } = both(poor({ cash: 150 }, { shares: [20, 20], president: 0 }));
    expect(may(book, 0, 'sell 1 NYC')).toBe(true);
    expect(refused(book, 0, 'sell 2 NYC')).toBe('cannot-sell-so-many');
    expect(may(asSite, 0, 'sell 2 NYC')).toBe(true);
  });
});

describe('settings', () => {
  test('V-1.7 a third 6-train', () => {
    const sixes = (settings: PositionSetup['settings'] = {}): number | null =>
      newGame(2, settings).depot.left['6']!;
    expect(sixes()).toBe(2);
    expect(sixes({ 'third-6-train': true })).toBe(3);
  });

  test('1.2, 5.3 money by the number of players; nobody plays alone or as the eighth', () => {
    expect([2, 3, 4, 5, 6].map(seats => newGame(seats).players[0]!.cash)).toEqual([1200, 800, 600, 480, 400]);
    for (const seats of [1, 8]) expect(() => newGame(seats)).toThrow('wrong-number-of-seats');
    expect(newGame(4).bank).toBe(12000 - 2400);
  });
});
