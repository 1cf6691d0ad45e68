import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { liftToken } from '../map/board.js';
import { cashOf, pay } from '../money.js';
import type { Company, Draft } from '../state.js';
import { unsoldHolder } from '../stock/shares.js';
import { closePrivate, privatesOf } from './privates.js';

/**
 * Takes a company out of the game without compensation: marker, tokens, shares, privates and loans; its
 * money goes to the bank. Whether and when it can be started again is the title's order (1849 §3.5.1).
 */
export const closeCompany = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  company: string,
  reason: Extract<RailFact, { kind: 'company-closed' }>['reason'],
): void => {
  facts.push({ kind: 'company-closed', company, reason });
  d.order = g.rules.orderAfterClosing(g, d, company);
  for (const { hex } of d.board.tokens.filter(t => t.company === company))
    d.board = liftToken(g.map, d.board, company, hex);
  d.markers = d.markers.filter(m => m.company !== company);
  for (const id of privatesOf(g, d, company)) closePrivate(d, facts, id);
  pay(d, company, 'bank', cashOf(d, company));
  const c = d.companies[company]!;
  d.depot = { ...d.depot, pool: [...d.depot.pool, ...g.rules.trainsLeftByClosed(c.trains)] };
  const unsold = unsoldHolder(g);
  Object.assign(c, {
    par: null,
    cell: null,
    certs: c.certs.map(() => unsold),
    trains: [],
    floated: false,
    operated: false,
    lastRun: null,
    loans: 0,
    lostTokens: 0,
    rights: [],
    cameWith: null,
    closed: d.set,
  } satisfies Partial<Company>);
  delete c.lostHome;
  d.stack = d.stack.filter(id => id !== company);
  d.pending = d.pending.filter(p => p.company !== company || p.kind === 'ruined');
};
