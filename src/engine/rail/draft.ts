import type { Company, Draft, RailState } from './state.js';

// Both written out: spreading takes twice as long, and this is done for every action.
const copyCompany = (c: Company): Company => {
  const copy: Draft['companies'][string] = {
    par: c.par,
    cell: c.cell,
    certs: c.certs,
    cash: c.cash,
    trains: c.trains,
    floated: c.floated,
    operated: c.operated,
    lastRun: c.lastRun,
    lostTokens: c.lostTokens,
    loans: c.loans,
    rights: c.rights,
    cameWith: c.cameWith,
    closed: c.closed,
  };
  if (c.lostHome !== undefined) copy.lostHome = c.lostHome;
  return copy;
};

/** A private copy to carry out an action on; the position it comes from stays as it is. */
export const draftOf = (s: RailState): Draft => {
  const companies: Draft['companies'] = { ...s.companies };
  for (const id in companies) companies[id] = copyCompany(companies[id]!);
  return {
    title: s.title,
    rules: s.rules,
    seats: s.seats,
    settings: s.settings,
    bank: s.bank,
    phase: s.phase,
    board: s.board,
    privates: s.privates,
    used: s.used,
    markers: s.markers,
    resting: s.resting,
    depot: s.depot,
    stack: s.stack,
    order: s.order,
    priority: s.priority,
    set: s.set,
    round: s.round,
    pending: s.pending,
    offers: s.offers,
    offered: s.offered,
    lastSet: s.lastSet,
    ended: s.ended,
    players: s.players.map(({ cash, loans, out }) => ({ cash, loans, out })),
    companies,
  };
};
