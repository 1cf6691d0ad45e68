import { amounts } from '../data/index.js';
import { plainMove, type Say } from '../play/move.js';
import type { Draft } from '../position/draft.js';
import { goal, isConnected } from '../track/network.js';
import { nextRound } from './between.js';
import { nextTurn } from './turns.js';

/** Phase 8: the end in round 8, or when somebody has joined Wien and Trieste; the round is always finished. */
const endRound = (d: Draft, say: Say): void => {
  const reached = d.players.some((_, seat) => isConnected(d, seat, goal));
  if (!reached && d.round < amounts.rounds) return nextRound(d, say);
  d.phase = 'over';
  d.turn = null;
  say({ kind: 'game-over', reason: reached ? 'trieste' : 'rounds' });
};

export const endTurn = plainMove({
  type: 'end-turn',
  when: 'end',
  play: (d, seat, say) => {
    say({ kind: 'turn-ended', seat });
    if (!nextTurn(d)) endRound(d, say);
  },
});
