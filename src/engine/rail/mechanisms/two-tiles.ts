import { refuse } from '../../core/index.js';
import { lay, trackRules } from '../company/track.js';
import type { Feature, RailGame } from '../contract.js';
import { cashOf } from '../money.js';
import { ruleSet } from '../rules.js';
import type { OperatingRound, RailState } from '../state.js';

const UPGRADE = 'upgrade';

export const extraTileRules = ruleSet('extra tile', {
  /** What the second tile of a turn costs the company besides the terrain. */
  fee: (_g: RailGame, _s: RailState, _company: string): number => 0,
});

/** What the next tile of this turn costs besides the terrain: the second one has its fee, before or after the other one. */
export const extraTileFee = (g: RailGame, s: RailState, { laid, company }: OperatingRound): number =>
  laid > 0 ? extraTileRules.of(g).fee(g, s, company) : 0;

/** Is the tile of that number yellow, so that it replaces none? */
const isYellow = (g: RailGame, tile: string): boolean =>
  g.map.tiles[g.map.tileIndex.get(tile)!]?.colour === 'yellow';

const operatingOf = ({ round }: RailState): OperatingRound | null =>
  round.kind === 'operating' ? round : null;

/** The tile of the turn. Of two only one may replace another, so it is remembered if one did. */
export const layOfTwo: typeof lay = {
  ...lay,
  play: (g, d, seat, fields, out) => {
    lay.play(g, d, seat, fields, out);
    const round = d.round as OperatingRound;
    if (!isYellow(g, fields.tile)) d.round = { ...round, done: [...round.done, UPGRADE] };
  },
};

/** One yellow tile or one upgrade, and another yellow tile for a fee. */
export const twoTiles: Feature = {
  moves: [layOfTwo],
  rules: [
    trackRules.change(was => ({
      mayLayMore: (g, s, round) =>
        round.laid === 0 || (round.laid === 1 && cashOf(s, round.company) >= extraTileFee(g, s, round)),
      trackCost: (g, s, company, hex, placement) => {
        const round = operatingOf(s);
        return was.trackCost(g, s, company, hex, placement) + (round ? extraTileFee(g, s, round) : 0);
      },
      tileRefusal: (g, s, hex, placement) =>
        operatingOf(s)?.done.includes(UPGRADE) && !isYellow(g, placement.tile)
          ? refuse('upgraded-already', { hex, tile: placement.tile })
          : was.tileRefusal(g, s, hex, placement),
    })),
  ],
};
