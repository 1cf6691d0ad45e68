import { describe, expect, test } from '@jest/globals';
import { whyNot } from '../../../src/engine/core/index.js';
import type { OperatingRound } from '../../../src/engine/rail/state.js';
import { importedTitle1849 } from '../../../src/titles/1849/readings/title.js';
import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1849.js';

const { act, acts, asks, kinds, may, position, refused, shares, turn } = table;

type Position = ReturnType<typeof position>;

/** The same position by the rulebook and as 18xx.games reads the rules. */
const both = (setup: PositionSetup): { readonly book: Position; readonly asSite: Position } => ({
  book: position(setup),
  asSite: position({ ...setup, settings: { ...setup.settings, reading: '18xx.games' } }),
});

/** CTL has nothing and no train; its director, seat 0, has no money. */
const broke = (
  others: PositionSetup['companies'],
  more: Partial<PositionSetup> = {},
  cash = 0,
): PositionSetup => ({
  companies: { CTL: { shares: [20], cash, operated: true }, ...others },
  tokens: ['CTL E1', 'RCS C5', 'SFA J6', 'ATA M13'].slice(0, 1 + Object.keys(others ?? {}).length),
  cash: [0, 500, 500],
  round: companyTurn('CTL', { step: 'trains', begun: true, waiting: Object.keys(others ?? {}) }),
  ...more,
});

/** CTL pays 50 for its bond, which it has not got; nor has its director. */
const indebted = (
  others: PositionSetup['companies'],
): { readonly book: Position; readonly asSite: Position } => {
  const { book, asSite } = both({
    ...broke(others),
    companies: { CTL: { shares: [20], operated: true, trains: ['10H'], bonds: 1 }, ...others },
    settings: { game: 'advanced' },
    next: '10H',
    round: companyTurn('CTL', { step: 'shares', begun: true, waiting: Object.keys(others ?? {}) }),
  });
  return { book: act(book, 0, 'pass'), asSite: act(asSite, 0, 'pass') };
};

const round = (state: Position): OperatingRound => state.round as OperatingRound;

const RCS: CompanySetup = { operated: true, cell: [4, 2] };
/** Seat 0 is director; seat 1 could give either for the office. */
const office: CompanySetup = { shares: [40, 40], last: 1, ...RCS };

describe('how much is sold in need: the site counts certificates, the rulebook shares', () => {
  test('more than two shares are missing: the office and the last certificate, both or three shares', () => {
    // 150 is missing, a share brings 68.
    const { book, asSite } = both(
      broke({ RCS: { shares: [40, 30, 30], last: 0, ...RCS } }, { next: '6H' }, 50),
    );
    expect(may(book, 0, 'sell 3 RCS last')).toBe(true);
    expect(refused(book, 0, 'sell 4 RCS last')).toBe('cannot-sell-so-many');
    expect(may(asSite, 0, 'sell 4 RCS last')).toBe(true);
  });

  test('less than a share is missing: the office instead of a single', () => {
    const { book, asSite } = both(broke({ RCS: { shares: [30, 20], last: 1, ...RCS } }, {}, 60));
    expect(may(book, 0, 'sell 1 RCS')).toBe(true);
    expect(refused(book, 0, 'sell 2 RCS')).toBe('cannot-sell-so-many');
    expect(may(asSite, 0, 'sell 2 RCS')).toBe(true);
    expect(refused(asSite, 0, 'sell 3 RCS')).toBe('cannot-sell-so-many');
  });
});

