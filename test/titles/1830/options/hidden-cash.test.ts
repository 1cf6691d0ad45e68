import { describe, expect, test } from '@jest/globals';
import {
  completeSettings,
  DrawNeeded,
  exampleAction,
  HiddenNeeded,
  Illegal,
  play,
  sensibleMove,
  type Action,
  type Seat,
  type Settings,
} from '../../../../src/engine/core/index.js';
import { presidentOf } from '../../../../src/engine/rail/shares/shares.js';
import type { RailState } from '../../../../src/engine/rail/state.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { playRandomGame } from '../../../support/menu.js';
import { chooseUntilTired } from '../../../support/rail-player.js';
import { act, acts, companyTurn, may, position, refused, stockTurn } from '../../../support/rail.js';
import { random } from '../../../support/random.js';

/* V-0.1: what others have is their secret, on the server and in every answer that it gives. */

const title = title1830;

type Hidden = 'companies' | 'all';

const seen = (state: RailState, viewer: Seat | null): RailState =>
  title.view(state, viewer) as unknown as RailState;

/** Two players with a company each, PRR with $700 and NYC with $400. */
const table = (hidden: string): RailState =>
  position({
    settings: { 'hidden-cash': hidden },
    cash: [300, 500, 600],
    companies: {
      PRR: { shares: [60], par: 100, cash: 700 },
      NYC: { shares: [0, 60], par: 100, cash: 400 },
    },
    round: stockTurn(3, 0),
  });

const purses = (state: RailState) => ({
  players: state.players.map(({ cash }) => cash),
  PRR: state.companies['PRR']!.cash,
  NYC: state.companies['NYC']!.cash,
  bankIsSeen: state.bank !== null,
});

describe('V-0.1 hidden cash', () => {
  test('hides nothing unless it is chosen', () => {
    expect(purses(seen(table('none'), null))).toEqual({
      players: [300, 500, 600],
      PRR: 700,
      NYC: 400,
      bankIsSeen: true,
    });
    expect(title.isOpen!(table('none'))).toBe(true);
    // In Classic, too, which V-0.1 marks with restricted knowledge: nobody has to tell (C-1.1), but may.
    for (const { id, settings } of title1830.presets!)
      expect([id, completeSettings(title1830.settings, settings)['hidden-cash']]).toEqual([id, 'none']);
  });

  test('shows a company’s money to its president alone', () => {
    const players = [300, 500, 600];
    const state = table('companies');
    expect(purses(seen(state, 0))).toEqual({ players, PRR: 700, NYC: null, bankIsSeen: false });
    expect(purses(seen(state, 2))).toEqual({ players, PRR: null, NYC: null, bankIsSeen: false });
    expect(purses(seen(state, null))).toEqual({ players, PRR: null, NYC: null, bankIsSeen: false });
    expect(title.isOpen!(state)).toBe(false);
  });

  test('shows the players’ money to themselves alone', () => {
    const state = table('all');
    const nobody = [null, null, null];
    expect(purses(seen(state, 1))).toEqual({
      players: [null, 500, null],
      PRR: null,
      NYC: 400,
      bankIsSeen: false,
    });
    expect(purses(seen(state, null))).toEqual({ players: nobody, PRR: null, NYC: null, bankIsSeen: false });
  });

  test.each(['companies', 'all'])('ends with the game (%s)', hidden => {
    const over: RailState = { ...table(hidden), ended: { reason: 'bank' } };
    expect(purses(seen(over, null))).toEqual({
      players: [300, 500, 600],
      PRR: 700,
      NYC: 400,
      bankIsSeen: true,
    });
    expect(title.isOpen!(over)).toBe(true);
  });

  test('leaves a company open that nobody presides over', () => {
    const state = table('companies');
    const idle: RailState = {
      ...state,
      companies: {
        ...state.companies,
        NYC: { ...state.companies['NYC']!, certs: state.companies['NYC']!.certs.map(() => -2) },
      },
    };
    expect(presidentOf(idle, 'NYC')).toBeNull();
    expect(seen(idle, 2).companies['NYC']!.cash).toBe(400);
  });
});

const ahead = (state: RailState, viewer: Seat): RailState => title.fromView!(title.view(state, viewer))!;

describe('V-0.1 playing ahead from what one sees', () => {
  const tried = (state: RailState, seat: Seat, line: string): RailState =>
    play(title, state, title.notation.parse(line, seat)).state;

  test('pays with one’s own money and leaves that of others blank', () => {
    const bought = tried(ahead(table('all'), 0), 0, 'buy NYC');
    expect(purses(bought)).toEqual({ players: [200, null, null], PRR: 700, NYC: null, bankIsSeen: false });
  });

  test('cannot be done where it hangs on the money of another', () => {
    const after = tried(ahead(table('all'), 0), 0, 'pass');
    expect(title.turn(after).asked).toEqual([1]);
    // Nor is it known whether the bank breaks, or whether somebody without shares can do anything.
    expect(after.lastSet).toBeNull();
    expect(title.turn(tried(after, 1, 'pass')).asked).toEqual([2]);
    expect(() => title.menu(after, 1)).toThrow('something hidden decides');
  });

  test('7.7: with insolvency, too, a president can try what a tile leads to', () => {
    const state = position({
      settings: { 'hidden-cash': 'companies', need: 'insolvency' },
      companies: {
        PRR: { shares: [60], par: 100, cash: 700, operated: true },
        NYC: { shares: [0, 60], par: 100, cash: 0, operated: true, trains: ['2'] },
      },
      tokens: ['PRR H12', 'NYC E19'],
      round: companyTurn('PRR'),
    });
    expect(tried(ahead(state, 0), 0, 'H10 57 r1').board.laid['H10']).toBe('57/1');
  });
});

