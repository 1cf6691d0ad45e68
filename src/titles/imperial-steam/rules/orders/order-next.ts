import { stopping } from '../../../../engine/core/index.js';
import { dataOf, goods } from '../data/index.js';
import { priceOfGoods } from '../goods/market.js';
import { totalOf } from '../position/questions.js';
import { because, orderAs, type OrderKind } from './kind.js';
import { inNextTurn } from './turn.js';

/** Goods in the next turn, as long as others have not made them too dear. */
export const orderNext: OrderKind = {
  type: 'order-next',
  forms: (s, seat) => {
    const to = (s.shipment[s.round - 1] ?? 0) - totalOf(s.players[seat]!.dock);
    if (s.phase !== 'actions' || to < 1) return [];
    const dearest = Math.max(...dataOf(s).marketPrices);
    const manyOf = goods.map(good => ({ of: good, most: to }));
    return [
      {
        type: 'order-next',
        fields: { goods: { manyOf, from: 1, to }, most: { from: 10, to: to * dearest, by: 10 } },
      },
    ];
  },
  decide: (s, order, since) => {
    const { seat, goods: wanted, most } = orderAs(order, 'order-next');
    const decision = inNextTurn(s, { seat, type: 'order', goods: wanted }, since, 'goods-ordered');
    if (decision.do !== 'act' || decision.action.type !== 'order') return decision;
    const cost = priceOfGoods(s, wanted);
    return cost > most ? stopping(because({ kind: 'goods-too-dear', cost, most })) : decision;
  },
};