describe('who acts first after forced sales', () => {
  /** A company led by seat 1, of which seat 0 has something to sell. */
  const of = (row: number, column = 2): CompanySetup => ({
    shares: [20, 50],
    cell: [row, column],
    operated: true,
  });

  /** The company after CTL, once it has its train. */
  const next = (state: Position, train: string): string => turn(acts(state, `0 train ${train}`, '0 pass'));

  test('a marker that falls into another’s cell acts after it', () => {
    const { book, asSite } = both(broke({ RCS: of(3), SFA: of(4) }, {}, 60));
    for (const state of [book, asSite]) expect(next(act(state, 0, 'sell 1 RCS'), '4H')).toBe('SFA track');
  });

  test('a marker that cannot fall keeps its place', () => {
    const { book, asSite } = both(broke({ RCS: of(9, 3), SFA: of(9, 3) }, {}, 90));
    for (const state of [book, asSite]) expect(next(act(state, 0, 'sell 1 RCS'), '4H')).toBe('RCS track');
  });

  test('the dearer one is sold first and falls past the other: it acts first', () => {
    const { book, asSite } = both(broke({ RCS: of(3), SFA: of(4) }, { next: '6H' }));
    for (const state of [book, asSite])
      expect(next(acts(state, '0 sell 2 RCS', '0 sell 1 SFA'), '6H')).toBe('RCS track');
  });

  test('two of one cell fall together: they act as they lay', () => {
    const { book, asSite } = both(broke({ RCS: of(3), SFA: of(3) }, {}, 10));
    for (const state of [book, asSite])
      expect(next(acts(state, '0 sell 1 RCS', '0 sell 1 SFA'), '4H')).toBe('RCS track');
  });

  test('the cheaper one is sold first: on the site it acts first, but the markers lie as before', () => {
    const { book, asSite } = both(broke({ RCS: of(3), SFA: of(4) }, { next: '6H' }));
    const moves = ['0 sell 1 SFA', '0 sell 2 RCS'];
    expect(next(acts(book, ...moves), '6H')).toBe('RCS track');
    const sold = acts(asSite, ...moves);
    expect(next(sold, '6H')).toBe('SFA track');
    expect(sold.stack).toEqual(['CTL', 'RCS', 'SFA']);
  });

  test('three markers: each sale finds the markers as the ones before it left them', () => {
    const { asSite } = both(
      broke({ RCS: of(3), SFA: of(4), ATA: of(3) }, { next: '8H', stack: ['CTL', 'RCS', 'ATA', 'SFA'] }),
    );
    const sold = acts(asSite, '0 sell 1 SFA', '0 sell 2 RCS', '0 sell 1 ATA');
    expect(round(sold).waiting).toEqual(['ATA', 'RCS', 'SFA']);
    expect(round(act(sold, 0, 'sell 1 ATA')).waiting).toEqual(['RCS', 'SFA', 'ATA']);
  });

  test('markers that fell in turns before lie under those that did not', () => {
    const sales = { before: [], fell: ['RCS'] };
    const setup = broke({ RCS: of(4), SFA: of(4), ATA: of(3) }, {}, 60);
    const { book, asSite } = both(setup);
    expect(act(book, 0, 'sell 1 ATA').stack).toEqual(['CTL', 'RCS', 'SFA', 'ATA']);
    const later = { ...asSite, round: { ...round(asSite), sales } };
    expect(act(later, 0, 'sell 1 ATA').stack).toEqual(['CTL', 'SFA', 'ATA', 'RCS']);
  });

  test('they are remembered until the second turn of the next stock round', () => {
    const { book, asSite } = both({
      ...broke({ RCS: of(4) }, {}, 60),
      round: companyTurn('CTL', { step: 'trains', begun: true, index: 1, of: 2 }),
    });
    const ended = (state: Position): Position => acts(state, '0 sell 1 RCS', '0 train 4H', '0 pass');
    expect(round(ended(book))).not.toHaveProperty('sales');
    const again = ended(asSite);
    expect(round(again)).toMatchObject({ index: 2, sales: { before: [], fell: ['RCS'] } });
    const sales = round(again).sales!;
    const last = { ...again, round: companyTurn('CTL', { step: 'shares', begun: true, sales }) };
    const stock = act(last, 0, 'pass');
    expect(stock.round).toMatchObject({ kind: 'stock', current: 0, sales });
    const next = act(stock, 0, 'pass').round;
    expect(next.kind).toBe('stock');
    expect(next).not.toHaveProperty('sales');
  });

  test('sales for interest leave the markers as they fell', () => {
    const { book, asSite } = indebted({ RCS: of(7, 0), SFA: of(7, 0) });
    const moves = ['0 sell 1 SFA', '0 sell 1 RCS'];
    expect(acts(book, ...moves).stack).toEqual(['CTL', 'RCS', 'SFA']);
    const sold = acts(asSite, ...moves);
    expect(sold.stack).toEqual(['CTL', 'SFA', 'RCS']);
    expect(round(sold).waiting).toEqual(['SFA', 'RCS']);
  });
});

