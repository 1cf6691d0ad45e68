import type { RailAsk, RailRound } from '../../engine/rail/index.js';
import { prompter } from '../prompt.js';
import { companyStep } from './company-step.js';
import type { Asking, RoundWords, Wording } from '../types.js';

/** What an 18xx game asks for in English, as far as the menu has it. */
export const promptEn = prompter({
  language: 'en',
  pass: { full: 'pass', short: 'pass' },
  only: of => (of === undefined ? 'You can only pass.' : `You can only pass for ${of}.`),
  asides: {
    acquire: 'buy a private company',
    exchange: 'exchange a private company for a share',
    'use-lay': 'lay the tile of a private company',
    'use-token': 'place the token of a private company',
    'use-port': 'place the port marker',
    'use-coast': 'close a private company to build on the coast',
    offer: 'offer a trade',
  },
});

const step = companyStep(promptEn);

/** What a seat is asked in an 18xx game, in English. */
export const railAsksEn: Asking<RailAsk> = {
  'auction-turn': (a, n, can) => {
    const name = n.private(a.cheapest);
    if (can('take') && !can('pass'))
      return { short: `${name} must be taken`, full: `${name} costs nothing any more: you must take it.` };
    return promptEn(can, {
      matter: 'turn in the auction',
      ways: [
        can('take') && { short: 'buy', full: `buy ${name} for ${n.money(a.price)}` },
        can('bid', { field: 'private', than: a.cheapest }) && {
          short: 'bid',
          full: 'bid for a dearer private company',
        },
      ],
    });
  },
  'auction-contest': (a, n, can) =>
    promptEn(can, {
      matter: `contest for ${n.private(a.private)}`,
      lead: `The highest bid for ${n.private(a.private)} is ${n.money(a.highest)}.`,
      short: `bid for ${n.private(a.private)}`,
      ways: [can('bid') && { full: 'bid more' }],
    }),
  'set-par': (a, n) => ({
    short: `set the par of ${n.company(a.company)}`,
    full: `Set the par of ${n.company(a.company)}.`,
  }),
  'stock-turn': (_a, _n, can) =>
    promptEn(can, {
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
    short: `${n.company(a.company)} to place its home token`,
    full: `Choose the city for the home token of ${n.company(a.company)}.`,
  }),
  'choose-certificates': (a, n) => ({
    short: `choose certificates of ${n.company(a.company)}`,
    full: `The presidency of ${n.company(a.company)} changes: choose the certificates that are given for the president’s.`,
  }),
  ruined: (a, n) => ({
    short: 'go on with a loan or leave',
    full: `${n.company(a.company)} is bankrupt, and you with it: go on with a loan, or leave the game.`,
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
    short: `${n.company(a.company)} to run trains`,
    full: `Run the trains of ${n.company(a.company)}.`,
  }),
  dividend: (a, n) => ({
    short: `${n.company(a.company)} to pay or withhold`,
    full: `Decide whether ${n.company(a.company)} pays its revenue out or withholds it.`,
  }),
  'buy-trains': (a, n, can) => {
    const company = n.company(a.company);
    if (can('train') && !can('pass'))
      return { short: `${company} must buy a train`, full: `${company} must buy a train.` };
    return promptEn(can, {
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
    ways: [can('use-lay') && { full: `lay the tile that a private company of ${company} allows` }],
  })),
  'free-token': step((company, can, n, a) => ({
    matter: `free token of ${company}`,
    short: `${company} to place a free token`,
    ways: [can('use-token') && { full: `place the free token of ${n.private(a.private)} for ${company}` }],
  })),
  'forced-train': (a, n, can) => {
    const company = n.company(a.company);
    const must = `${company} must buy a train`;
    if (a.missing <= 0) return { short: must, full: `${must}: as president you add what it has not got.` };
    const { full } = promptEn(can, {
      matter: must,
      lead: `${must}, and with all your money ${n.money(a.missing)} is missing for the cheapest.`,
      ways: [
        can('sell') && { full: 'sell shares' },
        can('train') && { full: 'buy a train from another company' },
        can('offer') && { full: 'offer a trade' },
        can('bankrupt') && { full: 'declare bankruptcy' },
      ],
    });
    return { short: must, full };
  },
  'buy-station': step((company, can) => ({
    matter: `places of other companies for ${company}`,
    short: `${company} to buy a station`,
    ways: [can('station') && { full: `buy another company’s place in a city for ${company}` }],
  })),
  'buy-right': step((company, can) => ({
    matter: `right to special trains for ${company}`,
    short: `${company} to buy a right`,
    ways: [can('electrify') && { full: `buy the right to special trains for ${company}` }],
  })),
  'own-shares': step((company, can) => ({
    matter: `own shares of ${company}`,
    short: `${company} to trade its own shares`,
    ways: [
      can('issue') && { full: `sell shares that ${company} holds of itself` },
      can('redeem') && { full: `buy a share of ${company} back` },
    ],
  })),
  bonds: step((company, can) => ({
    matter: `bond of ${company}`,
    short: `${company}: bond`,
    ways: [
      can('borrow') && { full: `issue the bond of ${company}` },
      can('repay') && { full: `pay the bond of ${company} back` },
    ],
  })),
  'forced-interest': (a, n, can) => {
    const must = `${n.company(a.company)} must pay interest`;
    const { full } = promptEn(can, {
      matter: must,
      lead:
        a.missing > 0
          ? `${must}, and with all your money ${n.money(a.missing)} is missing.`
          : `${must} and has not got it.`,
      ways: [
        can('sell') && { full: 'sell shares' },
        can('pay-debt') && { full: 'pay it as president' },
        can('bankrupt') && { full: 'declare bankruptcy' },
      ],
    });
    return { short: must, full };
  },
  'discard-train': (a, n) => ({
    short: `${n.company(a.company)} to discard a train`,
    full: `${n.company(a.company)} has more trains than it may keep: discard one.`,
  }),
  offer: a => ({
    short: 'answer an offer',
    full:
      a.offers.length === 1 ? 'Accept or decline the offer made to you.' : 'Answer the offers made to you.',
  }),
  nothing: () => ({ short: 'nothing to do', full: 'Nothing is asked of anybody.' }),
};

/** Where an 18xx game can stand, in English. */
export const railRoundsEn: Wording<RailRound, RoundWords> = {
  auction: () => ({ short: 'Auction', full: 'Opening auction' }),
  'stock-round': r => ({ short: `SR ${String(r.number)}`, full: `Stock round ${String(r.number)}` }),
  'operating-round': (r, n) => ({
    short: `OR ${String(r.number)}.${String(r.index)}`,
    full: `Operating round ${String(r.number)}.${String(r.index)} of ${String(r.of)}, ${n.company(r.company)}`,
  }),
  over: () => ({ short: 'Over', full: 'The game is over' }),
};
