import type { RailGame } from './game.js';
import { allMoney } from './money.js';
import { POOL, type RailState } from './state.js';
import { percentOf } from './stock/shares.js';

const check = (ok: boolean, what: string): void => {
  if (!ok) throw new Error(`audit: ${what}`);
};

/**
 * What must hold in every position: money is conserved, nobody but the bank is in debt, certificates
 * are owned by somebody at the table, no supply is negative, tokens fit, whoever can be started waits once.
 * @throws Error naming the first sum that is off
 */
export const audit = (g: RailGame, s: RailState): void => {
  check(allMoney(s) === g.data.bank, `money sums to ${String(allMoney(s))}`);
  check(
    s.players.every(p => p.cash >= 0 && Number.isInteger(p.cash)),
    'a player has debts',
  );
  // What a ruined player owned lies in the pool, however much it is.
  const forfeits = s.players.some(p => p.out || p.loans > 0) || s.pending.some(p => p.kind === 'ruined');
  for (const { id, certs, tokens } of g.data.companies) {
    const c = s.companies[id]!;
    check((c.cash >= 0 || g.rules.companiesMayOwe) && Number.isInteger(c.cash), `${id} has debts`);
    check(
      c.certs.length === certs.length && c.certs.every(h => h >= -3 && h < s.seats),
      `${id} certificates`,
    );
    check(forfeits || percentOf(g, s, id, POOL) <= g.data.poolLimit, `${id} has too much in the pool`);
    const placed = s.board.tokens.filter(t => t.company === id).length;
    check(placed + c.lostTokens <= tokens.length, `${id} tokens`);
    check((c.par === null) === (c.cell === null), `${id} par without price`);
  }
  check(new Set(s.order).size === s.order.length, 'a company waits twice to be started');
  check(
    s.order.every(id => s.companies[id]!.par === null),
    'a company waits to be started that has been',
  );
  tiles(g, s);
  trains(g, s);
};

const tiles = (g: RailGame, s: RailState): void => {
  const laid = Object.values(s.board.laid).map(tile => tile.split('/')[0]);
  for (const { id, count } of g.map.tiles)
    check(count === null || laid.filter(tile => tile === id).length <= count, `tile ${id} overdrawn`);
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
    check(left >= 0 && left + out + pool <= t.count, `${t.name}-trains`);
  }
};
