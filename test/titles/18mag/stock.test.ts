import { describe, expect, test } from '@jest/globals';
import type { RailState } from '../../../src/engine/rail/state.js';
import { certs, changed, drafted, passRound, table } from '../../support/rail-18mag.js';
import { stockTurn } from '../../support/rail-position.js';
import { netWorth } from '../../../src/engine/rail/score.js';
import { ownStanding } from '../../../src/engine/rail/search/prospects.js';
import { movesOf } from '../../../src/engine/rail/search/moves.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';

const { act, acts, asks, choices, forms, may, president, price, refused, refusedCase, shares } = table;

/** A round of players, in the turn of the first seat. */
const stock = (
  held: { readonly [company: string]: readonly number[] } = {},
  cash: readonly number[] = [500, 500, 500],
): RailState => {
  const none = { SIK: [], SKEV: [], MAVAG: [], SNW: [], RABA: [], LdStEG: [], ...held };
  return changed(drafted(), {
    cash,
    companies: Object.fromEntries(
      Object.entries(none).map(([id, percents]) => [
        id,
        { certs: certs(...percents), cell: [0, 10] as const },
      ]),
    ),
    set: 2,
    round: stockTurn(3, 0),
  });
};

describe('18Mag §3', () => {
  test('begins with the priority deal, which then goes one seat to the left, whoever acted last', () => {
    const state = passRound(drafted());
    expect(state.priority).toBe(2);
    expect(asks(state)).toBe('2 stock-turn');
    const acted = changed(state, { cash: [500, 500, 500] });
    const bought = acts(acted, '2 buy SIK', '0 buy RABA', '1 pass');
    expect(passRound(bought).priority).toBe(0);
  });

  test('Schritt 1: any number of shares, to the pile for the present price; it falls one field, however many are sold', () => {
    const state = act(stock({ SIK: [40] }), 0, 'sell 2 SIK');
    expect(state.players[0]!.cash).toBe(500 + 220);
    expect(price(state, 'SIK')).toBe(100);
    expect(table.inPool(state, 'SIK')).toBe(80);
  });

  test('several companies, in the order that the seller wants', () => {
    const state = acts(stock({ SIK: [30], SKEV: [10] }), '0 sell 1 SKEV', '0 sell 1 SIK');
    expect([price(state, 'SIK'), price(state, 'SKEV')]).toEqual([100, 100]);
  });

  test('the director’s certificate is not sold, but exchanged with somebody who has as much', () => {
    expect(refused(stock({ SIK: [20, 10] }), 0, 'sell 1 SIK')).toBe('nothing-to-sell');
    const state = act(stock({ SIK: [20, 20] }), 0, 'sell 1 SIK');
    expect(president(state, 'SIK')).toBe(1);
    expect(shares(state, 'SIK')).toEqual([10, 20, 0]);
  });

  test('Schritt 2: one share of ten percent, for the present price; it rises one field', () => {
    const state = act(stock(), 0, 'buy SIK');
    expect(state.players[0]!.cash).toBe(390);
    expect(price(state, 'SIK')).toBe(120);
    expect(asks(state)).toBe('1 stock-turn');
    expect(refused(stock(), 0, 'buy 2 SIK')).toBe('one-share-only');
  });

  test('nobody starts a company: all run from the start', () => {
    expect(refusedCase(stock(), 0, 'par SIK 100')).toBe('not-next-in-order/none');
  });

  test('the bank is paid, not the company', () => {
    expect(act(stock(), 0, 'buy SIK').companies['SIK']!.cash).toBe(0);
  });

  test('sales come before the purchase', () => {
    const state = act(stock({ SKEV: [10] }), 0, 'sell 1 SKEV');
    expect(may(state, 0, 'buy SIK')).toBe(true);
    expect(asks(act(state, 0, 'buy SIK'))).toBe('1 stock-turn');
  });

  test('what was sold is not bought in the same round', () => {
    const state = acts(stock({ SIK: [30] }), '0 sell 1 SIK', '0 pass', '1 pass', '2 pass');
    expect(refused(state, 0, 'buy SIK')).toBe('sold-before');
  });

  test('sheet §5: nobody holds more than 60 % of a company', () => {
    expect(refused(stock({ SIK: [60] }), 0, 'buy SIK')).toBe('holding-limit');
  });

  test('a company that is all in the hands of players rises one field at the end of the round', () => {
    const state = passRound(stock({ SIK: [60, 40], SKEV: [60, 30] }, [0, 0, 0]));
    expect([price(state, 'SIK'), price(state, 'SKEV')]).toEqual([120, 110]);
  });

  test('the paper limit counts certificates of supporting companies, the director’s as one, and no minors', () => {
    const many = { SIK: [60], SKEV: [60], RABA: [60], SNW: [30] };
    // 5 + 5 + 5 + 2 papers, of 18.
    const state = stock(many);
    expect(may(state, 0, 'buy MAVAG')).toBe(true);
    const full = stock({ ...many, MAVAG: [10] });
    expect(refused(full, 0, 'buy LdStEG')).toBe('certificate-limit');
  });

  test('whoever is over the limit must sell first', () => {
    const state = stock({ SIK: [60], SKEV: [60], RABA: [60], SNW: [30], MAVAG: [20, 20, 0], LdStEG: [10] });
    expect(asks(state)).toBe('0 must-sell');
    expect(refused(state, 0, 'pass')).toBe('cannot-pass');
  });
});

