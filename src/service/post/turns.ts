import type { Tx } from '../../db/index.js';
import { timedGameOf } from '../clocks/calendars.js';
import type { Deps } from '../deps.js';
import type { WrittenRows } from '../written.js';
import { forPeople, leftToRemind, notices, type Notice, type TurnRow } from './notices.js';
import { post } from './outbox.js';
import { remindLater } from './reminders.js';

/** What rows ask and tell, and what of it has to be mailed. */
interface Mails {
  readonly turns: readonly TurnRow[];
  readonly asked: readonly Notice[];
  readonly told: readonly Notice[];
}

/** Which seats are told what of rows, by mail and otherwise. */
export const mailsOf = ({ before, after, seats, rows, mover }: WrittenRows): Mails => {
  const turns = rows.map(({ row, game }) => ({ kind: row.kind, seat: row.seat, turn: game.turn! }));
  const ended = after.phase === 'ended';
  const change = { before: before.turn!, rows: turns, ended, seats: after.seats };
  const asked = rows.length === 0 ? [] : notices(change);
  return { turns, asked, told: forPeople(asked, seats, mover) };
};

/** Mails whom rows ask or tell of the end, and has reminded later who is asked without a mail. */
export const mailTurns = (deps: Deps, tx: Tx, written: WrittenRows): Promise<unknown> => {
  const { after, seats } = written;
  const { turns, asked, told } = mailsOf(written);
  // A game with a pace reminds by its clocks.
  const reminds = after.phase !== 'ended' && !timedGameOf(after) && deps.reminderHours > 0;
  const left = reminds ? leftToRemind({ rows: turns, told, asked }, seats) : [];
  return Promise.all([post(deps, tx, after, seats, told), remindLater(deps, tx, after, seats, left)]);
};
