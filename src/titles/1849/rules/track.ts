import { power, privatesOf } from '../../../engine/rail/company/privates.js';
import { trackRules } from '../../../engine/rail/company/track.js';
import type { Feature, RailGame } from '../../../engine/rail/contract.js';
import { addedGauge, extendsRoute } from '../../../engine/rail/map/extension.js';
import type { TilePlacement } from '../../../engine/rail/map/upgrade.js';
import type { RailState } from '../../../engine/rail/state.js';

/** Its company pays that part of what building costs where the price is that of standard track (1849 §2.4, S.I.G.I.). */
export const discountPower = power<{ readonly kind: 'track-discount'; readonly percent: number }>(
  'track-discount',
);

/** What remains to be paid of each L.100 for standard track alone, which S.I.G.I. makes cheaper (1849 §2.4). */
const percentToPay = (g: RailGame, s: RailState, company: string): number =>
  privatesOf(g, s, company).reduce((percent, id) => percent - (discountPower.of(g, id)?.percent ?? 0), 100);

/** Terrain is paid with every tile, by the gauge of the track it adds (1849 §4.1). */
const trackCost = (
  g: RailGame,
  s: RailState,
  company: string,
  hex: string,
  placement: TilePlacement,
): number => {
  const terrain = g.map.hexes[g.map.hexIndex.get(hex)!]!.terrain;
  if (!terrain) return 0;
  const gauge = addedGauge(g.map, s.board, hex, placement);
  if (gauge === 'narrow') return terrain.narrow ?? terrain.cost;
  return gauge === 'dual' ? terrain.cost : (terrain.cost * percentToPay(g, s, company)) / 100;
};

/** How track is built in 1849. */
export const gauges: Feature = {
  rules: [
    trackRules.change({
      trackCost,
      tileConnects: (g, s, company, hex, placement) => extendsRoute(g.map, s.board, company, hex, placement),
    }),
  ],
};
