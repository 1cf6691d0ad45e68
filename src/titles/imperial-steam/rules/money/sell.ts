import { refuse } from '../../../../engine/core/index.js';
import { amounts } from '../data/index.js';
import { plainMove } from '../play/move.js';
import { take } from './cash.js';
import { highestInvestor } from './shares.js';

/** Free action: a share for the topmost investor, who stands on the row of the price or above. */
export const sell = plainMove({
  type: 'sell',
  when: 'free',
  refusal: (s, seat) => {
    const { share, investors, shareholders } = s.players[seat]!;
    if (shareholders >= amounts.maxShareholders)
      return refuse('shareholders-full', { most: amounts.maxShareholders });
    const highest = highestInvestor(s, investors);
    if (highest === undefined) return refuse('no-investor', { price: share, case: 'none' });
    return highest < share ? refuse('no-investor', { highest, price: share }) : undefined;
  },
  play: (d, seat, say) => {
    const player = d.players[seat]!;
    player.investors -= 1;
    player.shareholders += 1;
    take(d, seat, player.share);
    say({ kind: 'share-sold', seat, price: player.share });
  },
});
