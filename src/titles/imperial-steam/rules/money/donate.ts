import { amounts } from '../data/index.js';
import { plainMove } from '../play/move.js';
import { take } from './cash.js';

/** Main action 10. */
export const donate = plainMove({
  type: 'donate',
  when: 'main',
  tile: 'donation',
  play: (d, seat, say) => {
    take(d, seat, amounts.donation);
    say({ kind: 'donation-taken', seat, amount: amounts.donation });
  },
});