describe('18Mag §3 Direktorwechsel', () => {
  test('whoever has more than the director takes over; the first with 20 % of a company that nobody leads gets its office', () => {
    const led = changed(stock({ SIK: [20, 20] }), { round: stockTurn(3, 1) });
    expect(president(act(led, 1, 'buy SIK'), 'SIK')).toBe(1);
    const free = stock({ SIK: [10, 10] });
    expect(president(free, 'SIK')).toBe(-2);
    expect(president(act(free, 0, 'buy SIK'), 'SIK')).toBe(0);
  });

  test('a tie changes nothing, unless the director wants it', () => {
    const state = changed(stock({ SIK: [30, 20] }), { round: stockTurn(3, 1) });
    const tied = act(state, 1, 'buy SIK');
    expect(president(tied, 'SIK')).toBe(0);
    const mine = changed(tied, { round: stockTurn(3, 0) });
    expect(forms(mine, 0, 'hand-over')).toHaveLength(1);
    expect(choices(mine, 0, 'hand-over', 'to')).toEqual([1]);
    // The service's seats do not think of it: they would be handed it back for ever.
    const menu = title18mag.menu(mine, 0);
    const choice = { g: title18mag.game(mine.settings), s: mine, seat: 0, menu, after: () => null };
    expect(movesOf(choice, 0).map(({ type }) => type)).not.toContain('hand-over');
    const handed = act(mine, 0, 'hand SIK to P2');
    // No company of these needs a train, for which its director would have to pay.
    expect(ownStanding(choice.g, handed, 0, netWorth)).toBe(ownStanding(choice.g, mine, 0, netWorth));
    expect(president(handed, 'SIK')).toBe(1);
    expect(shares(handed, 'SIK')).toEqual([30, 30, 0]);
    expect(asks(handed)).toBe('0 stock-turn');
  });

  test('only to somebody with as many shares, and in the director’s own turn', () => {
    const state = stock({ SIK: [30, 20, 30] });
    expect(refused(state, 0, 'hand SIK to P2')).toBe('cannot-hand-over');
    expect(may(state, 0, 'hand SIK to P3')).toBe(true);
    const other = changed(state, { round: stockTurn(3, 1) });
    expect(refused(other, 0, 'hand SIK to P3')).toBe('not-your-turn');
  });

  test('whoever hands over has not passed: the new director has a turn', () => {
    const state = changed(stock({ SIK: [30, 30] }, [0, 0, 0]), { round: stockTurn(3, 0, { passes: 2 }) });
    const handed = acts(state, '0 hand SIK to P2', '0 pass');
    expect(asks(handed)).toBe('1 stock-turn');
    // Games of the first two rules numbers end the round there.
    const before = acts({ ...state, rules: 2 }, '0 hand SIK to P2', '0 pass');
    expect(before.round.kind).toBe('operating');
  });
});
