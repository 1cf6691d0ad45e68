import { expect, test } from '@jest/globals';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { PlayerState, SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { table } from '../../support/steam-table.js';

const sound = table({
  sites: { 'wien-r1': { owner: 0, good: 'iron', left: 2 } },
  built: { ...noGoods, iron: 1 },
  players: [{ supply: 12, factories: { ...noGoods, iron: 1 } }],
  tracks: { 'wien--wr_neustadt': [0] },
});

const player = (more: Partial<PlayerState>): Partial<SteamState> => ({
  players: sound.players.with(0, { ...sound.players[0]!, ...more }),
});

const track = (...columns: readonly number[]): Partial<SteamState> => ({
  influence: columns.map((column, seat) => ({ seat, column })),
});

const factory = (more: object): Partial<SteamState> => ({
  sites: { 'wien-r1': { ...sound.sites['wien-r1']!, ...more } },
});

test.each<[string, Partial<SteamState>]>([
  ['seat 0 has -10 gulden', player({ money: -10 })],
  ['seat 0 has 15 gulden', player({ money: 15 })],
  ['the storage of seat 0 is no stock', player({ goods: { ...noGoods, coal: -1 } })],
  ['the dock of seat 0 is no stock', player({ dock: { ...noGoods, coal: 0.5 } })],
  ['seat 0 has fewer than no workers somewhere', player({ supply: 13, work: [-1, 0, 0] })],
  ['seat 0 has 16 workers', player({ supply: 13 })],
  ['seat 0 has fewer than no cars', player({ cars: { free: 4, passenger: -1, reserved: 0 } })],
  ['seat 0 has cars without a locomotive', player({ cars: { free: 3, passenger: 1, reserved: 0 } })],
  ['seat 0 has 4 trains', player({ trains: [3, 3, 3, 3], cars: { free: 12, passenger: 0, reserved: 0 } })],
  ['seat 0 has lost tracks', player({ tracksLeft: 20 })],
  ['seat 0 has lost stations', player({ stationsLeft: 1 })],
  ['seat 0 has other factories than workers on the map', player({ factories: { ...noGoods, coal: 1 } })],
  ['seat 0 has other factories than workers on the map', factory({ good: 'coal' })],
  ['seat 0 has 14 workers', factory({ owner: 1 })],
  ['the network of seat 0 is torn', { tracks: { 'bruck--graz': [0] } }],
  ['seat 0 has 11 shareholders', player({ shareholders: 11 })],
  ['seat 0 has 3 hand markers', player({ hand: 3 })],
  ['seat 0 has 3 hand markers', player({ markers: { pass: 1 } })],
  [
    'the storage of seat 1 is too full',
    { players: sound.players.with(1, { ...sound.players[1]!, goods: { ...noGoods, wood: 5 } }) },
  ],
  ['a marker is missing on the track', track(100)],
  ['a marker is missing on the track', { influence: [100, 90].map(column => ({ seat: 0, column })) }],
  ['a marker stands beside the track', track(100, -10)],
  ['a marker stands beside the track', track(105, 100)],
  ['a marker stands beside the track', track(260, 100)],
  ['the track is not in order', track(90, 100)],
  ['the market is no stock', { market: { ...sound.market, wood: -1 } }],
  ['too much wood is in the market', { market: { ...sound.market, wood: 11 } }],
  ['iron factories are lost', { built: { ...noGoods, iron: 2 } }],
  ['more locomotives are sold than there are', { locomotives: { 4: 1, 5: -1 } }],
])('the sums of a position show that %s', (what, wrong) => {
  titleImperialSteam.audit(sound);
  expect(() => titleImperialSteam.audit({ ...sound, ...wrong })).toThrow(what);
});

test('as many shareholders as there can be, goods on the dock and steps on the track are in order', () => {
  for (const most of [player({ shareholders: 10 }), player({ dock: { ...noGoods, wood: 5 } }), track(250, 0)])
    titleImperialSteam.audit({ ...sound, ...most });
});

test('nobody has more factories of a kind than there are pieces, nor a dock fuller than any shipment', () => {
  const many = { ...noGoods, iron: 7 };
  const sites = Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [`s${String(at)}`, { owner: 0, good: 'iron' as const, left: 0 }]),
  );
  const seven = { ...sound, ...player({ supply: 6, factories: many }), sites, built: many };
  expect(() => titleImperialSteam.audit(seven)).toThrow('too many iron factories');
  const six = {
    ...{ ...sound, ...player({ supply: 7, factories: { ...noGoods, iron: 6 } }) },
    ...{ sites: Object.fromEntries(Object.entries(sites).slice(1)), built: { ...noGoods, iron: 6 } },
  };
  titleImperialSteam.audit(six);
  const dock = { ...sound, ...player({ dock: { ...noGoods, wood: 6 } }) };
  expect(() => titleImperialSteam.audit(dock)).toThrow('a dock is too full');
});
