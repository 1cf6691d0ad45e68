import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Settings } from '../../../src/engine/core/index.js';
import { netWorth } from '../../../src/engine/rail/score.js';
import type { OperatingRound } from '../../../src/engine/rail/state.js';
import { companyOrderOf } from '../../../src/titles/1849/rules/order.js';
import { importedTitle1849 as title1849 } from '../../../src/titles/1849/readings/title.js';
import { companyTurn, stockTurn, table, type PositionSetup } from '../../support/rail-1849.js';

const { act, acts, asks, bestRun, choices, kinds, may, newGame, position, refused } = table;

type Position = ReturnType<typeof position>;

const turn = (state: Position): OperatingRound => state.round as OperatingRound;

const site: Settings = { reading: '18xx.games' };
const advanced: Settings = { game: 'advanced' };

/** The same position by the rulebook and as 18xx.games reads the rules. */
const both = (setup: PositionSetup): { readonly book: Position; readonly asSite: Position } => ({
  book: position(setup),
  asSite: position({ ...setup, settings: { ...setup.settings, ...site } }),
});

const worth = (state: Position, seat: number): number =>
  netWorth(title1849.game(state.settings), state, seat);

test('new games are played by the rulebook; the other reading is not for choice', () => {
  expect(completeSettings(title1849.settings, {})).toMatchObject({
    reading: 'rulebook',
    'no-grey-values': false,
  });
  for (const id of ['reading', 'stations', 'bonds', 'e-trains', 'no-grey-values'])
    expect(title1849.settings.find(s => s.id === id)).toMatchObject({ hidden: true });
});

describe('the auction as the site has it', () => {
  test('after all have passed the next seat goes on', () => {
    const moves = ['0 take SCE', '1 bid CNM 80', '2 pass', '0 pass', '1 pass'];
    expect(asks(acts(newGame(3), ...moves))).toBe('1 auction-turn');
    expect(asks(acts(newGame(3, site), ...moves))).toBe('2 auction-turn');
  });

  test('the private that has come down to nothing is given away without a word, and moves no priority', () => {
    const rounds = Array.from({ length: 4 }, () => ['0 pass', '1 pass', '2 pass']).flat();
    expect(acts(newGame(3), ...rounds).privates['SCE']).toBe('bank');
    const given = acts(newGame(3, site), ...rounds);
    expect(given.privates['SCE']).toBe(0);
    expect(given.priority).toBe(0);
    expect(asks(given)).toBe('1 auction-turn');
  });

  test('what has bids then is sold, and left of the receiver the first stock round begins', () => {
    const bids = ['0 bid SIGI 50', '1 bid CNM 80', '2 bid SMS 115', '0 bid RSA 155'];
    const passes = Array.from({ length: 12 }, (_, i) => `${(i + 1) % 3} pass`);
    const given = acts(newGame(3, site), ...bids, ...passes);
    expect(given.privates['SCE']).toBe(1);
    expect(given.priority).toBe(0);
    const begun = acts(given, '0 par AFG 68', '0 home C1');
    expect(asks(begun)).toBe('2 stock-turn');
    expect(begun.priority).toBe(2);
  });

  test('G2 in a contest the lowest bidder is asked, and whoever passes is out', () => {
    const moves = [
      '0 bid SIGI 50',
      '1 bid SIGI 55',
      '2 bid SIGI 60',
      '0 take SCE',
      '0 pass',
      '1 bid SIGI 65',
    ];
    expect(asks(acts(newGame(3, site), ...moves))).toBe('2 auction-contest');
    expect(asks(acts(newGame(3, site), ...moves, '2 bid SIGI 70'))).toBe('1 auction-contest');
  });
});

