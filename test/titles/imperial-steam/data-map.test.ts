import { describe, expect, test } from '@jest/globals';
import {
  cities, cityTiles, fixedSetups, hubColours, links, setupCards, stateRailwayCards, type City, type Link,
} from '../../support/steam-data.js'; // oxfmt-ignore
import { reconstruction } from '../../../src/titles/imperial-steam/rules/data/reconstruction.js';
import { setValues } from '../../../src/titles/imperial-steam/rules/data/values.js';
import { cityOf, distances, linkOf, neighbours, players, without } from './data-support.js';

/** The adjacencies that the rulebook names in its examples. */
const named = [
  ['wien', 'bratislava'],
  ['wien', 'wr_neustadt'],
  ['wr_neustadt', 'sopron'],
  ['wr_neustadt', 'gloggnitz'],
  ['bratislava', 'wr_neustadt'],
  ['bratislava', 'sopron'],
  ['gloggnitz', 'muerzzuschlag'],
  ['bruck', 'graz'],
  ['graz', 'st_veit'],
  ['st_veit', 'ljubljana'],
  ['ljubljana', 'trieste'],
  ['fuerstenfeld', 'maribor'],
  ['maribor', 'celje'],
  ['celje', 'ljubljana'],
] as const;

const regions = ['A', 'B', 'C', 'D'];
const ids = new Set(cities.map(city => city.id));

describe('connections', () => {
  test('each joins two cities, once', () => {
    expect(links.filter(({ ends: [a, b] }) => !ids.has(a) || !ids.has(b) || a === b)).toEqual([]);
    expect(new Set(links.map(({ ends }) => [...ends].sort().join())).size).toBe(links.length);
    expect(cities.filter(({ id }) => neighbours(id).length < 2)).toEqual([]);
  });

  test('all that the rulebook names are there, and those alone are marked as printed', () => {
    const marked = setValues(reconstruction).flatMap(({ table, field, row, source }) =>
      table === 'connections' && field === '' && source !== undefined ? [row] : [],
    );
    expect([...marked].sort()).toEqual(named.map(([a, b]) => linkOf(a, b)!.id).sort());
  });

  test('seven to ten of them lead from Wien to Trieste', () => {
    const far = distances('wien');
    expect(far.size).toBe(cities.length);
    expect(far.get('trieste')).toBeGreaterThanOrEqual(7);
    expect(far.get('trieste')).toBeLessThanOrEqual(10);
  });

  test('nobody comes to Trieste without an engineer, and one of either kind is enough', () => {
    const kinds = (...allowed: readonly Link['kind'][]): readonly Link[] =>
      links.filter(link => allowed.includes(link.kind));
    expect(distances('wien', kinds('normal')).has('trieste')).toBe(false);
    expect(distances('wien', kinds('normal', 'bridge')).has('trieste')).toBe(true);
    expect(distances('wien', kinds('normal', 'tunnel')).has('trieste')).toBe(true);
  });
});

describe('state railways', () => {
  const candidates = stateRailwayCards.map(card => card.link);

  test('35 cards name 35 connections', () => {
    expect(new Set(candidates).size).toBe(35);
    expect(candidates.filter(id => !links.some(link => link.id === id))).toEqual([]);
  });

  test('in the fixed set-up of four players none lies on a connection of an example', () => {
    const used = named.map(([a, b]) => linkOf(a, b)!.id);
    expect(fixedSetups[4].stateRailways.filter(id => used.includes(id))).toEqual([]);
  });
});

/** Hubs are within reach and Trieste neither too near nor too far where nobody buys access. */
const expectPlayable = (railways: readonly string[], hubs: readonly string[], farthestHub: number): void => {
  const far = distances('wien', without(railways));
  expect(far.size).toBe(cities.length);
  expect(far.get('trieste')! >= 7 && far.get('trieste')! <= 10).toBe(true);
  expect(hubs.filter(hub => far.get(hub)! > farthestHub)).toEqual([]);
};

