import { expect, test } from '@jest/globals';
import { acting, begin, stopping, waiting } from '../../../../src/engine/core/index.js';
import type { OrderKind } from '../../../../src/engine/rail/contract.js';
import { railOrders } from '../../../support/rail-orders.js';
import { ownTitle } from '../../../support/rail-own.js';

/** An order of a feature's own: take the cheapest private, whatever it is. */
const takeAny: OrderKind = {
  type: 'take-any',
  forms: (_g, s) => (s.round.kind === 'auction' ? [{ type: 'take-any', fields: {} }] : []),
  about: () => 'auction',
  decide: (g, s, { seat }) => {
    const cheapest = g.data.privates.find(({ id }) => s.privates[id] === 'bank');
    if (s.round.kind !== 'auction' || !cheapest || s.round.current !== seat) return waiting;
    return acting({ seat, type: 'take', private: cheapest.id });
  },
};

const title = ownTitle([{ orders: [takeAny], orderForms: [{ type: 'take-any', form: 'auto take' }] }]);

const { give, go, log } = railOrders(title);
const start = begin(title, { rules: 1, seats: 3, settings: {} });

test('a feature adds kinds of order to those of the kit, with their text', () => {
  const table = go(give(start, '0 auto take', '1 auto pass auction'), '2 take CS');
  expect(log(table)).toEqual(['0: take SV', '1: pass', '0: take DH', '1: pass']);
});

test('an order of a kind that is not known any more ends', () => {
  const { decide, about } = title.orders!;
  const old = { seat: 0, type: 'constructor' };
  expect(decide(start, old, [])).toEqual(stopping({ kind: 'impossible', type: 'constructor' }));
  expect(about(old)).toBe('constructor');
});