describe('the order of the companies as the site has it', () => {
  const setup: PositionSetup = {
    companies: { CTL: { shares: [50], cash: 100, trains: ['4H'], operated: true } },
    tokens: ['CTL E1', 'IFT H8', 'IFT B14', 'IFT M11', 'SFA M9', 'ATA M9'],
    order: ['AFG', 'RCS'],
    round: companyTurn('CTL', { step: 'token', begun: true, of: 2 }),
  };

  test('49-15 A.F.G. goes to the end as soon as its last home is taken', () => {
    const { book, asSite } = both(setup);
    expect(companyOrderOf(act(book, 0, 'token C1'))).toEqual(['AFG', 'RCS']);
    expect(companyOrderOf(act(asSite, 0, 'token C1'))).toEqual(['RCS', 'AFG']);
  });

  test('while A.F.G. stands first without a home, nothing is started', () => {
    const { book, asSite } = both({
      ...setup,
      tokens: [...setup.tokens!, 'CTL C1'],
      round: stockTurn(3, 0),
    });
    expect(choices(book, 0, 'par', 'company')).toEqual(['RCS']);
    expect(kinds(asSite, 0)).not.toContain('par');
    expect(may(asSite, 0, 'par AFG 68')).toBe(false);
  });

  test('a company that closes comes before A.F.G. waiting there', () => {
    const { book, asSite } = both({
      companies: { SFA: { shares: [40, 20], cell: [8, 0], operated: true } },
      tokens: ['CTL C1', 'IFT H8', 'IFT B14', 'IFT M11', 'RCS M9', 'ATA M9', 'SFA J6'],
      order: ['AFG'],
      round: stockTurn(3, 1),
    });
    expect(companyOrderOf(act(book, 1, 'sell 1 SFA'))).toEqual(['AFG', 'SFA']);
    expect(companyOrderOf(act(asSite, 1, 'sell 1 SFA'))).toEqual(['SFA', 'AFG']);
  });
});

describe('a home and an office as the site has them', () => {
  test('A.F.G. is asked for its home even where a single one is free', () => {
    const { book, asSite } = both({
      tokens: ['IFT H8', 'IFT B14', 'IFT M11', 'SFA M9', 'ATA M9'],
      order: ['AFG', 'RCS'],
      round: stockTurn(3, 0),
    });
    expect(act(book, 0, 'par AFG 68').board.tokens).toContainEqual({ company: 'AFG', hex: 'C1', stop: 0 });
    const asked = act(asSite, 0, 'par AFG 68');
    expect([asks(asked), choices(asked, 0, 'home', 'spot')]).toEqual(['0 home-token', ['C1']]);
    expect(act(asked, 0, 'home C1').board.tokens).toContainEqual({ company: 'AFG', hex: 'C1', stop: 0 });
    // Others have one home and are not asked; nor was it in games that began before.
    expect(act({ ...asSite, rules: 3 }, 0, 'par AFG 68').pending).toEqual([]);
    const other = { ...asSite, parts: { ...asSite.parts, order: ['RCS', 'AFG'] } };
    expect(act(other, 0, 'par RCS 68').pending).toEqual([]);
  });

  test('half of an office goes against the last certificate, and a single of the pool for its other half', () => {
    const office = (pool: number): ReturnType<typeof both> =>
      both({
        companies: { CTL: { shares: [20, 20], last: 1, pool, cell: [3, 5], operated: true } },
        tokens: ['CTL E1'],
        round: stockTurn(3, 0),
      });
    const { book, asSite } = office(10);
    expect(refused(book, 0, 'sell 1 CTL')).toBe('cannot-sell-so-many');
    expect(refused({ ...asSite, rules: 3 }, 0, 'sell 1 CTL')).toBe('cannot-sell-so-many');
    const { certs } = act(asSite, 0, 'sell 1 CTL').companies['CTL']!;
    // The other has the office, the seller a single, and the pool the last certificate alone.
    expect([certs[0], certs.filter(holder => holder === 0).length, certs.at(-1)]).toEqual([1, 1, -2]);
    expect(certs.filter(holder => holder === -2)).toHaveLength(1);
    expect(refused(office(0).asSite, 0, 'sell 1 CTL')).toBe('cannot-sell-so-many');
  });
});

