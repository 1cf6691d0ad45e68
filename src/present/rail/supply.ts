import { bothSides, onPage, tilePicture } from '../../board/index.js';
import { tilesLeft } from '../../engine/rail/map/board.js';
import type { MapData } from '../../engine/rail/map/types.js';
import { readingLabels } from '../../words/rail/shown.js';
import type { Section } from '../presenter.js';
import type { Shown } from './shown.js';

type Tile = MapData['tiles'][number];

const pictures = new WeakMap<Tile, string>();

/** Drawn once: it is the same in every position, and there are many. */
const pictureOf = (tile: Tile, orientation: MapData['orientation']): string => {
  const known = pictures.get(tile);
  if (known !== undefined) return known;
  const drawn = tilePicture(tile, 0, tile.id, onPage, tile.id, orientation);
  pictures.set(tile, drawn);
  return drawn;
};

/** Is it the side of a tile that lies beside a station (1830 V-7.4)? It looks like the other side. */
const isTwin = ({ stops }: Tile): boolean => stops.some(({ gate }) => gate);

/** What is left of the tiles, drawn small, by colour. */
export const supplyGallery = ({ g, s, language }: Shown): NonNullable<Section['gallery']> => {
  const words = readingLabels[language];
  const { tiles, orientation } = g.data.map;
  const left = tilesLeft(g.map, s.board);
  const rest = (some: number | null, all: number | null): string =>
    some === null ? words.endless : `${String(some)}/${String(all)}`;
  const colours = [...new Set(tiles.map(({ colour }) => colour))];
  const twins = new Set(tiles.filter(isTwin).map(({ id }) => id));
  const named = (tile: Tile): string => (twins.has(tile.back ?? '') ? tile.id : bothSides(tile));
  return {
    heading: words.supply,
    groups: colours.map(colour => ({
      heading: words.supplyOf(words.colours[colour]),
      items: tiles
        .filter(tile => tile.colour === colour && !twins.has(tile.id))
        .map(tile => ({
          picture: pictureOf(tile, orientation),
          text: `${named(tile)}: ${rest(left[tile.id] ?? null, tile.count)}`,
        })),
    })),
  };
};
