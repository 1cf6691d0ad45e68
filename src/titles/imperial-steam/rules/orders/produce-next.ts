import { ownGoods } from '../goods/produce.js';
import { orderAs, type OrderKind } from './kind.js';
import { inNextTurn } from './turn.js';

/** Production in the next turn, with these factories. */
export const produceNext: OrderKind = {
  type: 'produce-next',
  forms: (s, seat) => {
    const own = ownGoods(s, seat);
    return s.phase === 'actions' && own.length > 0
      ? [{ type: 'produce-next', fields: { sites: { someOf: own, from: 1, to: own.length } } }]
      : [];
  },
  decide: (s, order, since) => {
    const { seat, sites } = orderAs(order, 'produce-next');
    return inNextTurn(s, { seat, type: 'produce', sites }, since, 'goods-produced');
  },
};
