import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/engine/core/index.js';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { drafted, newGame, roundName, table } from '../../support/rail-18mag.js';

const { act, actFully, acts, asks, choices, kinds, refused, refusedCase, shares, president } = table;

test('who points at a company in the draft may ask why it cannot be had; later that is no question', () => {
  const tried = (state: Parameters<typeof asks>[0], of: string | null): readonly unknown[] =>
    title18mag.tries!.actions(state, 0, of).filter(({ type }) => type === 'draft');
  expect(tried(newGame(3), '1')).toEqual([{ seat: 0, type: 'draft', company: '1' }]);
  expect([tried(newGame(3), null), tried(newGame(3), 'C8'), tried(drafted(), '1')]).toEqual([[], [], []]);
});

describe('18Mag §Vorbereitung', () => {
  test('4: each supporting company gets one of the cards with start prices, which are told', () => {
    const state = newGame(3, {}, [
      [9, 0, 2, 4, 6, 8, 1, 3, 5, 7],
      [0, 1, 2],
    ]);
    const prices = ['RABA', 'G&C', 'SNW', 'SIK', 'SKEV', 'LdStEG', 'MAVAG'].map(id => table.price(state, id));
    expect(prices).toEqual([80, 60, 65, 70, 75, 80, 60]);
    expect(title18mag.opening!(state)).toContainEqual(
      expect.objectContaining({ kind: 'start-prices', prices }),
    );
  });

  test('7, sheet §2: players begin without money, the bank has no end', () => {
    expect(table.cash(newGame(4))).toEqual([0, 0, 0, 0]);
    expect(newGame(4).bank).toBe(0);
  });

  test('13: who draws the lowest order card begins', () => {
    expect(
      asks(
        newGame(3, {}, [
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
          [2, 0, 1],
        ]),
      ),
    ).toBe('2 draft-paper');
  });
});

