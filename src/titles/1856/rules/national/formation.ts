import type { Feature, Out, RailGame } from '../../../../engine/rail/contract.js';
import { presidentOf } from '../../../../engine/rail/shares/shares.js';
import type { Draft, OperatingRound } from '../../../../engine/rail/state.js';
import type { LoanFact } from '../loans.js';
import { loansAreOver } from '../phases.js';
import { formationOf, nationalParts, setFormation } from './formation-state.js';
import { exchangeOf, form, type FormationFact } from './forming.js';
import { beginRepayment, goOnRepaying, type RepaymentFact } from './repayment.js';
import { formationRules } from './formation-rules.js';

type Facts = Out<LoanFact | RepaymentFact | FormationFact>;

/** Goes on with the formation as far as nobody has to be asked (1856 §8). */
const goOn = (g: RailGame, d: Draft, out: Facts): void => {
  const now = formationOf(d);
  if (now.stage === 'repaying' && goOnRepaying(g, d, out)) {
    const { from, merging } = formationOf(d) as typeof now;
    if (merging.length > 0) form(g, d, out, from, merging);
    else {
      setFormation(d, { stage: 'over', formed: false });
      out.say({ kind: 'national-not-formed' });
    }
  }
  if (formationOf(d).stage !== 'choosing') return;
  formationRules.of(g).goOnPlacing(g, d, out);
  if (d.pending.length === 0) setFormation(d, { stage: 'over', formed: true });
};

const begin = (g: RailGame, d: Draft, out: Facts): void => {
  const now = formationOf(d);
  if (now.stage !== 'due') return;
  beginRepayment(g, d, out, presidentOf(d, now.company) ?? now.seat);
  goOn(g, d, out);
};

/** The first 6-train is bought: the loans are due when its buyer's turn is over. */
const note = (g: RailGame, d: Draft, out: Facts): void => {
  if (!loansAreOver(g, d) || formationOf(d).stage !== 'before') return;
  const { company } = d.round as OperatingRound;
  setFormation(d, { stage: 'due', company, seat: presidentOf(d, company)! });
  if (formationRules.of(g).atOnce) begin(g, d, out);
};

/** Has the buyer of the first 6-train closed in its own turn? Then that is over, too. */
const hasBuyerClosed = (d: Draft): boolean => {
  const now = formationOf(d);
  return now.stage === 'due' && !d.companies[now.company]!.floated;
};

/** From the first 6-train to the government's company, or to none (1856 §8). */
export const formation: Feature = {
  playerColumns: [
    {
      // As it would be if no more companies merged.
      name: 'national-shares',
      value: (g, s, seat) => {
        const now = formationOf(s);
        if (now.stage !== 'repaying' || now.merging.length === 0) return null;
        const { seats } = exchangeOf(g, s, now.from, now.merging);
        return { number: seats.find(one => one.seat === seat)?.shares ?? 0 };
      },
    },
  ],
  parts: nationalParts,
  reacts: {
    phaseBegins: note,
    turnEnds: begin,
    settles: (g, d, out) => {
      if (hasBuyerClosed(d)) begin(g, d, out);
      else goOn(g, d, out);
    },
  },
};
