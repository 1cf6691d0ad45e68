import { describe, expect, test } from '@jest/globals';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { changed, drafted, turnAt } from '../../support/rail-18mag.js';
import { railOrders } from '../../support/rail-orders.js';

const { give, go, log } = railOrders(title18mag);

describe('a minor runs by order', () => {
  test('for one turn: it builds nothing, runs, and the turn ends with the sharing of income', () => {
    const start = drafted();
    const state = changed(start, {
      board: { ...start.board, laid: { E10: '57/2', D9: '57/2' } },
      round: turnAt('2', 'trains', { waiting: ['3', '4'] }),
    });
    const after = go(give(state, '2 auto run 3 1 pay until changed'), '1 pass');
    expect(log(after)).toEqual(['2: pass', '2: pass', '2: run 2 E10-D9', '2: pass', 'done rounds-over']);
    expect(after.state.players[2]!.cash).toBe(20);
    expect(after.state.round).toMatchObject({ company: '4' });
  });
});
