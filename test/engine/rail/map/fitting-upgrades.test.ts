import { expect, test } from '@jest/globals';
import { fittingUpgrades } from '../../../../src/engine/rail/map/fitting-upgrades.js';
import { standardTile } from '../../../../src/engine/rail/map/tile-set.js';
import { parseFace } from '../../../../src/engine/rail/map/tile-text.js';
import type { TileDef } from '../../../../src/engine/rail/map/types.js';

const tilesOf = (...ids: readonly string[]): readonly TileDef[] =>
  ids.map(id => ({ id, count: 1, ...standardTile(id) }));

test('a tile gives way to those of the next colour that keep its track and stops, under the same label', () => {
  const tiles: readonly TileDef[] = [
    ...tilesOf('7', '8', '57', '14', '18', '23', '28', '63', '59', '64'),
    { id: 'K', count: 1, ...parseFace('green K; city 40 x2; 0-A 1-A 3-A') },
  ];
  expect(fittingUpgrades(tiles)).toEqual({
    ...{ 7: ['18', '28'], 8: ['23', '28'], 57: ['14'] },
    ...{ 14: ['63'], 59: ['64'] },
  });
});
