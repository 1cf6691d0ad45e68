import { describe, expect, test } from '@jest/globals';
import { Illegal, play, type Json } from '../../../src/engine/core/index.js';
import { importedTitle1856 as title1856 } from '../../../src/titles/1856/readings/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';
import { running, type Position } from './merging.js';

const { act, actFully, acts, asks, cash, choices, forms, kinds, may, position, refused } = table;

const settings = { reading: '18xx.games' };

const game = (companies: { readonly [id: string]: CompanySetup }, more: Partial<PositionSetup>): Position =>
  position({ settings, next: '3', left: 4, companies, round: stockTurn(3, 0), ...more });

describe('56-19 the look at destinations', () => {
  const looking = (step: string): Position =>
    game(
      {
        CPR: running({ par: 90, shares: [40, 30], cash: 450 }),
        GT: running({ shares: [0, 40], cash: 100 }),
      },
      {
        own: { capital: { CPR: 'escrow', GT: 'reached' }, gone: ['BBG'] },
        tokens: ['CPR M4', 'GT P9'],
        round: companyTurn('CPR', { step }),
      },
    );

  /** The code with which the list is refused; null when it is taken. */
  const looked = (state: Position, companies: Json): string | null => {
    try {
      play(title1856, state, { type: 'look-at-destinations', seat: 0, companies });
      return null;
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
      return error.code;
    }
  };

  test('is for companies that wait, or have not started and still can', () => {
    const [form] = forms(looking('destinations'), 0, 'look-at-destinations');
    const field = form!.fields['companies']!;
    const offered = 'someOf' in field ? field.someOf : [];
    expect(offered).toEqual(['CA', 'CPR', 'CV', 'GW', 'LPS', 'TGB', 'THB', 'WR', 'WGB']);
    for (const id of ['GT', 'BBG', 'CGR', 'XY'])
      expect([id, looked(looking('destinations'), [id])]).toEqual([id, 'not-now']);
    expect(looked(looking('destinations'), ['CPR', 'CV'])).toBeNull();
  });

  test('names each of them once, in a list', () => {
    expect(looked(looking('destinations'), ['CPR', 'CPR'])).toBe('not-now');
    expect(looked(looking('destinations'), 'CPR')).toBe('not-now');
  });

  test('comes after the tile alone, and begins the turn', () => {
    expect(looked(looking('track'), [])).toBe('not-now');
    expect(kinds(looking('track'), 0)).not.toContain('look-at-destinations');
    expect(refused(looking('destinations'), 0, 'pass')).toBe('cannot-pass');
    const action = { type: 'look-at-destinations', seat: 0, companies: [] };
    expect(play(title1856, looking('destinations'), action).state.round).toMatchObject({ begun: true });
  });
});

describe('debts of presidents', () => {
  const owing = (
    loans: number,
    seats: readonly number[],
    own: Partial<CompanySetup> = {},
    more: Partial<PositionSetup> = {},
  ): Position =>
    game(
      { GT: running({ shares: [40, 30], trains: ['2'], ...own }) },
      {
        cash: seats,
        laid: { P9: '57/1' },
        tokens: ['GT P9'],
        own: { capital: { GT: 'reached' }, ...(loans > 0 && { loans: { GT: loans } }) },
        round: companyTurn('GT', { step: 'run', begun: true }),
        ...more,
      },
    );
  const ran = (...given: Parameters<typeof owing>): ReturnType<typeof actFully> =>
    actFully(owing(...given), 0, 'run 2 P9-Q8');

  test('nothing is said where nothing is owed, or the company pays alone', () => {
    expect(ran(0, [5, 5, 5]).facts.map(({ kind }) => kind)).not.toContain('interest-charged');
    expect(ran(3, [5, 5, 5]).facts.map(({ kind }) => kind)).not.toContain('president-paid');
  });

  test('whoever has just enough is not in debt', () => {
    const { state } = ran(7, [30, 500, 500]);
    expect(cash(state)[0]).toBe(0);
    expect(asks(state)).not.toContain('cash-crisis');
  });

  test('a sale that brings just enough ends it', () => {
    const owes = ran(7, [0, 500, 500], { cell: [8, 2] }).state;
    expect(cash(owes)[0]).toBe(-30);
    const sold = act(owes, 0, 'sell 1 GT');
    expect(cash(sold)[0]).toBeGreaterThanOrEqual(0);
    expect(asks(sold)).not.toContain('cash-crisis');
  });

  test('a company may be sold several times for it', () => {
    const state = owing(
      9,
      [0, 500, 500],
      {},
      {
        companies: {
          GT: running({ shares: [40, 30], trains: ['2'] }),
          WR: running({ shares: [40, 30], cell: [8, 2] }),
        },
        own: { capital: { GT: 'reached', WR: 'reached' }, loans: { GT: 9 } },
      },
    );
    const sold = acts(state, '0 run 2 P9-Q8', '0 sell 1 WR');
    expect(cash(sold)[0]).toBe(-10);
    expect(may(sold, 0, 'sell 1 WR')).toBe(true);
    const before = acts({ ...state, rules: 1 }, '0 run 2 P9-Q8', '0 sell 1 WR');
    expect(refused(before, 0, 'sell 1 WR')).toBe('nothing-to-sell');
  });

  test('after a sale for it the company still buys trains of others', () => {
    const state = owing(
      6,
      [0, 500, 500],
      {},
      {
        companies: {
          GT: running({ shares: [40, 30], trains: ['2'], cash: 5 }),
          WR: running({ shares: [40, 30], cell: [8, 2], trains: ['2'] }),
        },
        own: { capital: { GT: 'reached', WR: 'reached' }, loans: { GT: 6 } },
      },
    );
    const sold = acts(state, '0 run 2 P9-Q8', '0 sell 1 WR', '0 withhold');
    expect(may(sold, 0, 'train 2 from WR 5')).toBe(true);
    const before = acts({ ...state, rules: 1 }, '0 run 2 P9-Q8', '0 sell 1 WR', '0 withhold');
    expect(refused(before, 0, 'train 2 from WR 5')).toBe('train-not-for-sale');
  });

  test('only who cannot raise it gives up', () => {
    const lost = ran(7, [0, 500, 500], { shares: [20, 10], pool: 50 }).state;
    expect(kinds(lost, 0)).toEqual(['bankrupt']);
    expect(kinds(lost, 1)).toEqual([]);
    expect(act(lost, 0, 'bankrupt').ended).toEqual({ reason: 'bankrupt', bankrupt: 0 });
    const able = ran(7, [0, 500, 500]).state;
    expect(kinds(able, 0)).toEqual(['sell']);
    expect(refused(able, 0, 'bankrupt')).toBe('not-bankrupt');
    expect(refused(owing(0, [0, 0, 0], {}, { round: stockTurn(3, 0) }), 0, 'bankrupt')).toBe('not-bankrupt');
  });
});

