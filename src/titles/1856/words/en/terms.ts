import type { WordTable } from '../../../../words/types.js';

const rights = { bridge: 'bridge right', tunnel: 'tunnel right' };

/** Menus, fields and refusals that 1856 adds to those of 18xx games, in English. */
export const terms: WordTable = {
  options: {
    'take-loan': 'take a loan',
    'redeem-loans': 'repay loans',
    'buy-right': 'buy a bridge or tunnel right',
    'open-port': 'place the port marker',
    'borrow-train': 'borrow a train from the bank',
    'settle-loans': 'repay loans, or become part of the CGR',
    'keep-token': 'choose a token that the CGR keeps',
    'give-up-trains': 'keep or discard 4-trains of the CGR',
    'choose-city': 'choose the city of a token',
    'complete-presidency': 'buy the second half of the president’s certificate',
    'look-at-destinations': 'find out who reaches its destination',
    'drop-token': 'give up a token of the CGR',
    'drop-train': 'discard a train of the CGR, or none',
    'save-company': 'say in advance what happens to a company when its loans fall due',
    'repay-loans': 'repay the loans of a company turn by turn',
  },
  sideActions: {
    'take-loan': 'take a loan',
    'buy-right': 'buy a bridge or tunnel right',
    'open-port': 'place the port marker',
  },
  fields: {
    merger: 'CGR',
    'national-shares': 'CGR shares',
    loans: 'Loans',
    destination: 'Destination',
    most: 'At most',
    keep: 'Money to keep',
    escrow: 'Escrow',
    right: 'Right',
    trains: 'Trains',
    companies: 'Companies',
  },
  values: {
    merger: { merges: 'merges', undecided: 'not decided' },
    then: { merge: 'let it become part of the CGR' },
    right: rights,
    rights: { bridge: 'bridge', tunnel: 'tunnel' },
    train: { none: 'none' },
  },
  terms: {
    right: rights,
    step: {
      'loan-first': 'interest without a loan',
      interest: '',
      'borrow-train': 'no borrowed train',
      'return-train': '',
      'surplus-loans': '',
      // Loans come after private companies here.
      privates: 'no private company',
      loans: 'end of the turn',
      destinations: '',
    },
    closing: { merged: 'it becomes part of the CGR' },
  },
  timing: {
    'take-loan': 'A company takes a loan in its own turn.',
    'redeem-loans': 'A company repays loans at the end of its turn.',
    'buy-right': 'A company buys a bridge or tunnel right in its own turn.',
    'open-port': 'The port marker is placed in the turn of the company that owns the private company.',
    'borrow-train':
      'The CGR borrows a train before it runs, if it has a route but no train, and has never had a permanent one.',
    'use-token':
      'The token of the WSRC is placed in the turn of the company that owns it, after its tile and before its trains run, as the token of that turn.',
    'settle-loans': 'Presidents decide about loans after the first 6-train is bought.',
    'keep-token': 'There is no token of the CGR to choose now.',
    'give-up-trains': 'There is no train of the CGR to decide on now.',
    'choose-city': 'There is no city to choose now.',
    'complete-presidency': 'The president’s certificate of the CGR is not to be completed now.',
    'look-at-destinations': 'Destinations are not looked at now.',
    'drop-token': 'There is no token of the CGR to give up now.',
    'drop-train': 'There is no train of the CGR to decide on now.',
  },
  refusals: {
    'cannot-pass/interest': 'The interest of {company} has to be paid.',
    'cannot-pass/surplus-loans': 'The surplus loans of {company} have to be repaid.',
    'cannot-pass/destinations': 'First it has to be settled who reaches its destination.',
    'cannot-redeem-loans': '{company} cannot repay {loans} loans; {most} is the most.',
    'no-loan-now':
      '{company} cannot take a loan now: only one in each turn, never more than players hold shares, and only before the first 6-train.',
    'no-loan-now/over': 'Since the first 6-train there are no more loans.',
    'no-loan-now/second': '{company} has taken a loan in this turn already; one a turn is the most.',
    'no-loan-now/redeemed': '{company} has repaid loans in this turn, and takes no new one until the next.',
    'no-loan-now/most': '{company} may have {most} loans, one for each share that players hold.',
    'never-starts/formed':
      'No player starts {company}: it is formed of companies that do not repay their loans.',
    'never-starts/gone': '{company} has closed or become part of the CGR, and never comes back.',
    'no-right-now': '{company} cannot buy a {right:value} now.',
    'no-right-now/owned': '{company} has a {right:value} already.',
    'no-right-now/none-left': 'No {right:value} is left.',
    'no-right-now/no-seller': 'Nobody sells a {right:value} while its private company belongs to a player.',
    'nothing-to-sell/held':
      'What you have of {company} stays with you in this turn: you have just bought it, or still owe the second half of the president’s certificate.',
    'presidency-first':
      'In this turn you must first buy the second half of the president’s certificate of {company}.',
    'towns-not-yet':
      'Tile {tile} cannot lie on {hex} before the first 6-train is bought: until then towns stay what they are.',
  },
};
