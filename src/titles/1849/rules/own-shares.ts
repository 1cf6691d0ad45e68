import type { Feature } from '../../../engine/rail/contract.js';
import { stepsBefore } from '../../../engine/rail/round/steps.js';
import {
  ownShareForms,
  ownShareTurn,
  type OwnShareTerms,
} from '../../../engine/rail/mechanisms/own-shares.js';

/** A company sells none in its first operating round; its marker falls by one for each (1849 §4.7.1). It buys back in any (§4.7.2). */
export const ownShareTerms: OwnShareTerms = {
  mayIssue: (s, company) => s.companies[company]!.operated,
  mayRedeem: () => true,
  drop: shares => shares,
};

const rulebook = ownShareTurn(ownShareTerms);

/** A company sells shares of its own to the pool, or buys one back (1849 §4.7.1-2). */
export const ownShares: Feature = {
  steps: was => stepsBefore(was, 'privates', rulebook.step),
  moves: rulebook.moves,
  forms: ownShareForms,
};
