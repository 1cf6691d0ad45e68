import { sensibleMove } from '../../../src/engine/core/index.js';
import type { PlayerState, SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { along, table } from '../../support/steam-table.js';

/* What seats of the service do, and positions in which little else is left for them. */

/** The move of a seat of the service, as it is written. */
export const does = (state: SteamState, seat = 0): string =>
  titleImperialSteam.notation.print(sensibleMove(titleImperialSteam, state, seat)!);

export const toHub = along([0], 'wien--wr_neustadt', 'wr_neustadt--gloggnitz');

export const toTrieste = along(
  [0],
  'wien--lilienfeld',
  'lilienfeld--mariazell',
  'mariazell--bruck',
  'bruck--graz',
  'graz--st_veit',
  'st_veit--ljubljana',
  'ljubljana--trieste',
);

/** Other things than usual in a position. */
export type Table = NonNullable<Parameters<typeof table>[0]>;

/** The first seat has what its next tracks take, all workers busy, and nothing to buy but stations. */
export const settled = (player: Partial<PlayerState> = {}, more: Table = {}): SteamState =>
  table({
    ...{ round: 5, display: [], locomotives: {}, crowns: [], tracks: toHub },
    ...more,
    players: [
      {
        ...{ money: 90, investors: 0, supply: 11, training: [0, 0, 0], work: [0, 4, 0] },
        engineers: ['bridge', 'tunnel'],
        cars: { free: 6, passenger: 0, reserved: 0 },
        goods: { wood: 1, stone: 2, iron: 2, coal: 0 },
        ...player,
      },
    ],
  });
