import type { Feature } from '../../../engine/rail/contract.js';
import { flowRules } from '../../../engine/rail/round/flow.js';
import { beginOperatingRound } from '../../../engine/rail/round/operating.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { beginDraft } from '../../../engine/rail/mechanisms/draft-round.js';
import { plan } from './draft.js';

const isLastOfSet = ({ index, of }: OperatingRound): boolean => index >= of;

/** Is the operating round over with which the game ends? */
const isEnd = ({ round, lastSet, set }: RailState): boolean =>
  round.kind === 'operating' && isLastOfSet(round) && lastSet !== null && lastSet <= set;

/** First the draft and one operating round, then rounds of players and sets of operating rounds by turns (18Mag §1-4). */
export const flow: Feature = {
  rules: [
    flowRules.change(was => ({
      first: (_g, d, out) => {
        beginDraft(plan, d, out);
        d.set = 1;
      },
      next: (g, d: Draft, out) => {
        if (d.round.kind === plan.kind) beginOperatingRound(g, d, out, 1, 1);
        else if (isEnd(d)) d.ended = { reason: 'last-phase' };
        else was.next(g, d, out);
      },
    })),
  ],
};
