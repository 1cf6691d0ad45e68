import { cityTileTable, hubTileTable, printedFaceTable } from './printed.js';
import { optional, rowsOf, wordsOf, type Row } from './read.js';
import type { ByHub, ByPlayers, CityTile, Face, Good, PlayerCount, SitePrice } from './types.js';

const letters: { readonly [letter: string]: Good } = { w: 'wood', s: 'stone', i: 'iron', c: 'coal' };

/** Goods by their letters: `wsi`. */
export const readGoods = (cell: string): readonly Good[] =>
  cell === '-' ? [] : [...cell].map(letter => letters[letter]!);

/** The price of a factory site as it is written in the table of printed values. */
export const readSitePrice = (word: string): SitePrice =>
  word === 'board' || word === 'station' ? { kind: word } : { kind: 'fixed', amount: Number(word) };

const readFace = ([effort, influence, station, sites, demand, business]: Row): Face => {
  const [price, places] = station!.split(' x ');
  return {
    effort: Number(effort),
    influence: Number(influence),
    station: { ...optional('price', price!, Number), places: Number(places) },
    sites: wordsOf(sites!).map(readSitePrice),
    demand: readGoods(demand!),
    business: Number(business) as Face['business'],
  };
};

const facesOf = (table: string): { readonly [id: string]: Face } =>
  Object.fromEntries(rowsOf(table).map(([id, ...face]) => [id!, readFace(face)]));

/** The four cities that never get a tile (set-up A 4). Their factory sites are among those of the board. */
export const printedFaces = facesOf(printedFaceTable);

/** Hub tiles have no factory sites. */
export const hubTiles = facesOf(hubTileTable) as ByHub<Face>;

const tilesFor = (players: PlayerCount): readonly CityTile[] =>
  Object.entries(facesOf(cityTileTable))
    .filter(([id]) => id.startsWith(`${players}S`))
    .map(([id, face]) => ({ id, number: Number(id.slice(3)), ...face }));

export const cityTiles: ByPlayers<readonly CityTile[]> = { 2: tilesFor(2), 3: tilesFor(3), 4: tilesFor(4) };
