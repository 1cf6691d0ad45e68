import type { Action, Json, Seat } from '../../engine/core/index.js';
import { Illegal } from '../../engine/core/index.js';
import { awaitingHome } from '../../engine/rail/company/tokens.js';
import { runFromConnections } from '../../engine/rail/map/connections.js';
import { percentOf, presidentOf } from '../../engine/rail/shares/shares.js';
import { sizesOf, unit } from '../../engine/rail/shares/unit.js';
import { IPO, POOL, TREASURY, type Holder, type RailState, type Source } from '../../engine/rail/state.js';
import type { SiteContext, Converter, Dialect } from './dialect.js';
import { BadRecord, listIn, textIn, wholeOf, type SiteAction } from './site.js';
import { splitShare } from './tracker.js';

const seatOf = (c: SiteContext, id: unknown): Seat => {
  const seat = c.ids.indexOf(String(id));
  if (seat < 0) throw new BadRecord('entity', { kind: 'one-of', of: c.ids.join(', '), given: String(id) });
  return seat;
};

/** Does a company act? Where companies are numbered, a player may have the id of one. */
const byCompany = ({ game }: SiteContext, { entity, entity_type }: SiteAction): boolean =>
  entity_type !== 'player' && game.company[String(entity)] !== undefined;

/** The seat that acts for a player, company or private. */
const actor = (c: SiteContext, action: SiteAction): Seat => {
  const entity = String(action.entity);
  if (byCompany(c, action)) return presidentOf(c.state, entity) ?? 0;
  if (!c.game.private[entity]) return seatOf(c, entity);
  const owner = c.state.privates[entity]!;
  if (typeof owner === 'number') return owner;
  return c.game.company[owner] ? (presidentOf(c.state, owner) ?? 0) : 0;
};

export const shareIds = (action: SiteAction): string[] => listIn(action, 'shares').map(String);

