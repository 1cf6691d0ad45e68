import type { Json, Seat } from '../../engine/core/index.js';
import { awaitingHome } from '../../engine/rail/company/tokens.js';
import type { RailGame } from '../../engine/rail/contract.js';
import { phaseOf } from '../../engine/rail/game.js';
import type { PlacedToken } from '../../engine/rail/map/types.js';
import { openDecision } from '../../engine/rail/pending.js';
import { netWorth, scoreRules } from '../../engine/rail/score.js';
import { priceOf } from '../../engine/rail/shares/market.js';
import { percentOf, presidentOf } from '../../engine/rail/shares/shares.js';
import { unit } from '../../engine/rail/shares/unit.js';
import {
  IPO,
  POOL,
  TREASURY,
  type Pending,
  type PrivateOwner,
  type RailState,
} from '../../engine/rail/state.js';
import { awaitingPar } from '../../engine/rail/stock/starting.js';
import { overTrainLimit } from '../../engine/rail/train/supply.js';
import type { Dialect } from './dialect.js';
import type { Import } from './replay.js';

type Keys = { [key: string]: Json };

/** Where nothing can happen any more the site plays empty rounds until this one. */
const lastRound = 'SR 100';

const roundKey = (s: RailState): string => {
  if (s.ended?.reason === 'stalled') return lastRound;
  // A home is asked for in the stock round that follows, also where it came with a private.
  if (s.round.kind === 'auction') return s.pending.some(asksCompany) ? 'SR 1' : 'AR 1';
  if (s.round.kind === 'operating') return `OR ${String(s.set)}.${String(s.round.index)}`;
  if (s.round.kind === 'stock') return `SR ${String(s.set)}`;
  // A round of the title's own, with which the game begins.
  return `AR ${String(s.set)}`;
};

/** Who acts, by the site's ids: players, companies, or a private whose token may be placed. */
const activeKey = ({ game: g, ids, dialect }: Import, s: RailState): Json => {
  if (s.ended) return [];
  const par = awaitingPar(g, s);
  if (par) return [ids[par.seat]!];
  const pending = openDecision(g, s);
  if (pending)
    return [
      dialect.askedCompany?.(s, pending) ?? (asksCompany(pending) ? pending.company : ids[pending.seat]!),
    ];
  const over = overTrainLimit(g, s);
  if (over[0] !== undefined) return [over[0]];
  const home = awaitingHome(g, s);
  if (home !== null) return [home];
  const { round } = s;
  if (round.kind === 'auction' || round.kind === 'stock') return [ids[round.current]!];
  if (round.kind !== 'operating') return g.rounds[round.kind]!.inTurn(g, s, round).map(seat => ids[seat]!);
  const { freeToken, company } = round;
  return [freeToken && s.privates[freeToken.privateId] !== 'closed' ? freeToken.privateId : company];
};

/** For a home the site asks the company, for everything else the player. */
const asksCompany = ({ kind }: Pending): boolean => kind === 'home-token';

const isGone = (s: RailState, seat: Seat): boolean => s.players[seat]!.out || s.ended?.bankrupt === seat;

/**
 * The holder of the priority deal as the site counts it: in a stock round the one after the last who
 * acted, but while a company is asked there the one who had it when the round began.
 */
const priorityKey = (s: RailState, ids: readonly string[]): string => {
  const { round, pending } = s;
  const counts = round.kind === 'stock' && round.lastActor !== null && !pending.some(asksCompany);
  let seat = counts ? round.lastActor + 1 : s.priority;
  while (isGone(s, seat % s.seats)) seat++;
  return ids[seat % s.seats]!;
};

const ownerKey = (owner: PrivateOwner, ids: readonly string[]): string =>
  typeof owner === 'number' ? ids[owner]! : owner === 'bank' ? '' : owner;

/** The site hands a president's certificate that came with a private over when its par is named. */
const asSiteHolds = (g: RailGame, s: RailState): RailState => {
  const par = awaitingPar(g, s);
  if (!par) return s;
  const company = s.companies[par.company]!;
  return {
    ...s,
    companies: { ...s.companies, [par.company]: { ...company, certs: company.certs.with(0, IPO) } },
  };
};

const privatesKey = (g: RailGame, s: RailState, owner: PrivateOwner): string[] =>
  g.data.privates
    .filter(p => s.privates[p.id] === owner)
    .map(p => p.id)
    .sort();

/** While a game is played the site counts shares at their price; what bonds take from them comes at the end. */
const runningWorth = (g: RailGame, s: RailState, seat: Seat): number =>
  g.data.companies.reduce(
    (sum, { id }) => {
      const percent = percentOf(g, s, id, seat);
      return percent > 0
        ? sum + (percent / unit(g, s, id)) * (priceOf(g, s, id)! - scoreRules.of(g).shareWorth(g, s, id))
        : sum;
    },
    netWorth(g, s, seat),
  );

