import type { CompanyData, RailData } from '../../../../../engine/rail/data.js';
import { changeTrain, onOffVariant } from '../../../../../engine/rail/variants/index.js';
import { furtherCompany } from '../../companies.js';
import { withTiles } from '../../options/tiles.js';
import { withFaces } from './board.js';

const home = 'H14';

/** One circle for the token, which stands at the gates of all track. */
const gates = ['city 10 gate group:RDR', ...Array<string>(3).fill('city 10 x0 gate group:RDR')].join(', ');

/** Tile 43 without exits to north-west and north-east: a run of the company may stop on each piece of its track, or pass. */
const face = `brown; ${gates}; 4-1 4-0 5-1 5-0 4-A A-1 4-B B-0 5-C C-1 5-D D-0`;

const company: CompanyData = {
  ...furtherCompany('RDR'),
  certs: [30, 10, 10, 10, 10, 10, 10, 10],
  home: { hex: home, stop: 0 },
};

const limits = (d: RailData): RailData['certificateLimit'] =>
  Object.fromEntries(Object.entries(d.certificateLimit).map(([seats, limit]) => [seats, limit + 1]));

/** The homes of B&O and B&M grow with the tiles that have two circles; the preprinted 43 is one of the tiles of that number. */
const map = (d: RailData): RailData['map'] => {
  const { map: was } = d;
  const tiles = was.tiles.filter(({ id }) => id !== '53' && id !== '61');
  const left = { ...d, map: { ...was, tiles } };
  const grown = withTiles(left, { 592: 2, 997: 2, 43: -1 }, { 592: ['997'] }).map;
  const hexes = withFaces(was.hexes, { [home]: face }).map(hex =>
    hex.id === home ? { ...hex, takes: [], homes: [{ company: company.id, stop: 0 }] } : hex,
  );
  return { ...grown, hexes };
};

/** The Reading Railroad is in the game (S-6.1 (2), S-6.3). */
export const readingRailroad = onOffVariant('reading-railroad', {
  data: d => ({
    ...d,
    companies: [...d.companies, company],
    certificateLimit: limits(d),
    trains: changeTrain(d.trains, '4', {
      count: (d.trains.find(({ name }) => name === '4')!.count ?? 0) + 1,
    }),
    map: map(d),
  }),
});
