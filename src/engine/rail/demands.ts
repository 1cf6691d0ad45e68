import type { Fact, Seat } from '../core/index.js';
import { awaitingHome } from './company/tokens.js';
import type { RailGame } from './contract.js';
import type { RailAsk } from './facts.js';
import { openDecision, pendingRules } from './pending.js';
import { ruleSet } from './rules.js';
import type { RailState } from './state.js';
import { awaitingPar } from './stock/starting.js';
import { presidentOf } from './shares/shares.js';
import { overTrainLimit } from './train/supply.js';

const noMoves: readonly string[] = [];

export const demandRules = ruleSet('demands', {
  /** Kinds of move that may come before a home is chosen, and before a train is given back. */
  allowedBeforeHomeToken: noMoves,
  besideDiscard: noMoves,
});

/** A decision that comes before everything else: whose it is, and the kinds of move that settle it. */
export interface Demand {
  readonly seat: Seat;
  readonly types: readonly string[];
  readonly ask: Fact;
}

const asks = (seat: Seat, types: readonly string[], ask: RailAsk): Demand => ({ seat, types, ask });

/** What must be decided before anything else; null when nothing must. */
export const demandOf = (g: RailGame, s: RailState): Demand | null => {
  const par = awaitingPar(g, s);
  if (par) return asks(par.seat, ['par'], { kind: 'set-par', company: par.company });
  const next = openDecision(g, s);
  if (next) {
    const { kind, seat } = next;
    return { seat, types: g.pending[kind] ?? noMoves, ask: pendingRules.of(g).asked(g, s, next) };
  }
  const over = overTrainLimit(g, s)[0];
  if (over !== undefined)
    return asks(presidentOf(s, over)!, ['discard', ...demandRules.of(g).besideDiscard], {
      kind: 'discard-train',
      company: over,
    });
  const home = awaitingHome(g, s);
  return home === null
    ? null
    : asks(presidentOf(s, home)!, ['home', ...demandRules.of(g).allowedBeforeHomeToken], {
        kind: 'home-token',
        company: home,
      });
};
