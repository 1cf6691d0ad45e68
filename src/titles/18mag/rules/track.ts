import {
  cashOf,
  lay,
  textField,
  trackRules,
  type Feature,
  type Move,
  type OperatingRound,
  type RailGame,
  type RailState,
} from '../../../engine/rail/index.js';

const EXTRA = 10;
const UPGRADE = 'upgrade';

/** The second tile of a turn costs 10, before or after the other one (18Mag §2 Schritt 1). */
export const extraTileCost = ({ laid }: OperatingRound): number => (laid > 0 ? EXTRA : 0);

/** Is the tile of that number yellow, so that it replaces none? */
const isYellow = (g: RailGame, tile: string): boolean =>
  g.map.tiles[g.map.tileIndex.get(tile)!]?.colour === 'yellow';

const operatingOf = ({ round }: RailState): OperatingRound | null =>
  round.kind === 'operating' ? round : null;

/** The tile of the turn. Of two only one may replace another, so it is remembered if one did. */
export const layTile: Move = {
  ...lay,
  play: (g, d, action, out) => {
    lay.play(g, d, action, out);
    const round = d.round as OperatingRound;
    if (!isYellow(g, textField(action, 'tile'))) d.round = { ...round, done: [...round.done, UPGRADE] };
  },
};

/** One yellow tile or one upgrade, and another yellow tile for 10 (18Mag §2 Schritt 1). */
export const twoTiles: Feature = {
  moves: [layTile],
  rules: [
    trackRules.change(was => ({
      mayLayMore: (_g, s, round) =>
        round.laid === 0 || (round.laid === 1 && cashOf(s, round.company) >= EXTRA),
      trackCost: (g, s, company, hex, placement) => {
        const round = operatingOf(s);
        return was.trackCost(g, s, company, hex, placement) + (round ? extraTileCost(round) : 0);
      },
      tileRefusal: (g, s, hex, placement) =>
        operatingOf(s)?.done.includes(UPGRADE) && !isYellow(g, placement.tile)
          ? ['upgraded-already', { hex, tile: placement.tile }]
          : was.tileRefusal(g, s, hex, placement),
    })),
  ],
};
