import { homeSpots } from '../../../engine/rail/company/tokens.js';
import type { Move, RailGame } from '../../../engine/rail/contract.js';
import type { Draft, RailState } from '../../../engine/rail/state.js';
import { closedNow, companyOrderOf, setCompanyOrder } from '../rules/order.js';

/*
 * A company that chooses its home (A.F.G.) and finds none free loses its turn in the order: the site moves
 * it to the end as soon as a token takes the last place, and keeps it there.
 */

const choosesHome = (g: RailGame, company: string): boolean => 'choose' in g.company[company]!.home;

/** Only the first of the order, unless it closed in this round. */
export const startable = (g: RailGame, s: RailState): readonly string[] => {
  const first = companyOrderOf(s)[0];
  if (first === undefined || closedNow(s, first)) return [];
  if (!choosesHome(g, first)) return [first];
  return homeSpots(g, s, first).length > 0 ? [first] : [];
};

/** A company that closes comes before one that waits for a home at the end. */
export const afterClosing = (g: RailGame, s: RailState, company: string): readonly string[] => {
  const order = companyOrderOf(s);
  const last = order.at(-1);
  const waits = last !== undefined && choosesHome(g, last) && homeSpots(g, s, last).length === 0;
  return waits ? [...order.slice(0, -1), company, last] : [...order, company];
};

const moveBack = (g: RailGame, d: Draft): void => {
  const company = companyOrderOf(d).find(id => choosesHome(g, id));
  if (company === undefined || homeSpots(g, d, company).length > 0) return;
  setCompanyOrder(d, [...companyOrderOf(d).filter(id => id !== company), company]);
};

/** Moves that place a token in a company's turn. */
export const takingHomes = (moves: readonly Move[]): readonly Move[] =>
  moves.map(move => ({
    ...move,
    play: (g, d, seat, fields, out) => {
      move.play(g, d, seat, fields, out);
      moveBack(g, d);
    },
  }));
