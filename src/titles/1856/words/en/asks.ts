import type { OwnAsk } from '../../rules/facts.js';
import { prompt } from '../../../../words/en/rail/asks.js';
import { companyStep } from '../../../../words/rail/company-step.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Asking } from '../../../../words/types.js';

const step = companyStep(prompt);

/** What a seat is asked in 1856 and in no other 18xx game, in English. */
export const asks: Asking<OwnAsk> = {
  'borrow-train': step((company, can) => ({
    matter: `borrowed train for ${company}`,
    short: `${company} to borrow a train`,
    ways: [can('borrow-train') && { full: `borrow a train from the bank for ${company}` }],
  })),
  'interest-due': (a, n, can) => {
    const company = companyName(n, a.company);
    return prompt(can, {
      matter: `interest of ${company}`,
      lead: `${company} now pays interest, and you add ${n.money(a.amount)} unless it takes a loan first. After that, a loan brings $10 less.`,
      ways: [
        can('take-loan') && {
          full: `take a loan for ${company}`,
          short: `${company}: take a loan`,
        },
      ],
    });
  },
  'owed-interest': (a, n, can) => {
    const must = `${companyName(n, a.company)} must pay interest`;
    const { full } = prompt(can, {
      matter: must,
      lead: `${must}, and even with all your money ${n.money(a.missing)} is missing.`,
      ways: [
        can('sell') && { full: 'sell shares' },
        can('take-loan') && { full: 'take a loan' },
        can('bankrupt') && { full: 'declare bankruptcy' },
      ],
    });
    return { short: must, full };
  },
  'redeem-loans': step((company, can) => ({
    matter: `loans of ${company}`,
    short: `${company}: loans`,
    ways: [
      can('redeem-loans') && { full: `repay loans of ${company}` },
      can('take-loan') && { full: `take a loan for ${company}` },
    ],
  })),
  'owed-loans': (a, n, can) => {
    const company = companyName(n, a.company);
    const { full } = prompt(can, {
      matter: `loans of ${company}`,
      lead: `${company} has more loans than players hold shares of it, and must repay the surplus. Even with all your money ${n.money(a.missing)} is missing.`,
      ways: [can('sell') && { full: 'sell shares' }, can('bankrupt') && { full: 'declare bankruptcy' }],
    });
    return { short: `${company} must repay loans`, full };
  },
  'save-company': (a, n) => {
    const company = companyName(n, a.company);
    return {
      short: `loans of ${company}`,
      full: `${company} cannot repay its loans alone, ${n.money(a.missing)} is missing: add money as its president, or let it become part of the CGR.`,
    };
  },
  'keep-token': (a, n) => ({
    short: `${companyName(n, a.company)} to choose a token`,
    full: `${companyName(n, a.company)} cannot take over all tokens: choose one that it keeps.`,
  }),
  'give-up-trains': (a, n) => ({
    short: `${companyName(n, a.company)} to keep trains or not`,
    full: `Decide how many of its 4-trains ${companyName(n, a.company)} discards into the pool.`,
  }),
  'choose-city': (a, n) => ({
    short: `token of ${companyName(n, a.company)} on ${hexName(n, a.hex)}`,
    full: `The tile on ${hexName(n, a.hex)} separates its two cities: choose the one where ${companyName(n, a.company)} has its token.`,
  }),
  'cash-crisis': (a, n, can) =>
    prompt(can, {
      matter: `debt for ${companyName(n, a.company)}`,
      lead: `You have paid more for ${companyName(n, a.company)} than you had.`,
      ways: [
        can('sell') && { full: 'sell shares', short: 'pay a debt' },
        can('bankrupt') && { full: 'declare bankruptcy', short: '' },
      ],
    }),
  'look-at-destinations': () => ({
    short: 'destinations to settle',
    full: 'Say which companies reach their destination, if any.',
  }),
  'drop-token': (a, n) => ({
    short: `${companyName(n, a.company)} to give up a token`,
    full: `${companyName(n, a.company)} has too many tokens: choose one that it gives up.`,
  }),
  'drop-train': (a, n) => ({
    short: `${companyName(n, a.company)} to discard a train or none`,
    full: `Choose a train that ${companyName(n, a.company)} discards into the pool, or none.`,
  }),
  'complete-presidency': (a, n, can) => {
    const company = companyName(n, a.company);
    const { full } = prompt(can, {
      matter: `president’s certificate of ${company}`,
      lead: `As president of ${company} you hold only one share, and must now buy the second half of the president’s certificate.`,
      ways: [
        can('sell') && { full: 'sell shares' },
        can('complete-presidency') && { full: 'buy the second half' },
        can('bankrupt') && { full: 'declare bankruptcy' },
      ],
    });
    return { short: `buy the second share of ${company}`, full };
  },
};
