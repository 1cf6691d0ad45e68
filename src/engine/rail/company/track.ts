import { must, type Option, type Seat } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import { phaseOf, type RailGame } from '../game.js';
import { faceAt, hasTokenOn, liftToken } from '../map/board.js';
import { networkOf, reachedHexes } from '../map/network.js';
import { checkLaying as checkFit, layings, layTile, type Laying } from '../map/upgrade.js';
import type { Face } from '../map/types.js';
import { onlyFields, textField, wholeField } from '../move/fields.js';
import type { Move } from '../move/move.js';
import { cashOf, pay } from '../money.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { presidentOf } from '../stock/shares.js';
import { isBlocked, powerOf, privatesOf } from './privates.js';

/** The operating round, if the seat presides over the company in turn. */
export const turnOf = (s: RailState, seat: Seat): OperatingRound | null =>
  s.round.kind === 'operating' && presidentOf(s, s.round.company) === seat ? s.round : null;

/** Colours that may be laid now (1830 §3). */
const allowedNow = (g: RailGame, s: RailState, laying: Laying): boolean =>
  phaseOf(g, s).colours.includes(g.map.tiles[g.map.tileIndex.get(laying.tile)!]!.colour);

/** May nobody build on the hex before the next stock round is over? */
const isResting = (s: RailState, hex: string): boolean => {
  const until = s.resting[hex];
  return until !== undefined && (s.set < until || (s.set === until && s.round.kind === 'stock'));
};

/** Legal tiles for a hex but for the connection: shape, supply, phase, cost, blocking privates. */
export const affordable = (g: RailGame, s: RailState, company: string, hex: string): readonly Laying[] => {
  if (isBlocked(g, s, hex) || isResting(s, hex)) return [];
  const cash = cashOf(s, company);
  return layings(g.map, s.board, hex).filter(
    laying => allowedNow(g, s, laying) && g.rules.trackCost(g, s, company, hex, laying) <= cash,
  );
};

const connected = (g: RailGame, s: RailState, company: string, hex: string): readonly Laying[] =>
  affordable(g, s, company, hex).filter(laying => g.rules.tileConnects(g, s, company, hex, laying));

/** One option for each tile that can be laid on the hex, with its rotations. */
export const layOptions = (
  type: string,
  hex: string,
  all: readonly Laying[],
  more: Option['fields'] = {},
): Option[] => {
  const rotations = new Map<string, number[]>();
  for (const { tile, rotation } of all) rotations.set(tile, [...(rotations.get(tile) ?? []), rotation]);
  return [...rotations].map(([tile, turned]) => ({
    type,
    fields: { ...more, hex: { oneOf: [hex] }, tile: { oneOf: [tile] }, rotation: { oneOf: turned } },
  }));
};

/** The tile of the turn (1830 §7.2). */
export const lay: Move = {
  type: 'lay',
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round || round.step !== 'track' || round.laid) return [];
    const hexes = reachedHexes(g.map, networkOf(g.map, s.board, round.company));
    return hexes.flatMap(hex => layOptions('lay', hex, connected(g, s, round.company, hex)));
  },
  play: (g, d, action, facts) => {
    onlyFields(action, ['hex', 'tile', 'rotation']);
    const round = turnOf(d, action.seat);
    must(round && round.step === 'track', 'not-now', { type: 'lay' });
    must(!round.laid, 'laid-already');
    const { company } = round;
    const { hex, laying } = readLaying(g, action);
    checkLaying(g, d, company, hex, laying);
    must(g.rules.tileConnects(g, d, company, hex, laying), 'not-connected', { hex, company });
    doLay(g, d, facts, company, hex, laying);
    d.round = { ...round, laid: true, begun: true };
  },
};

/** The fields `hex`, `tile` and `rotation` of an action. */
export const readLaying = (
  g: RailGame,
  action: Parameters<Move['play']>[2],
): { hex: string; laying: Laying } => {
  const hex = textField(action, 'hex');
  must(g.map.hexIndex.has(hex), 'no-such-hex', { hex });
  const tile = textField(action, 'tile');
  must(g.map.tileIndex.has(tile), 'no-such-tile', { tile });
  return { hex, laying: { tile, rotation: wholeField(action, 'rotation') } };
};

/**
 * Refuses what `affordable` does not list.
 * @throws Illegal saying which condition fails
 */
export const checkLaying = (
  g: RailGame,
  s: RailState,
  company: string,
  hex: string,
  laying: Laying,
): void => {
  const { tile, rotation } = laying;
  must(!isBlocked(g, s, hex), 'hex-blocked', { hex });
  must(!isResting(s, hex), 'hex-resting', { hex });
  checkFit(g.map, s.board, hex, tile, rotation);
  must(allowedNow(g, s, laying), 'colour-not-yet', { tile, colours: [...phaseOf(g, s).colours] });
  const cost = g.rules.trackCost(g, s, company, hex, laying);
  must(cashOf(s, company) >= cost, 'not-enough-money', { needed: cost, has: cashOf(s, company) });
};

/** Pays for the tile and lays it. @param id the private whose right it is */
export const doLay = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  company: string,
  hex: string,
  laying: Laying,
  id?: string,
): void => {
  const { tile, rotation } = laying;
  const cost = g.rules.trackCost(g, d, company, hex, laying);
  pay(d, company, 'bank', cost);
  const over = d.board.laid[hex]?.split('/')[0] ?? null;
  const before = faceAt(g.map, d.board, hex);
  d.board = layTile(g.map, d.board, hex, tile, rotation);
  freeHomes(g, d, hex, before);
  facts.push({
    kind: 'tile-laid',
    company,
    hex,
    tile,
    rotation,
    over,
    cost,
    ...(id === undefined ? {} : { private: id }),
  });
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
    const power = powerOf(g, id, 'lay');
    // The right lapses when anybody has built there.
    if (!power || s.board.laid[power.hex] !== undefined || round.freeToken) return [];
    if (!power.extra && (round.laid || round.step !== 'track')) return [];
    return [{ id, hex: power.hex, freeToken: power.freeToken, extra: power.extra }];
  });

/** Has the company a private whose extra tile it could lay now? */
export const canUseExtraLay = (g: RailGame, s: RailState, company: string): boolean =>
  privatesOf(g, s, company).some(id => {
    const power = powerOf(g, id, 'lay');
    return (
      power?.extra && s.board.laid[power.hex] === undefined && affordable(g, s, company, power.hex).length > 0
    );
  });

/** A private's own tile, without a connection. */
export const useLay: Move = {
  type: 'use-lay',
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    if (!round) return [];
    return layPowers(g, s, round).flatMap(({ id, hex }) =>
      layOptions('use-lay', hex, affordable(g, s, round.company, hex), { private: { oneOf: [id] } }),
    );
  },
  play: (g, d, action, facts) => {
    onlyFields(action, ['private', 'hex', 'tile', 'rotation']);
    const round = turnOf(d, action.seat);
    must(round, 'not-now', { type: 'use-lay' });
    const id = textField(action, 'private');
    const { hex, laying } = readLaying(g, action);
    const power = layPowers(g, d, round).find(p => p.id === id && p.hex === hex);
    must(power, 'no-such-power-now', { private: id, hex });
    checkLaying(g, d, round.company, hex, laying);
    doLay(g, d, facts, round.company, hex, laying, id);
    d.used = [...d.used, id];
    d.round = {
      ...round,
      begun: true,
      laid: round.laid || !power.extra,
      freeToken: power.freeToken && !round.tokened ? { privateId: id, hex } : round.freeToken,
    };
  },
};
