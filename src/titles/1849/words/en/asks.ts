import type { OwnAsk } from '../../rules/facts.js';
import { prompt } from '../../../../words/en/rail/asks.js';
import { companyStep } from '../../../../words/rail/company-step.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Asking } from '../../../../words/types.js';

const step = companyStep(prompt);

/** What a seat is asked in 1849 and in no other 18xx game, in English. */
export const asks: Asking<OwnAsk> = {
  ruined: (a, n) => ({
    short: 'go on with a loan or leave',
    full: `${companyName(n, a.company)} is bankrupt, and you with it: go on with a loan, or leave the game.`,
  }),
  'buy-station': step((company, can) => ({
    matter: `places of other companies for ${company}`,
    short: `${company} to buy a station`,
    ways: [can('station') && { full: `buy another company’s place in a city for ${company}` }],
  })),
  'buy-right': step((company, can) => ({
    matter: `E-token for ${company}`,
    short: `${company} to buy an E-token`,
    ways: [can('electrify') && { full: `buy an E-token for electric trains of ${company}` }],
  })),
  'own-shares': step((company, can) => ({
    matter: `own shares of ${company}`,
    short: `${company} to trade its own shares`,
    ways: [
      can('issue') && { full: `sell ${company}’s own shares to the pool` },
      can('redeem') && { full: `buy a share of ${company} back` },
    ],
  })),
  bonds: step((company, can) => ({
    matter: `bond of ${company}`,
    short: `${company}: bond`,
    ways: [
      can('borrow') && { full: `issue the bond of ${company}` },
      can('repay') && { full: `pay back the bond of ${company}` },
    ],
  })),
  'forced-interest': (a, n, can) => {
    const must = `${companyName(n, a.company)} must pay interest`;
    const { full } = prompt(can, {
      matter: must,
      lead:
        a.missing > 0
          ? `${must}, and even with all your money ${n.money(a.missing)} is missing.`
          : `${must} and has not got it.`,
      ways: [
        can('sell') && { full: 'sell shares' },
        can('pay-debt') && { full: 'pay it as president' },
        can('bankrupt') && { full: 'declare bankruptcy' },
      ],
    });
    return { short: must, full };
  },
};
