import type { DraftRound } from '../../../../engine/rail/mechanisms/facts.js';
import type { RoundWords, Wording } from '../../../../words/types.js';

/** Where 18 Magyarország can stand and no other 18xx game, in English. */
export const rounds: Wording<DraftRound, RoundWords> = {
  draft: () => ({ short: 'Draft', full: 'Draft of minors and shares' }),
};
