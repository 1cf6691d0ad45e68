import { describe, expect, test } from '@jest/globals';
import { stockTurn, table, type PositionSetup } from '../../support/rail-1849.js';

const { act, acts, asks, choices, factsOf, inPool, kinds, may, position, president, refused, shares } = table;

type Position = ReturnType<typeof position>;
type Ctl = NonNullable<PositionSetup['companies']>[string];

/** Three players in the second stock round; CTL has had a turn. */
const ctl = (setup: Ctl, current = 0, more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: { CTL: { par: 68, operated: true, ...setup } },
    order: [],
    round: stockTurn(3, current),
    ...more,
  });

/** Papers of a seat: which certificates it has, by number; 0 is the director's, 7 the last. */
const papers = (state: Position, holder: number): readonly number[] =>
  state.companies['CTL']!.certs.flatMap((h, number) => (h === holder ? [number] : []));

describe('3.5.3 change of director', () => {
  test('the example: 30 % each, the fourth share of the other player brings the office, for two singles', () => {
    const state = ctl({ shares: [30, 30] }, 1);
    expect(president(state, 'CTL')).toBe(0);
    const bought = act(state, 1, 'buy CTL');
    expect(president(bought, 'CTL')).toBe(1);
    expect(shares(bought, 'CTL')).toEqual([30, 40, 0]);
    expect(papers(bought, 0)).toHaveLength(3);
    expect(papers(bought, 1)).toHaveLength(3);
  });

  test('with as many as the director nobody takes it', () => {
    expect(president(act(ctl({ shares: [30, 20] }, 1), 1, 'buy CTL'), 'CTL')).toBe(0);
  });

  test('of equals the next to the left of the old director', () => {
    const state = ctl({ shares: [20, 40, 20], president: 1 }, 1);
    expect(president(act(state, 1, 'sell 4 CTL'), 'CTL')).toBe(2);
  });

  test('with only the last certificate to give, that is given: both keep their percentage', () => {
    const alone = act(ctl({ shares: [20, 20], last: 1, pool: 10 }, 1), 1, 'buy CTL pool');
    expect(asks(alone)).not.toBe('1 choose-certificates');
    expect(papers(alone, 0)).toEqual([7]);
    expect(shares(alone, 'CTL')).toEqual([20, 30, 0]);
  });
});

describe('3.5.3 which certificates are exchanged', () => {
  const bought = (settings: PositionSetup['settings'] = {}): Position =>
    act(ctl({ shares: [30, 30], last: 1, president: 0, pool: 10 }, 1, { settings }), 1, 'buy CTL pool');

  test('a new director who has both chooses, before all else', () => {
    const state = bought();
    expect(asks(state)).toBe('1 choose-certificates');
    expect(kinds(state, 1)).toEqual(['certificates']);
    expect(kinds(state, 0)).toEqual([]);
    expect(choices(state, 1, 'certificates', 'give')).toEqual(['last', 'singles']);
    expect(refused(state, 1, 'pass')).toBe('something-else-first');
  });

  test('the last certificate', () => {
    const given = act(bought(), 1, 'give last CTL');
    expect(papers(given, 0)).toContain(7);
    expect(shares(given, 'CTL')).toEqual([30, 40, 0]);
    expect(papers(given, 1)).toHaveLength(3);
  });

  test('two singles', () => {
    const given = act(bought(), 1, 'give singles CTL');
    expect(papers(given, 1)).toEqual([0, 7]);
    expect(shares(given, 'CTL')).toEqual([30, 40, 0]);
    expect(factsOf(bought(), 1, 'give singles CTL', 'certificates-given')).toEqual([
      { kind: 'certificates-given', company: 'CTL', seat: 1, to: 0, give: 'singles' },
    ]);
    expect(asks(given)).toBe('2 stock-turn');
  });

  test('49-18 in the records the old director chooses', () => {
    const state = bought({ reading: '18xx.games' });
    expect(asks(state)).toBe('0 choose-certificates');
    expect(papers(act(state, 0, 'give singles CTL'), 1)).toEqual([0, 7]);
  });
});

