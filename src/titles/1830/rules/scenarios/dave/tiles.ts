import type { RailData } from '../../../../../engine/rail/data.js';
import { onOffVariant } from '../../../../../engine/rail/variants/index.js';
import { withTiles } from '../../options/tiles.js';
import { tiles as classic } from '../../tiles.js';

const cities = ['14', '15'];
const forks = ['141', '142', '143'];

/** More tiles of some kinds; what becomes of 141 to 144 is for extension A to say (S-6.3, T-09). */
export const moreTiles = onOffVariant('more-tiles', {
  data: d =>
    withTiles(
      d,
      { 5: 3, 6: 3, 26: 2, 27: 2, 141: 2, 142: 2, 143: 2, 144: 2 },
      { 5: cities, 6: cities, 3: forks, 4: ['141', '142'], 58: [...forks, '144'] },
    ),
});

/** Each tile of Classic as often as wanted (S-6.3). */
const unlimited = (d: RailData): RailData => ({
  ...d,
  map: {
    ...d.map,
    tiles: d.map.tiles.map(tile =>
      classic.some(({ id }) => id === tile.id) ? { ...tile, count: null } : tile,
    ),
  },
});

export const unlimitedTiles = onOffVariant('unlimited-tiles', { data: unlimited });
