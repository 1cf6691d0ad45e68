import { seatCalled, seatName, type Fact, type Seat } from '../engine/core/index.js';
import type { HistoryPresenter, LogSubject } from './history.js';
import type { Here } from './shown.js';

/*
 * Whom a log is about, when not everything in it is wanted.
 */

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly chosen: boolean;
}

/** The field in which a reader says whom the log is about. */
export interface LogForm {
  readonly here: Here;
  readonly players: readonly Choice[];
  readonly subjects: readonly Choice[];
}

interface Told {
  readonly seat: Seat;
  readonly facts: readonly Fact[];
}

/** Has a row to do with that player or subject? */
export const isAbout =
  (history: HistoryPresenter | undefined, who: string) =>
  ({ seat, facts }: Told): boolean => {
    const player = seatCalled(who);
    if (player !== undefined && player === seat) return true;
    return history !== undefined && facts.some(fact => history.concerns(fact, player ?? who));
  };

/** @param who what is chosen; undefined for everybody */
export const logChoices = ({
  here,
  names,
  subjects,
  who,
}: {
  readonly here: Here;
  readonly names: readonly string[];
  readonly subjects: readonly LogSubject[];
  readonly who: string | undefined;
}): LogForm => ({
  here,
  players: names.map((text, seat) => ({ value: seatName(seat), text, chosen: who === seatName(seat) })),
  subjects: subjects.map(({ id, name }) => ({ value: id, text: name, chosen: who === id })),
});
