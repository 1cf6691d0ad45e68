import { refuse, seatName, textField, wholeNumber, type Option, type Seat } from '../../core/index.js';
import type { Draft, Offer, RailState } from '../state.js';
import { wordNow } from '../action/fields.js';
import { unlessInRange, unlessPayable } from '../action/refusals.js';
import { cashOf } from '../money.js';
import { playerProposals } from './trades.js';
import type { Move, Out, Proposal, RailGame } from '../contract.js';
import { tradeRules } from '../company/trade.js';

const proposals = (g: RailGame, s: RailState, seat: Seat): Proposal[] =>
  tradeRules.of(g).tradeNeedsConsent ? g.trades.flatMap(trade => trade.proposals(g, s, seat)) : [];

const isSame = (a: Proposal | Offer, b: Proposal | Offer): boolean =>
  a.what === b.what && a.item === b.item && a.from === b.from && a.buyer === b.buyer;

const open = (g: RailGame, s: RailState, seat: Seat): Proposal[] =>
  proposals(g, s, seat).filter(p => !s.offers.some(o => isSame(o, p)));

/** Could the seat sell or buy a private in its stock turn, if somebody agreed? */
export const couldTradePrivate = (g: RailGame, s: RailState, seat: Seat): boolean =>
  tradeRules.of(g).tradeNeedsConsent && playerProposals(g, s, seat).length > 0;

/** Is the moment of the offer still there? */
const stands = (g: RailGame, s: RailState, offer: Offer): boolean =>
  proposals(g, s, offer.by).some(
    p => isSame(p, offer) && offer.price >= p.price.from && offer.price <= p.price.to,
  );

/** Takes away the offers whose moment has passed; with the end of the game all have. */
export const lapseOffers = (g: RailGame, d: Draft, out: Out): void => {
  if (d.offers.length === 0) return;
  const kept = d.ended ? [] : d.offers.filter(o => stands(g, d, o));
  for (const o of d.offers) if (!kept.includes(o)) out.say({ kind: 'offer-lapsed', offer: o.id });
  d.offers = kept;
};

interface OfferFields {
  readonly what: string;
  readonly item: string;
  readonly from: string;
  readonly buyer: string;
  readonly price: number;
}

/** What could be asked for in these words. */
const proposed = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  { what, item, from, buyer }: OfferFields,
): Proposal | undefined =>
  open(g, s, seat).find(
    one => one.what === what && one.item === item && one.from === from && one.buyer === buyer,
  );

/** Asking another for a trade. */
export const offer: Move<OfferFields> = {
  type: 'offer',
  aside: [],
  fields: {
    what: wordNow(g => g.trades.map(trade => trade.what)),
    item: textField,
    from: textField,
    buyer: textField,
    price: wholeNumber,
  },
  // Nobody thinks of asking for what cannot be had at all: only what is possible is worth a word.
  candidates: (g, s, seat, of) =>
    of === null
      ? []
      : open(g, s, seat)
          .filter(({ item }) => item === of)
          .map(({ what, item, from, buyer, price }) => ({ what, item, from, buyer, price: price.from })),
  options: (g, s, seat) =>
    open(g, s, seat).map((p): Option => ({
      type: 'offer',
      fields: {
        what: { oneOf: [p.what] },
        item: { oneOf: [p.item] },
        from: { oneOf: [p.from] },
        buyer: { oneOf: [p.buyer] },
        price: { ...p.price, by: 1 },
      },
    })),
  refusal: (g, s, seat, fields) => {
    const { what, item, from, buyer, price } = fields;
    const found = proposed(g, s, seat, fields);
    return found
      ? unlessInRange(price, found.price, what)
      : refuse('cannot-offer', { what, item, from, buyer, case: what });
  },
  play: (g, d, seat, fields, out) => {
    const { to } = proposed(g, d, seat, fields)!;
    d.offered += 1;
    const made: Offer = { id: d.offered, by: seat, to, ...fields };
    d.offers = [...d.offers, made];
    out.say({ kind: 'offer-made', offer: made.id, seat, to, ...fields });
  },
};

/** Whoever hides their money may be asked for more than they have. */
const hasMoney = (s: RailState, { to, buyer, price }: Offer): boolean =>
  buyer !== seatName(to) || cashOf(s, to) >= price;

/** What belongs to a move about an offer that lies open. */
interface OnOffer {
  readonly type: string;
  readonly aside?: readonly string[];
  readonly isMine: (offer: Offer, seat: Seat) => boolean;
  /** Has whoever is asked the money for it? */
  readonly canPay?: (s: RailState, offer: Offer) => boolean;
  readonly play: (g: RailGame, d: Draft, seat: Seat, offer: Offer, out: Out) => void;
}

/** A move that takes an open offer off the table. */
const onOffer = ({
  isMine,
  canPay = () => true,
  play,
  ...move
}: OnOffer): Move<{ readonly offer: number }> => {
  const mine = (s: RailState, seat: Seat): readonly Offer[] => s.offers.filter(one => isMine(one, seat));
  return {
    ...move,
    betweenTurns: true,
    fields: { offer: wholeNumber },
    options: (_g, s, seat) => {
      const offers = mine(s, seat).filter(one => canPay(s, one));
      return offers.length > 0
        ? [{ type: move.type, fields: { offer: { oneOf: offers.map(({ id }) => id) } } }]
        : [];
    },
    refusal: (_g, s, seat, { offer: id }) => {
      const found = mine(s, seat).find(one => one.id === id);
      if (!found) return refuse('no-such-offer', { offer: id, open: mine(s, seat).map(one => one.id) });
      return canPay(s, found) ? undefined : unlessPayable(found.price, cashOf(s, found.to));
    },
    play: (g, d, seat, { offer: id }, out) => {
      const found = d.offers.find(one => one.id === id)!;
      d.offers = d.offers.filter(one => one !== found);
      play(g, d, seat, found, out);
    },
  };
};

export const accept = onOffer({
  type: 'accept',
  isMine: ({ to }, seat) => to === seat,
  canPay: hasMoney,
  play: (g, d, seat, found, out) => {
    out.say({ kind: 'offer-accepted', offer: found.id, seat });
    g.trades.find(({ what }) => what === found.what)!.carryOut(g, d, out, found);
  },
});

export const decline = onOffer({
  type: 'decline',
  isMine: ({ to }, seat) => to === seat,
  play: (_g, _d, seat, { id }, out) => {
    out.say({ kind: 'offer-declined', offer: id, seat });
  },
});

export const withdraw = onOffer({
  type: 'withdraw',
  aside: [],
  isMine: ({ by }, seat) => by === seat,
  play: (_g, _d, seat, { id }, out) => {
    out.say({ kind: 'offer-withdrawn', offer: id, seat });
  },
});
