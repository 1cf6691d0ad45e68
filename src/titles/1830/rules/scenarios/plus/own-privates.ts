import { refuse, type Option } from '../../../../../engine/core/index.js';
import { unlessNow } from '../../../../../engine/rail/action/refusals.js';
import { closePrivate, privatesOf } from '../../../../../engine/rail/company/privates.js';
import {
  layableTiles,
  doLay,
  layOptions,
  layRightFields,
  placementRefusal,
  trackRules,
  triedTiles,
  turnOf,
  unlessConnected,
  type LayRightFields,
} from '../../../../../engine/rail/company/track.js';
import type { Feature, Move, RailGame } from '../../../../../engine/rail/contract.js';
import { part } from '../../../../../engine/rail/parts.js';
import type { OperatingRound, RailState } from '../../../../../engine/rail/state.js';
import { plusPlanOf } from './plans.js';
import { canalPower, halfCostOnce } from './powers.js';

/** Set while a tile is laid, or would be, for half the cost. */
const halved = part<boolean>('half-cost', false);

const atHalf = (s: RailState): RailState => ({ ...s, parts: { ...s.parts, [halved.id]: true } });

/** Hexes on which the company in turn may build for half the cost now, by private. */
const halfHexes = (
  g: RailGame,
  s: RailState,
  round: OperatingRound,
): readonly { readonly id: string; readonly hex: string }[] =>
  round.step !== 'track' || !trackRules.of(g).mayLayMore(g, s, round)
    ? []
    : privatesOf(g, s, round.company).flatMap(id =>
        (halfCostOnce.of(g, id)?.hexes ?? [])
          .filter(hex => s.board.laid[hex] === undefined)
          .map(hex => ({ id, hex })),
      );

/** The company of the JK lays the tile of the turn beside the coal field for half the cost, which closes the JK (S-1.1). */
const layAtHalf: Move<LayRightFields> = {
  type: 'lay-at-half',
  aside: [],
  fields: layRightFields,
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat), layAtHalf.type),
  candidates: (g, s, _seat, of) =>
    g.data.privates.flatMap(({ id }) =>
      (halfCostOnce.of(g, id)?.hexes ?? [])
        .filter(hex => s.privates[id] !== 'closed' && (of === id || of === hex))
        .flatMap(hex => triedTiles(g, s, hex).map(placement => ({ private: id, ...placement }))),
    ),
  options: (g, s, seat): readonly Option[] => {
    const round = turnOf(s, seat)!;
    const { company } = round;
    return halfHexes(g, s, round).flatMap(({ id, hex }) => {
      const tiles = layableTiles(g, atHalf(s), company, hex).filter(
        placement => !unlessConnected(g, s, company, hex, placement),
      );
      return layOptions(layAtHalf.type, hex, tiles, { private: { oneOf: [id] } });
    });
  },
  refusal: (g, s, seat, { private: id, hex, ...placement }) => {
    const round = turnOf(s, seat)!;
    const { company } = round;
    if (!halfHexes(g, s, round).some(one => one.id === id && one.hex === hex))
      return refuse('no-such-power-now', { private: id, hex });
    return (
      placementRefusal(g, atHalf(s), company, hex, placement) ??
      unlessConnected(g, s, company, hex, placement)
    );
  },
  play: (g, d, seat, { private: id, hex, ...placement }, out) => {
    const round = turnOf(d, seat)!;
    halved.set(d, true);
    doLay(g, d, out, round.company, hex, placement, id);
    halved.clear(d);
    closePrivate(d, out, id);
    d.round = { ...round, laid: round.laid + 1, begun: true };
  },
};

/** What the C&O Canal lets its company pay at most for a tile on the hex; undefined where it has nothing to do with it. */
const canalCost = (g: RailGame, s: RailState, company: string, hex: string): number | undefined =>
  privatesOf(g, s, company)
    .map(id => canalPower.of(g, id))
    .find(right => right?.hexes.includes(hex))?.cost;

/** What the privates of the scenarios change of the cost of track. */
export const plusPrivateRights: Feature = {
  chosen: s => plusPlanOf(s) !== undefined,
  parts: [halved],
  moves: [layAtHalf],
  forms: [{ type: layAtHalf.type, form: 'half <private:id> <hex:hex> <tile:id> r<rotation:int>' }],
  rules: [
    trackRules.change(was => ({
      trackCost: (g, s, company, hex, placement) => {
        const cost = was.trackCost(g, s, company, hex, placement);
        return Math.min(halved.of(s) ? cost / 2 : cost, canalCost(g, s, company, hex) ?? Infinity);
      },
    })),
  ],
  reacts: {
    tileLaid: (g, d, out) => {
      for (const { id } of g.data.privates) {
        const right = canalPower.of(g, id);
        if (right?.hexes.every(hex => d.board.laid[hex] !== undefined) && d.privates[id] !== 'closed')
          closePrivate(d, out, id);
      }
    },
  },
};
