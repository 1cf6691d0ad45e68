import { expect, test } from '@jest/globals';
import { cityTiles } from '../../support/steam-data.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, opened, refused, table, told } from '../../support/steam-table.js';

/* Rulings that belong to no single action. */

test('R5: free actions come before the main action or after it, and nowhere outside the own turn', () => {
  const s = table({ players: [{ investors: 2 }, { investors: 2 }] });
  const before = after(s, 0, 'sell', 'donate');
  const behind = after(s, 0, 'donate', 'sell');
  expect(before).toEqual(behind);
  expect(before.players[0]!.shareholders).toBe(1);
  expect(refused(s, 1, 'sell')).toMatchObject({ code: 'not-your-turn' });
});

test('R12: the general supply never runs out', () => {
  const line = 'factory iron wien-r1 training-1';
  const built = (of: SteamState) => told(of, 0, line).find(({ kind }) => kind === 'factory-built');
  const start = table();
  const sites = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`elsewhere-${at}`, { owner: 1, good: 'iron' as const, left: 5 }]),
  );
  const everywhere = { ...start, sites };
  expect(built(everywhere)).toEqual(built(start));
});

test('R20: the cities of the examples are those of the fixed set-up', () => {
  for (const seats of [2, 3, 4] as const) {
    const { hubs, tiles } = opened(seats);
    const tileOf = (city: string) => cityTiles[seats].find(({ id }) => id === tiles[city]);
    expect(hubs.blue.city).toBe('gloggnitz');
    expect(tileOf('sopron')!.effort).toBe(2);
    expect(tileOf('feldkirchen')!.influence).toBe(3);
  }
});

test('R27: the hand marker is placed with the action, so nothing comes between them', () => {
  const s = table();
  expect(told(s, 0, 'charity 3').map(({ kind }) => kind)).toEqual(['marker-placed', 'charity-shown']);
  const kinds = new Set(titleImperialSteam.menu(s, 0).map(({ type }) => type));
  expect(kinds.has('charity')).toBe(true);
  expect(after(s, 0, 'charity 3').turn).toMatchObject({ main: 'charity' });
});
