import { refuse, type Option } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { closePrivate, power, privatesOf } from '../../../engine/rail/company/privates.js';
import {
  freeSpots,
  putToken,
  readSpot,
  spotName,
  spotRightFields,
  triedSpots,
  type SpotRightFields,
} from '../../../engine/rail/company/tokens.js';
import {
  layableTiles,
  doLay,
  layOptions,
  layRightFields,
  placementRefusal,
  triedTiles,
  turnOf,
  type LayRightFields,
} from '../../../engine/rail/company/track.js';
import type { Feature, Move, RailGame } from '../../../engine/rail/contract.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';

/** Its company may once lay a tile, place a token or both on one of these hexes without a connection; this closes the private. */
export const coastPower = power<{ readonly kind: 'remote-build'; readonly hexes: readonly string[] }>(
  'remote-build',
);

/** A right to build on the coast that can be used now, and where (S.M.S., 1849 §2.4). */
interface Right {
  readonly id: string;
  readonly hexes: readonly string[];
}

/** Finds the right of the company in turn; the title and its reading of the site differ in when that is. */
export type FindRight = (g: RailGame, s: RailState, round: OperatingRound) => Right | undefined;

/** The right that a private gives, if it gives one. */
export const asRight = (g: RailGame, id: string): Right[] => {
  const right = coastPower.of(g, id);
  return right ? [{ id, hexes: right.hexes }] : [];
};

/** In place of the tile and the token of the turn. */
export const owned: FindRight = (g, s, round) =>
  round.step === 'track' && round.laid === 0
    ? privatesOf(g, s, round.company).flatMap(id => asRight(g, id))[0]
    : undefined;

/** Where somebody would try to use the right, who points at its private or at one of its hexes. */
const triedHexes = (
  g: RailGame,
  s: RailState,
  of: string | null,
): readonly { readonly id: string; readonly hex: string }[] =>
  g.data.privates
    .filter(({ id }) => s.privates[id] !== 'closed')
    .flatMap(({ id }) => asRight(g, id))
    .flatMap(({ id, hexes }) => hexes.filter(hex => of === id || of === hex).map(hex => ({ id, hex })));

/** The right to lay a tile now. */
const layRight = (g: RailGame, s: RailState, round: OperatingRound, find: FindRight): Right | undefined =>
  round.step === 'track' && round.laid === 0 ? find(g, s, round) : undefined;

/** The tile on the coast. */
export const layMove = (find: FindRight): Move<LayRightFields> => ({
  type: 'use-lay',
  fields: layRightFields,
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat), 'use-lay'),
  candidates: (g, s, _seat, of) =>
    triedHexes(g, s, of).flatMap(({ id, hex }) =>
      triedTiles(g, s, hex).map(placement => ({ private: id, ...placement })),
    ),
  options: (g, s, seat) => {
    const round = turnOf(s, seat)!;
    const right = layRight(g, s, round, find);
    if (!right) return [];
    return right.hexes.flatMap(hex =>
      layOptions('use-lay', hex, layableTiles(g, s, round.company, hex), { private: { oneOf: [right.id] } }),
    );
  },
  refusal: (g, s, seat, { private: id, hex, ...placement }) => {
    const round = turnOf(s, seat)!;
    const right = layRight(g, s, round, find);
    return right?.id === id && right.hexes.includes(hex)
      ? placementRefusal(g, s, round.company, hex, placement)
      : refuse('no-such-power-now', { private: id, hex });
  },
  play: (g, d, seat, { private: id, hex, ...placement }, out) => {
    const round = turnOf(d, seat)!;
    doLay(g, d, out, round.company, hex, placement, id);
    if (d.privates[id] !== 'closed') closePrivate(d, out, id);
    d.round = { ...round, begun: true, laid: 1, tokened: true, freeToken: { privateId: id, hex } };
  },
});

/** Cities where the token may go: with the tile, where that lies. */
const tokenSpots = (
  g: RailGame,
  s: RailState,
  round: OperatingRound,
  find: FindRight,
): { readonly id: string; readonly spots: readonly string[] } | null => {
  const right = round.freeToken
    ? { id: round.freeToken.privateId, hexes: [round.freeToken.hex] }
    : !round.tokened && find(g, s, round);
  if (!right) return null;
  const spots = right.hexes.flatMap(hex => freeSpots(g, s, round.company, hex));
  return { id: right.id, spots: spots.map(x => spotName(x.hex, x.stop)) };
};

/** The token there. */
export const tokenMove = (find: FindRight): Move<SpotRightFields> => ({
  type: 'use-token',
  fields: spotRightFields,
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat), 'use-token'),
  candidates: (g, s, _seat, of) =>
    triedHexes(g, s, of).flatMap(({ id, hex }) =>
      triedSpots(g, s, hex).map(spot => ({ private: id, ...spot })),
    ),
  options: (g, s, seat): readonly Option[] => {
    const right = tokenSpots(g, s, turnOf(s, seat)!, find);
    return right && right.spots.length > 0
      ? [{ type: 'use-token', fields: { private: { oneOf: [right.id] }, spot: { oneOf: right.spots } } }]
      : [];
  },
  refusal: (g, s, seat, { private: id, spot }) => {
    const right = tokenSpots(g, s, turnOf(s, seat)!, find);
    if (right?.id !== id) return unlessNow(false, 'use-token');
    return right.spots.includes(spot)
      ? undefined
      : refuse('no-token-there', { spot, allowed: [...right.spots] });
  },
  play: (g, d, seat, { private: id, spot }, out) => {
    const round = turnOf(d, seat)!;
    const { hex, stop } = readSpot(spot);
    putToken(g, d, out, round.company, hex, stop, 0, { home: false, private: id });
    if (d.privates[id] !== 'closed') closePrivate(d, out, id);
    d.round = { ...round, begun: true, laid: 1, tokened: true, freeToken: null };
  },
});

/** S.M.S.: a tile, a token or both in a city on the coast, connected or not; then nothing else is built in the turn. */
export const coast: Feature = {
  moves: [layMove(owned), tokenMove(owned)],
  forms: [{ type: 'use-coast', form: 'use <private:id>' }],
};