/** The name of a tile or train without its number; older records mark the last train of a kind (`2'`). */
export const unnumbered = (numbered: string): string =>
  numbered.slice(0, numbered.lastIndexOf('-')).replace(/'$/, '');

export const spot = (hex: string, stop: number): string => (stop === 0 ? hex : `${hex}.${String(stop)}`);

const bid = (c: SiteContext, action: SiteAction): object => {
  const id = textIn(action, 'company');
  const { round } = c.state;
  const cheapest = c.game.data.privates.find(p => c.state.privates[p.id] === 'bank')?.id;
  if (round.kind === 'auction' && !round.contest && id === cheapest) return { type: 'take', private: id };
  return { type: 'bid', private: id, price: wholeOf(action, 'price') };
};

const sources: { readonly [holder: Holder]: Source } = {
  [IPO]: 'ipo',
  [POOL]: 'pool',
  [TREASURY]: 'treasury',
};

const buyShares = (c: SiteContext, action: SiteAction): object => {
  const ids = shareIds(action);
  const { company } = splitShare(ids[0] ?? '');
  const from = sources[c.tracker.holderOf(ids[0] ?? '')];
  if (from === undefined) throw new Illegal('no-share-there', { shares: ids });
  return c.game.private[String(action.entity)]
    ? { type: 'exchange', private: String(action.entity), from }
    : { type: 'buy', company, from, shares: ids.length };
};

const sellShares = (c: SiteContext, action: SiteAction): object => {
  const { company } = splitShare(shareIds(action)[0] ?? '');
  const percent = action['percent'] === undefined ? null : wholeOf(action, 'percent');
  const listed = shareIds(action).reduce(
    (sum, id) =>
      sum + (c.game.company[company] ? (sizesOf(c.game, c.state, company)[splitShare(id).cert] ?? 0) : 0),
    0,
  );
  return {
    type: 'sell',
    company,
    shares: (percent ?? listed) / (c.game.company[company] ? unit(c.game, c.state, company) : 1),
  };
};

const layTile = (c: SiteContext, action: SiteAction): object => {
  const place = {
    hex: textIn(action, 'hex'),
    tile: unnumbered(textIn(action, 'tile')),
    rotation: wholeOf(action, 'rotation'),
  };
  const entity = String(action.entity);
  return c.game.private[entity] ? { type: 'use-lay', private: entity, ...place } : { type: 'lay', ...place };
};

const placeToken = (c: SiteContext, action: SiteAction): object => {
  const { hex, stop } = c.tracker.cityAt(textIn(action, 'city'));
  const entity = String(action.entity);
  if (c.game.private[entity]) return { type: 'use-token', private: entity, spot: spot(hex, stop) };
  return {
    type: awaitingHome(c.game, c.state) === entity ? 'home' : 'token',
    spot: spot(hex, stop),
  };
};

const runRoutes = (c: SiteContext, action: SiteAction): object => ({
  type: 'run',
  runs: listIn(action, 'routes').map(value => {
    const route = value as { readonly train?: unknown; readonly connections?: unknown };
    if (typeof route.train !== 'string' || !Array.isArray(route.connections))
      throw new BadRecord('run_routes.routes', { kind: 'run' });
    const chains = route.connections as readonly (readonly string[])[];
    return runFromConnections(c.game.map, c.state.board, unnumbered(route.train), chains) as unknown as Json;
  }),
});

const buyTrain = (c: SiteContext, action: SiteAction): object => {
  const id = textIn(action, 'train');
  const from = c.tracker.trainAt(id);
  const train = unnumbered(id);
  if (from !== 'depot' && from !== 'pool')
    return { type: 'train', train, from, price: wholeOf(action, 'price') };
  const { exchange } = action;
  return {
    type: 'train',
    train,
    from,
    ...(typeof exchange === 'string' ? { trade: unnumbered(exchange) } : {}),
  };
};

/** Moves of the site that read alike in all its games. */
export const commonMoves: { readonly [type: string]: Converter } = {
  bid,
  log: () => null,
  message: () => null,
  pass: () => ({ type: 'pass' }),
  par: (_c, a) => ({
    type: 'par',
    company: textIn(a, 'corporation'),
    price: Number(textIn(a, 'share_price').split(',')[0]),
  }),
  buy_shares: buyShares,
  sell_shares: sellShares,
  lay_tile: layTile,
  place_token: placeToken,
  run_routes: runRoutes,
  dividend: (_c, a) => ({ type: 'dividend', kind: textIn(a, 'kind') === 'payout' ? 'pay' : 'withhold' }),
  buy_train: buyTrain,
  discard_train: (_c, a) => ({
    type: 'discard',
    company: String(a.entity),
    train: unnumbered(textIn(a, 'train')),
  }),
  buy_company: (_c, a) => ({ type: 'acquire', private: textIn(a, 'company'), price: wholeOf(a, 'price') }),
  bankrupt: () => ({ type: 'bankrupt' }),
};

/**
 * A move of the site as a move here; null where there is nothing to do here.
 * @throws BadRecord when the move makes no sense
 */
export const convert = (dialect: Dialect, c: SiteContext, action: SiteAction): Action | null => {
  const converters = { ...commonMoves, ...dialect.moves };
  const converter = Object.hasOwn(converters, action.type) ? converters[action.type] : undefined;
  if (!converter) throw new BadRecord('type', { kind: 'move', given: action.type });
  const move = converter(c, action);
  return move && ({ seat: actor(c, action), ...move } as Action);
};

/**
 * Has what was bought left the place where it was, or was only its price paid? Asked by per cent: who becomes director by
 * it may take the office from there, too, and give two certificates back.
 */
const isTaken = (
  { tracker, state, game }: SiteContext,
  [share = '']: readonly string[],
  after: RailState,
): boolean => {
  const { company } = splitShare(share);
  const from = tracker.holderOf(share);
  return percentOf(game, after, company, from) < percentOf(game, state, company, from);
};

/** Notes what a move did to the site's numbers, after it was played. */
export const noteNumbers = (c: SiteContext, action: SiteAction, after: RailState): void => {
  const { tracker } = c;
  const entity = String(action.entity);
  const buyer = (): Holder => (byCompany(c, action) ? TREASURY : actor(c, action));
  if (action.type === 'buy_shares' && isTaken(c, shareIds(action), after))
    tracker.sharesMoved(shareIds(action), buyer());
  if (action.type === 'sell_shares') tracker.sharesMoved(shareIds(action), POOL);
  if (action.type === 'buy_train') {
    tracker.trainMoved(textIn(action, 'train'), entity);
    if (typeof action['exchange'] === 'string') tracker.trainMoved(action['exchange'], 'pool');
  }
  if (action.type === 'discard_train') tracker.trainMoved(textIn(action, 'train'), 'pool');
  if (action.type === 'lay_tile') tracker.tileLaid(textIn(action, 'tile'), textIn(action, 'hex'));
  tracker.agree(c.state, after);
};