describe('the site’s order of decisions', () => {
  test('interest: the debt is paid before certificates are chosen', () => {
    const { book, asSite } = indebted({ RCS: office });
    expect(asks(act(book, 0, 'sell 1 RCS'))).toBe('1 choose-certificates');
    const sold = act(asSite, 0, 'sell 1 RCS');
    expect(asks(sold)).toBe('0 forced-interest');
    expect(refused(sold, 0, 'give last RCS')).toBe('not-now');
    const paid = act(sold, 0, 'pay debt');
    expect(asks(paid)).toBe('0 choose-certificates');
    expect(asks(act(paid, 0, 'give singles RCS'))).not.toBe('0 choose-certificates');
  });

  test('two offices lost at once: it asks about the last only', () => {
    const { book, asSite } = both(broke({ RCS: office, SFA: { ...office, cell: [4, 1] } }, { next: '16H' }));
    const kindsOf = (state: Position): string[] => act(state, 0, 'bankrupt').pending.map(p => p.kind);
    expect(kindsOf(book)).toEqual(['choose-certificates', 'choose-certificates', 'ruined']);
    expect(kindsOf(asSite)).toEqual(['ruined', 'choose-certificates']);
    const asked = acts(asSite, '0 bankrupt', '0 take loan');
    expect(asks(asked)).toBe('0 choose-certificates');
    expect(may(asked, 0, 'give singles SFA')).toBe(true);
  });

  describe('the last company goes with its director’s money', () => {
    const last = (more: object): { readonly book: Position; readonly asSite: Position } =>
      both(
        broke(
          {},
          { round: companyTurn('CTL', { step: 'trains', begun: true, ...more }), order: ['IFT', 'SFA'] },
        ),
      );

    test('the director is asked for loan or leave in the next operating round, and plays the stock round before it', () => {
      const { book, asSite } = last({ index: 1, of: 1 });
      expect(asks(act(book, 0, 'bankrupt'))).toBe('0 ruined');
      const stock = act(asSite, 0, 'bankrupt');
      expect(asks(stock)).toBe('1 stock-turn');
      expect(kinds(stock, 0)).toEqual([]);
      const started = act(stock, 1, 'par IFT 68');
      expect(started.round.kind).toBe('stock');
      expect(asks(started)).toBe('1 stock-turn');
      const asked = acts(stock, '1 pass', '2 pass');
      expect(asks(asked)).toBe('0 ruined');
      expect(asked.round).toMatchObject({ kind: 'operating', index: 1 });
      expect(act(asked, 0, 'take loan').players[0]!.cash).toBe(500);
    });

    test('at once where the set has another one', () => {
      const asked = act(last({ index: 1, of: 2 }).asSite, 0, 'bankrupt');
      expect(asks(asked)).toBe('0 ruined');
      expect(asked.round).toMatchObject({ kind: 'operating', index: 2 });
    });

    test('no company is left whose turn it is: all else is told to wait', () => {
      const asked = act(last({ index: 1, of: 2 }).asSite, 0, 'bankrupt');
      const tried = whyNot(importedTitle1849, asked, 0, null);
      expect(tried.map(({ type }) => type)).toContain('pass');
      expect(tried.every(({ untimely }) => untimely)).toBe(true);
    });

    test('the game does not end for want of money as long as the loan is to come', () => {
      const { asSite } = last({});
      const poor = { ...asSite, players: asSite.players.map(p => ({ ...p, cash: 0 })), bank: 7760 };
      const asked = act(poor, 0, 'bankrupt');
      expect(asked.ended).toBeNull();
      expect(asks(asked)).toBe('0 ruined');
    });
  });
});

