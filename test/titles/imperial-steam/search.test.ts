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
import { movesOf } from '../../../src/titles/imperial-steam/rules/search-moves.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { contest } from '../../../bench/computer/contest.js';
import { deepFreeze } from '../../support/freeze.js';
import { withDraws } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { table } from '../../support/steam-table.js';

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

  test('moves its share price only to where it can sell, and down only as far as it must', () => {
    const prices = (share: number, investors: number): readonly unknown[] => {
      const s = table({ players: [{ share, investors }] });
      return movesOf(s, title.menu(s, 0), 0).flatMap(({ type, rows }) => (type === 'share' ? [rows] : []));
    };
    // Investors stand at 40, 60, 90 and 130.
    expect(prices(40, 0)).toEqual([]);
    expect(prices(40, 1)).toEqual([]);
    expect(prices(40, 2)).toEqual([1]);
    expect(prices(130, 2)).toEqual([-2]);
    expect(prices(90, 3)).toEqual([]);
  });

  test('tries bids that reach one more hub each, as far as enough is left for workers', () => {
    const s = started();
    const [seat] = title.turn(s).asked;
    const bidsWith = (money: number): readonly unknown[] => {
      const players = s.players.map((player, at) => (at === seat ? { ...player, money } : player));
      const at = { ...s, players };
      return movesOf(at, title.menu(at, seat!), seat!).map(({ amount }) => amount);
    };
    const columns = Object.values(s.hubs)
      .map(({ column }) => column)
      .sort((one, other) => one - other);
    expect(bidsWith(columns.at(-1)! + 60)).toEqual(columns);
    expect(bidsWith(columns.at(-1)! + 50)).toEqual(columns.slice(0, -1));
  });

  test('wins against one that does not', () => {
    const { points } = contest(title, ['easy', 'ordinary'], 1);
    expect(points[1]!).toBeGreaterThan(points[0]!);
  });
});
