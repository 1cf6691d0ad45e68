import type { Feature, RailGame } from '../../../engine/rail/contract.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import { sizesOf } from '../../../engine/rail/shares/unit.js';
import type { RailState } from '../../../engine/rail/state.js';
import { limitRules } from '../../../engine/rail/stock/limits.js';
import { goneCompanies } from './gone.js';
import { isFormed, isSettled } from './national/formation-state.js';

/** From phase Five on: by companies in play and players (1856 §5.4); with four companies as with fewer. */
const table: { readonly [companies: number]: { readonly [players: number]: number } } = {
  11: { 3: 28, 4: 22, 5: 18, 6: 15 },
  10: { 3: 25, 4: 20, 5: 16, 6: 14 },
  9: { 3: 22, 4: 18, 5: 15, 6: 12 },
  8: { 3: 20, 4: 16, 5: 13, 6: 11 },
  7: { 3: 18, 4: 14, 5: 11, 6: 10 },
  6: { 3: 15, 4: 12, 5: 10, 6: 8 },
  5: { 3: 13, 4: 10, 5: 8, 6: 7 },
  4: { 3: 10, 4: 8, 5: 7, 6: 6 },
};

const fewest = 4;

/** Companies that run or could still start; the government's only when it is formed. */
export const companiesInPlay = (g: RailGame, s: RailState): number =>
  g.data.companies.length - 1 - goneCompanies(s).length + (isFormed(s) ? 1 : 0);

export const certificateRules = ruleSet('1856/certificates', {
  /** Does the limit of phase Five hold? */
  isLate: (s: RailState): boolean => isSettled(s),
});

/** Certificate limits (1856 §5.4). */
export const certificateLimits1856: Feature = {
  rules: [
    limitRules.change(was => ({
      certificateLimit: (g, s) =>
        certificateRules.of(g).isLate(s)
          ? table[Math.max(fewest, companiesInPlay(g, s))]![s.players.length]!
          : was.certificateLimit(g, s),
      // Singles of 5 % are half a certificate each.
      certificateWeight: (g, s, company, cert) => (cert > 0 && sizesOf(g, s, company)[cert] === 5 ? 0.5 : 1),
    })),
  ],
};
