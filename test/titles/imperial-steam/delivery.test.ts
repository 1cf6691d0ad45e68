import { describe, expect, test } from '@jest/globals';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, along, refused, table, told } from '../../support/steam-table.js';

const toGloggnitz = ['wien--wr_neustadt', 'wr_neustadt--gloggnitz'];

/** Gloggnitz is the blue hub, at 90, with the growth tile 1-1-2-2-2. */
const atHub = (more: Parameters<typeof table>[0] = {}): SteamState =>
  table({
    tracks: along([0, 1], ...toGloggnitz),
    built: { wood: 1, stone: 0, iron: 3, coal: 2 },
    sites: {
      'wien-r1': { owner: 0, good: 'iron', left: 3 },
      'wien-r2': { owner: 0, good: 'coal', left: 2 },
      'wr_neustadt-p1': { owner: 1, good: 'coal', left: 2 },
      'bruck-p1': { owner: 0, good: 'wood', left: 0 },
    },
    ...more,
  });

describe('9.2 deliver one good', () => {
  test('for a coal from storage, from beside the worker, for the lower value on the last empty space (example)', () => {
    const s = atHub();
    const delivered = after(s, 0, 'deliver wien-r1 gloggnitz');
    // Three iron factories are built: 90, and the next one would bring it down to 80.
    expect(delivered.players[0]).toMatchObject({ money: 210, goods: { coal: 0, iron: 1 } });
    expect(delivered.sites['wien-r1']!.left).toBe(2);
    expect(delivered.demand['gloggnitz']).toEqual(['wood', 'stone', 'coal', 'coal']);
    expect(delivered.hubs.blue).toMatchObject({ cubes: 1, column: 100 });
    expect(delivered.coalBy).toEqual({});
    expect(told(s, 0, 'deliver wien-r1 gloggnitz')).toContainEqual({
      kind: 'hub-grew',
      hub: 'blue',
      steps: 1,
      column: 100,
    });
  });

  test('coal to a hub is paid with its most valuable key left: first gold, then silver', () => {
    const first = after(atHub(), 0, 'deliver wien-r2 gloggnitz');
    expect(first.hubs.blue).toMatchObject({ gold: 0, silver: null });
    expect(first.players[0]!.money).toBe(120);
    const second = after(after(first, 0, 'pass', 'end'), 1, 'deliver wr_neustadt-p1 gloggnitz');
    expect(second.hubs.blue).toMatchObject({ gold: 0, silver: 1 });
    expect(second.coalBy).toEqual({ gloggnitz: [0, 1] });
  });

  test('the marker moves by the n-th number for the n-th cube, and not past the last column', () => {
    const s = atHub();
    const grown = (cubes: number, column: number) =>
      after(
        { ...s, hubs: { ...s.hubs, blue: { ...s.hubs.blue, cubes, column } } },
        0,
        'deliver wien-r1 gloggnitz',
      ).hubs.blue.column;
    expect([grown(2, 110), grown(4, 150), grown(2, 240), grown(2, 250)]).toEqual([130, 170, 250, 250]);
  });

  test('city tiles want goods with three and four players, and pay the same', () => {
    const s = table({
      seats: 3,
      tracks: along([0], 'wien--bratislava'),
      demand: { bratislava: ['iron'] },
      built: { wood: 0, stone: 0, iron: 1, coal: 0 },
      sites: { 'wien-r1': { owner: 0, good: 'iron', left: 1 } },
    });
    const delivered = after(s, 0, 'deliver wien-r1 bratislava');
    expect(delivered.players[0]!.money).toBe(230);
    expect(delivered.demand).toEqual({});
  });

  test('R34: coal to a city tile would be paid with nothing', () => {
    const s = atHub({ demand: { wr_neustadt: ['coal'] } });
    expect(after(s, 0, 'deliver wien-r2 wr_neustadt')).toMatchObject({
      players: [{ money: 120 }, {}],
      coalBy: { wr_neustadt: [0] },
    });
  });

  test('once a turn, before or after the main action', () => {
    const s = after(atHub({ players: [{ goods: { ...noGoods, coal: 2 } }] }), 0, 'deliver wien-r1 gloggnitz');
    expect(refused(s, 0, 'deliver wien-r2 gloggnitz')).toEqual({ code: 'delivered' });
    expect(refused(after(s, 0, 'pass'), 0, 'deliver wien-r2 gloggnitz')).toEqual({ code: 'delivered' });
    expect(titleImperialSteam.menu(s, 0).some(({ type }) => type === 'deliver')).toBe(false);
  });

  test('NEED_COAL (not from the dock), NO_FACTORY_GOOD, NOT_IN_NETWORK, NO_DEMAND, COAL_TWICE', () => {
    const dry = atHub({ players: [{ goods: noGoods, dock: { ...noGoods, coal: 2 } }] });
    expect(refused(dry, 0, 'deliver wien-r1 gloggnitz')).toEqual({ code: 'need-coal', cost: 1, stored: 0 });
    const s = atHub();
    expect(refused(s, 0, 'deliver wr_neustadt-p1 gloggnitz')).toEqual({
      code: 'no-factory-good',
      site: 'wr_neustadt-p1',
    });
    expect(refused(s, 0, 'deliver bruck-p1 gloggnitz')).toMatchObject({
      code: 'no-factory-good',
      good: 'wood',
    });
    expect(refused(s, 0, 'deliver wien-r1 graz')).toEqual({ code: 'not-in-network', city: 'graz' });
    expect(refused(s, 0, 'deliver wien-r1 wien')).toEqual({ code: 'no-demand', city: 'wien', good: 'iron' });
    const twice = atHub({ coalBy: { gloggnitz: [0] }, demand: { gloggnitz: ['coal'] } });
    expect(refused(twice, 0, 'deliver wien-r2 gloggnitz')).toEqual({ code: 'coal-twice', city: 'gloggnitz' });
    // Other goods may follow the coal.
    expect(refused(atHub({ coalBy: { gloggnitz: [0] } }), 0, 'deliver wien-r1 gloggnitz')).toBeNull();
  });

  test('goods in storage can never be delivered', () => {
    const s = atHub({ sites: {} });
    expect(s.players[0]!.goods.iron).toBe(1);
    expect(titleImperialSteam.menu(s, 0).some(({ type }) => type === 'deliver')).toBe(false);
  });
});
