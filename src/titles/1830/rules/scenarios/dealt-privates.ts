import type { Fact, Seat } from '../../../../engine/core/index.js';
import { changeWaterfall } from '../../../../engine/rail/auction/waterfall.js';
import { privatesOf, receivePrivate } from '../../../../engine/rail/company/privates.js';
import type { Feature, Out, RailGame } from '../../../../engine/rail/contract.js';
import { pay } from '../../../../engine/rail/money.js';
import { flowRules } from '../../../../engine/rail/round/flow.js';
import { beginStockRound } from '../../../../engine/rail/round/stock.js';
import type { Draft } from '../../../../engine/rail/state.js';
import type { VariantChange } from '../../../../engine/rail/variants/index.js';
import { isUncertain } from './uncertain.js';

/** Who begins with which private, and which are not in the game. */
export type DealFact = {
  readonly kind: 'privates-dealt';
  /** By seat. */
  readonly privates: readonly string[];
  readonly removed: readonly string[];
};

/** Its owner pays what is printed on it. */
const take = (g: RailGame, d: Draft, out: Out, id: string, seat: Seat): void => {
  d.privates = { ...d.privates, [id]: seat };
  pay(d, seat, 'bank', g.private[id]!.price);
  receivePrivate(g, d, out, id, seat);
};

/**
 * Each player gets a private by lot (S-5 1.0). Players then sit in the order of their privates: here they have their
 * seats already, and it is drawn who of them has the cheapest and begins.
 */
const deal = (g: RailGame, d: Draft, out: Out): void => {
  const seats = d.players.length;
  const drawn = out.draw({ kind: 'shuffle', of: g.data.privates.length }).slice(0, seats);
  d.priority = out.draw({ kind: 'die', sides: seats })[0]! - 1;
  const dealt = g.data.privates.filter((_, at) => drawn.includes(at));
  for (const [at, { id }] of dealt.entries()) take(g, d, out, id, (d.priority + at) % seats);
};

const dealFirst = flowRules.change({
  first: (g, d, out) => {
    deal(g, d, out);
    g.auction.begin(g, d, out);
  },
});

const removeRest = flowRules.change({
  first: (g, d, out) => {
    deal(g, d, out);
    const left = privatesOf(g, d, 'bank').map(id => [id, 'closed'] as const);
    d.privates = { ...d.privates, ...Object.fromEntries(left) };
    beginStockRound(g, d, out);
  },
});

/** What becomes of the privates that nobody was dealt (S-5 1.0, options). */
export const leftPrivates = {
  id: 'left-privates',
  values: ['removed', 'sold', 'auction'],
  needs: [{ setting: 'uncertain-times' }],
} as const;

const rest = (value: string, change: VariantChange): Feature => ({
  ...change,
  chosen: s => isUncertain(s) && s[leftPrivates.id] === value,
});

/** Privates are dealt out by lot, and the others leave the game or are sold one after another. */
export const dealtPrivates: readonly Feature[] = [
  {
    chosen: isUncertain,
    opening: (g, s): readonly Fact[] => [
      {
        kind: 'privates-dealt',
        privates: s.players.map((_, seat) => privatesOf(g, s, seat)[0]!),
        removed: privatesOf(g, s, 'closed'),
      } satisfies DealFact,
    ],
  },
  rest('removed', { rules: [removeRest] }),
  rest('sold', { rules: [dealFirst], auction: changeWaterfall({ takesBids: false }) }),
  rest('auction', { rules: [dealFirst] }),
];
