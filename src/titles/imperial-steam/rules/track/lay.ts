import type { Seat } from '../../../../engine/core/index.js';
import { amounts, type Link } from '../data/index.js';
import { pay, take } from '../money/cash.js';
import type { Say } from '../play/move.js';
import { withMore } from '../position/questions.js';
import type { Draft } from '../position/draft.js';
import { addTrack } from './join.js';
import { extraGood, feeTakers } from './link-rules.js';

const payFees = (d: Draft, seat: Seat, link: Link, say: Say): void => {
  for (const to of feeTakers(d, link)) {
    pay(d, seat, amounts.trackFee);
    take(d, to, amounts.trackFee);
    say({ kind: 'fee-paid', seat, to, link: link.id, amount: amounts.trackFee });
  }
};

/**
 * Lays one track of the action: what it takes besides the goods of the whole action leaves the storage now.
 * @param second what is laid next, for the first of two
 */
export const layTrack = (d: Draft, seat: Seat, link: Link, say: Say, second?: string): void => {
  const player = d.players[seat]!;
  const extra = extraGood(link);
  if (extra) player.goods = withMore(player.goods, extra, -1);
  payFees(d, seat, link, say);
  say({ kind: 'track-laid', seat, link: link.id, ...(extra && { extra }), ...(second && { second }) });
  addTrack(d, seat, link, say);
};
