import type { Action, GameState, Seat } from '../../engine/core/index.js';
import { lastReminded, whyUnreached, type SeatRow, type Transaction } from '../../db/index.js';
import { dueNow, type Due, type Instant } from '../../pace/index.js';
import { missingPlayers } from '../account/sight.js';
import type { Locked } from '../authority.js';
import { actionStep } from '../log/chain.js';
import type { Deps } from '../deps.js';
import { loadState, titleOf } from '../log/load.js';
import { record } from '../log/record.js';
import { letOrdersAct } from '../orders/go-on.js';
import { lastAbsentTally, openVote } from '../votes/open.js';
import { votersAt } from '../votes/voters.js';
import type { TimedGame } from '../clocks/calendars.js';
import { beginAgain } from '../clocks/changes.js';
import { remind } from '../post/reminders.js';
import type { RunningSeat } from '../clocks/schedule.js';
import { tellTimeOver } from './tell.js';

/** A seat whose time is up, and the game under its lock. */
export interface Overdue extends Locked {
  readonly time: TimedGame;
  readonly running: RunningSeat;
  readonly now: Instant;
}

/** What was done. `until`: when to look again; `changed`: the clocks are not what they were. */
export interface ZeroOutcome {
  readonly changed: boolean;
  readonly until: Instant | null;
}

/** How long until the next look where something else is about to happen. */
const SOON = 60_000;

/** How long until the next look where something else is to carry out what was decided. */
const WHILE = 3_600_000;

/** Does what is due about a seat whose time is up. What it has ordered waits for no vote any more. */
export const atZero = async (deps: Deps, tx: Transaction, overdue: Overdue): Promise<ZeroOutcome> => {
  const { game, seats, running, now } = overdue;
  if (await letOrdersAct(deps, tx, overdue)) return { changed: true, until: null };
  const seat = seats.find(one => one.seat === running.seat)!;
  const { due, lapse } = await dueFor(deps, tx, overdue, seat);
  if (due.do === 'nothing') return { changed: false, until: due.until };
  const unreached = await whyUnreachedOf(deps, tx, overdue, seat);
  // When mails go again the clocks have stood meanwhile.
  if (unreached === 'switched-off') return { changed: false, until: now + WHILE };
  if (unreached === 'failed') {
    await remind(deps, tx, game, seat, now);
    await beginAgain(deps, tx, overdue, seat.seat);
    return { changed: true, until: null };
  }
  switch (due.do) {
    case 'pass':
      await passFor(deps, tx, overdue, lapse!);
      return { changed: true, until: null };
    case 'vote': {
      const opened = { about: 'absent', startedBy: null, subject: seat.seat, tally: due.tally } as const;
      const vote = await openVote(deps, tx, overdue, opened);
      // The vote before this one is still open, where an undo has begun the time anew: it goes on.
      const open = vote ? due.tally : await lastAbsentTally(tx, game.id, seat.seat);
      return { changed: false, until: Math.max(now + SOON, open?.expires ?? 0) };
    }
    case 'remind':
      await remind(deps, tx, game, seat, now);
      return { changed: false, until: now + overdue.time.atZero.remindHours * 3_600_000 };
    // The vote itself carries out what it decided.
    case 'replace':
    case 'end':
      return { changed: false, until: now + WHILE };
  }
};

/** Why no mail has reached the player; null also for whoever nobody has seen for long: a dead mailbox stops no game for good. */
const whyUnreachedOf = async (
  deps: Deps,
  tx: Transaction,
  { game, seats }: Overdue,
  { seat, person_id: personId }: SeatRow,
): ReturnType<typeof whyUnreached> => {
  if (personId === null) return null;
  const why = await whyUnreached(tx, game.id, seat, personId);
  return why === 'failed' && (await missingPlayers(deps, tx, seats)).includes(personId) ? null : why;
};

interface Lapse {
  readonly state: GameState;
  readonly action: Action;
}

const dueFor = async (
  deps: Deps,
  tx: Transaction,
  overdue: Overdue,
  seat: SeatRow,
): Promise<{ readonly due: Due; readonly lapse: Lapse | null }> => {
  const { game, seats, time, running, now } = overdue;
  const lapse = time.atZero.pass ? await lapseOf(deps, tx, overdue, seat.seat) : null;
  const due = dueNow(
    time.atZero,
    {
      clock: running.clock,
      calendar: running.calendar,
      mayPass: lapse !== null,
      voters: votersAt(seats).filter(person => person !== seat.person_id),
      tally: await lastAbsentTally(tx, game.id, seat.seat),
      reminded: (await lastReminded(tx, game.id, seat.seat))?.getTime() ?? null,
    },
    now,
  );
  return { due, lapse };
};

const lapseOf = async (deps: Deps, tx: Transaction, { game }: Overdue, seat: Seat): Promise<Lapse | null> => {
  const state = await loadState(deps, tx, game, game.top, game.state_hash!);
  const action = titleOf(deps, game).onTimeout?.(state, seat) ?? null;
  return action && { state, action };
};

/** The seat's pass as a row of the log that nobody wrote; its player is told. */
const passFor = async (
  deps: Deps,
  tx: Transaction,
  overdue: Overdue,
  { state, action }: Lapse,
): Promise<void> => {
  const { game } = overdue;
  const title = titleOf(deps, game);
  const step = actionStep(deps, title, { game, state }, action, { personId: null, cause: 'clock' });
  await record(deps, tx, title, overdue, step, null);
  await tellTimeOver(deps, tx, overdue, action);
};
