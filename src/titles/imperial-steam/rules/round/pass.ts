import { plainMove } from '../play/move.js';

/** Main action 11. */
export const pass = plainMove({
  type: 'pass',
  when: 'main',
  tile: 'pass',
  play: (_d, seat, say) => say({ kind: 'passed', seat }),
});
