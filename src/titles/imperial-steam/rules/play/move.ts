import type { Move as CoreMove, Refusal, Seat } from '../../../../engine/core/index.js';
import type { SteamFact } from '../facts.js';
import type { Draft } from '../position/draft.js';
import type { Begun, SteamState, ActionTile } from '../position/state.js';

/** When a move is possible: see `play/moment.ts`. */
export type When = 'bid' | 'main' | 'free' | 'second' | 'token' | 'discard' | 'end';

export type Say = (fact: SteamFact) => void;

/** One kind of action. Of a main action the marker has been placed, and paid for, in the positions that are given here. */
export interface Move<F extends object = object> extends CoreMove<
  readonly [s: SteamState],
  readonly [d: Draft],
  F,
  Say
> {
  readonly when: When;
  /** Where the hand marker goes. */
  readonly tile?: ActionTile;
  /** Of a main action that is done in parts: what has been done once this part is, too; undefined where it is over. */
  parts?(fields: F, before: Begun | undefined): Omit<Begun, 'type'> | undefined;
}

/** A move without fields that nothing stands against, once it is the moment for it. */
export const plainMove = ({
  refusal,
  play,
  ...move
}: Pick<Move, 'type' | 'when' | 'tile'> & {
  readonly refusal?: (s: SteamState, seat: Seat) => Refusal | undefined;
  readonly play: (d: Draft, seat: Seat, say: Say) => void;
}): Move => ({
  ...move,
  fields: {},
  refusal: (s, seat) => refusal?.(s, seat),
  play: (d, seat, _fields, say) => {
    play(d, seat, say);
  },
});
