import type { Traded } from '../../../../words/rail/names.js';
import type { WordTable } from '../../../../words/types.js';

/** Menus, fields, endings and refusals that 1849 adds to those of 18xx games, in English. */
export const terms: WordTable = {
  options: {
    'use-port': 'place the port marker',
    'use-coast': 'close a private company to build on the coast',
    'pay-debt': 'pay what the company owes',
    station: 'buy a token slot of another company',
    electrify: 'buy an E-token',
    issue: 'sell own shares',
    redeem: 'buy an own share back',
    borrow: 'issue the bond',
    repay: 'pay the bond back',
    ruin: 'go on with a loan or leave',
  },
  sideActions: {
    'use-port': 'place the port marker',
    'use-coast': 'close a private company to build on the coast',
  },
  fields: {
    choice: 'How to go on',
    bonds: 'Bonds',
    loans: 'Loans',
  },
  values: {
    choice: { loan: 'loan', leave: 'leave the game' },
    what: { station: 'station' },
  },
  terms: {
    step: {
      station: 'no station',
      electrify: 'no E-token',
      interest: '',
      debt: '',
      shares: 'trade none of its own shares',
      bonds: 'the bond stays as it is',
    },
    why: { bond: '' },
    way: { bond: 'moves' },
    closing: { earthquake: 'the earthquake took its last station' },
    traded: {
      station: ({ item }: Traded) => (item === undefined ? 'a station' : `the token slot on ${item}`),
    },
  },
  reasons: {
    'last-player': 'Only one player is left',
  },
  parts: {
    loans: 'Loans',
  },
  timing: {
    'use-port': 'The port marker is placed in the turn of the company that owns the private company.',
    issue: 'A company sells its own shares after buying trains.',
    redeem: 'A company buys its own shares back after buying trains.',
    borrow: 'A company issues its bond at the end of its turn.',
    repay: 'A company pays its bond back at the end of its turn.',
    station: 'A company buys the token slot of another before it buys trains.',
    electrify: 'A company buys its E-token before it buys trains.',
    ruin: 'Nobody has to choose between a loan and leaving now.',
    'pay-debt': 'There is no debt to pay now.',
  },
  refusals: {
    'cannot-pass/interest': 'The interest of {company} has to be paid.',
    'cannot-borrow': '{company} cannot issue a bond now.',
    'cannot-borrow/out': '{company} has issued its bond already, and has no other.',
    'cannot-buy-station': 'The place of {from:company} on {spot} cannot be bought now; possible: {allowed}.',
    'cannot-buy-station/consent':
      'The president of {from:company} must agree to the sale of the place on {spot}: offer a trade.',
    'cannot-buy-station/home': '{from:company} never sells its place at home ({spot}).',
    'cannot-buy-station/once': '{company} has bought a place in this turn already; one is the most.',
    'cannot-buy-station/own': '{company} has a token on that hex already ({spot}).',
    'cannot-buy-station/token': '{company} has no token left.',
    'cannot-buy-station/unreached': '{company} does not reach the city on {spot}.',
    'cannot-buy-station/none': 'The place of {from:company} on {spot} cannot be bought now.',
    'cannot-electrify': '{company} cannot buy an E-token now.',
    'cannot-issue': '{company} cannot sell {shares} of its own shares like that; {most} is the most.',
    'cannot-issue/none': '{company} cannot sell any of its own shares now.',
    'cannot-redeem': '{company} cannot buy a share of its own back now.',
    'cannot-redeem/none': 'There is no share of {company} in the bank pool.',
    'cannot-redeem/money':
      '{company} cannot buy a share back: {needed:money} is needed, and there is {has:money}.',
    'cannot-repay': '{company} cannot pay its bond back: {needed:money} is needed, and there is {has:money}.',
    'cannot-repay/none': '{company} has no bond out.',
    'not-next-in-order/out': '{company} is not in this game.',
    'not-next-in-order/closed':
      '{company} has just closed, and can start again from the next stock round on.',
    'not-next-in-order/home': 'No home is free for {company}; as long as that is so, it cannot start.',
    'hex-resting': 'Nothing can be built on {hex} before the next stock round is over.',
  },
};
