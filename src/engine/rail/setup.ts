import type { Draw, Start } from '../core/index.js';
import type { RailFact } from './facts.js';
import type { RailGame } from './game.js';
import { IPO, TREASURY, type Company, type RailState } from './state.js';

/** The position before the first action. */
export const setupState = (g: RailGame, title: string, start: Start, draw: Draw): RailState => {
  const cash = g.data.startingCash[start.seats]!;
  const unsold = g.data.capital === 'incremental' ? TREASURY : IPO;
  const company = (certs: number): Company => ({
    par: null,
    cell: null,
    certs: Array.from({ length: certs }, () => unsold),
    cash: 0,
    trains: [],
    floated: false,
    operated: false,
    lastRun: null,
    lostTokens: 0,
    loans: 0,
    rights: [],
    cameWith: null,
    closed: null,
  });
  return {
    title,
    rules: start.rules,
    settings: start.settings,
    seats: start.seats,
    bank: g.data.bank - cash * start.seats,
    players: Array.from({ length: start.seats }, () => ({ cash, loans: 0, out: false })),
    companies: Object.fromEntries(g.data.companies.map(c => [c.id, company(c.certs.length)])),
    privates: Object.fromEntries(g.data.privates.map(p => [p.id, 'bank'])),
    used: [],
    board: { laid: {}, tokens: [] },
    markers: [],
    resting: {},
    depot: { left: Object.fromEntries(g.data.trains.map(t => [t.name, t.count])), pool: [] },
    phase: 0,
    stack: [],
    order: g.rules.companyOrder(g, draw),
    priority: 0,
    set: 0,
    round: { kind: 'auction', current: 0, passes: 0, bids: {}, discount: 0, contest: null },
    pending: [],
    offers: [],
    offered: 0,
    lastSet: null,
    ended: null,
  };
};

/** The order in which companies start, where there is one, and those that are not in the game. */
export const openingOf = (g: RailGame, { order }: RailState): readonly RailFact[] => {
  if (order.length === 0) return [];
  const removed = g.data.companies.map(c => c.id).filter(id => !order.includes(id));
  return [{ kind: 'company-order', companies: order, removed }];
};
