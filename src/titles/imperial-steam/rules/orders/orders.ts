import { defineNotation, stopping, type Orders } from '../../../../engine/core/index.js';
import type { SteamFact } from '../facts.js';
import { codecs } from '../notation.js';
import type { SteamState } from '../position/state.js';
import type { OrderKind } from './kind.js';
import { orderNext } from './order-next.js';
import { passRound } from './pass-round.js';
import { produceNext } from './produce-next.js';

const kinds: readonly OrderKind[] = [passRound, produceNext, orderNext];

/** The standing orders of Imperial Steam: what may be decided before the turn comes. */
export const orders: Orders<SteamState> = {
  handy: kinds.map(({ type }) => type),
  forms: (s, seat) => kinds.flatMap(kind => kind.forms(s, seat)),
  about: ({ type }) => type,
  decide: (s, order, since) =>
    kinds.find(({ type }) => type === order.type)?.decide(s, order, since as readonly SteamFact[]) ??
    // An order of a kind that an older version knew.
    stopping({ kind: 'impossible', type: order.type }),
  notation: defineNotation(
    [
      { type: 'pass-round', form: 'auto pass round max <steps:int>' },
      { type: 'produce-next', form: 'auto produce <sites:ids>' },
      { type: 'order-next', form: 'auto order <goods:counts> max <most:int>' },
    ],
    codecs,
  ),
};
