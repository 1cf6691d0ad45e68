import { describe, expect, test } from '@jest/globals';
import { companyTurn, stockTurn, table, type CompanySetup } from '../../support/rail-1856.js';
import { running, type Position } from './merging.js';

const { act, position } = table;

describe('9. a standstill', () => {
  test('the game ends when a company can never start and nobody can do anything', () => {
    const closing = position({
      next: '3',
      cash: [8, 15, 19],
      companies: {
        GT: { par: 65, shares: [20], cash: 130, floated: false },
        LPS: running({ par: 65, cell: [8, 0], shares: [0, 20], pool: 20, cash: 45 }),
      },
      own: { capital: { GT: 'escrow', LPS: 'escrow' } },
      tokens: ['LPS C14'],
      round: companyTurn('LPS', { step: 'dividend', begun: true, earned: 50 }),
    });
    expect(closing.companies['GT']!.cell).not.toBeNull();
    const now = act(closing, 1, 'withhold');
    expect(now.ended).toMatchObject({ reason: 'stalled' });
  });

  test('not while a company runs', () => {
    const state = position({
      next: '3',
      cash: [8, 15, 19],
      companies: { GT: running({ par: 65, shares: [20], cash: 130 }) },
      own: { capital: { GT: 'escrow' } },
      tokens: ['GT P9'],
      round: stockTurn(3, 0, { passes: 2 }),
    });
    const after = act(state, 0, 'pass');
    expect(after.ended).toBeNull();
    expect(after.round.kind).toBe('operating');
  });

  /** Only a share in the pool is left to buy; TGB could start with two more, at $90 each. */
  const idle = (cash: readonly number[], more: Partial<CompanySetup> = {}): Position =>
    position({
      next: '4',
      cash,
      companies: { TGB: { par: 90, cell: [10, 4], shares: [20], pool: 10, floated: false, ...more } },
      own: { capital: { TGB: 'escrow' } },
      round: stockTurn(3, 0, { passes: 2 }),
    });

  /** The same, with the second player out of the game. */
  const without = (state: Position): Position => ({
    ...state,
    players: state.players.map((player, seat) => (seat === 1 ? { ...player, out: true as const } : player)),
    round: stockTurn(3, 0, { passes: 1 }),
  });

  const reasonOf = (state: Position): string | undefined => act(state, 0, 'pass').ended?.reason;

  test('the game ends when only shares of the pool can still pass from hand to hand', () => {
    expect(idle([4, 86, 48]).companies['TGB']!.cell).toEqual([10, 4]);
    expect(table.asks(idle([4, 86, 48]))).toBe('0 stock-turn');
    expect(reasonOf(idle([4, 86, 48]))).toBe('stalled');
    expect(reasonOf(idle([4, 48, 49], { shares: [20, 10], pool: 0 }))).toBe('stalled');
  });

  test('not while somebody can buy a share of the offering, with what their own would bring', () => {
    expect(reasonOf(idle([4, 90, 48]))).toBeUndefined();
    expect(reasonOf(idle([4, 50, 49], { shares: [20, 10], pool: 0 }))).toBeUndefined();
  });

  test('not while somebody can start a company', () => {
    const dear: Partial<CompanySetup> = { par: 135 };
    expect(reasonOf(idle([4, 129, 48], dear))).toBe('stalled');
    expect(reasonOf(idle([4, 130, 48], dear))).toBeUndefined();
    // Those that were closed never come again.
    const others = ['BBG', 'CA', 'CPR', 'CV', 'GT', 'GW', 'LPS', 'THB', 'WGB', 'WR'];
    const alone = idle([4, 130, 48], dear);
    expect(reasonOf({ ...alone, parts: { ...alone.parts, gone: others } })).toBe('stalled');
  });

  test('not while a private pays a player who is still in the game', () => {
    const state: Position = { ...idle([4, 86, 48]), privates: { ...idle([0, 0, 0]).privates, FT: 1 } };
    expect(reasonOf(state)).toBeUndefined();
    expect(reasonOf(without(state))).toBe('stalled');
  });

  test('whatever a player has who is out of the game', () => {
    const state = idle([4, 500, 48]);
    expect(reasonOf(state)).toBeUndefined();
    expect(reasonOf(without(state))).toBe('stalled');
  });

  test('not when somebody has just bought or sold', () => {
    const round = stockTurn(3, 0, { passes: 2, lastActor: 1 });
    expect(reasonOf({ ...idle([4, 86, 48]), round })).toBeUndefined();
  });
});