describe('18Mag §1 first round of players', () => {
  test('whoever is not in turn chooses nothing; at the end minors alone are removed', () => {
    expect(kinds(newGame(3), 1)).toEqual([]);
    let state = newGame(3);
    let facts: readonly Fact[] = [];
    while (state.round.kind === '18mag/draft') {
      const seat = Number(asks(state).split(' ')[0]);
      const [company] = choices(state, seat, 'draft', 'company');
      ({ state, facts } = actFully(state, seat, `draft ${String(company)}`));
    }
    const [removed] = facts.filter(({ kind }) => kind === 'minors-removed');
    // Twelve of thirteen are chosen; companies that nobody leads stay.
    expect(removed!['companies']).toEqual(['13']);
  });

  test.each([
    [2, 7, 4, 3, 1],
    [3, 13, 7, 4, 2],
    [4, 13, 7, 3, 1],
    [5, 13, 7, 2, 2],
    [6, 13, 7, 2, 2],
  ])(
    '%i players: the package has %i minors and shares of %i companies; each chooses %i and %i',
    (seats, minors, companies, own, papers) => {
      const state = newGame(seats);
      expect(choices(state, 0, 'draft', 'company')).toHaveLength(minors + companies);
      expect(title18mag.turn(state).ask).toEqual({ kind: 'draft-paper', minors: own, shares: papers });
    },
  );

  test('1.1: one paper each, then the order cards go to the left, whatever order they lie in', () => {
    let state = newGame(3, {}, [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [2, 0, 1],
    ]);
    const order: string[] = [];
    for (const paper of ['1', '2', '3', '4', '5', '6', '7', '8', '9']) {
      const seat = asks(state).split(' ')[0]!;
      order.push(seat);
      state = act(state, Number(seat), `draft ${paper}`);
    }
    expect(order.join('')).toBe('201' + '012' + '120');
  });

  test('nobody takes more of a kind than allowed, nor what another has', () => {
    const state = acts(
      newGame(4),
      '0 draft SIK',
      '1 draft 5',
      '2 draft 6',
      '3 draft 7',
      '1 draft 8',
      '2 draft 9',
      '3 draft 10',
    );
    expect(asks(state)).toBe('0 draft-paper');
    expect(refusedCase(state, 0, 'draft RABA')).toBe('draft-quota/shares');
    expect(refused(state, 0, 'draft MAV')).toBe('unknown-company');
    expect(refused(state, 0, 'draft 5')).toBe('draft-gone');
    expect(refused(state, 1, 'draft 1')).toBe('not-your-turn');
  });

  test('whoever has all their minors takes no more of them, even with a share left to take', () => {
    const choices = ['0 draft 1', '1 draft 2', '1 draft 3', '0 draft 4', '0 draft 6', '1 draft 7'];
    const taken = acts(newGame(2), ...choices);
    expect(title18mag.turn(taken).ask).toEqual({ kind: 'draft-paper', minors: 0, shares: 1 });
    expect(refusedCase(taken, 1, 'draft 11')).toBe('draft-quota/minors');
    expect(table.choices(taken, 1, 'draft', 'company')).not.toContain('11');
  });

  test('a director’s certificate is no minor: whoever has one still chooses all their minors', () => {
    const first = ['0 draft SIK', '1 draft 1', '2 draft 2', '3 draft 3', '4 draft 4'];
    const second = ['1 draft 5', '2 draft 6', '3 draft 7', '4 draft 8', '0 draft SIK'];
    const led = acts(newGame(5), ...first, ...second, '2 draft SNW', '3 draft SNW', '4 draft RABA');
    expect(president(led, 'SIK')).toBe(0);
    expect(title18mag.turn(led).ask).toEqual({ kind: 'draft-paper', minors: 2, shares: 0 });
  });

  test('1.2: a minor comes with a 2-train, 50 and its home; nobody has bought that train', () => {
    const state = act(newGame(3), 0, 'draft 7');
    expect(state.companies['7']).toMatchObject({ cash: 50, trains: ['2'], certs: [0], floated: true });
    expect(state.board.tokens).toEqual([{ company: '7', hex: 'G10', stop: 1 }]);
    expect(table.phase(state)).toBe('Y');
    expect(table.factsOf(newGame(3), 0, 'draft 7', 'token-placed')).toMatchObject([{ home: true, cost: 0 }]);
  });

  test('a minor that is nobody’s and acts is found by the audit', () => {
    const state = drafted();
    const companies = { ...state.companies, 13: { ...state.companies['13']!, floated: true } };
    expect(() => {
      title18mag.audit({ ...state, companies });
    }).toThrow('minor 13');
  });

  test('which board is played, whose reading, and whether alone, is nothing to choose', () => {
    const hidden = title18mag.settings.filter(one => one.hidden).map(({ id }) => id);
    expect(hidden.sort()).toEqual(['board', 'older', 'reading', 'solo']);
  });

  test('1.4: minors that nobody chose leave the game, shares go back to the pile', () => {
    const state = drafted();
    expect(state.companies['13']).toMatchObject({ floated: false, cash: 0, trains: [] });
    expect(shares(state, 'G&C')).toEqual([0, 0, 0]);
    const turn = state.round.kind === 'operating' ? [state.round.company, ...state.round.waiting] : [];
    expect(turn).toEqual([...Array.from({ length: 12 }, (_, n) => String(n + 1)), ...turn.slice(12)]);
  });

  test('1.5: two shares of one company are its director’s certificate at once', () => {
    const state = drafted(5);
    expect(president(state, 'SIK')).toBe(0);
    expect(shares(state, 'SIK')[0]).toBe(20);
    expect(state.companies['SIK']!.certs.filter(holder => holder === 0)).toHaveLength(1);
    expect(president(state, 'SKEV')).toBe(-2);
  });

  test('1.6, 1.7: then comes one operating round; the priority deal stays with order card 1', () => {
    const state = drafted();
    expect(roundName(state)).toBe('operating 1.1');
    // Five times passed on, from the first seat.
    expect(state.priority).toBe(5 % 3);
  });

  test('two play with seven minors on the back of the board', () => {
    const state = drafted(2);
    expect(state.board.tokens.find(token => token.company === '1')).toMatchObject({ hex: 'C8', stop: 1 });
    expect(state.settings['board']).toBe('small');
  });
});
