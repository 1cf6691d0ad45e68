import type { Seat } from '../../core/index.js';
import type { Feature } from '../contract.js';
import { privateRules } from '../company/acquiring.js';
import { sell } from '../move/sell.js';
import { part } from '../parts.js';
import type { RailState } from '../state.js';
import { buyingRules } from '../stock/buying.js';
import { sellingRules } from '../stock/selling.js';
import { choiceVariant, type VariantChange, type Variant } from './variant.js';

/** Who has sold shares in the turn of the stock round that is going on. */
const sellers = part<readonly Seat[]>('sold-in-turn', []);

const hasSold = (s: RailState, seat: Seat): boolean => sellers.of(s).includes(seat);

const sellAndNote: typeof sell = {
  ...sell,
  play: (g, d, seat, fields, out) => {
    sell.play(g, d, seat, fields, out);
    sellers.set(d, [seat]);
  },
};

/** Is a turn that nobody is asked to end over, too, so that what was sold in it is forgotten? */
type EndsUnasked = (s: RailState) => boolean;

const buyFirst = (endsUnasked: EndsUnasked): VariantChange => ({
  parts: [sellers],
  moves: [sellAndNote],
  rules: [buyingRules.change({ mayBuyNow: (_g, s, seat) => !hasSold(s, seat) })],
  reacts: {
    stockTurnEnds: (_g, d) => {
      if (endsUnasked(d)) sellers.clear(d);
    },
    settles: (_g, d) => {
      const { round } = d;
      if (round.kind !== 'stock' || !round.acted) sellers.clear(d);
    },
  },
});

const sellFirst: VariantChange = {
  rules: [
    sellingRules.change(was => ({
      maySell: (g, s) => was.maySell(g, s) && !(s.round.kind === 'stock' && s.round.bought !== null),
    })),
  ],
};

/** In which order a player sells and buys in a turn (1830 V-6.1). */
export const tradeOrder = (endsUnasked: EndsUnasked): Variant =>
  choiceVariant('trade-order', 'sell-buy-sell', {
    'sell-buy': sellFirst,
    'buy-sell': buyFirst(endsUnasked),
  });

/** Are shares sold together, at one price, or one by one at falling prices (1830 V-6.2)? */
export const sales = choiceVariant('sales', 'block', {
  singly: { rules: [sellingRules.change({ mostAtOnce: 1 })] },
});

/** In the brown zone several shares may be bought from the offering, too (1830 V-6.3). */
export const brownPurchase = choiceVariant('brown-purchase', 'pool', {
  all: {
    rules: [
      buyingRules.change(was => ({
        mayBuySeveral: (g, s, company) => was.mayBuySeveral(g, s, company, 'pool'),
        mayBuyAgain: (g, s, company, from) => buyingRules.of(g).mayBuySeveral(g, s, company, from),
      })),
    ],
  },
});

/** Privates that a player has bought from another in this stock round. */
const traded = part<readonly string[]>('privates-traded', []);

const resaleBan: Feature = {
  chosen: s => s['private-resale'] === 'ban',
  parts: [traded],
  rules: [privateRules.change({ mayTradeThis: (s, id) => !traded.of(s).includes(id) })],
  reacts: {
    privateTraded: (_g, d, _out, id) => {
      traded.set(d, [...traded.of(d), id]);
    },
    settles: (_g, d) => {
      if (d.round.kind !== 'stock') traded.clear(d);
    },
  },
};

/** May a private be sold again in the stock round in which it was bought (1830 V-6.4)? */
export const privateResale: Variant = {
  setting: { id: 'private-resale', values: ['ban', 'free'], before: 'free' },
  features: [resaleBan],
};
