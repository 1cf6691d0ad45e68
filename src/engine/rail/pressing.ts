import type { Seat } from '../core/index.js';
import { awaitingHome } from './company/tokens.js';
import type { RailAsk } from './facts.js';
import type { RailGame } from './game.js';
import { openDecision } from './pending.js';
import type { RailState } from './state.js';
import { awaitingPar } from './stock/starting.js';
import { presidentOf } from './stock/shares.js';
import { crowded } from './train/supply.js';

/** A decision that comes before everything else: whose it is, and the kinds of move that settle it. */
export interface Press {
  readonly seat: Seat;
  readonly types: readonly string[];
  readonly ask: RailAsk;
}

/** What must be decided before anything else; null when nothing presses. */
export const pressing = (g: RailGame, s: RailState): Press | null => {
  const par = awaitingPar(g, s);
  if (par) return { seat: par.seat, types: ['par'], ask: { kind: 'set-par', company: par.company } };
  const next = openDecision(g, s);
  if (next) {
    const { kind, seat, company } = next;
    return { seat, types: g.pending[kind] ?? [], ask: { kind, company } };
  }
  const over = crowded(g, s)[0];
  if (over !== undefined)
    return {
      seat: presidentOf(s, over)!,
      types: ['discard', ...g.rules.besides.discard],
      ask: { kind: 'discard-train', company: over },
    };
  const home = awaitingHome(g, s);
  return home === null
    ? null
    : {
        seat: presidentOf(s, home)!,
        types: ['home', ...g.rules.besides.home],
        ask: { kind: 'home-token', company: home },
      };
};
