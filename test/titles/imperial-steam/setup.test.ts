import { describe, expect, test } from '@jest/globals';
import {
  cities,
  cityTiles,
  goods,
  hubColours,
  setupCards,
  stateRailwayCards,
} from '../../support/steam-data.js';
import { totalOf } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { drawn } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { seeds } from '../../support/seed.js';
import { opened } from '../../support/steam-table.js';

const chance = (seats: number, setup: string, seed: number): SteamState => {
  const rng = random(seed);
  return opened(seats, { setup }, request => drawn(request, rng));
};

const allWays = [2, 3, 4].flatMap(seats =>
  ['fixed', 'normal', 'random'].map(setup => [seats, setup] as const),
);

describe('2.1 always', () => {
  test.each(allWays)('%i players, %s: every piece is where it belongs', (seats, setup) => {
    const s = chance(seats, setup, seats);
    titleImperialSteam.audit(s);
    const spaces = cities.filter(({ number }) => number !== undefined).map(({ id }) => id);
    expect(Object.keys(s.tiles).sort()).toEqual([...spaces].sort());
    expect(Object.values(s.tiles).sort()).toEqual(
      [...hubColours, ...cityTiles[seats as 2 | 3 | 4].map(({ id }) => id)].sort(),
    );
    expect(Object.values(s.refill).map(({ length }) => length)).toEqual(
      Array.from({ length: 5 }, () => seats - 1),
    );
    const inRounds = Object.values(s.refill).flat();
    for (const good of goods) expect(inRounds.filter(one => one === good).length).toBeLessThanOrEqual(5);
    const engineers = hubColours.map(hub => s.hubs[hub].engineers);
    expect(engineers.reduce((sum, { bridge }) => sum + bridge, 0)).toBe(seats);
    expect(engineers.reduce((sum, { tunnel }) => sum + tunnel, 0)).toBe(seats);
    for (const stack of [1, 2, 3])
      expect(s.display.filter(id => id.startsWith(`C${stack}-`))).toHaveLength(seats + 1);
    expect(s.locomotives).toEqual({ 4: seats, 5: seats, 6: seats, 7: seats, 8: seats });
    expect(s.stations).toEqual({ wien: s.players.map((_, seat) => seat) });
  });

  test('14: money, workers, goods, a train and a share price', () => {
    const [player] = opened(3).players;
    expect(player).toMatchObject({
      money: 130,
      hand: 2,
      supply: 13,
      training: [2, 0, 0],
      trains: [3],
      cars: { free: 3 },
      share: 40,
      investors: 1,
      stationsLeft: 2,
    });
    expect(totalOf(player!.goods)).toBe(4);
  });

  test('4: business tokens lie highest on top; with two players the deepest stacks have no 1', () => {
    const stacks = (s: SteamState): readonly string[] =>
      [...new Set(Object.values(s.tokens).map(tokens => tokens.join()))].sort();
    expect(stacks(opened(2))).toEqual(['1', '2,1', '3,2']);
    expect(stacks(opened(4))).toEqual(['1', '2,1', '3,2,1']);
  });
});

test('2.2 fixed: each tile on its city, hubs, crowns and shipment as printed; only the rest is drawn', () => {
  const s = chance(2, 'fixed', 1);
  expect(s.tiles).toMatchObject({ bratislava: '2S-01', gloggnitz: 'blue', graz: 'bronze', maribor: 'green' });
  expect(hubColours.map(hub => s.hubs[hub].column)).toEqual([30, 70, 90, 50]);
  expect(s.crowns).toEqual(['muerzzuschlag--bruck', 'leibnitz--maribor', 'feldkirchen--klagenfurt']);
  expect(s.shipment).toEqual([2, 3, 4, 3, 2, 2, 3]);
});

describe('2.3 normal', () => {
  test.each([2, 3, 4])('%i players: hubs and special tiles go where the card says', seats => {
    for (const seed of seeds(8)) {
      const s = chance(seats, 'normal', seed);
      const hubCities = hubColours.map(hub => s.hubs[hub].city);
      const card = setupCards.find(
        one => one.players === seats && [...one.hubCities].sort().join() === [...hubCities].sort().join(),
      )!;
      expect(s.crowns).toEqual(card.stateRailways);
      const special = card.specialCities.map(city => Number(s.tiles[city]!.slice(3)));
      expect([...special].sort()).toEqual([...card.specialTiles].sort());
      expect(card.specialTiles).toHaveLength(seats === 2 ? 0 : 3);
    }
  });

  test('5: the stack of hub markers goes on by the steps of a card and leaves its lowest marker each time', () => {
    // Unshuffled: bronze lies lowest, and the cards come in the order of the deck.
    const s = opened(2, { setup: 'normal' });
    const steps = stateRailwayCards.slice(0, 4).map(card => card.steps);
    const columns = steps.map((_, at) => 10 * steps.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
    expect(hubColours.map(hub => s.hubs[hub].column)).toEqual(columns);
  });
});

test.each([
  ['normal', 2],
  ['normal', 4],
  ['random', 2],
  ['fixed', 3],
])('%s, %i players: nothing is drawn where there is nothing to be drawn', (setup, seats) => {
  const sizes: number[] = [];
  opened(seats, { setup }, request => {
    sizes.push(request.kind === 'die' ? request.sides : request.of);
    return drawn(request, random(1));
  });
  expect(Math.min(...sizes)).toBeGreaterThan(1);
});

describe('2.4 random', () => {
  test('R1: a hub and three city tiles in each region', () => {
    for (const seed of seeds(5)) {
      const s = chance(4, 'random', seed);
      for (const region of ['A', 'B', 'C', 'D']) {
        const tiles = cities.filter(city => city.region === region).map(({ id }) => s.tiles[id]!);
        expect(tiles).toHaveLength(4);
        expect(tiles.filter(tile => hubColours.some(hub => hub === tile))).toHaveLength(1);
      }
    }
  });

  test('R2: the first card says how many crowns there are, the next ones where', () => {
    const s = opened(3, { setup: 'random' });
    const [first, ...next] = stateRailwayCards;
    expect(s.crowns).toEqual(next.slice(0, first!.steps).map(({ link }) => link));
  });
});

test('what was drawn is told as the table shows it', () => {
  const facts = titleImperialSteam.opening!(opened(2));
  expect(facts).toContainEqual({ kind: 'hub-placed', hub: 'blue', city: 'gloggnitz', column: 90 });
  expect(facts).toContainEqual({ kind: 'order-drawn', order: [0, 1] });
});
