import { refuse, wholeNumber, textField, type Option, type Refusal, type Seat } from '../../core/index.js';
import { phaseOf } from '../game.js';
import { faceAt, hasTokenOn, liftToken } from '../map/board.js';
import { networkOf, reachedHexes, connects } from '../map/network.js';
import {
  carryTokens,
  fitRefusal,
  followers,
  placements,
  layTile,
  type TilePlacement,
  terrainCost,
} from '../map/upgrade.js';
import type { Face } from '../map/types.js';
import { hexField, tileField } from '../action/fields.js';
import { unlessNow, unlessPayable } from '../action/refusals.js';
import { cashOf } from '../money.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { presidentOf } from '../shares/shares.js';
import { isBlocked, privatesOf, power } from './privates.js';
import { react } from '../reactions.js';
import type { Move, Out, RailGame } from '../contract.js';
import { collect } from './payments.js';
import { ruleSet } from '../rules.js';

/** The operating round, if the seat presides over the company in turn; where none is left no company has a turn. */
export const turnOf = (s: RailState, seat: Seat): OperatingRound | null => {
  if (s.round.kind !== 'operating' || s.round.company === '') return null;
  return presidentOf(s, s.round.company) === seat ? s.round : null;
};

/** Colours that may be laid now (1830 §3). */
const allowedNow = (g: RailGame, s: RailState, placement: TilePlacement): boolean =>
  phaseOf(g, s).colours.includes(g.map.tiles[g.map.tileIndex.get(placement.tile)!]!.colour);

export const trackRules = ruleSet('track', {
  /** May another tile be laid in this turn as its own (1830 §7.2: one)? */
  mayLayMore: (_g: RailGame, _s: RailState, { laid }: OperatingRound): boolean => laid === 0,
  /** Is the tile, so laid, joined to the company's network as it must be (1830 §7.2.1)? */
  tileConnects: (
    g: RailGame,
    s: RailState,
    company: string,
    hex: string,
    { tile, rotation }: TilePlacement,
  ): boolean => connects(g.map, networkOf(g.map, s.board, company), hex, tile, rotation),
  /** Is a free token that could follow its tile placed or left before the tile of another private (1830 p. 11, DH)? */
  freeTokenComesFirst: true,
  /** What it costs the company to lay the tile so, in dollars: what the terrain costs (1830 §7.2.2). */
  trackCost: (g: RailGame, s: RailState, _company: string, hex: string, _placement: TilePlacement): number =>
    terrainCost(g.map, s.board, hex),
  /** Why nobody may build on the hex, whatever the tile. */
  hexRefusal: (_g: RailGame, _s: RailState, _hex: string): Refusal | undefined => undefined,
  /** Why this tile may not be laid there now, although it fits and its colour may. */
  tileRefusal: (_g: RailGame, _s: RailState, _hex: string, _placement: TilePlacement): Refusal | undefined =>
    undefined,
});

/** Its company may lay a tile on `hex` without a connection (1830 p. 11, CS and DH). */
export const layPower = power<{
  readonly kind: 'lay';
  readonly hex: string;
  /** Other hexes on one of which it may lie instead. */
  readonly also?: readonly string[];
  /** Beside the tile of the turn, at any moment of it; otherwise as the tile of the turn. */
  readonly extra: boolean;
  /** A token may follow on the new tile in the same turn, free and without a connection. */
  readonly freeToken: boolean;
}>('lay');

/** Why nobody may build on the hex now, whatever the tile. */
const closedHex = (g: RailGame, s: RailState, hex: string): Refusal | undefined =>
  isBlocked(g, s, hex) ? refuse('hex-blocked', { hex }) : trackRules.of(g).hexRefusal(g, s, hex);

/** Why the company may not lay the tile there now, although it fits: by its colour, another rule, or what it costs. */
const closedTile = (
  g: RailGame,
  s: RailState,
  company: string,
  hex: string,
  placement: TilePlacement,
): Refusal | undefined => {
  const { tileRefusal, trackCost } = trackRules.of(g);
  if (!allowedNow(g, s, placement))
    return refuse('colour-not-yet', { tile: placement.tile, colours: [...phaseOf(g, s).colours] });
  return (
    tileRefusal(g, s, hex, placement) ??
    unlessPayable(trackCost(g, s, company, hex, placement), cashOf(s, company))
  );
};

