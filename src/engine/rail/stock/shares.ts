import type { Seat } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { IPO, POOL, type Draft, type Holder, type RailState } from '../state.js';

/** Percent of a company that a holder owns. */
export const percentOf = (g: RailGame, s: RailState, company: string, holder: Holder): number => {
  const { certs } = s.companies[company]!;
  const sizes = g.company[company]!.certs;
  let percent = 0;
  for (let i = 0; i < certs.length; i++) if (certs[i] === holder) percent += sizes[i]!;
  return percent;
};

/** The president's seat; null while nobody has his certificate. */
export const presidentOf = (s: RailState, company: string): Seat | null => {
  const holder = s.companies[company]!.certs[0]!;
  return holder >= 0 ? holder : null;
};

/** How many ordinary certificates a holder has. */
export const ordinaryCount = (s: RailState, company: string, holder: Holder): number => {
  const { certs } = s.companies[company]!;
  let count = 0;
  for (let i = 1; i < certs.length; i++) if (certs[i] === holder) count++;
  return count;
};

/** Gives certificate number `cert` to another holder. */
export const giveCert = (d: Draft, company: string, cert: number, to: Holder): void => {
  const c = d.companies[company]!;
  c.certs = c.certs.with(cert, to);
};

/** Moves `count` ordinary certificates. */
export const moveOrdinary = (d: Draft, company: string, count: number, from: Holder, to: Holder): void => {
  const c = d.companies[company]!;
  const certs = [...c.certs];
  for (let i = 1, left = count; left > 0; i++)
    if (certs[i] === from) {
      certs[i] = to;
      left--;
    }
  c.certs = certs;
};

/**
 * Who would be president if `seat` (the present one, or a buyer) held `percent`: the largest holder;
 * the present one stays unless somebody has more; of several the next clockwise (1830 §6.4).
 */
export const presidentAfter = (
  g: RailGame,
  s: RailState,
  company: string,
  present: Seat,
  percent: number,
): Seat => {
  let best = present;
  let most = percent;
  for (let i = 1; i < s.seats; i++) {
    const seat = (present + i) % s.seats;
    const has = percentOf(g, s, company, seat);
    if (has > most) [best, most] = [seat, has];
  }
  return best;
};

/** Hands the president's certificate over against ordinary ones of the same size (1830 §6.4). */
export const changePresident = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  company: string,
  to: Seat,
): void => {
  const from = d.companies[company]!.certs[0]!;
  const data = g.company[company]!;
  moveOrdinary(d, company, data.certs[0]! / data.certs[1]!, to, from);
  giveCert(d, company, 0, to);
  facts.push({ kind: 'president-changed', company, from, to });
};

/** Changes the president if somebody holds more than he does. */
export const checkPresident = (g: RailGame, d: Draft, facts: RailFact[], company: string): void => {
  const present = presidentOf(d, company);
  if (present === null) return;
  const next = presidentAfter(g, d, company, present, percentOf(g, d, company, present));
  if (next !== present) changePresident(g, d, facts, company, next);
};

/** Percent of a company that neither the offering nor the pool holds. */
export const inHands = (g: RailGame, s: RailState, company: string): number =>
  100 - percentOf(g, s, company, IPO) - percentOf(g, s, company, POOL);
