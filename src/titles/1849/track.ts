import {
  addedGauge,
  extendsRoute,
  powerOf,
  privatesOf,
  type RailGame,
  type RailRules,
  type RailState,
} from '../../engine/rail/index.js';

/** What remains to be paid of each L.100 for standard track alone, which S.I.G.I. makes cheaper (1849 §2.4). */
const percentToPay = (g: RailGame, s: RailState, company: string): number =>
  privatesOf(g, s, company).reduce(
    (percent, id) => percent - (powerOf(g, id, 'track-discount')?.percent ?? 0),
    100,
  );

/** Terrain is paid with every tile, by the gauge of the track it adds (1849 §4.1). */
const trackCost: RailRules['trackCost'] = (g, s, company, hex, laying) => {
  const terrain = g.map.hexes[g.map.hexIndex.get(hex)!]!.terrain;
  if (!terrain) return 0;
  const gauge = addedGauge(g.map, s.board, hex, laying);
  if (gauge === 'narrow') return terrain.narrow ?? terrain.cost;
  return gauge === 'dual' ? terrain.cost : (terrain.cost * percentToPay(g, s, company)) / 100;
};

/** How track is built in 1849. */
export const trackRules = {
  trackCost,
  tileConnects: (g, s, company, hex, laying) => extendsRoute(g.map, s.board, company, hex, laying),
} satisfies Partial<RailRules>;