describe('56-10 tokens and trains of the government’s company', () => {
  const formed = (more: Partial<PositionSetup> = {}, trains: readonly string[] = []): Position => {
    const state = game(
      {
        CPR: running({ par: 100, shares: [60], cash: 1000 }),
        GT: running({ shares: [0, 40, 20], trains }),
        WR: running({ par: 65, shares: [0, 20, 30] }),
      },
      {
        next: '6',
        left: undefined,
        cash: [50, 500, 50],
        own: { capital: { CPR: 'reached', GT: 'reached', WR: 'reached' }, loans: { GT: 3, WR: 3 } },
        laid: { P9: '57/1', M6: '4/0', O16: '5/0', N11: '122/1', L15: '65/0' },
        tokens: ['CPR M4', 'GT P9', 'WR O16', 'GT N11.0', 'WR N11.1', 'GT L15.0', 'WR L15.1'],
        round: companyTurn('CPR', { step: 'trains', begun: true, waiting: ['GT', 'WR'] }),
        ...more,
      },
    );
    return table.acts(state, '0 train 6', '1 merge GT', '2 merge WR');
  };

  test('its president alone says of each hex which goes', () => {
    const state = formed();
    expect(asks(state)).toBe('1 drop-token');
    expect(kinds(state, 0)).toEqual([]);
    expect(refused(state, 1, 'drop P9')).toBe('not-now');
    expect([...choices(state, 1, 'drop-token', 'spot')].sort()).toEqual(['L15', 'L15.1', 'N11', 'N11.1']);
    const first = act(state, 1, 'drop L15');
    expect(first.pending).toHaveLength(1);
    const second = act(first, 1, 'drop N11.1');
    expect(asks(second)).not.toContain('drop-token');
    const spots = second.board.tokens.filter(({ company }) => company === 'CGR');
    expect(spots.map(({ hex, stop }) => `${hex}.${String(stop)}`).sort()).toEqual([
      'L15.1',
      'N11.0',
      'O16.0',
      'P9.0',
    ]);
    expect(refused(second, 1, 'drop N11')).toMatch(/^not-/u);
  });

  test('its tokens are no homes, and cost nothing', () => {
    const placed = actFully(act(formed(), 1, 'drop L15'), 1, 'drop N11').facts.filter(
      ({ kind }) => kind === 'token-placed',
    );
    expect(placed.map(({ hex, home, cost }) => [hex, home, cost])).toEqual(
      expect.arrayContaining([
        ['L15', false, 0],
        ['N11', false, 0],
      ]),
    );
  });

  test('its president alone says which trains go', () => {
    const state = act(act(formed({}, ['4']), 1, 'drop L15'), 1, 'drop N11');
    expect(asks(state)).toBe('1 drop-train');
    expect(kinds(state, 0)).toEqual([]);
    expect(may(state, 1, 'drop no train')).toBe(true);
  });
});

describe('a company’s turn', () => {
  test('G6 the bank is broken when it owes money', () => {
    const state = (bank: number): Position =>
      game(
        { GT: running({ shares: [40], trains: ['2'] }) },
        {
          bank,
          laid: { P9: '57/1' },
          tokens: ['GT P9'],
          own: { capital: { GT: 'reached' } },
          round: companyTurn('GT', { step: 'dividend', begun: true, earned: 100 }),
        },
      );
    const ends = (from: Position): unknown => {
      let now = act(from, 0, 'pay');
      while (now.ended === null && now.round.kind === 'operating') now = act(now, 0, 'pass');
      return now.ended;
    };
    expect(ends(state(40))).toBeNull();
    expect(ends(state(39))).toMatchObject({ reason: 'bank' });
  });
});
