import { describe, expect, test } from '@jest/globals';
import { play } from '../../../src/engine/core/index.js';
import { limitRules } from '../../../src/engine/rail/stock/limits.js';
import { formationOf } from '../../../src/titles/1856/rules/national/formation-state.js';
import { importedTitle1856 as title1856 } from '../../../src/titles/1856/readings/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';

const { act, acts, asks, cash, choices, may, newGame, position, price, refused, turn } = table;

type Position = ReturnType<typeof position>;

const settings = { reading: '18xx.games' };

const running = (more: Partial<CompanySetup> = {}): CompanySetup => ({
  par: 70,
  shares: [40, 20],
  cash: 0,
  operated: true,
  floated: true,
  ...more,
});

const game = (companies: { readonly [id: string]: CompanySetup }, more: Partial<PositionSetup>): Position =>
  position({
    settings,
    next: '3',
    left: 4,
    companies,
    round: stockTurn(3, 0),
    ...more,
    own: { capital: Object.fromEntries(Object.keys(companies).map(id => [id, 'reached'])), ...more.own },
  });

const limit = (state: Position): number => {
  const g = title1856.game(state.settings);
  return limitRules.of(g).certificateLimit(g, state);
};

describe('rounds of players, as 18xx.games has them', () => {
  test('G2 in a contest the lowest bidder is asked', () => {
    const bids = [
      '0 bid WSRC 45',
      '1 bid WSRC 50',
      '2 bid WSRC 55',
      '3 pass',
      '0 pass',
      '1 bid WSRC 60',
      '2 take FT',
    ];
    expect(asks(acts(newGame(4, settings), ...bids))).toBe('0 auction-contest');
    expect(asks(acts(newGame(4), ...bids))).toBe('2 auction-contest');
  });

  test('G3 the shares of a company are sold once in a turn', () => {
    const state = act(game({ GT: running(), WR: running({ par: 65 }) }, {}), 0, 'sell 1 GT');
    expect(refused(state, 0, 'sell 1 GT')).toBe('nothing-to-sell');
    expect(may(state, 0, 'sell 1 WR')).toBe(true);
    // Before the site had it so, as often as somebody liked.
    const older = game({ GT: running() }, { settings: { ...settings, older: true } });
    expect(may(act(older, 0, 'sell 1 GT'), 0, 'sell 1 GT')).toBe(true);
  });

  test('G5 a company that closes takes its trains with it', () => {
    const state = game(
      { GT: running({ cell: [8, 0], trains: ['2'] }), WR: running() },
      { tokens: ['GT P9'] },
    );
    expect(act(state, 0, 'sell 1 GT').depot.pool).toEqual([]);
  });

  test('56-5 players do not trade privates', () => {
    const state = game({ GT: running() }, { privates: { FT: 1 } });
    expect(refused(state, 0, 'offer private FT from P2 to P1 20')).toBe('cannot-offer');
  });
});

describe('a company’s turn, as 18xx.games has it', () => {
  /** The site looks at destinations after the tile. */
  const look = (state: Position, seat: number): Position =>
    play(title1856, state, { type: 'look-at-destinations', seat, companies: [] }).state;

  test('56-4 Waterloo & Saugeen closes with the operating round', () => {
    const state = game(
      { WGB: running({ cash: 300 }), WR: running({ par: 65, shares: [0, 40], cash: 200 }) },
      {
        privates: { WSRC: 'WGB' },
        tokens: ['WGB J11', 'WR O16'],
        round: companyTurn('WGB', { step: 'token', begun: true, of: 2, waiting: ['WR'] }),
      },
    );
    const played = (from: Position, company: string): Position => {
      let now = from;
      while (turn(now).startsWith(company))
        now = turn(now).endsWith('destinations') ? look(now, 1) : act(now, company === 'WR' ? 1 : 0, 'pass');
      return now;
    };
    const second = played(act(state, 0, 'use WSRC token I12'), 'WGB');
    expect(turn(second)).toMatch(/^WR/u);
    expect(second.privates['WSRC']).toBe('WGB');
    expect(played(second, 'WR').privates['WSRC']).toBe('closed');
  });

  test('56-19 destinations are looked at once in a turn, and the record says who is there', () => {
    const state = game(
      { CPR: running({ par: 90, shares: [40, 30], cash: 450 }) },
      {
        own: { capital: { CPR: 'escrow' } },
        tokens: ['CPR M4'],
        round: companyTurn('CPR', { step: 'destinations', begun: true }),
      },
    );
    const there = play(title1856, state, { type: 'look-at-destinations', seat: 0, companies: ['CPR'] }).state;
    expect(there.companies['CPR']!.cash).toBe(450 + 180);
    expect(look(state, 0).companies['CPR']!.cash).toBe(450);
  });

  const owing = (
    more: Partial<CompanySetup>,
    loans: number,
    seats: readonly number[],
    others: { readonly [id: string]: CompanySetup } = {},
  ): Position =>
    game(
      { GT: running({ trains: ['2'], ...more }), ...others },
      {
        cash: seats,
        laid: { P9: '57/1' },
        tokens: ['GT P9'],
        own: { capital: { GT: 'reached' }, loans: { GT: loans } },
        round: companyTurn('GT', { step: 'run', begun: true }),
      },
    );

  test('what becomes of an income is also asked where interest has used it up', () => {
    const ran = act(owing({}, 4, [500, 500, 500]), 0, 'run 2 P9-Q8');
    expect(turn(ran)).toBe('GT dividend');
    const paid = act(ran, 0, 'pay');
    expect(price(paid, 'GT')).toBe(65);
    expect(cash(paid)).toEqual([500, 500, 500]);
  });

  test('a president who cannot pay interest owes it, and sells', () => {
    const owes = act(owing({ shares: [40, 30] }, 7, [5, 500, 500]), 0, 'run 2 P9-Q8');
    expect(cash(owes)[0]).toBe(-25);
    expect(asks(owes)).toBe('0 cash-crisis');
    expect(cash(act(owes, 0, 'sell 1 GT'))[0]).toBe(45);
  });

  test('a president’s certificate is sold as a whole in need, though single shares would do', () => {
    const others = { WR: running({ shares: [30, 20] }) };
    const owes = act(owing({ shares: [40, 30] }, 7, [5, 500, 500], others), 0, 'run 2 P9-Q8');
    expect([1, 2, 3].map(shares => may(owes, 0, `sell ${String(shares)} WR`))).toEqual([true, true, false]);
  });

  test('56-11 loans may bring the worth of shares below nothing', () => {
    const points = title1856.scores!(owing({}, 8, [500, 500, 500])).map(({ parts }) => parts['shares']);
    expect(points).toEqual([0, -20, -40]);
  });
});

