import type { Seat, Turn } from '../engine/core/index.js';

export interface Notice {
  readonly seat: Seat;
  readonly kind: 'game-started' | 'turn' | 'offer' | 'game-over';
}

export interface TurnChange {
  /** Null when the game starts now. */
  readonly before: Turn | null;
  /** What others were asked meanwhile, where several rows were written together. */
  readonly between?: readonly Turn[];
  readonly after: Turn;
  readonly ended: boolean;
  readonly seats: number;
}

/**
 * Who is told what after the turn went from `before` to `after`. Who was asked before and still is gets
 * nothing: one mail a turn, however many steps it takes. Nobody is told of a turn that his orders took.
 */
export const notices = ({ before, between = [], after, ended, seats }: TurnChange): readonly Notice[] => {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  if (ended) return everyone.map(seat => ({ seat, kind: 'game-over' }));
  const kind = after.ask.kind === 'offer' ? 'offer' : 'turn';
  const asked = after.asked
    .filter(seat => [before, ...between].some(turn => !turn?.asked.includes(seat)))
    .map(seat => ({ seat, kind }) as const);
  return before ? asked : [...everyone.map(seat => ({ seat, kind: 'game-started' }) as const), ...asked];
};