const players = ({ game: g, ids, dialect }: Import, s: RailState, keys: Keys): void => {
  for (const [seat, id] of ids.entries()) {
    keys[`player.${id}.cash`] = s.players[seat]!.cash;
    keys[`player.${id}.value`] = runningWorth(g, s, seat);
    keys[`player.${id}.companies`] = privatesKey(g, s, seat);
    for (const c of g.data.companies) {
      const percent = percentOf(g, s, c.id, seat);
      if (percent > 0 && dialect.hasShares?.(c.id) !== false) keys[`player.${id}.shares.${c.id}`] = percent;
    }
  }
};

/** The stop as the site numbers it. */
const stopKey = (s: RailState, { firstStop = {} }: Dialect, { hex, stop }: PlacedToken): string =>
  `${hex}/${String(stop + (s.board.laid[hex] === undefined ? (firstStop[hex] ?? 0) : 0))}`;

const companies = ({ game: g, ids, dialect, companies: playing }: Import, s: RailState, keys: Keys): void => {
  for (const { id } of g.data.companies.filter(c => playing.includes(c.id))) {
    const c = s.companies[id]!;
    const key = `corp.${id}`;
    for (const [name, value] of Object.entries(dialect.companyKeys?.(s, id) ?? {}))
      keys[`${key}.${name}`] = value;
    if (dialect.isGone?.(s, id)) continue;
    keys[`${key}.cash`] = c.cash;
    keys[`${key}.trains`] = [...c.trains];
    keys[`${key}.tokens`] = [...s.board.tokens, ...(dialect.waitingTokens?.(s) ?? [])]
      .filter(t => t.company === id)
      .map(t => stopKey(s, dialect, t))
      .sort();
    if (dialect.hasShares?.(id) !== false) shares(g, s, id, keys);
    const owned = privatesKey(g, s, id);
    if (owned.length > 0) keys[`${key}.companies`] = owned;
    const president = presidentOf(s, id);
    const owner = president === null ? c.floated && dialect.unled : ids[president];
    if (owner) keys[`${key}.owner`] = owner;
    if (c.cell) {
      keys[`${key}.price`] = priceOf(g, s, id);
      keys[`${key}.price_at`] = [...c.cell];
      keys[`${key}.par`] = dialect.parFollowsPrice ? priceOf(g, s, id) : c.par;
    }
  }
};

const shares = (g: RailGame, s: RailState, id: string, keys: Keys): void => {
  const key = `corp.${id}`;
  keys[`${key}.floated`] = s.companies[id]!.floated;
  const unsold = percentOf(g, s, id, IPO) + percentOf(g, s, id, TREASURY);
  // The site counts ten percent for each share there, whatever it is of the company.
  const asTens = 10 / unit(g, s, id);
  keys[`${key}.ipo`] = unsold * asTens;
  keys[`${key}.pool`] = percentOf(g, s, id, POOL) * asTens;
  keys[`${key}.treasury`] = unsold;
};

const depot = ({ game: g, dialect }: Import, s: RailState, keys: Keys): void => {
  const left: Keys = {};
  for (const t of g.data.trains) {
    const n = s.depot.left[t.name];
    const back = dialect.poolIsDepot ? s.depot.pool.filter(name => name === t.name).length : 0;
    // A kind without end is always one card to the site.
    const there = (n === null ? 1 : (n ?? 0)) + back;
    if (there > 0) left[t.name] = there;
  }
  const next = (dialect.poolIsDepot && s.depot.pool.at(-1)) || Object.keys(left)[0];
  if (next !== undefined) keys['depot.next'] = next;
  keys['depot.left'] = left;
  keys['depot.discarded'] = dialect.poolIsDepot ? [] : [...s.depot.pool];
};

/** A position in the keys of the conformance records, worked out from the state alone. */
export const keysOf = (i: Import, state: RailState): { readonly [key: string]: Json } => {
  const { game: g, ids, dialect } = i;
  const s = asSiteHolds(g, state);
  const phase = phaseOf(g, s);
  const keys: Keys = {
    round: roundKey(s),
    active: activeKey(i, state),
    // The site names a phase by the train that opens it.
    phase: dialect.phaseKey?.(phase) ?? phase.on ?? g.data.trains[0]!.name,
    bank: s.bank,
    priority: priorityKey(s, ids),
  };
  players(i, s, keys);
  companies(i, s, keys);
  for (const p of g.data.privates) keys[`company.${p.id}.owner`] = ownerKey(s.privates[p.id]!, ids);
  for (const [hex, laid] of Object.entries(s.board.laid)) keys[`hex.${hex}`] = laid;
  depot(i, s, keys);
  return keys;
};
