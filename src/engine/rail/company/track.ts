import { Illegal, must, type Option, type Seat } from '../../core/index.js';
import { phaseOf } from '../game.js';
import { faceAt, hasTokenOn, liftToken } from '../map/board.js';
import { networkOf, reachedHexes, connects } from '../map/network.js';
import {
  carryTokens,
  checkPlacement as checkFit,
  followers,
  placements,
  layTile,
  type TilePlacement,
  terrainCost,
} from '../map/upgrade.js';
import type { Face } from '../map/types.js';
import { onlyFields, textField, wholeField } from '../action/fields.js';
import { cashOf } from '../money.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { presidentOf } from '../shares/shares.js';
import { isBlocked, privatesOf, power } from './privates.js';
import { react } from '../reactions.js';
import type { Move, Out, RailGame } from '../contract.js';
import type { RefusalReason } from '../action/refusal-reason.js';
import { collect } from './payments.js';
import { ruleSet } from '../rules.js';

/** The operating round, if the seat presides over the company in turn. */
export const turnOf = (s: RailState, seat: Seat): OperatingRound | null =>
  s.round.kind === 'operating' && presidentOf(s, s.round.company) === seat ? s.round : null;

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
  /** What it costs the company to lay the tile so, in dollars: what the terrain costs (1830 §7.2.2). */
  trackCost: (g: RailGame, s: RailState, _company: string, hex: string, _placement: TilePlacement): number =>
    terrainCost(g.map, s.board, hex),
  /** Why nobody may build on the hex, whatever the tile: a code with its parameters. */
  hexRefusal: (_g: RailGame, _s: RailState, _hex: string): RefusalReason | null => null,
  /** Why this tile may not be laid there now, although it fits and its colour may. */
  tileRefusal: (_g: RailGame, _s: RailState, _hex: string, _placement: TilePlacement): RefusalReason | null =>
    null,
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

/** Legal tiles for a hex but for the connection: shape, supply, phase, cost, blocking privates. */
export const layableTiles = (
  g: RailGame,
  s: RailState,
  company: string,
  hex: string,
): readonly TilePlacement[] => {
  if (isBlocked(g, s, hex) || trackRules.of(g).hexRefusal(g, s, hex)) return [];
  const cash = cashOf(s, company);
  const { tileRefusal, trackCost } = trackRules.of(g);
  return placements(g.map, s.board, hex).filter(
    placement =>
      allowedNow(g, s, placement) &&
      !tileRefusal(g, s, hex, placement) &&
      trackCost(g, s, company, hex, placement) <= cash,
  );
};

const connected = (g: RailGame, s: RailState, company: string, hex: string): readonly TilePlacement[] =>
  layableTiles(g, s, company, hex).filter(placement =>
    trackRules.of(g).tileConnects(g, s, company, hex, placement),
  );

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
export const triedTiles = (
  g: RailGame,
  s: RailState,
  hex: string,
): readonly { readonly hex: string; readonly tile: string; readonly rotation: number }[] => {
  const all = followers(g.map, s.board, hex);
  const any: TilePlacement = { tile: g.map.tiles[0]!.id, rotation: 0 };
  return (all.length > 0 ? all : [any]).map(({ tile, rotation }) => ({ hex, tile, rotation }));
};

/** The tile of the turn (1830 §7.2). */
export const lay: Move = {
  type: 'lay',
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round || round.step !== 'track' || !trackRules.of(g).mayLayMore(g, s, round)) return [];
    const hexes = reachedHexes(g.map, networkOf(g.map, s.board, round.company));
    return hexes.flatMap(hex => layOptions('lay', hex, connected(g, s, round.company, hex)));
  },
  tries: (g, s, _seat, of) => (of !== null && g.map.hexIndex.has(of) ? triedTiles(g, s, of) : []),
  play: (g, d, action, out) => {
    onlyFields(action, ['hex', 'tile', 'rotation']);
    const round = turnOf(d, action.seat);
    must(round && round.step === 'track', 'not-now', { type: 'lay' });
    must(trackRules.of(g).mayLayMore(g, d, round), 'laid-already');
    const { company } = round;
    const { hex, placement } = readPlacement(g, action);
    checkPlacement(g, d, company, hex, placement);
    must(trackRules.of(g).tileConnects(g, d, company, hex, placement), 'not-connected', { hex, company });
    doLay(g, d, out, company, hex, placement);
    d.round = { ...round, laid: round.laid + 1, begun: true };
  },
};

