import { allMoney, cashOf } from './money.js';
import { POOL, type RailState } from './state.js';
import { percentOf } from './shares/shares.js';
import { sizesOf } from './shares/unit.js';
import type { RailGame } from './contract.js';
import { auditRules, mustHold } from './audit-rules.js';
import { tokenRules } from './company/tokens.js';

/**
 * What must hold in every position: money is conserved, nobody but the bank is in debt, certificates
 * are owned by somebody at the table, no supply is negative, tokens fit; and what the features say.
 * @throws Error naming the first sum that is off
 */
export const audit = (g: RailGame, s: RailState): void => {
  const { companiesMayOwe, playersMayOwe, poolMayOverflow } = auditRules.of(g);
  mustHold(allMoney(s) === (g.data.bank ?? 0), `money sums to ${String(allMoney(s))}`);
  mustHold(
    s.players.every(
      (_, seat) => (cashOf(s, seat) >= 0 || playersMayOwe) && Number.isInteger(cashOf(s, seat)),
    ),
    'a player has debts',
  );
  for (const { id, tokens } of g.data.companies) {
    const c = s.companies[id]!;
    const cash = cashOf(s, id);
    mustHold((cash >= 0 || companiesMayOwe) && Number.isInteger(cash), `${id} has debts`);
    mustHold(
      c.certs.length === sizesOf(g, s, id).length && c.certs.every(h => h >= -3 && h < s.players.length),
      `${id} certificates`,
    );
    mustHold(
      poolMayOverflow(s, id) || percentOf(g, s, id, POOL) <= g.data.poolLimit,
      `${id} has too much in the pool`,
    );
    const placed = s.board.tokens.filter(t => t.company === id).length;
    mustHold(placed + tokenRules.of(g).lostTokens(s, id) <= tokens.length, `${id} tokens`);
    mustHold((c.par === null) === (c.cell === null), `${id} par without price`);
  }
  tiles(g, s);
  trains(g, s);
  parts(g, s);
  for (const feature of g.features) feature.audit?.(g, s);
};

/** Nothing is kept but by features that are in the game. */
const parts = (g: RailGame, s: RailState): void => {
  const known = g.features.flatMap(feature => feature.parts?.map(({ id }) => id) ?? []);
  for (const id in s.parts) mustHold(known.includes(id), `no feature of this game keeps ${id}`);
};

const tiles = (g: RailGame, s: RailState): void => {
  const laid = Object.values(s.board.laid).map(tile => tile.split('/')[0]);
  for (const { id, count } of g.map.tiles)
    mustHold(count === null || laid.filter(tile => tile === id).length <= count, `tile ${id} overdrawn`);
};

/** Trains are in the depot, with companies, in the pool or scrapped: never more than there were. */
const trains = (g: RailGame, s: RailState): void => {
  for (const t of g.data.trains) {
    const left = s.depot.left[t.name];
    if (left === null || left === undefined || t.count === null) continue;
    const out = g.data.companies.reduce(
      (n, c) => n + s.companies[c.id]!.trains.filter(x => x === t.name).length,
      0,
    );
    const pool = s.depot.pool.filter(x => x === t.name).length;
    mustHold(left >= 0 && left + out + pool <= t.count, `${t.name}-trains`);
  }
};
