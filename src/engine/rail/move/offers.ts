import { must, seatName, type Json, type Option, type Seat } from '../../core/index.js';
import type { Draft, Offer, RailState } from '../state.js';
import { onlyFields, textField, wholeField, wordField } from '../action/fields.js';
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

/** Asking another for a trade. */
export const offer: Move = {
  type: 'offer',
  aside: [],
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
  // Nobody thinks of asking for what cannot be had at all: only what is possible is worth a word.
  tries: (g, s, seat, of) =>
    of === null
      ? []
      : open(g, s, seat)
          .filter(({ item }) => item === of)
          .map(({ what, item, from, buyer, price }) => ({ what, item, from, buyer, price: price.from })),
  play: (g, d, action, out) => {
    onlyFields(action, ['what', 'item', 'from', 'buyer', 'price']);
    const what = wordField(
      action,
      'what',
      g.trades.map(trade => trade.what),
    );
    const [item, from, buyer] = [
      textField(action, 'item'),
      textField(action, 'from'),
      textField(action, 'buyer'),
    ];
    const p = open(g, d, action.seat).find(
      x => x.what === what && x.item === item && x.from === from && x.buyer === buyer,
    );
    must(p, 'cannot-offer', { what, item, from, buyer, case: what });
    const price = wholeField(action, 'price');
    must(price >= p.price.from && price <= p.price.to, 'price-out-of-range', {
      price,
      ...p.price,
      case: what,
    });
    d.offered += 1;
    const made: Offer = { id: d.offered, by: action.seat, to: p.to, what, item, from, buyer, price };
    d.offers = [...d.offers, made];
    out.say({
      kind: 'offer-made',
      offer: made.id,
      seat: made.by,
      to: made.to,
      what,
      item,
      from,
      buyer,
      price,
    });
  },
};

const answerOptions = (type: string, offers: readonly Offer[]): Option[] =>
  offers.length > 0 ? [{ type, fields: { offer: { oneOf: offers.map(o => o.id) } } }] : [];

/** Takes an offer off the table, if it is one of those given. */
const pick = (d: Draft, id: Json | undefined, mine: (o: Offer) => boolean): Offer => {
  const found = d.offers.find(o => o.id === id);
  must(found && mine(found), 'no-such-offer', {
    offer: id ?? null,
    open: d.offers.filter(mine).map(o => o.id),
  });
  d.offers = d.offers.filter(o => o !== found);
  return found;
};

/** Whoever hides their money may be asked for more than they have. */
const canPay = (s: RailState, { to, buyer, price }: Offer): boolean =>
  buyer !== seatName(to) || cashOf(s, to) >= price;

export const accept: Move = {
  type: 'accept',
  betweenTurns: true,
  options: (_g, s, seat) =>
    answerOptions(
      'accept',
      s.offers.filter(o => o.to === seat && canPay(s, o)),
    ),
  play: (g, d, action, out) => {
    onlyFields(action, ['offer']);
    const found = pick(d, wholeField(action, 'offer'), o => o.to === action.seat);
    out.say({ kind: 'offer-accepted', offer: found.id, seat: action.seat });
    g.trades.find(trade => trade.what === found.what)!.carryOut(g, d, out, found);
  },
};

export const decline: Move = {
  type: 'decline',
  betweenTurns: true,
  options: (_g, s, seat) =>
    answerOptions(
      'decline',
      s.offers.filter(o => o.to === seat),
    ),
  play: (_g, d, action, out) => {
    onlyFields(action, ['offer']);
    const found = pick(d, wholeField(action, 'offer'), o => o.to === action.seat);
    out.say({ kind: 'offer-declined', offer: found.id, seat: action.seat });
  },
};

export const withdraw: Move = {
  type: 'withdraw',
  aside: [],
  betweenTurns: true,
  options: (_g, s, seat) =>
    answerOptions(
      'withdraw',
      s.offers.filter(o => o.by === seat),
    ),
  play: (_g, d, action, out) => {
    onlyFields(action, ['offer']);
    const found = pick(d, wholeField(action, 'offer'), o => o.by === action.seat);
    out.say({ kind: 'offer-withdrawn', offer: found.id, seat: action.seat });
  },
};
