import type { RailAsk, RailRound } from '../../../engine/rail/facts.js';
import { prompter } from '../../prompt.js';
import type { Asking, RoundWords, Wording } from '../../types.js';
import { companyStep } from '../../rail/company-step.js';
import { companyName, privateName } from '../../rail/names.js';

/** What an 18xx game asks for in English, as far as the menu has it. */
export const prompt = prompter({
  language: 'en',
  pass: { full: 'pass', short: 'pass' },
  only: of => (of === undefined ? 'You can only pass.' : `You can only pass for ${of}.`),
  lastly: { offer: 'offer a trade' },
});

const step = companyStep(prompt);

/** What a seat is asked in an 18xx game, in English. */
export const railAsks: Asking<RailAsk> = {
  'auction-turn': (a, n, can) => {
    const name = privateName(n, a.cheapest);
    if (can('take') && !can('pass'))
      return { short: `${name} must be taken`, full: `${name} is now free: you must take it.` };
    return prompt(can, {
      matter: 'turn in the auction',
      ways: [
        can('take') && { short: 'buy', full: `buy ${name} for ${n.money(a.price)}` },
        can('bid', { field: 'private', than: a.cheapest }) && {
          short: 'bid',
          full: 'bid for a more expensive private company',
        },
      ],
    });
  },
  'auction-contest': (a, n, can) =>
    prompt(can, {
      matter: `contest for ${privateName(n, a.private)}`,
      lead: `The highest bid for ${privateName(n, a.private)} is ${n.money(a.highest)}.`,
      short: `bid for ${privateName(n, a.private)}`,
      ways: [can('bid') && { full: 'bid more' }],
    }),
  'set-par': (a, n) => ({
    short: `set the par of ${companyName(n, a.company)}`,
    full: `Set the par of ${companyName(n, a.company)}.`,
  }),
  'stock-turn': (_a, _n, can) =>
    prompt(can, {
      matter: 'turn in the stock round',
      ways: [
        can('sell') && { short: 'sell', full: 'sell shares' },
        can('buy') && { short: 'buy', full: 'buy a share' },
        can('par') && { short: can('buy') ? '' : 'start a company', full: 'start a company' },
      ],
    }),
  'must-sell': () => ({
    short: 'sell down to the limit',
    full: 'You are over a limit: you must sell shares before anything else.',
  }),
  'home-token': (a, n) => ({
    short: `${companyName(n, a.company)} to place its home token`,
    full: `Choose the city for the home token of ${companyName(n, a.company)}.`,
  }),
  'choose-certificates': (a, n) => ({
    short: `choose certificates of ${companyName(n, a.company)}`,
    full: `The presidency of ${companyName(n, a.company)} changes: choose the certificates that are given for the president’s.`,
  }),
  'lay-track': step((company, can) => ({
    matter: `track of ${company}`,
    short: `${company} to lay track`,
    ways: [can('lay') && { full: `lay a tile for ${company}` }, can('lay') && { full: 'upgrade one' }],
  })),
  'place-token': step((company, can) => ({
    matter: `token of ${company}`,
    short: `${company} to place a token`,
    ways: [can('token') && { full: `place a station token for ${company}` }],
  })),
  'run-trains': (a, n) => ({
    short: `${companyName(n, a.company)} to run trains`,
    full: `Run the trains of ${companyName(n, a.company)}.`,
  }),
  dividend: (a, n) => ({
    short: `${companyName(n, a.company)} to pay or withhold`,
    full: `Decide whether ${companyName(n, a.company)} pays its revenue out or withholds it.`,
  }),
  'buy-trains': (a, n, can) => {
    const company = companyName(n, a.company);
    if (can('train') && !can('pass'))
      return { short: `${company} must buy a train`, full: `${company} must buy a train.` };
    return prompt(can, {
      matter: `trains of ${company}`,
      of: company,
      short: `${company} to buy trains`,
      ways: [can('train') && { full: `buy trains for ${company}` }],
    });
  },
  'buy-privates': step((company, can) => ({
    matter: `private companies for ${company}`,
    short: `${company} to buy privates`,
    ways: [can('acquire') && { full: `buy private companies for ${company}` }],
  })),
  'use-private': step((company, can) => ({
    matter: `power of a private company of ${company}`,
    short: `${company} to use a private`,
    ways: [can('use-lay') && { full: `lay a tile by right of a private company of ${company}` }],
  })),
  'free-token': step((company, can, n, a) => ({
    matter: `free token of ${company}`,
    short: `${company} to place a free token`,
    ways: [
      can('use-token') && { full: `place the free token of ${privateName(n, a.private)} for ${company}` },
      // In a later turn it stands beside the tile, and passing gives up both.
      can('lay') && { full: `lay a tile for ${company}` },
    ],
  })),
  'forced-train': (a, n, can) => {
    const company = companyName(n, a.company);
    const must = `${company} must buy a train`;
    if (a.missing <= 0) return { short: must, full: `${must}: as president you pay what it lacks.` };
    const { full } = prompt(can, {
      matter: must,
      lead: `${must}, and even with all your money ${n.money(a.missing)} is missing for the cheapest.`,
      ways: [
        can('sell') && { full: 'sell shares' },
        can('train') && { full: 'buy a train from another company' },
        can('offer') && { full: 'offer a trade' },
        can('bankrupt') && { full: 'declare bankruptcy' },
      ],
    });
    return { short: must, full };
  },
  'discard-train': (a, n) => ({
    short: `${companyName(n, a.company)} to discard a train`,
    full: `${companyName(n, a.company)} has more trains than it may keep: discard one.`,
  }),
  offer: a => ({
    short: 'answer an offer',
    full:
      a.offers.length === 1 ? 'Accept or decline the offer made to you.' : 'Answer the offers made to you.',
  }),
  nothing: () => ({ short: 'nothing to do', full: 'Nobody has to do anything.' }),
};

/** Where an 18xx game can stand, in English. */
export const railRounds: Wording<RailRound, RoundWords> = {
  auction: () => ({ short: 'Auction', full: 'Opening auction' }),
  'stock-round': r => ({ short: `SR ${String(r.number)}`, full: `Stock round ${String(r.number)}` }),
  'operating-round': (r, n) => ({
    short: `OR ${String(r.number)}.${String(r.index)}`,
    full: `Operating round ${String(r.number)} (${String(r.index)} of ${String(r.of)}), ${companyName(n, r.company)}`,
  }),
  over: () => ({ short: 'Over', full: 'The game is over' }),
};
