import { standardTile } from '../../../engine/rail/map/tile-set.js';
import type { Face, HexDef, MapData, StopDef, TileDef, TrackDef } from '../../../engine/rail/map/types.js';

/*
 * A home on a hex without a city (V-7.4). The station there stands beside the track, whatever track that is, and counts as
 * a city of 10 for runs of its company that go through the hex or begin there. So each piece of track on the hex has a gate
 * that a run may pass by; one token opens all of them. Tiles laid there come out of the common supply.
 */

/** No other company has a token on the hex, so one group does for all such hexes. */
const gate: StopDef = { kind: 'city', revenue: 10, slots: 1, gate: true, group: 'station' };

const twin = (tile: string): string => `${tile}P`;

/** The face with a gate on each piece of track from side to side; with one that waits for track where there is none. */
const withGates = (face: Face): Face => ({
  ...face,
  stops: face.track.length === 0 ? [gate] : face.track.map(() => gate),
  track: face.track.flatMap((piece, stop): readonly TrackDef[] => [
    piece,
    { ...piece, b: { stop } },
    { ...piece, a: { stop } },
  ]),
});

/** The hexes, one of them with a station, on whose print those tiles may be laid. */
export const withStation = (
  hexes: readonly HexDef[],
  id: string,
  takes: readonly string[],
): readonly HexDef[] =>
  hexes.map(hex =>
    hex.id === id
      ? { ...hex, ...withGates(hex), takes: takes.map(tile => ({ tile: twin(tile), adds: true })) }
      : hex,
  );

/** The tiles, with those that lie on the hex of a station. */
export const withTwins = (tiles: readonly TileDef[], ids: readonly string[]): readonly TileDef[] => {
  const isNew = ({ id, back }: TileDef): boolean => ids.includes(id) && back === undefined;
  return [
    ...tiles.map(tile => (isNew(tile) ? { ...tile, back: twin(tile.id) } : tile)),
    ...tiles
      .filter(isNew)
      .map(({ id, count }) => ({ id: twin(id), count, back: id, ...withGates(standardTile(id)) })),
  ];
};

/** What may replace what on the hex of a station: as elsewhere, and each piece of track that is new brings its gate. */
export const withTwinUpgrades = (
  upgrades: MapData['upgrades'],
  ids: readonly string[],
): MapData['upgrades'] => ({
  ...upgrades,
  ...Object.fromEntries(
    ids.map(id => [
      twin(id),
      (upgrades[id] ?? []).map(one => ({ tile: twin(typeof one === 'string' ? one : one.tile), adds: true })),
    ]),
  ),
});
