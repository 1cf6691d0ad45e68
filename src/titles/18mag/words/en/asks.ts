import type { RailAsk } from '../../../../engine/rail/facts.js';
import type { OwnAsk } from '../../rules/facts.js';
import { prompt } from '../../../../words/en/rail/asks.js';
import { companyStep } from '../../../../words/rail/company-step.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Asking } from '../../../../words/types.js';

const step = companyStep(prompt);

/** `one minor`, `3 minors`. */
const minors = (count: number): string => (count === 1 ? 'one minor' : `${String(count)} minors`);
const shares = (count: number): string => (count === 1 ? 'one share' : `${String(count)} shares`);

/** What a seat is asked in 18 Magyarország and in no other 18xx game, or otherwise than there, in English. */
export const asks: Asking<OwnAsk> & Pick<Asking<RailAsk>, 'run-trains'> = {
  'draft-paper': a => {
    if (a.shares === 0)
      return { short: 'take a minor', full: `Take a minor: ${minors(a.minors)} left for you to choose.` };
    if (a.minors === 0)
      return { short: 'take a share', full: `Take a share: ${shares(a.shares)} left for you to choose.` };
    return {
      short: 'take a minor or a share',
      full: `Take a minor or a share: ${minors(a.minors)} and ${shares(a.shares)} left for you to choose.`,
    };
  },
  'scrap-trains': step((company, can) => ({
    matter: `trains of ${company}`,
    short: `${company} to scrap trains`,
    ways: [can('scrap') && { full: `scrap trains of ${company}` }],
  })),
  'run-trains': step((company, can) => ({
    matter: `runs of ${company}`,
    short: `${company} to run trains`,
    ways: [
      { full: `run the trains of ${company}` },
      can('buy-railcar') && { full: 'buy a railcar first' },
      can('scrap') && { full: 'scrap a train first' },
    ],
  })),
  'pay-out': (a, n) => {
    const company = companyName(n, a.company);
    return {
      short: `${company} to pay out`,
      full:
        a.most === 0
          ? `${company} has no money to pay out: confirm that.`
          : `Decide how much ${company} pays out: from nothing to ${n.money(a.most)}.`,
    };
  },
};