/** The fields `hex`, `tile` and `rotation` of an action. */
export const readPlacement = (
  g: RailGame,
  action: Parameters<Move['play']>[2],
): { hex: string; placement: TilePlacement } => {
  const hex = textField(action, 'hex');
  must(g.map.hexIndex.has(hex), 'no-such-hex', { hex });
  const tile = textField(action, 'tile');
  must(g.map.tileIndex.has(tile), 'no-such-tile', { tile });
  return { hex, placement: { tile, rotation: wholeField(action, 'rotation') } };
};

/**
 * Refuses what `affordable` does not list.
 * @throws Illegal saying which condition fails
 */
export const checkPlacement = (
  g: RailGame,
  s: RailState,
  company: string,
  hex: string,
  placement: TilePlacement,
): void => {
  const { tile, rotation } = placement;
  must(!isBlocked(g, s, hex), 'hex-blocked', { hex });
  const why = trackRules.of(g).hexRefusal(g, s, hex);
  if (why) throw new Illegal(...why);
  checkFit(g.map, s.board, hex, tile, rotation);
  must(allowedNow(g, s, placement), 'colour-not-yet', { tile, colours: [...phaseOf(g, s).colours] });
  const whyNot = trackRules.of(g).tileRefusal(g, s, hex, placement);
  if (whyNot) throw new Illegal(...whyNot);
  const cost = trackRules.of(g).trackCost(g, s, company, hex, placement);
  must(cashOf(s, company) >= cost, 'not-enough-money', { needed: cost, has: cashOf(s, company) });
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

/** Privates of the company in turn whose right to lay a tile can still be used now (1830 p. 11, CS and DH). */
const layPowers = (
  g: RailGame,
  s: RailState,
  round: OperatingRound,
): { id: string; hex: string; freeToken: boolean; extra: boolean }[] =>
  privatesOf(g, s, round.company).flatMap(id => {
    const right = layPower.of(g, id);
    if (!right || round.freeToken) return [];
    if (!right.extra && (round.step !== 'track' || !trackRules.of(g).mayLayMore(g, s, round))) return [];
    const { freeToken, extra } = right;
    return openHexes(g, s, id).map(hex => ({ id, hex, freeToken, extra }));
  });

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
export const useLay: Move = {
  type: 'use-lay',
  aside: ['use-private'],
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round) return [];
    return layPowers(g, s, round).flatMap(({ id, hex }) =>
      layOptions('use-lay', hex, layableTiles(g, s, round.company, hex), { private: { oneOf: [id] } }),
    );
  },
  tries: (g, s, _seat, of) =>
    g.data.privates.flatMap(({ id }) => {
      const right = layPower.of(g, id);
      if (!right || s.privates[id] === 'closed') return [];
      return [right.hex, ...(right.also ?? [])]
        .filter(hex => of === id || of === hex)
        .flatMap(hex => triedTiles(g, s, hex).map(placement => ({ private: id, ...placement })));
    }),
  play: (g, d, action, out) => {
    onlyFields(action, ['private', 'hex', 'tile', 'rotation']);
    const round = turnOf(d, action.seat);
    must(round, 'not-now', { type: 'use-lay' });
    const id = textField(action, 'private');
    const { hex, placement } = readPlacement(g, action);
    const right = layPowers(g, d, round).find(p => p.id === id && p.hex === hex);
    must(right, 'no-such-power-now', { private: id, hex });
    checkPlacement(g, d, round.company, hex, placement);
    doLay(g, d, out, round.company, hex, placement, id);
    d.used = [...d.used, id];
    d.round = {
      ...round,
      begun: true,
      laid: round.laid + (right.extra ? 0 : 1),
      freeToken: right.freeToken && !round.tokened ? { privateId: id, hex } : round.freeToken,
    };
  },
};
