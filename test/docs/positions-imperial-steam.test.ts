import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Fact } from '../../src/engine/core/index.js';
import type { PlayerState, SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { layerImperialSteam } from '../../src/titles/imperial-steam/words/built-in.js';
import { playRandomGame } from '../support/menu.js';
import { tableAfter } from '../support/positions-page.js';
import { random } from '../support/random.js';
import { steamPlayer } from '../support/steam-player.js';

/** By what is code in the first column of the table that follows some words, what is code in the second. */
const table = (after: string): ReadonlyMap<string, readonly string[]> =>
  new Map(tableAfter(after).flatMap(([names, own]) => names.map(name => [name, own] as const)));

/** What every title's view holds is said at the head of the page. */
const common = ['title', 'rules', 'settings', 'seats'];

const seen: { readonly views: SteamState[]; readonly facts: Fact[]; readonly asks: Fact[] } = {
  views: [],
  facts: [],
  asks: [],
};

beforeAll(() => {
  for (const [seed, seats] of [2, 3].entries())
    playRandomGame(
      titleImperialSteam,
      { rules: 1, seats, settings: { setup: 'random', 'hidden-money': true } },
      random(seed),
      {
        checkEvery: 100_000,
        choose: steamPlayer(0.7),
        onStep: ({ before, applied }) => {
          seen.facts.push(...applied.facts);
          seen.asks.push(titleImperialSteam.turn(applied.state).ask);
          seen.views.push(titleImperialSteam.view(before, 0) as unknown as SteamState);
        },
      },
    );
});

/** Of what has been seen, what the text does not say. */
const unsaid = (found: readonly Fact[], said: ReadonlyMap<string, readonly string[]>): readonly string[] => [
  ...new Set(
    found.flatMap(({ kind, ...rest }) =>
      Object.keys(rest)
        .filter(name => said.get(kind)?.includes(name) !== true)
        .map(name => `${kind} ${name}`),
    ),
  ),
];

describe('docs/positions.md on Imperial Steam', () => {
  const facts = table('Facts of Imperial Steam');
  const asks = table('What a seat is asked in Imperial Steam');
  const words = layerImperialSteam.words.en;

  test('lists the kinds of facts and of questions there are, and no other', () => {
    expect([...facts.keys()].sort()).toEqual(Object.keys(words.facts!).sort());
    expect([...asks.keys()].sort()).toEqual(Object.keys(words.asks!).sort());
  });

  test('names every field of them', () => {
    expect(seen.facts.length).toBeGreaterThan(300);
    expect(unsaid(seen.facts, facts)).toEqual([]);
    expect(unsaid(seen.asks, asks)).toEqual([]);
  });

  test('names every field of a position and of a player, and no other', () => {
    const keysOf = (all: readonly object[]): readonly string[] =>
      [...new Set(all.flatMap(one => Object.keys(one)))].sort();
    const players: readonly PlayerState[] = seen.views.flatMap(view => view.players);
    expect(keysOf(seen.views)).toEqual([...common, ...table('The position of Imperial Steam').keys()].sort());
    expect(keysOf(players)).toEqual([...table('A player of Imperial Steam').keys()].sort());
  });
});
