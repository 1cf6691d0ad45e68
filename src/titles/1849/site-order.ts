import { homeSpots, type Draft, type Move, type RailGame, type RailRules } from '../../engine/rail/index.js';

/*
 * A company that chooses its home (A.F.G.) and finds none free loses its turn in the order: the site moves
 * it to the end as soon as a token takes the last place, and keeps it there.
 */

const choosesHome = (g: RailGame, company: string): boolean => 'choose' in g.company[company]!.home;

/** Only the first of the order, unless it closed in this round. */
const startable: RailRules['startable'] = (g, s) => {
  const first = s.order[0];
  if (first === undefined || s.companies[first]!.closed === s.set) return [];
  if (!choosesHome(g, first)) return [first];
  return homeSpots(g, s, first).length > 0 ? [first] : [];
};

/** A company that closes comes before one that waits for a home at the end. */
const orderAfterClosing: RailRules['orderAfterClosing'] = (g, s, company) => {
  const last = s.order.at(-1);
  const waits = last !== undefined && choosesHome(g, last) && homeSpots(g, s, last).length === 0;
  return waits ? [...s.order.slice(0, -1), company, last] : [...s.order, company];
};

export const siteOrderRules = { startable, orderAfterClosing } satisfies Partial<RailRules>;

const moveBack = (g: RailGame, d: Draft): void => {
  const company = d.order.find(id => choosesHome(g, id));
  if (company === undefined || homeSpots(g, d, company).length > 0) return;
  d.order = [...d.order.filter(id => id !== company), company];
};

/** Moves that place a token in a company's turn. */
export const takingHomes = (moves: readonly Move[]): readonly Move[] =>
  moves.map(move => ({
    ...move,
    play: (g, d, action, out) => {
      move.play(g, d, action, out);
      moveBack(g, d);
    },
  }));
