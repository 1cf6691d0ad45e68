import { describe, expect, test } from '@jest/globals';
import {
  begin,
  chanceFrom,
  completeSettings,
  fits,
  sightOf,
  thought,
} from '../../../src/engine/core/index.js';
import { titleImperialSteam as title } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { contest } from '../../../bench/computer/contest.js';
import { deepFreeze } from '../../support/freeze.js';
import { withDraws } from '../../support/menu.js';
import { random } from '../../support/random.js';

const started = (settings: object = {}): SteamState =>
  deepFreeze(
    withDraws(random(2), draws =>
      begin(
        title,
        { rules: title.rules, seats: 3, settings: completeSettings(title.settings, settings as never) },
        draws,
      ),
    ).result,
  );

describe('a seat of Imperial Steam that thinks ahead', () => {
  test('finds a bid of the menu, whatever the others have bid', () => {
    const s = started();
    const [seat] = title.turn(s).asked;
    const bids = s.bids!.map((bid, at) => (at === seat ? bid : 3));
    const thoughts = [s, { ...s, bids }].map(at =>
      thought(title.think!(sightOf(title, at, seat!), { level: 'ordinary', chance: chanceFrom(1) })),
    );
    expect(title.menu(s, seat!).some(option => fits(option, thoughts[0]!.action))).toBe(true);
    expect(thoughts[1]!.compared).toBeGreaterThan(1);
  });

  test('does not see hidden money', () => {
    const s = started({ 'hidden-money': true });
    const [seat] = title.turn(s).asked;
    const richer = {
      ...s,
      players: s.players.map((player, at) =>
        at === seat ? player : { ...player, money: player.money! + 99 },
      ),
    };
    const [one, other] = [s, richer].map(at =>
      thought(title.think!(sightOf(title, at, seat!), { level: 'ordinary', chance: chanceFrom(1) })),
    );
    expect(other).toEqual(one);
  });

  test('wins against one that does not', () => {
    const { points } = contest(title, ['easy', 'ordinary'], 1);
    expect(points[1]!).toBeGreaterThan(points[0]!);
  });
});