describe('set-ups', () => {
  test.each(players)('the fixed one of %i players, with a hub in each region', count => {
    const { hubs, stateRailways } = fixedSetups[count];
    const hubCities = hubColours.map(hub => hubs[hub].city);
    expectPlayable(stateRailways, hubCities, 6);
    expect(hubCities.map(id => cityOf(id).region).sort()).toEqual(regions);
  });

  test.each(setupCards.map(card => [card.id, card] as const))('card %s', (_, card) => {
    const { hubCities, specialCities, specialTiles, stateRailways } = card;
    expectPlayable(stateRailways, hubCities, 7);
    expect(new Set([...hubCities, ...specialCities]).size).toBe(card.players === 2 ? 4 : 7);
    expect([...hubCities, ...specialCities].filter(id => cityOf(id).number === undefined)).toEqual([]);
    const candidates = stateRailwayCards.map(({ link }) => link);
    expect(stateRailways.filter(id => !candidates.includes(id))).toEqual([]);
    expect(new Set(stateRailways).size >= 1 && new Set(stateRailways).size <= 4).toBe(true);
    const special = specialTiles.map(number => cityTiles[card.players].find(tile => tile.number === number));
    expect(special.length).toBe(card.players === 2 ? 0 : 3);
    expect(special.filter(tile => tile === undefined || tile.demand.length === 0)).toEqual([]);
  });

  test('the random one: four regions of four cities, and eleven tiles for the eleven others', () => {
    const inRegions = cities.filter(city => city.region !== undefined);
    expect(regions.map(region => inRegions.filter(city => city.region === region).length)).toEqual([
      ...[4, 4, 4, 4],
    ]);
    const others = cities.filter(city => city.number !== undefined && city.region === undefined);
    for (const count of players) expect(cityTiles[count].length - 3 * 4).toBe(others.length);
  });
});

describe('places on the map', () => {
  const gap = (a: City, b: City): number => Math.hypot(a.x - b.x, a.y - b.y);
  const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
    all.flatMap((one, at) => all.slice(at + 1).map(other => [one, other] as const));

  test('cities lie inside and apart; Wien in the north-east, Trieste in the south-west', () => {
    expect(cities.filter(({ x, y }) => x < 0 || x > 1000 || y < 0 || y > 1000)).toEqual([]);
    expect(pairs(cities).filter(([a, b]) => gap(a, b) < 55)).toEqual([]);
    const [wien, trieste] = [cityOf('wien'), cityOf('trieste')];
    expect([wien.x > 600, wien.y < 200, trieste.x < 300, trieste.y > 800]).toEqual([true, true, true, true]);
  });

  test('no two connections cross', () => {
    const side = (a: City, b: City, c: City): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const cross = ([p, q]: readonly City[], [r, s]: readonly City[]): boolean =>
      side(p!, q!, r!) * side(p!, q!, s!) < 0 && side(r!, s!, p!) * side(r!, s!, q!) < 0;
    const crossing = pairs(links).filter(
      ([a, b]) => !a.ends.some(end => b.ends.includes(end)) && cross(a.ends.map(cityOf), b.ends.map(cityOf)),
    );
    expect(crossing).toEqual([]);
  });

  test('no connection runs through a third city', () => {
    const distance = (c: City, [a, b]: readonly City[]): number => {
      const [vx, vy, wx, wy] = [b!.x - a!.x, b!.y - a!.y, c.x - a!.x, c.y - a!.y];
      const along = Math.min(1, Math.max(0, (vx * wx + vy * wy) / (vx * vx + vy * vy)));
      return Math.hypot(wx - along * vx, wy - along * vy);
    };
    const near = links.flatMap(({ id, ends }) =>
      cities
        .filter(c => !ends.includes(c.id) && distance(c, ends.map(cityOf)) < 24)
        .map(c => `${id} ${c.id}`),
    );
    expect(near).toEqual([]);
  });
});
