import type { RailOrder, RailStop, Watch } from '../../../engine/rail/orders/kind.js';
import type { SaidOrder, Wording, WordTable } from '../../types.js';
import { companyName, privateName } from '../../rail/names.js';

const until: { readonly [watch in Watch]: string } = {
  danger: 'until a presidency of yours is in danger or one comes to you',
  mine: 'until somebody does something that concerns you',
  anything: 'until somebody does anything but pass',
  end: 'to its end',
};

/** The standing orders of 18xx games, in English. */
export const railOrders: Wording<SaidOrder<RailOrder>> = {
  'pass-stock': o => `Pass in this stock round ${until[o.until]}.`,
  'buy-shares': (o, n) => {
    const from = { ipo: 'the initial offering', pool: 'the bank pool', treasury: 'the company' }[o.from];
    const goal = o.goal === 'floated' ? 'it floats' : `you have ${String(o.goal)} shares`;
    const then = o.then === 'ask' ? 'ask you' : `pass ${until[o.then]}`;
    return `Buy a share of ${companyName(n, o.company)} from ${from} each turn of this stock round for at most ${n.money(o.price)}, until ${goal}; then ${then}.`;
  },
  'pass-auction': () => 'Pass in the auction until somebody outbids you.',
  'bid-private': (o, n) =>
    `Buy ${privateName(n, o.private)} or bid for it, as little as will do, up to ${n.money(o.price)}; beyond that ${o.then === 'ask' ? 'ask you' : 'pass'}.`,
  operate: (o, n) =>
    `Run ${companyName(n, o.company)} for ${o.rounds === 1 ? 'one operating round' : `${String(o.rounds)} operating rounds`}: build nothing, run for the most${o.least > 0 ? ` (${n.money(o.least)} at least)` : ''}, ${o.income === 'pay' ? 'pay out' : 'withhold'}, buy nothing; ask you if its situation changes${o.until === 'touched' ? ' or others build near it' : ''}.`,
  'decline-offers': (o, _n, term) =>
    o.what === 'all' ? 'Decline every offer.' : `Decline every offer for ${term('traded', o.what)}.`,
};

/** Why a standing order of an 18xx game has ended, in English. */
export const railStops: Wording<RailStop> = {
  'stock-round-over': () => 'The stock round is over.',
  'auction-over': () => 'The auction is over.',
  'goal-reached': (w, n) =>
    w.goal === 'floated'
      ? `${companyName(n, w.company)} has floated.`
      : `You have ${String(w.goal)} shares of ${companyName(n, w.company)}.`,
  'above-limit': (w, n) =>
    `A share of ${companyName(n, w.company)} costs ${n.money(w.price)}, more than your limit of ${n.money(w.limit)}.`,
  'cannot-buy': (w, n) => `${companyName(n, w.company)} cannot be bought as planned.`,
  outbid: (w, n) =>
    `${privateName(n, w.private)} is at ${n.money(w.price)}; bidding on takes more than your limit of ${n.money(w.limit)}.`,
  'bids-bind': (w, n) =>
    `${privateName(n, w.private)} needs a bid of ${n.money(w.needed)}, and you have only ${n.money(w.has)} free for it.`,
  'rounds-over': (w, n) =>
    `${companyName(n, w.company)} has run for the ${w.rounds === 1 ? 'round' : `${String(w.rounds)} rounds`} you ordered.`,
  'company-lost': (w, n) => `You are no longer president of ${companyName(n, w.company)}.`,
  'no-train': (w, n) => `${companyName(n, w.company)} has no train.`,
  'would-rust': (w, n) =>
    `The next ${w.next}-train bought will rust the ${w.train}-trains of ${companyName(n, w.company)}.`,
  'runs-fell': (w, n) =>
    `The best runs of ${companyName(n, w.company)} earn ${n.money(w.now)}, less than ${n.money(w.least)}.`,
};

/** What they and their fields are called, in English. */
export const orderTerms: Pick<WordTable, 'options' | 'fields' | 'values'> = {
  options: {
    'pass-stock': 'pass in the stock round',
    'buy-shares': 'buy a share each turn',
    'pass-auction': 'pass in the auction',
    'bid-private': 'bid up to a limit',
    operate: 'run a company as before',
    'decline-offers': 'decline offers',
  },
  fields: {
    until: 'Until',
    goal: 'Until I have',
    then: 'Then',
    rounds: 'Rounds',
    income: 'Income',
    least: 'At least',
  },
  values: {
    until: {
      danger: 'a presidency is in danger',
      mine: 'something concerns me',
      anything: 'anybody does anything but pass',
      end: 'the round ends',
      changed: 'its situation changes',
      touched: 'its situation changes or others build near it',
    },
    goal: { floated: 'it floats' },
    then: {
      ask: 'ask me',
      pass: 'pass',
      danger: 'pass until a presidency is in danger',
      mine: 'pass until something concerns me',
      anything: 'pass until anybody does anything but pass',
      end: 'pass until the round ends',
    },
    income: { pay: 'pay out', withhold: 'withhold' },
  },
};
