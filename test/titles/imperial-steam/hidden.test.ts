import { expect, test } from '@jest/globals';
import {
  completeSettings,
  HiddenNeeded,
  Illegal,
  play,
  sensibleMove,
  type Action,
  type Seat,
} from '../../../src/engine/core/index.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { attemptsOf, steamThings } from '../../support/games-steam.js';
import { playRandomGame } from '../../support/menu.js';
import { pick, random } from '../../support/random.js';
import { steamPlayer } from '../../support/steam-player.js';
import { after, opened, table } from '../../support/steam-table.js';

/* What is hidden (§13) changes no answer that somebody gets who must not know it. */

const title = titleImperialSteam;

/** What comes of an action: facts and what the viewer sees then, or the refusal with its numbers. */
const outcomeOf = (state: SteamState, viewer: Seat | null, action: Action): unknown => {
  try {
    const { facts, state: then } = play(title, state, action);
    return { facts, view: title.view(then, viewer), turn: title.turn(then) };
  } catch (error) {
    if (error instanceof Illegal) return { code: error.code, params: error.params };
    throw error;
  }
};

/** All that the rules answer to a viewer: what is seen and asked, and to a seat also what it may do and what it may order. */
const answersTo = (state: SteamState, viewer: Seat | null, tried: readonly Action[]): unknown => ({
  view: title.view(state, viewer),
  open: title.isOpen!(state),
  turn: title.turn(state),
  status: title.status(state),
  ...(viewer !== null && {
    menu: title.menu(state, viewer),
    orders: title.orders!.forms(state, viewer),
    late: title.onTimeout!(state, viewer),
    sensible: sensibleMove(title, state, viewer),
    outcomes: tried.map(action => outcomeOf(state, viewer, action)),
  }),
});

/** The same with other money for all but one. */
const withOthersRich = (state: SteamState, viewer: Seat | null): SteamState => ({
  ...state,
  players: state.players.map((player, seat) =>
    seat === viewer ? player : { ...player, money: player.money! + 170 },
  ),
});

test('what another player can pay is nothing that can be played ahead', () => {
  const seen = title.fromView!(title.view(table({ chosen: { 'hidden-money': true } }), 1))!;
  expect(() => play(title, seen, { seat: 0, type: 'buy', good: 'wood' })).toThrow(HiddenNeeded);
  // What costs nothing can be: a track where nobody is to be paid.
  const track = { seat: 0, type: 'track', first: 'wien--bratislava', workers: { 1: 2 } };
  expect(play(title, seen, track).state.tracks).toEqual({ 'wien--bratislava': [0] });
  // Otherwise the position is sound.
  title.audit(seen);
});

test('whatever hidden money the others have, a player gets the same answers, and so does a spectator', () => {
  const settings = completeSettings(title.settings, { 'hidden-money': true });
  const rng = random(7);
  let compared = 0;
  playRandomGame(title, { rules: 1, seats: 3, settings }, random(3), {
    checkEvery: 1000,
    choose: steamPlayer(0.7),
    onStep: ({ before, number }) => {
      if (number % 25 !== 0 || before.phase === 'over') return;
      for (const viewer of [...before.order, null]) {
        const things = Array.from({ length: 4 }, () => pick(rng, steamThings));
        const tried = viewer === null ? [] : attemptsOf(before, viewer, rng, things);
        expect(answersTo(withOthersRich(before, viewer), viewer, tried)).toEqual(
          answersTo(before, viewer, tried),
        );
        compared += tried.length;
      }
    },
  });
  expect(compared).toBeGreaterThan(150);
});

test('whatever others have bid, nobody is answered otherwise until all bids are in', () => {
  const [low, high] = [10, 120].map(amount => after(opened(3), 1, `bid ${String(amount)}`));
  for (const viewer of [0, 2, null]) {
    const tried: readonly Action[] =
      viewer === null ? [] : [...[0, 50, 55, 500].map(amount => ({ seat: viewer, type: 'bid', amount }))];
    expect(answersTo(low!, viewer, tried)).toEqual(answersTo(high!, viewer, tried));
  }
});
