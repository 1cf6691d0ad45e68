import type { Seat } from '../../core/index.js';
import { POOL, type Draft, type Holder, type RailState } from '../state.js';
import type { Out, RailGame } from '../contract.js';
import { capitalOf } from './capital.js';
import { ruleSet } from '../rules.js';
import { sizesOf, unit } from './unit.js';

/** What is sold or given at once: how many shares, and whether the larger last certificate is among them. */
export interface ShareLot {
  readonly shares: number;
  readonly last: boolean;
}

export const presidencyRules = ruleSet('presidency', {
  /** Does the presidency stay with whom it is, whoever holds more? */
  isFixed: (_g: RailGame, _s: RailState, _company: string): boolean => false,
  /** Who chooses the certificates that a new president gives the old one, where there is a choice. */
  choosesCertificates: (_from: Seat, to: Seat): Seat => to,
  /** Is an earlier choice of certificates dropped when there is another to be made? */
  dropsEarlierChoices: false,
});

/** Shares in the president's certificate. */
export const sharesOfPresident = (g: RailGame, s: RailState, company: string): number =>
  sizesOf(g, s, company)[0]! / unit(g, s, company);

/** Shares in the last certificate where it is larger than the others; else 0. */
export const sharesOfLast = (g: RailGame, s: RailState, company: string): number => {
  const size = sizesOf(g, s, company).at(-1)! / unit(g, s, company);
  return size > 1 ? size : 0;
};

/** Percent of a company that a holder owns. */
export const percentOf = (g: RailGame, s: RailState, company: string, holder: Holder): number => {
  const { certs } = s.companies[company]!;
  const sizes = sizesOf(g, s, company);
  let percent = 0;
  for (let i = 0; i < certs.length; i++) if (certs[i] === holder) percent += sizes[i]!;
  return percent;
};

/** The president's seat; null while nobody has the president's certificate. */
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

/** Percent of the next `count` ordinary certificates of a holder; null when the holder has fewer. The last certificate comes last (1849 §3.5.4). */
export const percentOfNext = (
  g: RailGame,
  s: RailState,
  company: string,
  holder: Holder,
  count: number,
): number | null => {
  const { certs } = s.companies[company]!;
  const sizes = sizesOf(g, s, company);
  let percent = 0;
  let left = count;
  for (let i = 1; i < certs.length && left > 0; i++)
    if (certs[i] === holder) {
      percent += sizes[i]!;
      left--;
    }
  return left > 0 ? null : percent;
};

/** Has the holder the larger last certificate? */
export const hasLast = (g: RailGame, s: RailState, company: string, holder: Holder): boolean =>
  sharesOfLast(g, s, company) > 0 && s.companies[company]!.certs.at(-1) === holder;

/** How many single shares a holder has. */
export const singlesOf = (g: RailGame, s: RailState, company: string, holder: Holder): number =>
  ordinaryCount(s, company, holder) - (hasLast(g, s, company, holder) ? 1 : 0);

/** Gives certificate number `cert` to another holder. */
export const giveCert = (d: Draft, company: string, cert: number, to: Holder): void => {
  const c = d.companies[company]!;
  c.certs = c.certs.with(cert, to);
};

/** Moves `count` ordinary certificates, those of the lowest numbers. */
export const moveOrdinary = (d: Draft, company: string, count: number, from: Holder, to: Holder): void => {
  const c = d.companies[company]!;
  const certs = [...c.certs];
  for (let i = 1, left = count; left > 0 && i < certs.length; i++)
    if (certs[i] === from) {
      certs[i] = to;
      left--;
    }
  c.certs = certs;
};

/** Moves shares: singles, and the last certificate where it is to be among them. */
export const moveLot = (
  g: RailGame,
  d: Draft,
  company: string,
  lot: ShareLot,
  from: Holder,
  to: Holder,
): void => {
  const singles = lot.shares - (lot.last ? sharesOfLast(g, d, company) : 0);
  moveOrdinary(d, company, singles, from, to);
  if (lot.last) giveCert(d, company, d.companies[company]!.certs.length - 1, to);
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
  for (let i = 1; i < s.players.length; i++) {
    const seat = (present + i) % s.players.length;
    const has = percentOf(g, s, company, seat);
    if (has > most) [best, most] = [seat, has];
  }
  return best;
};

/** The certificates that a new president can give for the old one's, the preferred ones first. */
export const exchanges = (g: RailGame, s: RailState, company: string, to: Seat): ShareLot[] => {
  const shares = sharesOfPresident(g, s, company);
  const last = sharesOfLast(g, s, company) === shares && hasLast(g, s, company, to);
  const singles = singlesOf(g, s, company, to) >= shares;
  return [...(last ? [{ shares, last: true }] : []), ...(singles ? [{ shares, last: false }] : [])];
};

/**
 * Hands the president's certificate over against ordinary ones of the same size (1830 §6.4). Where
 * there are two ways to do so, somebody may still choose the other (1849 §3.5.3).
 * @param ways in which it can be done, the first is taken for now
 */
export const changePresident = (
  g: RailGame,
  d: Draft,
  out: Out,
  company: string,
  to: Seat,
  ways: readonly ShareLot[] = exchanges(g, d, company, to),
): void => {
  const from = d.companies[company]!.certs[0]!;
  moveLot(g, d, company, ways[0]!, to, from);
  giveCert(d, company, 0, to);
  if (from >= 0) out.say({ kind: 'president-changed', company, from, to });
  else out.say({ kind: 'president-found', company, seat: to });
  if (ways.length < 2) return;
  const seat = presidencyRules.of(g).choosesCertificates(from, to);
  const others = presidencyRules.of(g).dropsEarlierChoices
    ? d.pending.filter(({ kind }) => kind !== 'choose-certificates')
    : d.pending;
  d.pending = [...others, { kind: 'choose-certificates', seat, company, from }];
};

/** A presidency that nobody could take over goes to the first who holds as much as its certificate (1849 §4.6.1). */
const fillOffice = (g: RailGame, d: Draft, out: Out, company: string): void => {
  if (d.companies[company]!.certs[0] !== POOL) return;
  const needed = sizesOf(g, d, company)[0]!;
  const seat = d.players.findIndex((_, i) => percentOf(g, d, company, i) >= needed);
  if (seat >= 0) changePresident(g, d, out, company, seat);
};

/** Changes the president if somebody holds more than the present one. */
export const checkPresident = (g: RailGame, d: Draft, out: Out, company: string): void => {
  const present = presidentOf(d, company);
  if (present === null) return fillOffice(g, d, out, company);
  if (presidencyRules.of(g).isFixed(g, d, company)) return;
  const next = presidentAfter(g, d, company, present, percentOf(g, d, company, present));
  if (next !== present) changePresident(g, d, out, company, next);
};

/** Percent of a company that players own. Where unsold shares lie in the pool, all others lie there too. */
export const inHands = (g: RailGame, s: RailState, company: string): number => {
  const { unsold } = capitalOf(g, company);
  const pooled = unsold === POOL ? 0 : percentOf(g, s, company, POOL);
  return 100 - percentOf(g, s, company, unsold) - pooled;
};
