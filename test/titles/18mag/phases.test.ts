import { describe, expect, test } from '@jest/globals';
import type { RailState } from '../../../src/engine/rail/state.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { changed, drafted, passRound, roundName, table, turnAt } from '../../support/rail-18mag.js';

const { act, factsOf, phase, refused } = table;

interface Setup {
  readonly phase?: number;
  readonly index?: number;
  readonly of?: number;
  readonly waiting?: readonly string[];
  readonly begun?: readonly string[];
  readonly marks?: number;
  readonly players?: 2 | 3;
  readonly settings?: { readonly reading: string };
}

/** A minor about to buy trains, in the fourth set. */
const buying = ({
  phase: now = 0,
  index = 1,
  of = 1,
  waiting = [],
  begun = [],
  marks = 0,
  players = 3,
  settings = { reading: 'rulebook' },
}: Setup = {}): RailState =>
  changed(drafted(players, settings), {
    set: 4,
    phase: now,
    parts: {
      ...(begun.length > 0 && { '18mag-begun': begun }),
      ...(marks > 0 && { '18mag-no-purchase': marks }),
    },
    companies: { 3: { cash: 900, trains: [] } },
    round: turnAt('3', 'trains', { index, of, waiting }),
  });

const seatOf3 = (players: 2 | 3): number => (players === 2 ? 0 : 2);

const buy = (state: RailState, train: string, players: 2 | 3 = 3): RailState =>
  act(state, seatOf3(players), `train ${train}`);

/** The minor is done, and so is the operating round. */
const endRound = (state: RailState, players: 2 | 3 = 3): RailState => act(state, seatOf3(players), 'pass');

describe('18Mag §Phasenwechsel', () => {
  test('the first train of each new kind begins the next phase, whichever comes first', () => {
    const six = buy(buying(), '6');
    expect(phase(six)).toBe('G');
    const three = buy(six, '3');
    expect(phase(three)).toBe('B');
    const four = buy(buying({ phase: 2, begun: ['6', '3'] }), '4');
    expect(phase(four)).toBe('GR');
  });

  test('neither 2-trains nor a second train of a kind', () => {
    expect(phase(buy(buying(), '2'))).toBe('Y');
    expect(phase(buy(buying({ phase: 1, begun: ['3'] }), '3'))).toBe('G');
  });

  test('new tiles may be laid at once', () => {
    const state = changed(buying({ waiting: ['4'] }), {
      board: { tokens: buying().board.tokens, laid: { G14: 'L32/0' } },
      companies: { 4: { cash: 100 }, 3: { cash: 900, trains: ['2'] } },
    });
    expect(refused(endRound(state), 0, 'G14 8858 r2')).toBe('colour-not-yet');
    expect(act(buy(state, '3'), 0, 'G14 8858 r2').board.laid['G14']).toBe('8858/2');
  });

  test('the running round is played to its end, then comes a round of players, whatever was left of the set', () => {
    const state = buying({ phase: 1, begun: ['3'], index: 1, of: 2 });
    expect(roundName(endRound(state))).toBe('operating 4.2');
    expect(factsOf(state, 2, 'train 4', 'set-cut-short')).toHaveLength(1);
    // In the last round nothing is cut short.
    const last = buying({ phase: 1, begun: ['3'], index: 2, of: 2 });
    expect(factsOf(last, 2, 'train 4', 'set-cut-short')).toHaveLength(0);
    expect(roundName(endRound(buy(state, '4')))).toBe('stock 5');
  });

  test.each([
    [0, 3 as const, 1],
    [1, 3 as const, 2],
    [2, 3 as const, 2],
    [3, 3 as const, 3],
    [2, 2 as const, 3],
  ])('sets that begin in phase %i with %i players have %i operating rounds', (now, players, rounds) => {
    const stock = endRound(buying({ phase: now, players }), players);
    const next = passRound(stock);
    expect(next.round).toMatchObject({ kind: 'operating', index: 1, of: rounds });
  });
});

describe('18Mag §2 „Kein Lokkauf“', () => {
  test('three rounds in a row without a purchase begin the next phase, and a round of players follows', () => {
    const first = endRound(buying({ phase: 1, begun: ['3'], of: 2 }));
    expect(phase(first)).toBe('G');
    expect(factsOf(buying(), 2, 'pass', 'no-purchase')).toEqual([
      { kind: 'no-purchase', train: '3', marks: 1 },
    ]);
    const third = endRound(buying({ phase: 1, begun: ['3'], of: 2, marks: 2 }));
    expect(phase(third)).toBe('B');
    expect(roundName(third)).toBe('stock 5');
    expect(third.parts?.['18mag-no-purchase']).toBeUndefined();
  });

  test('the marks lie on the cheapest untouched pile, whose first train then begins no phase', () => {
    const third = endRound(buying({ marks: 2 }));
    expect(phase(third)).toBe('G');
    const later = changed(third, { companies: { 3: { cash: 900 } }, round: turnAt('3', 'trains') });
    expect(phase(buy(later, '3'))).toBe('G');
    expect(phase(buy(later, '4'))).toBe('B');
  });

  test('any purchase from the companies in between takes the marks off', () => {
    const state = buy(buying({ marks: 2 }), '2');
    expect(state.parts?.['18mag-no-purchase']).toBeUndefined();
    const ended = endRound(state);
    expect(phase(ended)).toBe('Y');
    expect(ended.parts?.['18mag-no-purchase']).toBeUndefined();
    expect(factsOf(buying({ marks: 2 }), 2, 'train 2', 'marks-removed')).toHaveLength(1);
    expect(factsOf(buying(), 2, 'train 2', 'marks-removed')).toEqual([]);
  });

  test('a train of another minor is no such purchase', () => {
    const state = act(buying({ marks: 2 }), 2, 'train 2 from 6 5');
    expect(phase(endRound(state))).toBe('G');
  });

  test('in the last phase nothing is marked', () => {
    // Also not on a pile whose phase began with the third mark.
    for (const begun of [
      ['3', '4', '6'],
      ['3', '4'],
    ]) {
      expect(endRound(buying({ phase: 3, begun })).parts?.['18mag-no-purchase']).toBeUndefined();
      expect(factsOf(buying({ phase: 3, begun }), 2, 'pass', 'no-purchase')).toEqual([]);
    }
  });
});

describe('18Mag §4 end of the game', () => {
  test.each([
    ['grey', 3 as const, 2, ['3', '4'], '6'],
    ['brown, where two play', 2 as const, 1, ['3'], '4'],
  ])(
    'the %s phase is the last: a round of players follows, then three operating rounds',
    (_name, players, now, begun, train) => {
      const last = buy(buying({ phase: now, begun, players, of: 2 }), train, players);
      expect(last.lastSet).toBe(5);
      let state = endRound(last, players);
      const rounds = [roundName(state)];
      while (!state.ended) {
        state = passRound(state);
        if (!state.ended) rounds.push(roundName(state));
      }
      expect(rounds).toEqual(['stock 5', 'operating 5.1', 'operating 5.2', 'operating 5.3']);
      expect(state.ended.reason).toBe('last-phase');
    },
  );

  test('money and shares at their price count, trains and money of minors nothing', () => {
    const state = changed(drafted(), { cash: [100, 0, 0], companies: { 1: { cash: 900 } } });
    expect(title18mag.scores!(state)[0]).toEqual({
      seat: 0,
      points: 225,
      parts: { cash: 100, shares: 125, privates: 0 },
    });
  });
});
