import type { RailData } from '../../../../engine/rail/data.js';
import type { MapData } from '../../../../engine/rail/map/types.js';
import { choiceVariant } from '../../../../engine/rail/variants/index.js';
import { tileFace } from '../faces.js';

/** Both lists of what may replace what. */
const addUpgrades = (was: MapData['upgrades'], more: MapData['upgrades']): MapData['upgrades'] => ({
  ...was,
  ...Object.fromEntries(
    Object.entries(more).map(([id, list]) => [
      id,
      [...(was[id] ?? []).filter(one => !list.includes(one)), ...list],
    ]),
  ),
});

/** The tiles of the data, which are all counted, and so many more, with what may replace what besides what the data say. */
export const withTiles = (
  d: RailData,
  more: { readonly [tile: string]: number },
  upgrades: MapData['upgrades'],
): RailData => {
  const known = d.map.tiles.map(tile => ({ ...tile, count: tile.count! + (more[tile.id] ?? 0) }));
  const added = Object.entries(more).flatMap(([id, count]) =>
    known.some(tile => tile.id === id) ? [] : [{ id, count, ...tileFace(id) }],
  );
  return {
    ...d,
    map: { ...d.map, tiles: [...known, ...added], upgrades: addUpgrades(d.map.upgrades, upgrades) },
  };
};

const cities = ['14', '15', '619'];
const twins = ['35', '36', '64', '65', '66', '67', '68', '984'];

/** The tiles of the box that no letter binds to a city, besides those of Classic. */
const extensionA: { readonly [tile: string]: number } = {
  ...{ 5: 2, 6: 2, 7: 3, 8: 5, 9: 5, 57: 2, 630: 1, 631: 1, 632: 1, 633: 1 },
  ...{ 14: 1, 15: 2, 17: 1, 59: 1, 87: 1, 88: 1, 141: 1, 142: 1, 143: 1, 144: 1, 204: 1, 619: 1, 626: 1 },
  ...{ 35: 1, 36: 1, 63: 1, 145: 1, 146: 1, 147: 1, 984: 1, 167: 1, 513: 1 },
};

/** Two towns become one. */
const asOne = (tile: string): MapData['upgrades'][string] => [{ tile, merges: true }];

/** Towns grow to three sides, then to four; brown cities become grey. The table prints 204 as 240 twice. */
const upgradesA: MapData['upgrades'] = {
  ...{ 8: ['16', '17', '19', '23', '24', '25', '28', '29'], 17: ['47'] },
  ...{ 5: cities, 6: cities, 57: cities, 619: ['63'], 63: ['513'] },
  ...{ 1: asOne('88'), 2: asOne('87'), 55: asOne('88'), 56: asOne('87'), 69: asOne('204') },
  ...{ 630: asOne('204'), 631: asOne('204'), 632: asOne('87'), 633: asOne('88') },
  ...{ 3: ['141', '142', '143'], 4: ['141', '142'], 58: ['141', '142', '143', '144'] },
  ...{ 87: ['146'], 88: ['145'], 204: ['147'] },
  ...{ 141: ['145', '146', '147'], 142: ['145', '146', '147'], 143: ['146', '147'], 144: ['147'] },
  ...{ 59: twins, 626: twins },
  ...Object.fromEntries(twins.map(id => [id, ['167']])),
};

/** Grey tiles come with the first 6-train (1830 §7.2). */
export const withGrey = (d: RailData): RailData => ({
  ...d,
  phases: d.phases.map(phase =>
    phase.on === '6' || phase.on === 'D' ? { ...phase, colours: [...phase.colours, 'gray'] } : phase,
  ),
});

/** Which tiles there are besides those of Classic (V-1.4). */
export const tileSet = choiceVariant('tiles', 'classic', {
  'extension-a': { data: d => withGrey(withTiles(d, extensionA, upgradesA)) },
  'extension-b': {
    data: d => {
      // The box has one; on the other side of the board it is in the game anyway.
      const more = { 5: 2, 6: 2, ...(d.map.tiles.every(({ id }) => id !== '619') && { 619: 1 }) };
      return withTiles(d, more, { 5: cities, 6: cities, 57: cities, 619: ['63'] });
    },
  },
});
