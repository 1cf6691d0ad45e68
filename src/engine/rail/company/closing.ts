import { liftToken } from '../map/board.js';
import { cashOf, pay } from '../money.js';
import type { Company, Draft, Pending } from '../state.js';
import { closePrivate, privatesOf } from './privates.js';
import type { Out, RailGame } from '../contract.js';
import { capitalOf } from '../shares/capital.js';
import { react } from '../reactions.js';
import { ruleSet } from '../rules.js';

export const closingRules = ruleSet('closing', {
  /** Its trains that go to the pool. */
  trainsLeftByClosed: (trains: readonly string[]): readonly string[] => trains,
  /** Has a decision to be taken although the company is gone? */
  outlastsCompany: (_pending: Pending): boolean => false,
});

/**
 * Takes a company out of the game without compensation: marker, tokens, shares and privates; its
 * money goes to the bank. Whether and when it can be started again is the title's order (1849 §3.5.1).
 */
export const closeCompany = (g: RailGame, d: Draft, out: Out, company: string, reason: string): void => {
  out.say({ kind: 'company-closed', company, reason });
  react(g, d, out, 'companyCloses', company);
  for (const { hex } of d.board.tokens.filter(t => t.company === company))
    d.board = liftToken(g.map, d.board, company, hex);
  for (const id of privatesOf(g, d, company)) closePrivate(d, out, id);
  pay(d, company, 'bank', cashOf(d, company));
  const c = d.companies[company]!;
  d.depot = { ...d.depot, pool: [...d.depot.pool, ...closingRules.of(g).trainsLeftByClosed(c.trains)] };
  const { unsold } = capitalOf(g, company);
  Object.assign(c, {
    par: null,
    cell: null,
    certs: c.certs.map(() => unsold),
    trains: [],
    floated: false,
    operated: false,
    lastRun: null,
  } satisfies Partial<Company>);
  d.stack = d.stack.filter(id => id !== company);
  d.pending = d.pending.filter(p => p.company !== company || closingRules.of(g).outlastsCompany(p));
};
