import type { Company, Draft, RailState } from './state.js';

// Both written out: spreading takes twice as long, and this is done for every action.
const copyCompany = (c: Company): Company => ({
  par: c.par,
  cell: c.cell,
  certs: c.certs,
  cash: c.cash,
  trains: c.trains,
  floated: c.floated,
  operated: c.operated,
  lastRun: c.lastRun,
});

/** A private copy to carry out an action on; the position it comes from stays as it is. */
export const draftOf = (s: RailState): Draft => {
  const companies: Draft['companies'] = { ...s.companies };
  for (const id in companies) companies[id] = copyCompany(companies[id]!);
  const draft: Draft = {
    title: s.title,
    rules: s.rules,
    seats: s.seats,
    settings: s.settings,
    bank: s.bank,
    phase: s.phase,
    board: s.board,
    privates: s.privates,
    used: s.used,
    depot: s.depot,
    stack: s.stack,
    priority: s.priority,
    set: s.set,
    round: s.round,
    pending: s.pending,
    offers: s.offers,
    offered: s.offered,
    lastSet: s.lastSet,
    ended: s.ended,
    players: s.players.map(player => ({ ...player })),
    companies,
  };
  if (s.parts) draft.parts = s.parts;
  return draft;
};
