import {
  HiddenNeeded,
  refuse,
  wholeNumber,
  type Option,
  type Refusal,
  type Seat,
} from '../../../../engine/core/index.js';
import { enterColumn, orderOnTrack } from '../influence/track.js';
import { pay } from '../money/cash.js';
import type { Move, Say } from '../play/move.js';
import { moneyOf } from '../position/questions.js';
import type { Draft } from '../position/draft.js';
import type { SteamState } from '../position/state.js';
import { firstTurn } from '../round/turns.js';

interface BidFields {
  readonly amount: number;
}

const step = 10;

const refusal = (s: SteamState, seat: Seat, { amount }: BidFields): Refusal | undefined => {
  if (s.bids![seat] !== null) return refuse('bid-done');
  const most = moneyOf(s, seat);
  return amount < 0 || amount > most || amount % step !== 0
    ? refuse('bid-range', { amount, most, step })
    : undefined;
};

/** All bids are opened in turn order; one of 0 goes to the end of the first column at its moment (§3, ruling R3). */
const openBids = (d: Draft, bids: readonly number[], say: Say): void => {
  for (const seat of d.order) {
    const amount = bids[seat]!;
    pay(d, seat, amount);
    d.influence = enterColumn(d.influence, seat, amount);
    say({ kind: 'bid-opened', seat, amount });
  }
  delete d.bids;
  d.order = orderOnTrack(d);
  say({ kind: 'order-set', order: d.order });
  d.phase = 'actions';
  firstTurn(d);
};

/** The opening bid for influence: sealed until all are in. */
export const bid: Move<BidFields> = {
  type: 'bid',
  when: 'bid',
  fields: { amount: wholeNumber },
  options: (s, seat): readonly Option[] => [
    { type: 'bid', fields: { amount: { from: 0, to: moneyOf(s, seat), by: step } } },
  ],
  refusal,
  play: (d, seat, { amount }, say) => {
    const bids = d.bids!.with(seat, amount);
    d.bids = bids;
    say({ kind: 'bid-sealed', seat });
    if (bids.includes(null)) return;
    openBids(
      d,
      bids.map(one => {
        if (typeof one !== 'number') throw new HiddenNeeded();
        return one;
      }),
      say,
    );
  },
};
