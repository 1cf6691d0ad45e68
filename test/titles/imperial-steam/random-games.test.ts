import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/engine/core/index.js';
import { moves } from '../../../src/titles/imperial-steam/rules/play/moves.js';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { courseOfSteam, startOfSteam, steamThings, tryWith } from '../../support/games-steam.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { testRandomGames } from '../../support/random-games.js';
import { sizes } from '../../support/sizes.js';
import { steamPlayer } from '../../support/steam-player.js';
import { along, table } from '../../support/steam-table.js';

describe('random games', () => {
  testRandomGames({
    title: titleImperialSteam,
    startOf: startOfSteam,
    playerOf: seed => steamPlayer([0, 0.6, 0.9][seed % 3]!),
    kinds: moves.map(({ type }) => type),
    enough: 12,
  });
});

/** Late in a game, everybody well off on the way south, some with coal: what comes about seldom comes about here. */
const lateTable = (seats: number, miners = 0): SteamState => {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const south = ['wien--lilienfeld', 'lilienfeld--mariazell', 'mariazell--bruck', 'bruck--graz'];
  const player = {
    money: 400,
    hand: 5,
    goods: { wood: 3, stone: 4, iron: 4, coal: 3 },
    supply: 0,
    training: [5, 5, 5] as const,
    engineers: ['bridge', 'tunnel'] as const,
    trains: [5, 8],
    cars: { free: 13, passenger: 0, reserved: 0 },
    investors: 5,
  };
  const miner = { training: [4, 5, 5] as const, factories: { ...noGoods, coal: 1 } };
  return table({
    seats,
    round: 4,
    at: [150, 140, 130, 120].slice(0, seats),
    players: everybody.map(seat => (seat < miners ? { ...player, ...miner } : player)),
    sites: Object.fromEntries(
      ['wien-r1', 'wien-r2']
        .slice(0, miners)
        .map((site, owner) => [site, { owner, good: 'coal' as const, left: 3 }]),
    ),
    built: { ...noGoods, coal: miners },
    order: everybody,
    semmering: 1,
    tracks: { ...along(everybody, ...south), 'graz--wolfsberg': [1] },
  });
};

const lateGame = (seed: number, miners: number, onFacts: (facts: readonly Fact[]) => void): SteamState => {
  const from = lateTable(2 + (seed % 3), miners);
  const { state, ended } = playRandomGame(titleImperialSteam, startOfSteam(seed), random(seed), {
    from,
    checkEvery: 40,
    choose: steamPlayer(0.8),
    onStep: ({ applied }) => onFacts(applied.facts),
  });
  expect(ended).toBe(true);
  return state;
};

describe('late games of the well-off', () => {
  const games = Math.max(8, sizes.games);

  test('come to Trieste, and every part of the scoring and every kind of event comes up', () => {
    const parts = new Set<string>();
    const facts = new Set<string>();
    for (let seed = 1; seed <= games + 3; seed++) {
      // In the last ones two have coal, for the keys of the hubs.
      const state = lateGame(seed, seed > games ? 2 : 0, happened =>
        happened.forEach(({ kind }) => facts.add(kind)),
      );
      for (const score of titleImperialSteam.status(state).result!.scores)
        for (const [part, amount] of Object.entries(score.parts)) if (amount !== 0) parts.add(part);
    }
    expect([...facts]).toEqual(
      expect.arrayContaining(['trieste-reached', 'access-bought', 'fee-paid', 'hub-grew', 'second-given-up']),
    );
    const all = ['cash', 'income', 'semmering', 'goods', 'large-keys', 'small-keys', 'hubs', 'contracts'];
    expect([...parts]).toEqual(expect.arrayContaining([...all, 'fees-paid', 'fees-received', 'dividend']));
  });
});

test('whoever lays track until no piece is left is refused more', () => {
  const refused = new Set<string>();
  // The games from this one on go to those who lay track.
  for (let seed = 45; seed < 48; seed++) {
    const rng = random(seed);
    const { ended } = playRandomGame(titleImperialSteam, startOfSteam(seed), rng, {
      ...courseOfSteam(seed, rng),
      checkEvery: 40,
      onStep: ({ before }) => {
        if (before.players[0]!.tracksLeft === 0) tryWith(before, 0, rng, [null], code => refused.add(code));
      },
    });
    expect(ended).toBe(true);
  }
  expect(refused).toContain('no-pieces');
});

test('the menu offers what is accepted, and nothing else: whatever is tried in late games', () => {
  const codes = new Set<string>();
  let compared = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const rng = random(seed);
    playRandomGame(titleImperialSteam, startOfSteam(seed), rng, {
      ...(seed > 1 && { from: lateTable(2 + (seed % 3)) }),
      checkEvery: 1000,
      choose: steamPlayer(0.6),
      onStep: ({ before, number }) => {
        if (number % 8 !== 0) return;
        const [seat] = titleImperialSteam.turn(before).asked;
        compared += tryWith(before, seat!, rng, steamThings, code => codes.add(code));
      },
    });
  }
  expect(compared).toBeGreaterThan(1000);
  // Enough different reasons, so that the guesses are worth something.
  expect(codes.size).toBeGreaterThan(30);
});
