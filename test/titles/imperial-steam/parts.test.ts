import { describe, expect, test } from '@jest/globals';
import { titleImperialSteam as title } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import { after, along, refused, refusedAction, table } from '../../support/steam-table.js';

/* Free actions between the parts of a main action (ruling R5), as the rules are from number 2 on. */

/** Gloggnitz is the blue hub; the first player has joined it, with two coal factories and one for iron. */
const atHub = (more: Parameters<typeof table>[0] = {}): SteamState =>
  table({
    rules: 2,
    tracks: along([0], 'wien--wr_neustadt', 'wr_neustadt--gloggnitz'),
    built: { wood: 0, stone: 0, iron: 1, coal: 2 },
    sites: {
      'wien-r1': { owner: 0, good: 'coal', left: 2 },
      'wien-r2': { owner: 0, good: 'coal', left: 2 },
      'wr_neustadt-p1': { owner: 0, good: 'iron', left: 2 },
    },
    // A locomotive without coal, and a store full of wood: three cars and a floor.
    players: [{ goods: { ...noGoods, wood: 4 }, factories: { ...noGoods, iron: 1, coal: 2 } }],
    ...more,
  });

describe('production', () => {
  const first = after(atHub(), 0, 'produce wien-r1');
  const delivered = after(first, 0, 'deliver wr_neustadt-p1 gloggnitz');

  test('a good, a delivery that takes its coal, and the second good: nothing is thrown away', () => {
    const both = after(delivered, 0, 'produce wien-r2');
    expect(both.players[0]).toMatchObject({
      goods: { wood: 4, coal: 1 },
      hand: 1,
      markers: { production: 1 },
    });
    expect(title.turn(both).ask).toEqual({ kind: 'end-turn' });
    // At once one good is lost.
    expect(title.turn(after(atHub(), 0, 'produce wien-r1,wien-r2')).ask).toEqual({
      kind: 'make-room',
      goods: 1,
    });
  });

  test('each factory gives one good in an action, and another main action is no part of it', () => {
    expect(refused(delivered, 0, 'produce wien-r1')).toMatchObject({
      code: 'nothing-to-produce',
      site: 'wien-r1',
    });
    const all = after(delivered, 0, 'produce wien-r2');
    expect(refused(all, 0, 'produce wien-r1')).toMatchObject({ code: 'nothing-to-produce' });
    expect(refused(delivered, 0, 'donate')).toMatchObject({ code: 'wrong-phase' });
    expect(refused(after(first, 0, 'end turn'), 0, 'produce wien-r2')).toMatchObject({
      code: 'not-your-turn',
    });
  });

  test('what does not fit is thrown away before the action goes on', () => {
    const s = after(atHub({ players: [{ goods: { ...noGoods, wood: 4, coal: 1 } }] }), 0, 'produce wien-r1');
    expect(refused(s, 0, 'produce wien-r2')).toMatchObject({ code: 'no-room' });
    expect(after(s, 0, 'discard wood:1', 'produce wien-r2').turn!.begun).toMatchObject({
      sites: ['wien-r1', 'wien-r2'],
    });
  });

  test('games that began before go on as they did', () => {
    const s = after(atHub({ rules: 1 }), 0, 'produce wien-r1');
    expect(s.turn).not.toHaveProperty('begun');
    expect(refused(s, 0, 'produce wien-r2')).toMatchObject({ code: 'wrong-phase' });
  });
});

describe('hiring', () => {
  const reaching = atHub({
    at: [90, 100],
    players: [{ money: 200, goods: { ...noGoods, coal: 1 }, factories: { ...noGoods, iron: 1, coal: 2 } }],
  });

  test('goes on in its column where the hub has moved out of reach meanwhile, and in no other', () => {
    const moved = after(reaching, 0, 'hire 1 blue-1', 'deliver wr_neustadt-p1 gloggnitz');
    expect(moved.hubs.blue.column).toBe(100);
    const more = after(moved, 0, 'hire 2 blue-1');
    expect(more.players[0]).toMatchObject({ training: [5, 0, 0], markers: { staff: 1 } });
    expect(more.wages['blue-1']).toBe(40);
    expect(refused(moved, 0, 'hire 1 bronze-1')).toEqual({ code: 'one-column', column: 'blue-1' });
    // Nothing is hired from a hub that is out of reach where hiring has not begun.
    const before = after(reaching, 0, 'deliver wr_neustadt-p1 gloggnitz');
    expect(refused(before, 0, 'hire 1 blue-1')).toMatchObject({ code: 'hub-reach' });
  });

  test('an engineer first leaves the column open; each kind is hired once', () => {
    const hubs = Object.fromEntries(
      Object.entries(reaching.hubs).map(([hub, one]) => [
        hub,
        { ...one, column: 0, engineers: { bridge: 1, tunnel: 1 } },
      ]),
    ) as unknown as SteamState['hubs'];
    const s = after({ ...reaching, hubs }, 0, 'hire bridge blue');
    expect(refused(s, 0, 'hire bridge white')).toMatchObject({ code: 'engineer-owned' });
    expect(after(s, 0, 'hire 1 bronze-1', 'hire tunnel white').turn!.begun).toEqual({
      type: 'hire',
      column: 'bronze-1',
    });
  });
});

test('the share price falls in parts: a share is sold on each row; it does not rise again, nor after a rise', () => {
  const s = atHub({ players: [{ share: 130, investors: 3, money: 0 }] });
  const sold = after(s, 0, 'share -1', 'sell', 'share -1', 'sell');
  expect(sold.players[0]).toMatchObject({ money: 150, share: 60, shareholders: 2, markers: { share: 1 } });
  expect(refused(sold, 0, 'share 1')).toMatchObject({ code: 'share-rows', case: 'lowering' });
  const risen = after(atHub(), 0, 'share 1');
  expect(refused(risen, 0, 'share -1')).toMatchObject({ code: 'wrong-phase' });
});

test('orders and charity go on, too, within their limits', () => {
  const s = atHub({ players: [{ money: 100 }] });
  const ordered = after(s, 0, 'order wood:1', 'order stone:1');
  expect(ordered.players[0]).toMatchObject({ dock: { wood: 1, stone: 1 }, markers: { goods: 1 } });
  expect(refused(ordered, 0, 'order iron:1')).toMatchObject({ code: 'order-limit' });
  expect(refused(ordered, 0, 'buy iron')).toMatchObject({ code: 'wrong-phase' });
  expect(after(s, 0, 'charity 1', 'charity 2').players[0]).toMatchObject({
    money: 70,
    markers: { charity: 1 },
  });
});

test('whoever plays for an absent player ends the turn; a seat of the service does not go on for ever', () => {
  const s = after(atHub(), 0, 'charity 1');
  expect(title.onTimeout!(s, 0)).toEqual({ seat: 0, type: 'end-turn' });
  const menu = title.menu(s, 0);
  expect(menu.map(({ type }) => type)).toContain('charity');
  expect(title.sensible!({ seat: 0, menu, view: title.view(s, 0), position: s })).toMatchObject({
    type: 'end-turn',
  });
  const hired = after(atHub({ players: [{ money: 200, goods: noGoods }] }), 0, 'hire 1 blue-1');
  const sight = { seat: 0, menu: title.menu(hired, 0), view: title.view(hired, 0), position: hired };
  expect(title.sensible!(sight)).toMatchObject({ type: 'end-turn' });
  expect(refusedAction(s, { seat: 0, type: 'charity', steps: 0 })).toMatchObject({ code: 'nothing-done' });
});
