import { acting, waiting } from '../../core/index.js';
import { orderAs } from './kind.js';
import type { OrderKind } from '../contract.js';
import { tradeRules } from '../company/trade.js';

/** Declining every offer, or every one for a train, a private or a station, until the player ends the order. */
export const declineOffers: OrderKind = {
  type: 'decline-offers',
  forms: g =>
    tradeRules.of(g).tradeNeedsConsent
      ? [
          {
            type: 'decline-offers',
            fields: { what: { oneOf: ['all', ...new Set(g.trades.map(({ what }) => what))] } },
          },
        ]
      : [],
  about: () => 'offers',
  decide: (_g, s, order) => {
    const { seat, what } = orderAs(order, 'decline-offers');
    const offer = s.offers.find(o => o.to === seat && (what === 'all' || o.what === what));
    return offer ? acting({ seat, type: 'decline', offer: offer.id }) : waiting;
  },
};
