import { describe, expect, test } from '@jest/globals';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { companyTurn, table } from '../../support/rail-1849.js';

const { act, asks, position } = table;

/** The last company that runs stands at 24; keeping its income closes it. */
const last = (cash: readonly number[]): ReturnType<typeof position> =>
  position({
    companies: { CTL: { shares: [60, 20], cell: [9, 1], trains: ['4H'], operated: true } },
    cash,
    tokens: ['CTL E1'],
    privates: {},
    order: ['IFT', 'SFA'],
    round: companyTurn('CTL', { step: 'dividend', begun: true, laid: 1, tokened: true, earned: 20 }),
  });

describe('a game that can go nowhere', () => {
  test('is over when no company runs and nobody has the money to start one', () => {
    const { ended, result } = title1849.status(act(last([135, 80, 10]), 0, 'withhold'));
    expect([ended, result?.reason]).toEqual([true, 'stalled']);
  });

  test('goes on when one of them has it', () => {
    const state = act(last([10, 136, 10]), 0, 'withhold');
    expect(asks(state)).toBe('1 stock-turn');
  });

  test('does not wait for the money of those who have left', () => {
    const state = last([10, 136, 10]);
    const players = state.players.map((player, seat) =>
      seat === 1 ? { ...player, out: true as const } : player,
    );
    expect(title1849.status(act({ ...state, players }, 0, 'withhold')).result?.reason).toBe('stalled');
  });
});
