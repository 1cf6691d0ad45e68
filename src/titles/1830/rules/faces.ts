import { standardTile } from '../../../engine/rail/map/tile-set.js';
import { parseFace } from '../../../engine/rail/map/tile-text.js';
import type { Face } from '../../../engine/rail/map/types.js';

/** Tiles of the box whose numbers mean others elsewhere, or that no other title has (table T-09). */
const own: { readonly [tile: string]: string } = {
  35: 'brown OO; city 50 @0, city 50 @3; 0-A A-2 1-B B-3',
  36: 'brown OO; city 50 @2, city 50 @5; 1-A A-3 0-B B-4',
  592: 'green B; city 50 x2; 0-A 2-A 4-A',
  626: 'green OO; city 40 @0.5, city 40 @3.5; 0-A A-1 3-B B-4',
  810: 'green TO; city 50 x2 @1, city 50 @4; 0-A 1-A 2-A 3-B 4-B 5-B',
  882: 'brown TO; city 70 x2 @1, city 70 x2 @4; 0-A 1-A 2-A 3-B 4-B 5-B',
  883: 'brown NY; city 90 x4; 0-A 1-A 2-A 3-A',
  884: 'brown B; city 60 x3; 0-A 2-A 3-A 4-A',
  984: 'brown OO; city 50 @0.5, city 50 @2.5; 0-A A-1 2-B B-3',
  997: 'brown B; city 60 x2; 1-A 2-A 3-A 5-A',
};

/** What is on a tile of the box. @throws Error for a number that is neither its own nor a common one */
export const tileFace = (id: string): Face => (own[id] === undefined ? standardTile(id) : parseFace(own[id]));
