import { describe, expect, test } from '@jest/globals';
import { after, along, refused, table, told } from '../../support/steam-table.js';

/** To Bruck, where the crown to Mürzzuschlag lies; and on to Graz and Leibnitz, before the crown to Maribor. */
const toBruck = ['wien--lilienfeld', 'lilienfeld--mariazell', 'mariazell--bruck'];
const crown = 'muerzzuschlag--bruck';

describe('9.3 access to a state railway', () => {
  test('the first pays the higher station price of the two cities to the bank', () => {
    // A station in Mürzzuschlag costs 50, one in Bruck 40.
    const s = table({ players: [{ money: 60 }], tracks: along([0], ...toBruck) });
    const bought = after(s, 0, `access ${crown}`);
    expect(bought.players[0]).toMatchObject({ money: 10, tracksLeft: 16 });
    expect(bought.tracks[crown]).toEqual([0]);
    expect(told(s, 0, `access ${crown}`)).toContainEqual({
      kind: 'access-bought',
      seat: 0,
      link: crown,
      cost: 50,
      to: [],
    });
  });

  test('later ones pay the lower price to each player with a track there', () => {
    const tracks = { ...along([0], ...toBruck), ...along([1, 2], crown) };
    const s = table({
      seats: 3,
      crowns: [crown],
      players: [{ money: 100 }, { money: 0 }, { money: 0 }],
      tracks,
    });
    expect(after(s, 0, `access ${crown}`).players.map(({ money }) => money)).toEqual([20, 40, 40]);
    const poor = table({ seats: 3, crowns: [crown], players: [{ money: 70 }], tracks });
    expect(refused(poor, 0, `access ${crown}`)).toEqual({ code: 'no-money', cost: 80, money: 70 });
  });

  test('R15: the city at the other end joins the network with its bonus', () => {
    const s = table({ at: [50, 50], players: [{ money: 60 }], tracks: along([0], ...toBruck) });
    // Mürzzuschlag has an influence of 1 with two players.
    expect(after(s, 0, `access ${crown}`).influence[0]).toEqual({ seat: 0, column: 60 });
  });

  test('R30: a crown at a hub counts the station price of the hub tile; R15: Trieste’s is 0', () => {
    const tracks = along([0], ...toBruck, 'bruck--graz', 'graz--leibnitz');
    const s = table({ players: [{ money: 60 }], tracks });
    expect(told(s, 0, 'access leibnitz--maribor')).toContainEqual(expect.objectContaining({ cost: 50 }));
    const atSea = {
      crowns: ['postojna--trieste'],
      tracks: { ...along([0], 'ljubljana--postojna'), ...along([1], 'postojna--trieste') },
    };
    const free = after(table({ players: [{ money: 0 }], ...atSea }), 0, 'access postojna--trieste');
    // R7: bought access counts for the bonus of Trieste.
    expect(free.players[0]!.money).toBe(20);
  });

  test('needs no workers and no engineers, before or after the main action, more than once', () => {
    const crowns = ['bruck--leoben', crown];
    const s = table({
      crowns,
      players: [{ money: 200, training: [0, 0, 0], supply: 15 }],
      tracks: along([0], ...toBruck),
      stations: { wien: [0, 1], bruck: [0] },
    });
    const both = after(s, 0, `access ${crown}`, 'donate', 'access bruck--leoben');
    expect(both.players[0]!.tracksLeft).toBe(15);
  });

  test('NOT_STATE, NOT_CONNECTED, OWN_TRACK, NO_SUCH_LINK, and the two-link limit (R32)', () => {
    const s = table({ players: [{ money: 200 }], tracks: along([0], ...toBruck) });
    expect(refused(s, 0, 'access wien--bratislava')).toMatchObject({ code: 'not-state' });
    expect(refused(s, 0, 'access leibnitz--maribor')).toMatchObject({ code: 'not-connected' });
    expect(refused(s, 0, 'access wien--graz')).toMatchObject({ code: 'no-such-link' });
    expect(refused(after(s, 0, `access ${crown}`), 0, `access ${crown}`)).toMatchObject({
      code: 'own-track',
    });
    const full = table({ players: [{ money: 200 }], tracks: along([0], ...toBruck, 'bruck--leoben') });
    expect(refused(full, 0, `access ${crown}`)).toEqual({ code: 'link-limit', city: 'bruck', most: 2 });
    const spent = table({ players: [{ money: 200, tracksLeft: 0 }], tracks: along([0], ...toBruck) });
    expect(refused(spent, 0, `access ${crown}`)).toEqual({ code: 'no-pieces' });
  });
});
