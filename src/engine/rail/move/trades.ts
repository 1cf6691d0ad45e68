import { seatCalled, seatName, type Seat } from '../../core/index.js';
import {
  companyPrices,
  mayBuyPrivate,
  privatesForCompany,
  transferPrivate,
  privateRules,
} from '../company/acquiring.js';
import { turnOf } from '../company/track.js';
import { cashOf } from '../money.js';
import type { RailState } from '../state.js';
import { certificatesOf, limitRules } from '../stock/limits.js';
import { presidentOf } from '../shares/shares.js';
import { tradeRules } from '../company/trade.js';
import { buyTrain, trainsToAskFor } from '../train/buying.js';
import { emergencyOf } from '../train/money-raising.js';
import type { Proposal, RailGame, Trade } from '../contract.js';

const seatOf = (party: string): Seat => seatCalled(party)!;

/** Trains of strangers' companies (1830 §7.6). */
const trainTrade: Trade = {
  what: 'train',
  proposals: (g, s, seat) => {
    const turn = turnOf(s, seat);
    if (turn?.step !== 'trains') return [];
    return trainsToAskFor(g, s, turn.company).map(deal => ({
      what: 'train',
      item: deal.train,
      from: deal.from,
      buyer: turn.company,
      to: presidentOf(s, deal.from)!,
      price: deal.price,
    }));
  },
  carryOut: (g, d, out, { item, from, buyer, price }) => {
    buyTrain(g, d, out, buyer, { train: item, from, price: { from: price, to: price } }, price);
  },
};

/** Privates of other players that a company in its turn can ask for (1830 §4.1). */
const privatesToAskFor = (g: RailGame, s: RailState, seat: Seat): Proposal[] => {
  const turn = turnOf(s, seat);
  if (!turn) return [];
  const { company } = turn;
  return privatesForCompany(g, s, company)
    .filter(id => s.privates[id] !== seat)
    .map((id): Proposal => {
      const owner = s.privates[id] as Seat;
      return {
        what: 'private',
        item: id,
        from: seatName(owner),
        buyer: company,
        to: owner,
        price: companyPrices(g, s, company, id),
      };
    });
};

/** The most that may be asked of a buyer: all they have or, where that is hidden, all the money there is. */
const mostFrom = (g: RailGame, s: RailState, buyer: Seat, isAsked: boolean): number =>
  isAsked && !tradeRules.of(g).cashIsOpen && g.data.bank !== null ? g.data.bank : cashOf(s, buyer);

const playerDeal = (g: RailGame, s: RailState, id: string, from: Seat, buyer: Seat, to: Seat): Proposal[] => {
  if (certificatesOf(g, s, buyer) >= limitRules.of(g).certificateLimit(g, s)) return [];
  const price = { from: privateRules.of(g).leastBetweenPlayers(s), to: mostFrom(g, s, buyer, buyer === to) };
  if (price.to < price.from) return [];
  return [{ what: 'private', item: id, from: seatName(from), buyer: seatName(buyer), to, price }];
};

/** Privates between players: in the buyer's or the seller's turn (1830 §4.1), or out of need (§C-2.3.2). */
export const playerProposals = (g: RailGame, s: RailState, seat: Seat): Proposal[] => {
  const inTurn = s.round.kind === 'stock' && s.round.current === seat && mayBuyPrivate(g, s, s.round);
  const inNeed = emergencyOf(g, s);
  const sells = privateRules.of(g).privatesRaiseMoney && inNeed?.seat === seat && inNeed.missing > 0;
  if (!inTurn && !sells) return [];
  return g.data.privates.flatMap(({ id }) => {
    const owner = s.privates[id];
    if (typeof owner !== 'number' || !privateRules.of(g).mayTradeThis(s, id)) return [];
    if (owner !== seat) return inTurn ? playerDeal(g, s, id, owner, seat, owner) : [];
    if (!sells && !privateRules.of(g).sellsPrivatesInTurn) return [];
    return s.players.flatMap((_, other) => (other === seat ? [] : playerDeal(g, s, id, seat, other, other)));
  });
};

const privateTrade: Trade = {
  what: 'private',
  proposals: (g, s, seat) => [...privatesToAskFor(g, s, seat), ...playerProposals(g, s, seat)],
  carryOut: (g, d, out, { item, buyer, price }) => {
    transferPrivate(g, d, out, item, g.company[buyer] ? buyer : seatOf(buyer), price);
  },
};

/** What people trade in every 18xx. */
export const commonTrades: readonly Trade[] = [trainTrade, privateTrade];
