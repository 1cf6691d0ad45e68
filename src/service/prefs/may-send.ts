import {
  heldFor,
  planDigest,
  postpone,
  readGame,
  readVote,
  readSeats,
  readSending,
  setAside,
  settleHeld,
  direct,
  type DeliveryKind,
  type DeliveryRow,
  type Tx,
} from '../../db/index.js';
import { deadlineOf, mailTime, type Instant } from '../../pace/index.js';
import { timedGameOf } from '../clocks/calendars.js';
import { runningOf } from '../clocks/schedule.js';
import type { Deps } from '../deps.js';
import { isBraked, recentComplaints } from './complaints.js';
import { prefsIn } from './kept.js';
import { canWait, SWITCH_PAUSE, verdictOn, type Verdict } from './decide.js';

/** These tell of a turn, which may have a deadline. */
const asking: readonly DeliveryKind[] = ['turn', 'offer', 'reminder'];

/** When the time of the seat is over; null where its clock does not run. */
const deadlineFor = async (tx: Tx, { kind, game_id, seat }: DeliveryRow): Promise<Instant | null> => {
  if (game_id === null || !asking.includes(kind)) return null;
  const [game, seats] = await Promise.all([readGame(tx, game_id), readSeats(tx, [game_id])]);
  const time = game && timedGameOf(game);
  const running = time && runningOf(game, time, seats).find(one => one.seat === seat);
  return running ? deadlineOf(running.clock, running.calendar) : null;
};

/** When a vote is over that a mail asks for. */
const endOfVote = async (tx: Tx, { data }: DeliveryRow): Promise<Instant | null> => {
  const { vote } = data as { readonly vote: string };
  return (await readVote(tx, vote))?.expires_at.getTime() ?? null;
};

/** The first deadline of the turns that a mail tells, or the end of the vote. */
const firstDeadline = async (tx: Tx, row: DeliveryRow): Promise<Instant | null> => {
  if (row.kind === 'vote') return endOfVote(tx, row);
  const rows = row.kind === 'turns' ? await heldFor(tx, row.id) : [row];
  const deadlines = await Promise.all(rows.map(one => deadlineFor(tx, one)));
  const running = deadlines.filter(deadline => deadline !== null);
  return running.length === 0 ? null : Math.min(...running);
};

/**
 * What is to be done with a mail whose time has come: by what its receiver chose, the hours of the day there, and
 * what the operator switched off.
 */
export const judgeMail = async (
  deps: Deps,
  tx: Tx,
  row: DeliveryRow,
): Promise<{ readonly verdict: Verdict; readonly deadline: Instant | null }> => {
  const sending = await readSending(tx, row);
  // On the mailbox page a mail disturbs nobody who looks at the game.
  const facts = deps.localMail ? { ...sending, lookedAt: null } : sending;
  const untimed = facts.gameTime === null && row.kind !== 'turns' && row.kind !== 'vote';
  const deadline = untimed ? null : await firstDeadline(tx, row);
  const verdict = verdictOn({
    kind: row.kind,
    createdAt: row.created_at.getTime(),
    deadline,
    facts,
    waited: row.reason,
    braked: canWait(row.kind) && isBraked(await recentComplaints(deps, tx)),
    now: deps.clock().getTime(),
  });
  return { verdict, deadline };
};

/**
 * Lets a claimed mail go out, or not.
 * @returns null when it does not go out now; what becomes of it is written down, with the reason
 */
export const maySend = async (
  deps: Deps,
  row: DeliveryRow,
): Promise<{ readonly urgent: boolean; readonly deadline: Instant | null } | null> => {
  const { verdict, deadline } = await judgeMail(deps, direct(deps.db), row);
  if (verdict.do === 'send') return { urgent: verdict.urgent, deadline };
  await deps.db.transaction(inner => follow(inner, row, verdict));
  return null;
};

/**
 * Until when what a channel is told waits, since its receiver has quiet hours; null when it may go.
 * What is urgent in a mail goes at once here, too.
 */
export const quietUntil = async (deps: Deps, row: DeliveryRow): Promise<Date | null> => {
  const tx = direct(deps.db);
  const { person, gameTime, frozen } = await readSending(tx, row);
  if (!person) return null;
  const now = deps.clock().getTime();
  if (frozen && asking.includes(row.kind)) return new Date(now + SWITCH_PAUSE);
  const deadline = gameTime === null ? null : await deadlineFor(tx, row);
  const { at } = mailTime(prefsIn(person), now, deadline);
  return at > now ? new Date(at) : null;
};

const follow = async (
  tx: Tx,
  row: DeliveryRow,
  verdict: Exclude<Verdict, { readonly do: 'send' }>,
): Promise<void> => {
  const { id, kind, person_id } = row;
  const { reason } = verdict;
  if (verdict.do === 'drop') {
    await setAside(tx, id, 'superseded', reason);
    if (kind === 'digest' || kind === 'turns') await settleHeld(tx, row, 'superseded', null);
    return;
  }
  const until = new Date(verdict.until);
  await setAside(tx, id, verdict.do === 'hold' ? 'held' : 'queued', reason);
  if (verdict.do === 'wait') await postpone(tx, id, until);
  else if (person_id !== null) await planDigest(tx, person_id, until, false);
};
