import { doLay } from '../../../engine/rail/company/track.js';
import type { Out, RailGame } from '../../../engine/rail/contract.js';
import { phaseOf } from '../../../engine/rail/game.js';
import { faceAt } from '../../../engine/rail/map/board.js';
import { networkOf, reachedStops } from '../../../engine/rail/map/network.js';
import { placements, type TilePlacement } from '../../../engine/rail/map/upgrade.js';
import { pay, cashOf } from '../../../engine/rail/money.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { homeOf } from './kinds.js';
import type { IstvanFact } from './istvan-facts.js';
import type { PaymentFact } from './payments.js';
import { layOnBank } from './terrain.js';
import { isMended } from './rules-number.js';

/** What each of his minors pays to SzKEV (`SKEV`) in the yellow phase (18Mag §2, Solo). */
const LEVY = 10;

const colourOf = (g: RailGame, tile: string): string => g.map.tiles[g.map.tileIndex.get(tile)!]!.colour;

const numberIn = (tile: string): number => Number(/\d+/u.exec(tile)?.[0] ?? 0);

/**
 * The tile that he takes: the one with the lowest number, then the least turned (sheet §7.3 4b). There the most exits
 * come first, but all tiles that may follow in one place have equally many.
 */
const chosen = (g: RailGame, s: RailState, hex: string): TilePlacement | undefined =>
  placements(g.map, s.board, hex)
    .filter(
      ({ tile }) =>
        colourOf(g, tile) !== 'yellow' &&
        (phaseOf(g, s).colours as readonly string[]).includes(colourOf(g, tile)),
    )
    .sort((a, b) => numberIn(a.tile) - numberIn(b.tile) || a.rotation - b.rotation)[0];

/** Rows from north to south; the one above `A` has a small letter. */
const ROWS = 'aABCDEFGH';

const rowOf = (hex: string): number => ROWS.indexOf(hex[0]!);

/** How many hexes lie between these, and one. */
export const distance = (one: string, other: string): number => {
  const rows = Math.abs(rowOf(one) - rowOf(other));
  const columns = Math.abs(Number(one.slice(1)) - Number(other.slice(1)));
  return rows + Math.max(0, (columns - rows) / 2);
};

/** Nearest to its home first, then by name. */
export const byDistance =
  (g: RailGame, minor: string) =>
  (one: string, other: string): number => {
    const home = homeOf(g, minor).hex;
    return distance(home, one) - distance(home, other) || (one < other ? -1 : 1);
  };

/** Hexes with cities that routes of the minor come to, its home first. */
const reachedCities = (g: RailGame, s: RailState, minor: string): readonly string[] => {
  const found = reachedStops(g.map, networkOf(g.map, s.board, minor))
    .filter(({ hex, stop }) => faceAt(g.map, s.board, hex).stops[stop]!.kind === 'city')
    .map(({ hex }) => hex);
  return [...new Set(found)].sort(byDistance(g, minor));
};

/** Every city that it reaches gets the next tile, once in a turn; the bank pays for rivers (18Mag §2 Schritt 1, Solo). */
export const upgradeAll = (
  g: RailGame,
  d: Draft,
  out: Out<IstvanFact | PaymentFact>,
  minor: string,
): void => {
  const laid: string[] = [];
  for (;;) {
    const next = reachedCities(g, d, minor)
      .filter(hex => !laid.includes(hex))
      .map(hex => ({ hex, placement: chosen(g, d, hex) }))
      .find(({ placement }) => placement !== undefined);
    if (!next?.placement) return;
    const { hex, placement } = next;
    laid.push(hex);
    const why = hex === homeOf(g, minor).hex ? 'home' : 'reached';
    out.say({ kind: 'istvan-acts', company: minor, what: 'upgrade', item: hex, line: null, why });
    layOnBank(g, d, out, hex, () => {
      doLay(g, d, out, minor, hex, placement);
    });
  }
};

/** In the yellow phase, when he lays nothing, his minors pay for that, as far as they can. */
export const payLevy = (g: RailGame, d: Draft, out: Out<IstvanFact | PaymentFact>, minor: string): void => {
  const amount = Math.min(LEVY, cashOf(d, minor));
  if (phaseOf(g, d).colours.length > 1 || amount === 0) return;
  out.say({ kind: 'istvan-acts', company: minor, what: 'levy', item: null, line: null, why: 'yellow-phase' });
  pay(d, minor, 'SKEV', amount);
  // With the first rules number it was told as if for a second tile.
  const what = isMended(d) ? 'levy' : 'tile';
  out.say({ kind: 'supporter-paid', company: 'SKEV', by: minor, amount, what });
};

/** The round while one of his minors has its turn. */
export const turnNow = (s: RailState): OperatingRound => s.round as OperatingRound;