describe('the government’s company, as 18xx.games forms it', () => {
  const companies: { readonly [id: string]: CompanySetup } = {
    CPR: running({ par: 100, shares: [60], cash: 1000 }),
    GT: running({ shares: [0, 40, 20], cash: 50, trains: ['4'] }),
    WR: running({ par: 65, shares: [0, 20, 30], cash: 30, trains: ['4'] }),
  };

  const buying = (
    loans: { readonly [company: string]: number },
    more: Partial<PositionSetup> = {},
    others: { readonly [id: string]: Partial<CompanySetup> } = {},
  ): Position =>
    game(Object.fromEntries(Object.entries(companies).map(([id, c]) => [id, { ...c, ...others[id] }])), {
      next: '6',
      left: undefined,
      laid: { P9: '57/1', M6: '4/0', O16: '5/0' },
      tokens: ['CPR M4', 'GT P9', 'WR O16'],
      cash: [50, 500, 50],
      own: { capital: { CPR: 'reached', GT: 'reached', WR: 'reached' }, loans },
      round: companyTurn('CPR', { step: 'trains', begun: true, waiting: ['GT', 'WR'] }),
      ...more,
    });

  test('56-1 in the middle of the turn of the buyer, with the purchase', () => {
    const bought = act(buying({ GT: 2 }), 0, 'train 6');
    expect(formationOf(bought).stage).toBe('repaying');
    expect(asks(bought)).toBe('1 save-company');
  });

  test('a president who cannot pay a single loan is asked, too', () => {
    const bought = act(buying({ GT: 2 }, { cash: [50, 20, 50] }), 0, 'train 6');
    expect(asks(bought)).toBe('1 save-company');
  });

  const formed = (...given: Parameters<typeof buying>): Position =>
    acts(buying(...given), '0 train 6', '1 merge GT', '2 merge WR');

  test('trains go one by one, as long as the president likes, or while there are more than three', () => {
    const two = formed({ GT: 3, WR: 3 });
    expect(asks(two)).toBe('1 drop-train');
    const one = act(two, 1, 'drop train 4');
    expect(one.depot.pool).toEqual(['4']);
    expect(asks(one)).toBe('1 drop-train');
    const kept = act(one, 1, 'drop no train');
    expect(kept.companies['CGR']!.trains).toEqual(['4']);
    expect(asks(kept)).not.toContain('drop-train');
    const four = formed({ GT: 3, WR: 3 }, {}, { GT: { trains: ['4', '5'] }, WR: { trains: ['5', '5'] } });
    expect(refused(four, 1, 'drop no train')).toBe('no-such-train');
    expect(choices(four, 1, 'drop-train', 'train')).toEqual(['4']);
    expect(asks(act(four, 1, 'drop train 4'))).not.toContain('drop-train');
  });

  test('of two tokens in a hex it is asked which goes', () => {
    const state = formed(
      { GT: 3, WR: 3 },
      {
        laid: { P9: '57/1', M6: '4/0', O16: '5/0', N11: '122/1' },
        tokens: ['CPR M4', 'GT P9', 'WR O16', 'GT N11.0', 'WR N11.1'],
      },
    );
    expect(asks(state)).toBe('1 drop-token');
    const dropped = act(state, 1, 'drop N11');
    expect(dropped.board.tokens).toContainEqual({ company: 'CGR', hex: 'N11', stop: 1 });
  });

  test('56-6 the new certificate limit comes with it alone', () => {
    expect(limit(act(buying({}), 0, 'train 6'))).toBe(20);
    expect(limit(act(act(formed({ GT: 3, WR: 3 }), 1, 'drop no train'), 0, 'pass'))).toBe(25);
  });

  const cgr = (step: string, own: Partial<CompanySetup>, more: Partial<PositionSetup> = {}): Position =>
    game(
      {
        CGR: running({ par: 100, shares: [20, 30], pool: 20, cash: 100, ...own }),
        CPR: running({ par: 100, shares: [20], cash: 900, trains: ['6'] }),
      },
      {
        next: '6',
        left: 1,
        own: { capital: { CPR: 'reached' }, formation: { stage: 'over', formed: true }, gone: ['GT'] },
        laid: { P9: '57/1' },
        tokens: ['CGR P9', 'CPR M4'],
        round: companyTurn('CGR', { step, begun: true, of: 2, waiting: ['CPR'] }),
        ...more,
      },
    );

  test.each([{}, { 'eight-trains': true }])(
    '56-8 it must buy with more than $1100, or $750 and a 4-train: %j',
    more => {
      const state = (own: Partial<CompanySetup>): Position =>
        cgr('trains', own, { settings: { ...settings, ...more } });
      expect(may(state({ cash: 1100 }), 1, 'pass')).toBe(true);
      expect(refused(state({ cash: 1101 }), 1, 'pass')).toBe('cannot-pass');
      expect(may(state({ cash: 750, trains: ['4'] }), 1, 'pass')).toBe(true);
      expect(refused(state({ cash: 751, trains: ['4'] }), 1, 'pass')).toBe('cannot-pass');
    },
  );

  test('its president helps where it must buy a train that it cannot pay', () => {
    const state = cgr('trains', { cash: 800, trains: ['4'] }, { left: 0, cash: [500, 500, 500] });
    expect(may(state, 1, 'train D for 4')).toBe(true);
    expect(cash(act(state, 1, 'train D'))[1]).toBe(200);
  });

  test('it is asked for trains also where others have only such as it may not own', () => {
    const others = (more: readonly string[]): Position =>
      game(
        {
          CGR: running({ par: 100, shares: [20, 30], pool: 20, cash: 100, trains: ['5'] }),
          CPR: running({ par: 100, shares: [20], trains: more }),
        },
        {
          next: '6',
          left: 1,
          own: {
            capital: { CPR: 'reached' },
            formation: { stage: 'over', formed: true },
            national: { permanent: true },
            gone: ['GT'],
          },
          tokens: ['CGR P9', 'CPR M4'],
          round: companyTurn('CGR', { step: 'token', begun: true, of: 2, waiting: ['CPR'] }),
        },
      );
    expect(turn(act(others(['4']), 1, 'pass'))).toBe('CGR trains');
    expect(turn(act(others([]), 1, 'pass'))).toMatch(/^CPR/u);
  });

  test('56-16 a president with one share who has nothing left ends the game', () => {
    const base = game(
      { CPR: running({ par: 100, shares: [20, 20, 20], cash: 100 }) },
      {
        next: '6',
        left: 1,
        cash: [20, 500, 500],
        own: {
          capital: { CPR: 'reached' },
          formation: { stage: 'over', formed: true },
          national: { half: true },
          certificates: { CGR: Array.from({ length: 9 }, () => 10) },
          gone: ['GT'],
        },
        tokens: ['CPR M4', 'CGR P9'],
        round: stockTurn(3, 2),
      },
    );
    const CGR = {
      ...base.companies['CGR']!,
      par: 110,
      cell: [0, 5] as const,
      floated: true,
      certs: [0, 1, ...Array.from({ length: 7 }, () => -1)],
    };
    const withCpr = (certs: readonly number[]): Position => ({
      ...base,
      stack: [...base.stack, 'CGR'],
      companies: { ...base.companies, CGR, CPR: { ...base.companies['CPR']!, certs } },
    });
    const owner = act(withCpr([0, 0, 1, 1, 2, 2, -1, -1, -1]), 2, 'pass');
    expect(asks(owner)).toBe('0 complete-presidency');
    const poor = act(withCpr([1, 1, 1, 1, 2, 2, -1, -1, -1]), 2, 'pass');
    expect(poor.ended).toEqual({ reason: 'bankrupt' });
    expect(cash(poor)[0]).toBe(20);
  });

  test('its trains are counted when some were given up; until then a fourth goes at once', () => {
    const three = cgr(
      'trains',
      { cash: 1500, trains: ['5', '5', '5'] },
      {
        left: 2,
        companies: {
          CGR: running({ par: 100, shares: [20, 30], cash: 1500, trains: ['5', '5', '5'] }),
          CPR: running({ par: 100, shares: [20] }),
        },
        own: {
          capital: { CPR: 'reached' },
          formation: { stage: 'over', formed: true },
          national: { permanent: true },
          gone: ['GT'],
        },
      },
    );
    const fourth = act(three, 1, 'train 6');
    expect(asks(fourth)).toBe('1 drop-train');
    expect(refused(fourth, 1, 'drop no train')).toBe('no-such-train');
    const dropped = act(fourth, 1, 'drop train 5');
    expect(dropped.companies['CGR']!.trains).toEqual(['5', '5', '6']);
    expect(refused(dropped, 1, 'train 6')).toBe('train-limit');
  });

  test('they are counted from the first turn on that was passed over', () => {
    const state = game(
      {
        GT: running({ par: 70, shares: [40] }),
        WR: running({ par: 65, shares: [0, 20], floated: false, operated: false }),
      },
      {
        own: { capital: { GT: 'reached', WR: 'escrow' } },
        tokens: ['GT P9'],
        round: companyTurn('GT', { step: 'loans', begun: true, of: 2, waiting: ['WR'] }),
      },
    );
    const over = act(state, 0, 'pass');
    expect(over.parts).toMatchObject({ 'site-counted': true });
  });

  test('and from the turn on in which the company itself closes', () => {
    const state = game(
      { GT: running({ par: 70, shares: [40] }), WR: running({ par: 65, shares: [0, 20] }) },
      {
        own: { capital: { GT: 'reached', WR: 'reached' } },
        tokens: ['GT P9'],
        round: companyTurn('GT', { step: 'dividend', begun: true, of: 2, earned: 100, waiting: ['WR'] }),
      },
    );
    const low = {
      ...state,
      companies: { ...state.companies, GT: { ...state.companies['GT']!, cell: [8, 0] as const } },
    };
    const closed = act(low, 0, 'withhold');
    expect(closed.stack).not.toContain('GT');
    expect(closed.parts).toMatchObject({ 'site-counted': true });
    expect(act(state, 0, 'withhold').parts).not.toHaveProperty('site-counted');
  });

  test('56-9 what it borrowed lies in the pool when it has bought trains', () => {
    const asked = act(cgr('token', {}), 1, 'pass');
    const ran = acts(asked, '1 borrow', '1 run D P9-Q8');
    expect(ran.companies['CGR']!.cash).toBe(150);
    expect(ran.companies['CGR']!.trains).toEqual(['D']);
    const over = act(ran, 1, 'pass');
    expect(over.companies['CGR']!.trains).toEqual([]);
    expect(over.depot.pool).toEqual(['D']);
  });

  test('a diesel in the pool opens its phase like one of the bank, and is given in exchange, too', () => {
    const state = (cash: number): Position =>
      game(
        {
          CPR: running({ par: 100, cash, trains: ['5'] }),
          WR: running({ shares: [0, 40], trains: ['4'] }),
        },
        {
          next: '6',
          left: 1,
          pool: ['D'],
          own: { capital: { CPR: 'reached', WR: 'reached' }, formation: { stage: 'over', formed: true } },
          tokens: ['CPR M4', 'WR O16'],
          round: companyTurn('CPR', { step: 'trains', begun: true, waiting: ['WR'] }),
        },
      );
    const bought = act(state(1100), 0, 'train D pool');
    expect(table.phase(bought)).toBe('D');
    expect(bought.companies['WR']!.trains).toEqual([]);
    expect(bought.depot.pool).toEqual([]);
    const exchanged = act(state(750), 0, 'train D pool for 5');
    expect(exchanged.companies['CPR']).toMatchObject({ cash: 0, trains: ['D'] });
    expect(exchanged.depot.pool).toEqual(['5']);
    expect(table.phase(exchanged)).toBe('D');
  });

  test('56-7 when a company closes later, the limit of the beginning holds again', () => {
    const state = cgr('track', {}, { round: stockTurn(3, 0) });
    expect(limit(state)).toBe(28);
    const low = {
      ...state,
      companies: { ...state.companies, CPR: { ...state.companies['CPR']!, cell: [8, 0] as const } },
    };
    const certs = [1, 0, ...Array.from({ length: 7 }, () => -1)];
    const closing = { ...low, companies: { ...low.companies, CPR: { ...low.companies['CPR'], certs } } };
    expect(limit(act(closing, 0, 'sell 1 CPR'))).toBe(20);
  });
});
