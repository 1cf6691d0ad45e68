import type { Seat } from '../../core/index.js';
import type { RailState } from '../state.js';
import { percentOf } from '../shares/shares.js';
import type { RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';
import { zoneOf } from '../shares/market.js';

const freeZones = { yellow: true, orange: true, brown: true, blue: false, none: false } as const;

export const limitRules = ruleSet('limits', {
  certificateLimit: (g: RailGame, s: RailState): number => g.data.certificateLimit[s.players.length]!,
  /** Do certificates of the company count against the certificate limit? Not those in the coloured zones (1830 §5.4). */
  countsForLimit: (g: RailGame, s: RailState, company: string): boolean => !freeZones[zoneOf(g, s, company)],
  /** What that certificate of the company counts against it. */
  certificateWeight: (_g: RailGame, _s: RailState, _company: string, _cert: number): number => 1,
  /** Is the seat held to the certificate limit? */
  isLimited: (_s: RailState, _seat: Seat): boolean => true,
  /** Do privates count against it? */
  privatesCount: true,
  /** Percent of the company one player may hold. */
  holdingLimit: (g: RailGame, s: RailState, company: string): number =>
    ['orange', 'brown'].includes(zoneOf(g, s, company)) ? 100 : g.data.holdingLimit,
});

/** Certificates of a seat that count: shares outside the coloured zones and, in most titles, privates (1830 §5.3, §5.4). */
export const certificatesOf = (g: RailGame, s: RailState, seat: Seat): number => {
  let count = 0;
  for (const { id } of g.data.companies) {
    const { certs } = s.companies[id]!;
    let own = 0;
    for (let cert = 0; cert < certs.length; cert++)
      if (certs[cert] === seat) own += limitRules.of(g).certificateWeight(g, s, id, cert);
    if (own > 0 && limitRules.of(g).countsForLimit(g, s, id)) count += own;
  }
  if (limitRules.of(g).privatesCount)
    for (const { id } of g.data.privates) if (s.privates[id] === seat) count++;
  return count;
};

/** May the seat hold this percent of the company? */
export const mayHold = (g: RailGame, s: RailState, company: string, percent: number): boolean =>
  percent <= limitRules.of(g).holdingLimit(g, s, company);

/** Is the seat over a limit (1830 §5.3)? */
export const isOverLimit = (g: RailGame, s: RailState, seat: Seat): boolean =>
  (limitRules.of(g).isLimited(s, seat) &&
    certificatesOf(g, s, seat) > limitRules.of(g).certificateLimit(g, s)) ||
  g.data.companies.some(({ id }) => s.companies[id]!.cell && !mayHold(g, s, id, percentOf(g, s, id, seat)));
