import {
  direct,
  endInbound,
  liftDeliveryProblem,
  noteReturn,
  noteSoftBounce,
  putDeliveryProblem,
  readGame,
  readPerson,
  readSeats,
  receiverOf,
  setAllOff,
  setMailStop,
  setRefusesInvitations,
  deliveryProblemAt,
  deliveryProblemOf,
  unreached,
  type DeliveryKind,
  type InboundRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Forbidden, NotFound } from '../errors.js';
import type { Actor, PersonActor } from '../types.js';
import { tellUndelivered } from '../tables/undelivered.js';
import { cleanEmail } from '../text.js';
import { isMailboxGone } from './refusals.js';

/** What came back about a mail; see `mail/inbound`. */
export type ReadReport =
  | {
      readonly kind: 'delivery';
      readonly action: 'failed' | 'delayed' | 'other';
      /** RFC 3463; empty where it is not known. */
      readonly status: string;
      readonly said: string;
    }
  | { readonly kind: 'complaint' }
  | { readonly kind: 'unsubscribe' }
  | { readonly kind: 'other' };

const DAY = 86_400_000;

/** A mailbox that refuses for now, on this many days within a week, is taken to be gone. */
const SOFT_DAYS = 3;
const SOFT_WITHIN = 7 * DAY;

/** Deals with a report; what says nothing is forgotten. */
export const takeReport = (deps: Deps, row: InboundRow, report: ReadReport): Promise<void> =>
  report.kind === 'unsubscribe' ? stopMails(deps, row) : noteReport(deps, row, report);

const noteReport = (
  deps: Deps,
  row: InboundRow,
  report: Exclude<ReadReport, { readonly kind: 'unsubscribe' }>,
): Promise<void> =>
  deps.db.transaction(async tx => {
    const at = deps.clock();
    const deliveryId = row.delivery_id ?? '';
    const receiver = await receiverOf(tx, deliveryId);
    const outcome = { ...report };
    if (!receiver || report.kind === 'other') return endInbound(tx, row.id, 'ignored', outcome, at);
    const address = receiver.email_canonical;
    if (report.kind === 'complaint') {
      if (!receiver.isNewer)
        await putDeliveryProblem(tx, { email_canonical: address, reason: 'complaint', said: '', at });
      await noteReturn(tx, deliveryId, false, 'complaint', at);
    } else {
      const failed = report.action === 'failed';
      if (failed && !receiver.isNewer) await noteRefusal(tx, address, report, at);
      await noteReturn(tx, deliveryId, failed, `${report.action}: ${report.said}`, at);
      if (failed) await tellUndelivered(deps, tx, deliveryId);
    }
    return endInbound(tx, row.id, 'noted', outcome, at);
  });

/** Does what the link in the same mail does: no more of its game, no more invitations, or no more at all. */
const stopMails = async (deps: Deps, row: InboundRow): Promise<void> => {
  const at = deps.clock();
  const tx = direct(deps.db);
  const receiver = await receiverOf(tx, row.delivery_id ?? '');
  if (receiver?.kind === 'invitation') await setRefusesInvitations(tx, receiver.email_canonical, at);
  else if (receiver?.person_id && receiver.game_id)
    await setMailStop(deps.db, { personId: receiver.person_id, gameId: receiver.game_id }, at);
  else if (receiver?.person_id) await setAllOff(tx, receiver.person_id, true);
  await endInbound(tx, row.id, receiver ? 'noted' : 'ignored', { kind: 'unsubscribe' }, at);
};

/** Counts a refusal against an address: for good at once, for now after a few days. */
const noteRefusal = async (
  tx: Tx,
  address: string,
  { status, said }: { readonly status: string; readonly said: string },
  at: Date,
): Promise<void> => {
  const since = new Date(at.getTime() - SOFT_WITHIN);
  if (isMailboxGone(status, said) || (await noteSoftBounce(tx, address, at, since)) >= SOFT_DAYS)
    await putDeliveryProblem(tx, { email_canonical: address, reason: 'bounce', said, at });
};

/** A mail server refused a mail for good while it was sent: where the mailbox is not there, that is a bounce. */
export const noteSmtpRefusal = async (
  tx: Tx,
  deliveryId: string,
  answer: string,
  at: Date,
): Promise<void> => {
  const receiver = isMailboxGone('', answer) ? await receiverOf(tx, deliveryId) : undefined;
  if (receiver)
    await putDeliveryProblem(tx, {
      email_canonical: receiver.email_canonical,
      reason: 'bounce',
      said: answer.slice(0, 300),
      at,
    });
};

/** Mails by which somebody shows that an address is theirs, and that it works. */
const proving: readonly DeliveryKind[] = ['sign-in', 'address-check'];

/** Why a mail is not sent to an address; null where mails arrive. */
export const whyNotSent = async (deps: Deps, kind: DeliveryKind, address: string): Promise<string | null> => {
  if (proving.includes(kind)) return null;
  const trouble = await deliveryProblemAt(direct(deps.db), cleanEmail(address).canonical);
  if (!trouble) return null;
  return trouble.reason === 'complaint' ? 'suppressed: complaint' : `suppressed: ${trouble.said}`;
};

export interface MailTrouble {
  /** The actor's own. */
  readonly address: string;
  readonly reason: 'bounce' | 'complaint';
  /** In the words of the server that refused. */
  readonly said: string;
  readonly at: Date;
}

/** Why the actor's mails do not arrive; null where they do. */
export const mailTrouble = async (deps: Deps, actor: Actor): Promise<MailTrouble | null> => {
  const tx = direct(deps.db);
  const trouble = await deliveryProblemOf(tx, actor.personId);
  const person = trouble && (await readPerson(tx, actor.personId));
  if (!trouble || !person) return null;
  return { address: person.email, reason: trouble.reason, said: trouble.said, at: trouble.at };
};

/** Lets mails go to the actor's address again. */
export const tryMailAgain = async (deps: Deps, actor: PersonActor): Promise<void> => {
  const tx = direct(deps.db);
  const person = await readPerson(tx, actor.personId);
  if (person) await liftDeliveryProblem(tx, person.emailCanonical);
};

/**
 * Seats of a game whose players mail does not reach; for the one who made the game, who learns no address.
 * @throws NotFound `no-such-game`, Forbidden `not-your-game`
 */
export const unreachedSeats = async (
  deps: Deps,
  actor: PersonActor,
  gameId: string,
): Promise<readonly Seat[]> => {
  const tx = direct(deps.db);
  const game = await readGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  if (game.created_by !== actor.personId) throw new Forbidden('not-your-game', { game: gameId });
  const seats = await readSeats(tx, [gameId]);
  const gone = await unreached(
    tx,
    seats.flatMap(({ person_id }) => person_id ?? []),
  );
  return seats
    .filter(({ person_id }) => person_id !== null && gone.includes(person_id))
    .map(({ seat }) => seat);
};
