import { known, type JsonObject, type Seat } from '../core/index.js';
import { operatingRules } from './company/operating-order.js';
import { bestOf, canRun } from './company/running.js';
import { tokensInGame, tokensLeft } from './company/tokens.js';
import type { RailGame } from './contract.js';
import { worthOf } from './score.js';
import { priceOf, zoneOf } from './shares/market.js';
import { percentOf, presidentOf } from './shares/shares.js';
import { IPO, POOL, TREASURY, type RailState } from './state.js';
import { certificatesOf, limitRules } from './stock/limits.js';
import { saleValue } from './stock/selling.js';
import { cashOf } from './money.js';

/*
 * What follows from a position and is asked of it often: nobody has to know the rules of a title to read these figures.
 */

/** Percent of the company that each seat holds; seats with none are left out. */
const heldBy = (g: RailGame, s: RailState, company: string): JsonObject =>
  Object.fromEntries(
    s.players.flatMap((_, seat) => {
      const percent = percentOf(g, s, company, seat);
      return percent === 0 ? [] : [[String(seat), percent]];
    }),
  );

const playerFigures = (g: RailGame, s: RailState, seat: Seat): JsonObject => {
  const worth = known(() => worthOf(g, s, seat));
  return {
    worth: worth && Object.values(worth).reduce((sum, part) => sum + part, 0),
    parts: worth && { ...worth },
    liquidity: known(() => cashOf(s, seat) + saleValue(g, s, seat)),
    certificates: certificatesOf(g, s, seat),
    // Whoever plays along without a seat is held to no limit.
    certificateLimit: seat < s.seats ? limitRules.of(g).certificateLimit(g, s) : null,
    presidentOf: g.data.companies.flatMap(({ id }) => (presidentOf(s, id) === seat ? [id] : [])),
  };
};

/** What the trains of the company in turn would earn at best, as the map is now; null of all others. */
const bestRun = (g: RailGame, s: RailState, company: string): number | null => {
  if (s.round.kind !== 'operating' || s.round.company !== company) return null;
  return canRun(g, s, company) ? bestOf(g, s, company).value : 0;
};

const companyFigures = (g: RailGame, s: RailState, company: string): JsonObject => ({
  price: priceOf(g, s, company),
  zone: zoneOf(g, s, company),
  president: presidentOf(s, company),
  held: heldBy(g, s, company),
  ipo: percentOf(g, s, company, IPO),
  pool: percentOf(g, s, company, POOL),
  treasury: percentOf(g, s, company, TREASURY),
  tokensLeft: tokensLeft(g, s, company),
  tokens: tokensInGame(g, s, company),
  bestRun: bestRun(g, s, company),
});

/** Worth, liquidity and certificates of the players; price, holders, tokens and best run of the companies; the order in which they operate. */
export const figuresOf = (g: RailGame, s: RailState): JsonObject => {
  const ids = g.data.companies.map(({ id }) => id);
  const started = ids.filter(id => s.companies[id]!.floated);
  return {
    players: s.players.map((_, seat) => playerFigures(g, s, seat)),
    companies: Object.fromEntries(ids.map(id => [id, companyFigures(g, s, id)])),
    operatingOrder: [...operatingRules.of(g).operatingOrder(g, s, started)],
  };
};
