import {
  defineNotation,
  stopping,
  type Codec,
  type NotationForm,
  type Orders,
  type Settings,
} from '../../core/index.js';
import type { RailFact } from '../facts.js';
import { idAmong, placesOf, word } from '../notation.js';
import type { RailState, Source } from '../state.js';
import { bidPrivate, passAuction } from './auction.js';
import { buyShares } from './buy-shares.js';
import { declineOffers } from './decline-offers.js';
import { operate } from './operate.js';
import { passStock } from './pass-stock.js';
import type { Feature, OrderKind, RailGame } from '../contract.js';

const common: readonly OrderKind[] = [passStock, buyShares, passAuction, bidPrivate, operate, declineOffers];

/** `5` for so many shares, `floated`. */
const goal: Codec = {
  print: String,
  parse: text => (/^\d{1,2}$/.test(text) ? Number(text) : text.toLowerCase()),
};

/** Buying from there; the source is named unless it is where companies first sell their shares. */
const buyForms = (from: Source, named: string): readonly NotationForm[] => [
  {
    type: 'buy-shares',
    form: `auto buy <company:id>${named} to <goal:goal> max <price:int> then ask`,
    fixed: { from, then: 'ask' },
  },
  {
    type: 'buy-shares',
    form: `auto buy <company:id>${named} to <goal:goal> max <price:int> then pass until <then:word>`,
    fixed: { from },
  },
];

const formsFor = (sells: readonly Source[]): readonly NotationForm[] => [
  { type: 'pass-auction', form: 'auto pass auction' },
  { type: 'pass-stock', form: 'auto pass until <until:word>' },
  ...placesOf(sells).flatMap(({ from, named }) => buyForms(from, named)),
  { type: 'bid-private', form: 'auto bid <private:id> max <price:int> then <then:word>' },
  {
    type: 'operate',
    form: 'auto run <company:id> <rounds:int> <income:word> until <until:word>',
    fixed: { least: 0 },
  },
  {
    type: 'operate',
    form: 'auto run <company:id> <rounds:int> <income:word> min <least:int> until <until:word>',
  },
  { type: 'decline-offers', form: 'auto decline <what:word>' },
];

/** The standing orders of an 18xx title. */
export const ordersOf = (
  game: (settings: Settings) => RailGame,
  { sells, ids }: { readonly sells: readonly Source[]; readonly ids: readonly string[] },
  features: readonly Feature[],
): Orders<RailState> => {
  const kinds = [...common, ...features.flatMap(feature => feature.orders ?? [])];
  const kindOf = (type: string): OrderKind | undefined => kinds.find(kind => kind.type === type);
  return {
    // Who waits in a round with nothing to do wants to pass it.
    handy: ['pass-auction', 'pass-stock'],
    forms: (s, seat) => (s.ended ? [] : kinds.flatMap(kind => kind.forms(game(s.settings), s, seat))),
    about: order => kindOf(order.type)?.about(order) ?? order.type,
    decide: (s, order, since) =>
      kindOf(order.type)?.decide(game(s.settings), s, order, since as readonly RailFact[]) ??
      // An order of a kind that an older version knew.
      stopping({ kind: 'impossible', type: order.type }),
    notation: defineNotation([...features.flatMap(feature => feature.orderForms ?? []), ...formsFor(sells)], {
      id: idAmong(ids),
      word,
      goal,
    }),
  };
};