describe('V-0.1 offers', () => {
  /** Seat 0 has bought the SV, and private companies may be sold in one's turn. */
  const owner = (hidden: string): RailState =>
    position({
      settings: { 'hidden-cash': hidden },
      cash: [300, 90, 600],
      privates: { SV: 0 },
      companies: { PRR: { shares: [40, 30], par: 100 } },
      round: stockTurn(3, 0),
      set: 3,
    });

  test('ask for more than somebody has, where nobody knows how much that is', () => {
    expect(refused(owner('none'), 0, 'offer private SV from P1 to P2 100')).toBe('price-out-of-range');
    const asked = act(owner('all'), 0, 'offer private SV from P1 to P2 100');
    expect(may(asked, 1, 'decline 1')).toBe(true);
    expect([may(asked, 1, 'accept 1'), refused(asked, 1, 'accept 1')]).toEqual([false, 'not-enough-money']);
  });

  test('are accepted where the money is there', () => {
    const sold = acts(owner('all'), '0 offer private SV from P1 to P2 90', '1 accept 1');
    expect([sold.privates['SV'], sold.players[1]!.cash]).toEqual([1, 0]);
  });
});

/** Does the rules' answer to an action say anything of others' money? Whether it is refused, and with which numbers. */
const refusalOf = (state: RailState, action: Action): unknown => {
  try {
    play(title, state, action);
    return null;
  } catch (error) {
    if (error instanceof Illegal) return { code: error.code, params: error.params };
    throw error;
  }
};

const inNeed: ReadonlySet<string> = new Set(['forced-train', 'train-on-credit']);

/** All that the rules answer to a viewer. That money is missing for a train, and how much, all may know. */
const answersTo = (state: RailState, viewer: Seat | null): unknown => {
  const { asked, ask } = title.turn(state);
  const question = inNeed.has(ask.kind) ? { kind: 'buy-trains', company: ask['company'] } : ask;
  return {
    view: title.view(state, viewer),
    turn: { asked, question },
    status: title.status(state),
    ...(viewer !== null && {
      menu: title.menu(state, viewer),
      orders: title.orders!.forms(state, viewer),
      late: title.onTimeout!(state, viewer),
      sensible: asked.includes(viewer) && sensibleMove(title, state, viewer),
      refusals: title.tries!.actions(state, viewer, null).map(action => refusalOf(state, action)),
    }),
  };
};

/** The same with other money for all but one. */
const withOthersRich = (state: RailState, viewer: Seat | null, hidden: Hidden): RailState => {
  let given = 0;
  const richer = <T extends { readonly cash: number | null }>(one: T): T => {
    given += 170;
    return { ...one, cash: one.cash! + 170 };
  };
  const players = state.players.map((player, seat) =>
    seat === viewer || hidden === 'companies' ? player : richer(player),
  );
  const companies = Object.fromEntries(
    Object.entries(state.companies).map(([id, company]) => {
      const president = presidentOf(state, id);
      return [id, president === null || president === viewer ? company : richer(company)];
    }),
  );
  return { ...state, players, companies, bank: state.bank! - given };
};

/** What comes of trying what is offered: the same as in truth, or nothing that can be known. */
const outcomesAhead = (state: RailState, viewer: Seat): readonly string[] =>
  title.menu(state, viewer).map(option => {
    const action = exampleAction(option, viewer);
    try {
      const [then, truth] = [ahead(state, viewer), state].map(from => play(title, from, action));
      title.turn(then!.state);
      title.status(then!.state);
      // That others can do nothing, and are passed over, only the truth knows.
      if (then!.facts.length !== truth!.facts.length) return 'passed over';
      return then!.state.players[viewer]!.cash === truth!.state.players[viewer]!.cash ? 'right' : 'wrong';
    } catch (error) {
      if (error instanceof DrawNeeded) return 'drawn';
      if (error instanceof HiddenNeeded) return `hidden ${action.type}`;
      throw error;
    }
  });

const games: readonly (readonly [string, Hidden, Settings])[] = [
  ['Classic', 'companies', { bank: '4500' }],
  ['Classic', 'all', { bank: '4500' }],
  ['the base game', 'all', { 'privates-sale': 'groups', need: 'insolvency', bank: '4500' }],
  ['uncertain times', 'all', { 'uncertain-times': true }],
  ['S-6', 'companies', { dave: true }],
  ['scenarios of the other side', 'all', { board: 'west-virginia' }],
];

test.each(games)(
  'whatever others have, a player of %s gets the same answers (%s), and so does a spectator',
  (_name, hidden, chosen) => {
    const settings = completeSettings(title.settings, { 'hidden-cash': hidden, ...chosen });
    let compared = 0;
    playRandomGame(title, { rules: title.rules, seats: 3, settings }, random(5), {
      checkEvery: 1000,
      choose: chooseUntilTired(),
      onStep: ({ before, number }) => {
        if (number % 6 !== 0 || before.ended) return;
        for (const viewer of [0, 1, 2, null]) {
          expect(answersTo(withOthersRich(before, viewer, hidden), viewer)).toEqual(
            answersTo(before, viewer),
          );
          if (viewer !== null) expect(outcomesAhead(before, viewer)).not.toContain('wrong');
          compared += 1;
        }
      },
    });
    expect(compared).toBeGreaterThan(60);
  },
);