describe('the site’s bankruptcy takes no need, only a director who could not pay the cheapest train', () => {
  test('with a train in the company', () => {
    const { book, asSite } = both({
      ...broke({ RCS: { shares: [0, 50], trains: ['6H'], ...RCS } }, { next: '6H' }),
      companies: {
        CTL: { shares: [20], cash: 10, trains: ['6H'], operated: true },
        RCS: { shares: [0, 50], trains: ['6H'], ...RCS },
      },
    });
    expect(refused(book, 0, 'bankrupt')).toBe('not-bankrupt');
    expect(may(asSite, 0, 'bankrupt')).toBe(true);
    const rich = {
      ...asSite,
      players: asSite.players.map((p, i) => (i === 0 ? { ...p, cash: 190 } : p)),
      bank: asSite.bank! - 190,
    };
    expect(refused(rich, 0, 'bankrupt')).toBe('not-bankrupt');
    const none = Object.fromEntries(Object.keys(asSite.depot.left).map(train => [train, 0]));
    const soldOut = { ...asSite, depot: { left: none, pool: [] } };
    expect(refused(soldOut, 0, 'bankrupt')).toBe('not-bankrupt');
  });

  test('only where money may be called for: in the step of trains, or of interest', () => {
    const { asSite } = both(broke({}, { round: companyTurn('CTL') }));
    expect(refused(asSite, 0, 'bankrupt')).toBe('not-bankrupt');
  });

  test('for interest, selling no more than the interest takes', () => {
    const { book, asSite } = indebted({ RCS: { shares: [30, 50], ...RCS } });
    expect(refused(book, 0, 'bankrupt')).toBe('not-bankrupt');
    const gone = act(asSite, 0, 'bankrupt');
    expect(gone.companies['CTL']!.cell).toBeNull();
    expect(shares(gone, 'RCS')).toEqual([20, 50, 0]);
  });
});

describe('what opens the site’s steps', () => {
  test('an E-train that the treasury could pay opens the step of trains, token or not', () => {
    const { book, asSite } = both({
      settings: { game: 'electric' },
      companies: { CTL: { shares: [50], cash: 540, trains: ['10H'], operated: true } },
      tokens: ['CTL E1'],
      next: '16H',
      round: companyTurn('CTL', { step: 'dividend', begun: true, of: 2, earned: 10 }),
    });
    expect(turn(act(book, 0, 'withhold'))).not.toBe('CTL trains');
    const state = acts(asSite, '0 withhold', '0 pass');
    expect(turn(state)).toBe('CTL trains');
    expect(kinds(state, 0)).toEqual(['pass']);
  });

  test('a company that must give back a train may buy and use privates before it does', () => {
    const { book, asSite } = both({
      seats: 4,
      companies: {
        CTL: { shares: [50], cash: 900, operated: true },
        RCS: { shares: [50], trains: ['8H', '8H', '8H'], ...RCS },
      },
      tokens: ['CTL E1', 'RCS C5'],
      privates: { SIGI: 0, CNM: 'CTL' },
      next: '10H',
      round: companyTurn('CTL', { step: 'trains', begun: true }),
    });
    const [over, early] = [act(book, 0, 'train 10H'), act(asSite, 0, 'train 10H')];
    for (const move of ['acquire SIGI 45', 'use CNM port L14']) {
      expect(refused(over, 0, move)).toBe('something-else-first');
      expect(asks(act(early, 0, move))).toBe('0 discard-train');
    }
  });
});
