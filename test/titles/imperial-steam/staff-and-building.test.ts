import { describe, expect, test } from '@jest/globals';
import type { PlayerState, SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { after, along, formOf, refused, refusedAction, table } from '../../support/steam-table.js';

/** Hub markers at two players: bronze 30, white 50, green 70, blue 90. */
const withEngineers = (s: SteamState): SteamState => ({
  ...s,
  hubs: {
    bronze: { ...s.hubs.bronze, engineers: { bridge: 1, tunnel: 1 } },
    green: { ...s.hubs.green, engineers: { bridge: 1, tunnel: 0 } },
    blue: { ...s.hubs.blue, engineers: { bridge: 1, tunnel: 0 } },
    white: { ...s.hubs.white, engineers: { bridge: 0, tunnel: 1 } },
  },
});

describe('8.2 hire staff', () => {
  test('wages rise worker by worker and stay at 50 (example)', () => {
    const s = table({ at: [50, 50], players: [{ money: 230 }], wages: { 'white-1': 20, 'bronze-1': 10 } });
    const hired = after(s, 0, 'hire 5 white-1');
    expect(hired.players[0]).toMatchObject({ money: 40, training: [7, 0, 0], supply: 8 });
    expect(hired.wages).toEqual({ 'white-1': 50, 'bronze-1': 10 });
  });

  test('a hub within reach stands as far as the player or behind', () => {
    const s = table({ at: [50, 50] });
    expect(refused(s, 0, 'hire 1 white-1')).toBeNull();
    expect(refused(s, 0, 'hire 1 green-1')).toEqual({
      code: 'hub-reach',
      hub: 'green',
      at: 70,
      influence: 50,
    });
  });

  test('R9: reach is judged after the steps for a repeated action', () => {
    const s = table({ at: [50, 50], players: [{ markers: { staff: 1 } }] });
    expect(refused(s, 0, 'hire 1 white-1')).toEqual({
      code: 'hub-reach',
      hub: 'white',
      at: 50,
      influence: 40,
    });
    expect(refused(s, 0, 'hire 1 bronze-1')).toBeNull();
  });

  test('in addition an engineer of each kind for 30, from any hubs within reach; R9: engineers alone', () => {
    const s = withEngineers(table({ at: [70, 50], players: [{ money: 90 }] }));
    const all = after(s, 0, 'hire 2 white-1 bridge green tunnel bronze');
    expect(all.players[0]).toMatchObject({ money: 0, engineers: ['bridge', 'tunnel'], training: [4, 0, 0] });
    expect(all.hubs.green.engineers).toEqual({ bridge: 0, tunnel: 0 });
    expect(after(s, 0, 'hire tunnel white').players[0]).toMatchObject({ money: 60, engineers: ['tunnel'] });
  });

  test('an engineer alone is offered to whoever has no more than the price', () => {
    const s = withEngineers(table({ at: [70, 50], players: [{ money: 30 }] }));
    expect(after(s, 0, 'hire tunnel white').players[0]).toMatchObject({ money: 0, engineers: ['tunnel'] });
  });

  test.each(['bridge', 'tunnel'] as const)('whoever has the %s engineer is not offered another', kind => {
    const s = withEngineers(table({ at: [70, 50], players: [{ money: 500, engineers: [kind] }] }));
    const forms = titleImperialSteam.menu(s, 0).filter(({ type }) => type === 'hire');
    expect(forms.flatMap(({ fields }) => Object.keys(fields))).not.toContain(kind);
    expect(forms).toHaveLength(3);
  });

  test('engineers, too, come from hubs within reach', () => {
    const s = withEngineers(table({ at: [70, 50] }));
    expect(refused(s, 0, 'hire bridge blue')).toMatchObject({ code: 'hub-reach', hub: 'blue', at: 90 });
  });

  test('WORKERS_OUT, ENGINEER_OWNED, ENGINEER_GONE, NOTHING_DONE, NO_MONEY', () => {
    const s = withEngineers(table({ at: [70, 50], players: [{ supply: 1, engineers: ['bridge'] }] }));
    expect(refused(s, 0, 'hire 2 white-1')).toEqual({ code: 'workers-out', left: 1, count: 2, all: 15 });
    expect(refused(s, 0, 'hire 1 white-1')).toBeNull();
    expect(refused(s, 0, 'hire bridge bronze')).toEqual({ code: 'engineer-owned', engineer: 'bridge' });
    expect(refused(s, 0, 'hire tunnel green')).toEqual({
      code: 'engineer-gone',
      engineer: 'tunnel',
      hub: 'green',
    });
    expect(refused(s, 0, 'hire 0 white-1')).toEqual({ code: 'nothing-done', case: 'hire' });
    for (const nobody of [{}, { column: 'white-1', tunnel: 'white' }, { count: 0, tunnel: 'white' }])
      expect(refusedAction(s, { seat: 0, type: 'hire', ...nobody })).toEqual({
        code: 'nothing-done',
        case: 'hire',
      });
    expect(refused(s, 0, 'hire 1 white-2')).toEqual({
      code: 'no-such-column',
      column: 'white-2',
      players: 2,
    });
    expect(refusedAction(s, { seat: 0, type: 'hire', count: 2 })).toEqual({ code: 'no-column', count: 2 });
    const poor = table({ at: [70, 50], players: [{ money: 20 }] });
    expect(refused(poor, 0, 'hire 2 white-1')).toEqual({ code: 'no-money', cost: 30, money: 20 });
    const both = refused(withEngineers(poor), 0, 'hire 1 white-1 bridge green tunnel white');
    expect(both).toEqual({ code: 'no-money', cost: 70, money: 20 });
  });
});

const owned: Partial<PlayerState> = { money: 200, supply: 9, training: [2, 1, 1], work: [0, 0, 2] };
const toGraz = ['wien--lilienfeld', 'lilienfeld--mariazell', 'mariazell--bruck', 'bruck--graz'];

describe('8.3 build a station', () => {
  test('on a free site of the network for the price beside it; a floor opens and income rises', () => {
    const s = table({ players: [owned], tracks: along([0], ...toGraz) });
    const built = after(s, 0, 'station lilienfeld');
    expect(built.players[0]).toMatchObject({ money: 170, stationsLeft: 1 });
    expect(built.stations['lilienfeld']).toEqual([0]);
    const taken = { ...s, stations: { ...s.stations, lilienfeld: [1] } };
    expect(refused(taken, 0, 'station lilienfeld')).toEqual({ code: 'no-station-site', city: 'lilienfeld' });
  });

  test('R10: a second one in the same city is legal, but the places in Wien are for the start', () => {
    const stations = { wien: [0, 1], bruck: [0] };
    const s = table({ players: [{ ...owned, stationsLeft: 1 }], tracks: along([0], ...toGraz), stations });
    expect(after(s, 0, 'station bruck').stations['bruck']).toEqual([0, 0]);
    expect(refused(s, 0, 'station wien')).toEqual({ code: 'no-station-site', city: 'wien' });
  });

  test('NOT_IN_NETWORK, STATIONS_OUT, NO_MONEY', () => {
    const s = table({ players: [owned], tracks: along([0], ...toGraz) });
    expect(refused(s, 0, 'station sopron')).toEqual({ code: 'not-in-network', city: 'sopron' });
    const out = table({ players: [{ ...owned, stationsLeft: 0 }], tracks: along([0], ...toGraz) });
    expect(refused(out, 0, 'station lilienfeld')).toEqual({ code: 'stations-out', all: 3 });
    const poor = table({ players: [{ ...owned, money: 20 }], tracks: along([0], ...toGraz) });
    expect(refused(poor, 0, 'station lilienfeld')).toEqual({ code: 'no-money', cost: 30, money: 20 });
  });
});

describe('8.3 build a factory', () => {
  test.each([
    ['training-1', 2, { training: [1, 1, 1], work: [0, 0, 2] }],
    ['training-2', 3, { training: [2, 0, 1], work: [0, 0, 2] }],
    ['work-3', 4, { training: [2, 1, 1], work: [0, 0, 1] }],
  ])('a worker from %s stays for good with %i goods', (worker, left, workers) => {
    const built = after(table({ players: [owned] }), 0, `factory iron wien-r1 ${worker}`);
    expect(built.sites).toEqual({ 'wien-r1': { owner: 0, good: 'iron', left } });
    expect(built.players[0]).toMatchObject({ ...workers, money: 160, factories: { iron: 1 } });
    expect(built.built.iron).toBe(1);
  });

  test('nobody is offered a factory without a worker for it', () => {
    const offers = (work: PlayerState['work']): readonly string[] =>
      titleImperialSteam
        .menu(table({ players: [{ ...owned, training: [0, 0, 0], work }] }), 0)
        .map(({ type }) => type);
    expect(offers([0, 0, 0])).not.toContain('factory');
    expect(offers([0, 0, 1])).toContain('factory');
  });

  test('the price: of the site, of a station there, or of the leftmost factory on the board (R11)', () => {
    const s = table({
      players: [owned],
      tracks: along([0], ...toGraz),
      built: { wood: 5, stone: 0, iron: 0, coal: 0 },
    });
    const paid = (line: string): number => 200 - after(s, 0, line).players[0]!.money!;
    expect(paid('factory wood wien-r1 training-1')).toBe(50);
    expect(paid('factory wood wien-r2 training-1')).toBe(40);
    expect(paid('factory wood lilienfeld-r1 training-1')).toBe(30);
  });

  test('sites of a tile and of the board are offered, as far as they are in play', () => {
    const s = table({ players: [owned], tracks: along([0], 'wien--bratislava', 'wien--wr_neustadt') });
    expect(after(s, 0, 'factory coal bratislava-t1 training-1').sites).toHaveProperty('bratislava-t1');
    expect(formOf(s, 0, 'factory')['site']).toEqual({
      oneOf: ['wien-r1', 'wien-r2', 'wr_neustadt-p1', 'bratislava-t1'],
    });
  });

  test('R30: a site with the station symbol at a hub costs what a station on the hub tile costs', () => {
    const tracks = along([0], ...toGraz, 'graz--leibnitz', 'leibnitz--maribor');
    const s = table({ players: [owned], tracks });
    expect(after(s, 0, 'factory wood maribor-r1 training-1').players[0]!.money).toBe(150);
  });

  test('NOT_IN_NETWORK, NO_FACTORY_SITE, SITE_CLOSED, FACTORIES_OUT, NO_WORKER, NO_MONEY', () => {
    const s = table({ players: [owned], sites: { 'wien-r1': { owner: 1, good: 'iron', left: 0 } } });
    expect(refused(s, 0, 'factory iron sopron-t1 training-1')).toEqual({
      code: 'not-in-network',
      city: 'sopron',
    });
    expect(refused(s, 0, 'factory iron wien-r1 training-1')).toMatchObject({
      code: 'no-factory-site',
      city: 'wien',
    });
    expect(refused(s, 0, 'factory iron wien-r3 training-1')).toEqual({
      code: 'site-closed',
      site: 'wien-r3',
      players: 3,
    });
    expect(refused(s, 0, 'factory iron wien-r2 work-1')).toEqual({
      code: 'no-worker',
      field: 1,
      case: 'work',
    });
    expect(refused(s, 0, 'factory iron __proto__-t1 work-1')).toMatchObject({ code: 'no-such-site' });
    const out = { ...s, built: { wood: 0, stone: 0, iron: 6, coal: 0 } };
    expect(refused(out, 0, 'factory iron wien-r2 training-1')).toEqual({
      code: 'factories-out',
      good: 'iron',
    });
    const poor = table({ players: [{ ...owned, money: 30 }] });
    expect(refused(poor, 0, 'factory iron wien-r1 training-1')).toEqual({
      code: 'no-money',
      cost: 40,
      money: 30,
    });
  });
});