/** Why the company may not lay the tile there now, wherever its network leads. */
export const placementRefusal = (
  g: RailGame,
  s: RailState,
  company: string,
  hex: string,
  placement: TilePlacement,
): Refusal | undefined => {
  const { tile, rotation } = placement;
  return (
    closedHex(g, s, hex) ??
    fitRefusal(g.map, s.board, hex, tile, rotation) ??
    closedTile(g, s, company, hex, placement)
  );
};

/** Legal tiles for a hex but for the connection. */
export const layableTiles = (
  g: RailGame,
  s: RailState,
  company: string,
  hex: string,
): readonly TilePlacement[] =>
  closedHex(g, s, hex)
    ? []
    : placements(g.map, s.board, hex).filter(placement => !closedTile(g, s, company, hex, placement));

/** Why the tile is not joined to the company's network as it must be. */
export const unlessConnected = (
  g: RailGame,
  s: RailState,
  company: string,
  hex: string,
  placement: TilePlacement,
): Refusal | undefined =>
  trackRules.of(g).tileConnects(g, s, company, hex, placement)
    ? undefined
    : refuse('not-connected', { hex, company });

const connected = (g: RailGame, s: RailState, company: string, hex: string): readonly TilePlacement[] =>
  layableTiles(g, s, company, hex).filter(placement => !unlessConnected(g, s, company, hex, placement));

/** One option for each tile that can be laid on the hex, with its rotations. */
export const layOptions = (
  type: string,
  hex: string,
  all: readonly TilePlacement[],
  more: Option['fields'] = {},
): Option[] => {
  const rotations = new Map<string, number[]>();
  for (const { tile, rotation } of all) rotations.set(tile, [...(rotations.get(tile) ?? []), rotation]);
  return [...rotations].map(([tile, turned]) => ({
    type,
    fields: { ...more, hex: { oneOf: [hex] }, tile: { oneOf: [tile] }, rotation: { oneOf: turned } },
  }));
};

/** The tiles that somebody would try to lay on the hex; any where none may follow what lies there. */
export const triedTiles = (g: RailGame, s: RailState, hex: string): readonly LayFields[] => {
  const all = followers(g.map, s.board, hex);
  const any: TilePlacement = { tile: g.map.tiles[0]!.id, rotation: 0 };
  return (all.length > 0 ? all : [any]).map(({ tile, rotation }) => ({ hex, tile, rotation }));
};

/** A tile, where and how it is laid. */
export interface LayFields extends TilePlacement {
  readonly hex: string;
}

/** The same by the right of a private. */
export interface LayRightFields extends LayFields {
  readonly private: string;
}

const layFields = { hex: hexField, tile: tileField, rotation: wholeNumber };
export const layRightFields = { private: textField, ...layFields };

/** The tile of the turn (1830 §7.2). */
export const lay: Move<LayFields> = {
  type: 'lay',
  fields: layFields,
  moment: (g, s, seat) => {
    const round = turnOf(s, seat);
    if (round?.step !== 'track') return refuse('not-now', { type: 'lay' });
    return trackRules.of(g).mayLayMore(g, s, round) ? undefined : refuse('laid-already');
  },
  candidates: (g, s, _seat, of) => (of !== null && g.map.hexIndex.has(of) ? triedTiles(g, s, of) : []),
  options: (g, s, seat) => {
    const { company } = turnOf(s, seat)!;
    const hexes = reachedHexes(g.map, networkOf(g.map, s.board, company));
    return hexes.flatMap(hex => layOptions('lay', hex, connected(g, s, company, hex)));
  },
  refusal: (g, s, seat, { hex, ...placement }) => {
    const { company } = turnOf(s, seat)!;
    return placementRefusal(g, s, company, hex, placement) ?? unlessConnected(g, s, company, hex, placement);
  },
  play: (g, d, seat, { hex, ...placement }, out) => {
    const round = turnOf(d, seat)!;
    doLay(g, d, out, round.company, hex, placement);
    d.round = { ...round, laid: round.laid + 1, begun: true };
  },
};

/** Pays for the tile and lays it. @param id the private whose right it is */
export const doLay = (
  g: RailGame,
  d: Draft,
  out: Out,
  company: string,
  hex: string,
  placement: TilePlacement,
  id?: string,
): void => {
  const { tile, rotation } = placement;
  const cost = trackRules.of(g).trackCost(g, d, company, hex, placement);
  collect(g, d, out, company, cost, { kind: 'track', hex });
  const over = d.board.laid[hex]?.split('/')[0] ?? null;
  const before = faceAt(g.map, d.board, hex);
  const { returned } = carryTokens(g.map, d.board, hex, tile, rotation);
  d.board = layTile(g.map, d.board, hex, tile, rotation);
  freeHomes(g, d, hex, before);
  out.say({
    kind: 'tile-laid',
    company,
    hex,
    tile,
    rotation,
    over,
    cost,
    ...(id === undefined ? {} : { private: id }),
  });
  for (const token of returned) out.say({ kind: 'token-returned', company: token.company, hex });
  react(g, d, out, 'tileLaid', company, hex, before);
};

