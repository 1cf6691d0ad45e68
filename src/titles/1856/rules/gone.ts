import type { Feature } from '../../../engine/rail/contract.js';
import { part } from '../../../engine/rail/parts.js';
import type { RailState } from '../../../engine/rail/state.js';

const gone = part<readonly string[]>('gone', []);

/** Has the company left the game? It never starts again (1856 §6.3). */
export const hasLeft = (s: RailState, company: string): boolean => gone.of(s).includes(company);

/** Companies that have left the game. */
export const goneCompanies = (s: RailState): readonly string[] => gone.of(s);

/** What has closed stays closed (1856 §6.3). */
export const closedForGood: Feature = {
  parts: [gone],
  reacts: {
    companyCloses: (_g, d, _out, company) => {
      gone.set(d, [...gone.of(d), company]);
    },
  },
};
