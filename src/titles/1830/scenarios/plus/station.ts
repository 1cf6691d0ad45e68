import {
  standardTile,
  type Face,
  type HexDef,
  type StopDef,
  type TileDef,
  type TrackDef,
} from '../../../../engine/rail/index.js';

/*
 * The PRR begins on a hex without a city (V-7.4). Its station there stands beside the track, whatever track that is, and
 * counts as a city of 10 for runs of the PRR that go through the hex or begin there. So each piece of track on the hex has
 * a gate that a run may pass by; one token opens all of them. Tiles laid there come out of the common supply.
 */

const hexOfStation = 'H12';
const brown = ['41', '43', '45', '47'];

const gate: StopDef = { kind: 'city', revenue: 10, slots: 1, gate: true, group: 'Altoona' };

const twin = (tile: string): string => `${tile}P`;

/** The face with a gate on each piece of track from side to side. */
const withGates = (face: Face): Face => ({
  ...face,
  stops: face.track.map(() => gate),
  track: face.track.flatMap((piece, stop): readonly TrackDef[] => [
    piece,
    { ...piece, b: { stop } },
    { ...piece, a: { stop } },
  ]),
});

/** The hex of the station, with what may be laid on it. */
export const withStation = (hexes: readonly HexDef[]): readonly HexDef[] =>
  hexes.map(hex =>
    hex.id === hexOfStation
      ? { ...hex, ...withGates(hex), takes: brown.map(tile => ({ tile: twin(tile), adds: true })) }
      : hex,
  );

/** The tiles, with those that lie on the hex of the station. */
export const withTwins = (tiles: readonly TileDef[]): readonly TileDef[] => [
  ...tiles.map(tile => (brown.includes(tile.id) ? { ...tile, back: twin(tile.id) } : tile)),
  ...tiles
    .filter(({ id }) => brown.includes(id))
    .map(({ id, count }) => ({ id: twin(id), count, back: id, ...withGates(standardTile(id)) })),
];