/**
 * A home founded before any track told the cities of its hex apart is chosen again when the first tile
 * does so (Erie, 1830 §7.3.2).
 */
const freeHomes = (g: RailGame, d: Draft, hex: string, before: Face): void => {
  if (before.track.length > 0 || before.stops.length < 2) return;
  for (const { id, home } of g.data.companies)
    if (!('choose' in home) && home.hex === hex && home.stop === null && hasTokenOn(d.board, id, hex))
      d.board = liftToken(g.map, d.board, id, hex);
};

/** A right to lay a tile that can be used now, and where. */
interface OpenLayPower {
  readonly id: string;
  readonly hex: string;
  readonly freeToken: boolean;
  readonly extra: boolean;
}

/** Privates of the company in turn whose right to lay a tile can still be used now (1830 p. 11, CS and DH). */
const layPowers = (g: RailGame, s: RailState, round: OperatingRound): readonly OpenLayPower[] =>
  privatesOf(g, s, round.company).flatMap(id => {
    const right = layPower.of(g, id);
    if (!right || (round.freeToken && trackRules.of(g).freeTokenComesFirst)) return [];
    if (!right.extra && (round.step !== 'track' || !trackRules.of(g).mayLayMore(g, s, round))) return [];
    const { freeToken, extra } = right;
    return openHexes(g, s, id).map(hex => ({ id, hex, freeToken, extra }));
  });

const findLayPower = (
  g: RailGame,
  s: RailState,
  round: OperatingRound,
  id: string,
  hex: string,
): OpenLayPower | undefined => layPowers(g, s, round).find(one => one.id === id && one.hex === hex);

/** Hexes of the private's right on which nobody has built: elsewhere it has lapsed. One tile is laid in all. */
const openHexes = (g: RailGame, s: RailState, id: string): readonly string[] => {
  const { hex, also = [] } = layPower.of(g, id)!;
  return also.length > 0 && s.used.includes(id)
    ? []
    : [hex, ...also].filter(one => s.board.laid[one] === undefined);
};

/** Has the company a private whose extra tile it could lay now? */
export const canUseExtraLay = (g: RailGame, s: RailState, company: string): boolean =>
  privatesOf(g, s, company).some(
    id =>
      layPower.of(g, id)?.extra &&
      openHexes(g, s, id).some(hex => layableTiles(g, s, company, hex).length > 0),
  );

/** A private's own tile, without a connection. */
export const useLay: Move<LayRightFields> = {
  type: 'use-lay',
  aside: ['use-private'],
  fields: layRightFields,
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat), 'use-lay'),
  candidates: (g, s, _seat, of) =>
    g.data.privates.flatMap(({ id }) => {
      const right = layPower.of(g, id);
      if (!right || s.privates[id] === 'closed') return [];
      return [right.hex, ...(right.also ?? [])]
        .filter(hex => of === id || of === hex)
        .flatMap(hex => triedTiles(g, s, hex).map(placement => ({ private: id, ...placement })));
    }),
  options: (g, s, seat) => {
    const round = turnOf(s, seat)!;
    return layPowers(g, s, round).flatMap(({ id, hex }) =>
      layOptions('use-lay', hex, layableTiles(g, s, round.company, hex), { private: { oneOf: [id] } }),
    );
  },
  refusal: (g, s, seat, { private: id, hex, ...placement }) => {
    const round = turnOf(s, seat)!;
    return findLayPower(g, s, round, id, hex)
      ? placementRefusal(g, s, round.company, hex, placement)
      : refuse('no-such-power-now', { private: id, hex });
  },
  play: (g, d, seat, { private: id, hex, ...placement }, out) => {
    const round = turnOf(d, seat)!;
    const { extra, freeToken } = findLayPower(g, d, round, id, hex)!;
    doLay(g, d, out, round.company, hex, placement, id);
    d.used = [...d.used, id];
    d.round = {
      ...round,
      begun: true,
      laid: round.laid + (extra ? 0 : 1),
      freeToken: freeToken && !round.tokened ? { privateId: id, hex } : round.freeToken,
    };
  },
};
