import {
  readFields,
  type Action,
  type FieldReaders,
  type Option,
  type Seat,
} from '../../../../engine/core/index.js';
import type { Refusal } from '../../../../engine/core/index.js';
import { dataOf, type SteamData } from '../data/index.js';
import type { SteamFact } from '../facts.js';
import type { Draft } from '../position/draft.js';
import type { Begun, SteamState, ActionTile } from '../position/state.js';

/** When a move is possible: see `play/moment.ts`. */
export type When = 'bid' | 'main' | 'free' | 'second' | 'token' | 'discard' | 'end';

export type Say = (fact: SteamFact) => void;

/** One kind of action. Of a main action the marker has been placed, and paid for, in the positions that are given here. */
interface MoveOf<F extends object> {
  readonly type: string;
  readonly when: When;
  /** Where the hand marker goes. */
  readonly tile?: ActionTile;
  /** How they are read, if need be by the set of the game. */
  readonly fields: FieldReaders<F> | ((data: SteamData) => FieldReaders<F>);
  /** What the menu offers: `refusal` has nothing against it. */
  readonly options: (s: SteamState, seat: Seat) => readonly Option[];
  /** Why the rules do not allow it; undefined where they do. */
  readonly refusal: (s: SteamState, seat: Seat, fields: F) => Refusal | undefined;
  readonly play: (d: Draft, seat: Seat, fields: F, say: Say) => void;
  /** Of a main action that is done in parts: what has been done once this part is, too; undefined where it is over. */
  readonly parts?: (fields: F, before: Begun | undefined) => Omit<Begun, 'type'> | undefined;
}

/** An action that can be read. */
interface Attempt {
  readonly refusal: (s: SteamState) => Refusal | undefined;
  readonly play: (d: Draft, say: Say) => void;
  readonly begun: (before: Begun | undefined) => Begun | undefined;
}

export interface Move {
  readonly type: string;
  readonly when: When;
  readonly tile?: ActionTile;
  readonly options: (s: SteamState, seat: Seat) => readonly Option[];
  /** Undefined for an action with other fields than these. */
  readonly read: (s: SteamState, action: Action) => Attempt | undefined;
}

/** A move whose action is read field by field, so that its rules get no value of the wrong kind. */
export const defineMove = <F extends object>({ fields, refusal, play, parts, ...move }: MoveOf<F>): Move => ({
  ...move,
  read: (position, action) => {
    const { seat } = action;
    const found = readFields(typeof fields === 'function' ? fields(dataOf(position)) : fields, action);
    return (
      found && {
        refusal: s => refusal(s, seat, found),
        play: (d, say) => play(d, seat, found, say),
        begun: before => {
          const done = parts?.(found, before);
          return done && { type: move.type, ...done };
        },
      }
    );
  },
});

/** A move without fields that nothing stands against, once it is the moment for it. */
export const plainMove = ({
  refusal,
  play,
  ...move
}: Pick<Move, 'type' | 'when' | 'tile'> & {
  readonly refusal?: (s: SteamState, seat: Seat) => Refusal | undefined;
  readonly play: (d: Draft, seat: Seat, say: Say) => void;
}): Move =>
  defineMove<object>({
    ...move,
    fields: {},
    options: (s, seat) => (refusal?.(s, seat) ? [] : [{ type: move.type, fields: {} }]),
    refusal: (s, seat) => refusal?.(s, seat),
    play: (d, seat, _fields, say) => play(d, seat, say),
  });