describe('a company’s turn as the site has it', () => {
  const at = (step: string, more: Partial<PositionSetup> = {}, ctl: object = {}): PositionSetup => ({
    companies: {
      CTL: { shares: [50], cash: 100, trains: ['4H'], operated: true, cell: [3, 5], ...ctl },
    },
    tokens: ['CTL E1'],
    round: companyTurn('CTL', { step, begun: true, of: 2 }),
    ...more,
  });

  test('it is asked for stations in every turn', () => {
    const { book, asSite } = both(
      at('dividend', {
        settings: advanced,
        round: companyTurn('CTL', { step: 'dividend', begun: true, of: 2, earned: 50 }),
      }),
    );
    expect(turn(act(book, 0, 'pay')).step).not.toBe('station');
    expect(turn(act(asSite, 0, 'pay')).step).toBe('station');
  });

  test('an unused right to the port marker keeps the turn open', () => {
    const { book, asSite } = both(at('shares', { privates: { CNM: 'CTL' }, next: '8H', left: 1 }));
    expect(turn(act(book, 0, 'pass')).index).toBe(2);
    expect(turn(act(asSite, 0, 'pass')).step).toBe('privates');
  });

  test('49-17 the S.M.S. is closed before anything is built with it', () => {
    const { book, asSite } = both(at('track', { privates: { SMS: 'CTL' } }));
    expect(kinds(book, 0)).not.toContain('use-coast');
    const closed = act(asSite, 0, 'use SMS');
    expect(closed.privates['SMS']).toBe('closed');
    expect(may(closed, 0, 'use SMS J6 645 r3')).toBe(true);
    expect(turn(act(closed, 0, 'pass')).step).toBe('token');
  });

  test('49-6 interest that cannot be paid is charged, and then the director pays the debt', () => {
    const { asSite } = both(
      at(
        'shares',
        { settings: advanced, next: '10H', left: 2, cash: [90, 500, 500] },
        { bonds: 1, cash: 20 },
      ),
    );
    const owing = act(asSite, 0, 'pass');
    expect(owing.companies['CTL']!.cash).toBe(-30);
    expect(asks(owing)).toBe('0 forced-interest');
    const paid = act(owing, 0, 'pay debt');
    expect(paid.players[0]!.cash).toBe(60);
    expect(paid.companies['CTL']!.cash).toBe(0);
  });

  test('G6 the order of the companies stays as it was when the round began', () => {
    const others = {
      companies: {
        CTL: { shares: [50], cash: 100, trains: ['4H'], operated: true, cell: [3, 5] },
        RCS: { shares: [0, 50], operated: true, cell: [4, 2] },
        SFA: { shares: [0, 50], operated: true, cell: [4, 3] },
      },
      tokens: ['CTL E1', 'RCS C5', 'SFA J6'],
    } satisfies Partial<PositionSetup>;
    const { book, asSite } = both(
      at('shares', {
        ...others,
        round: companyTurn('CTL', { step: 'shares', begun: true, waiting: ['RCS', 'SFA'] }),
      }),
    );
    expect(turn(act(book, 0, 'pass')).company).toBe('SFA');
    expect(turn(act(asSite, 0, 'pass')).company).toBe('RCS');
  });
});

describe('worth as the site counts it', () => {
  test('49-7, 49-10 nothing keeps it from falling below zero; privates count', () => {
    const { book, asSite } = both({
      settings: advanced,
      companies: { CTL: { shares: [20], cell: [8, 0], bonds: 1 } },
      privates: { SCE: 1 },
      cash: [0, 500, 500],
      round: stockTurn(3, 0),
    });
    expect(worth(book, 0)).toBe(0);
    expect(worth(asSite, 0)).toBe(2 * (27 - 100));
    expect([worth(book, 1), worth(asSite, 1)]).toEqual([500, 520]);
  });

  test('grey places earn nothing in records of the site’s program', () => {
    const run: PositionSetup = {
      companies: { CTL: { shares: [50], cash: 100, trains: ['4H'], operated: true } },
      tokens: ['CTL E1'],
      round: companyTurn('CTL', { step: 'run', begun: true, of: 2 }),
    };
    const earned = (settings: Settings): number => {
      const state = position({ ...run, settings });
      return turn(act(state, 0, bestRun(state, 0))).earned;
    };
    expect(earned(site)).toBe(40);
    expect(earned({ ...site, 'no-grey-values': true })).toBe(0);
  });
});

describe('trades without consent', () => {
  /** CTL buys; RCS has a train. */
  const trading = (rcs: NonNullable<PositionSetup['companies']>[string]): ReturnType<typeof both> =>
    both({
      companies: {
        CTL: { shares: [50], cash: 100, operated: true },
        RCS: { trains: ['4H'], operated: true, ...rcs },
      },
      tokens: ['CTL E1', 'RCS C5'],
      round: companyTurn('CTL', { step: 'trains', begun: true }),
    });

  test('a train of another director at once', () => {
    const { book, asSite } = trading({ shares: [0, 50] });
    expect(refused(book, 0, 'train 4H from RCS 50')).toBe('train-not-for-sale');
    expect(act(asSite, 0, 'train 4H from RCS 50').companies['CTL']!.trains).toEqual(['4H']);
  });

  test('none of a company that nobody leads', () => {
    const { asSite } = trading({ shares: [0, 10], president: -2, pool: 30 });
    expect(refused(asSite, 0, 'train 4H from RCS 50')).toBe('train-not-for-sale');
  });
});
