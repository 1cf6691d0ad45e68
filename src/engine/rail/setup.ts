import type { Start } from '../core/index.js';
import { capitalOf } from './shares/capital.js';
import type { Out, RailGame } from './contract.js';
import { draftOf } from './draft.js';
import type { Company, OwnRound, RailState } from './state.js';
import { flowRules } from './round/flow.js';
import { settle } from './round/settle.js';
import { react } from './reactions.js';

const unfounded = (g: RailGame, id: string): Company => ({
  par: null,
  cell: null,
  certs: g.company[id]!.certs.map(() => capitalOf(g, id).unsold),
  cash: 0,
  trains: [],
  floated: false,
  operated: false,
  lastRun: null,
});

/** The round before the first. */
const none: OwnRound = { kind: 'rail/none' };

/** The position before the first action. */
export const setupState = (g: RailGame, title: string, start: Start, out: Out): RailState => {
  const cash = g.data.startingCash[start.seats]!;
  const first = draftOf({
    title,
    rules: start.rules,
    settings: start.settings,
    seats: start.seats,
    bank: (g.data.bank ?? 0) - cash * start.seats,
    players: Array.from({ length: start.seats }, () => ({ cash })),
    companies: Object.fromEntries(g.data.companies.map(({ id }) => [id, unfounded(g, id)])),
    privates: Object.fromEntries(g.data.privates.map(p => [p.id, 'bank'])),
    used: [],
    board: { laid: {}, tokens: [] },
    depot: { left: Object.fromEntries(g.data.trains.map(t => [t.name, t.count])), pool: [] },
    phase: 0,
    stack: [],
    priority: 0,
    set: 0,
    round: none,
    pending: [],
    offers: [],
    offered: 0,
    lastSet: null,
    ended: null,
  });
  react(g, first, out, 'begins');
  flowRules.of(g).first(g, first, out);
  settle(g, first, out);
  return first;
};