describe('3.5.3 selling the office', () => {
  test('needs another who has 20 %', () => {
    const state = ctl({ shares: [20, 10, 10] });
    expect(refused(state, 0, 'sell 1 CTL')).toBe('nothing-to-sell');
    expect(may(ctl({ shares: [20, 20] }), 0, 'sell 1 CTL')).toBe(true);
    expect(may(ctl({ shares: [20, 20] }), 0, 'sell 2 CTL')).toBe(true);
  });

  test('needs room in the pool', () => {
    const state = ctl({ shares: [20, 20], pool: 40, last: 'pool' });
    expect(may(state, 0, 'sell 1 CTL')).toBe(true);
    expect(refused(state, 0, 'sell 2 CTL')).toBe('cannot-sell-so-many');
  });

  test('the new director comes before the shares go to the pool', () => {
    const sold = act(ctl({ shares: [30, 20] }), 0, 'sell 2 CTL');
    expect(president(sold, 'CTL')).toBe(1);
    expect(shares(sold, 'CTL')).toEqual([10, 20, 0]);
    expect(inPool(sold, 'CTL')).toBe(20);
  });

  test('against the last certificate alone it is sold whole', () => {
    const state = ctl({ shares: [20, 20], last: 1 });
    expect(refused(state, 0, 'sell 1 CTL')).toBe('cannot-sell-so-many');
    const sold = act(state, 0, 'sell 2 CTL');
    expect(papers(sold, -2)).toEqual([7]);
    expect(papers(sold, 1)).toEqual([0]);
    expect(shares(sold, 'CTL')).toEqual([0, 20, 0]);
  });

  test('with a single beside it that is kept and the last certificate is sold, or all', () => {
    const state = ctl({ shares: [30, 20], last: 1 });
    const kept = act(state, 0, 'sell 2 CTL');
    expect(papers(kept, -2)).toEqual([7]);
    expect(shares(kept, 'CTL')).toEqual([10, 20, 0]);
    expect(shares(act(state, 0, 'sell 3 CTL'), 'CTL')).toEqual([0, 20, 0]);
  });

  test('a director with a single to sell is given the last certificate, and keeps it', () => {
    const sold = act(ctl({ shares: [30, 30], last: 1, president: 0 }), 0, 'sell 1 CTL');
    expect(papers(sold, 0)).toEqual([7]);
    expect(papers(sold, 1)).toContain(0);
    expect(shares(sold, 'CTL')).toEqual([20, 30, 0]);
  });

  test('half of the director’s certificate may go together with the last one', () => {
    const state = ctl({ shares: [40, 30], last: 0 });
    const sold = act(state, 0, 'sell 3 CTL last');
    expect(president(sold, 'CTL')).toBe(1);
    expect(shares(sold, 'CTL')).toEqual([10, 30, 0]);
    expect(inPool(sold, 'CTL')).toBe(30);
    const site = ctl({ shares: [40, 30], last: 0 }, 0, { settings: { reading: '18xx.games' } });
    expect(refused(site, 0, 'sell 3 CTL last')).toBe('cannot-sell-so-many');
  });

  test('the choice is still open when what was given lies in the pool', () => {
    const state = ctl({ shares: [40, 40], last: 1 });
    const sold = act(state, 0, 'sell 4 CTL');
    expect(asks(sold)).toBe('1 choose-certificates');
    const given = act(sold, 1, 'give singles CTL');
    expect(papers(given, 1)).toEqual([0, 7]);
    expect(inPool(given, 'CTL')).toBe(40);
    expect(papers(given, -2)).toHaveLength(4);
  });

  test('no choice where only singles allow half of the certificate to be sold', () => {
    const state = ctl({ shares: [20, 40], last: 1, president: 0 });
    const sold = act(state, 0, 'sell 1 CTL');
    expect(asks(sold)).not.toBe('1 choose-certificates');
    expect(papers(sold, 1)).toEqual([0, 7]);
    expect(shares(sold, 'CTL')).toEqual([10, 40, 0]);
  });

  test('the director’s certificate itself never lies in the pool', () => {
    const sold = act(ctl({ shares: [50, 20] }), 0, 'sell 5 CTL');
    expect(president(sold, 'CTL')).toBe(1);
    expect(papers(sold, -2)).not.toContain(0);
  });

  test('3.5.2 whoever has too many papers by an exchange sells in their next turn', () => {
    // Three players may have 12 papers each: the old director has them, and gets two for one.
    const five = { par: 68, operated: true };
    const state = position({
      companies: {
        CTL: { ...five, shares: [30, 30, 0], president: 0 },
        ATA: { ...five, shares: [60] },
        IFT: { ...five, shares: [60] },
      },
      order: [],
      round: stockTurn(3, 1),
    });
    const over = act(state, 1, 'buy CTL');
    expect(papers(over, 0)).toHaveLength(3);
    const turn = acts(over, '2 pass');
    expect(asks(turn)).toBe('0 must-sell');
    expect(kinds(turn, 0)).toEqual(['sell']);
  });
});
