import { addJob, insertInbound, repliesSince, reportsOf, type NewInbound, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { newId, sha256 } from '../secrets.js';
import { deliveryInside, recipientOf, type Recipient } from './addresses.js';

/** Replies taken of one person in an hour, and reports about one mail. */
const MOST_AN_HOUR = 30;
const MOST_REPORTS = 5;

/** Recipients of one message that are ours. */
const MOST_RECIPIENTS = 10;

export interface Arrived {
  /** Of the envelope; empty for `<>`. */
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly raw: Buffer;
  /** Names the request that brought it, where it may be repeated: then nothing is stored twice. */
  readonly name?: string;
}

/**
 * `taken`: it is stored, with the job that deals with it, and nothing of it can be lost. `busy`: too many
 * came; the sender's mail server shall try again later. `nobody`: none of the recipients is ours.
 */
export type Intake = 'taken' | 'busy' | 'nobody';

type Taker = Exclude<Recipient, { readonly kind: 'loop' }>;

/** What a feedback loop writes is about the mail that it holds; nothing without one. */
const takerOf = (deps: Deps, recipient: Recipient, raw: Buffer): Taker | null => {
  if (recipient.kind !== 'loop') return recipient;
  const deliveryId = deliveryInside(deps, raw);
  return deliveryId === null ? null : { kind: 'report', deliveryId };
};

/** Takes a message that came in. What is in it is looked at later. */
export const takeMail = async (deps: Deps, { sender, recipients, raw, name }: Arrived): Promise<Intake> => {
  const ours = recipients
    .map(address => recipientOf(deps, address))
    .filter(recipient => recipient !== null)
    .slice(0, MOST_RECIPIENTS);
  if (ours.length === 0) return 'nobody';
  const takers = ours.map(recipient => takerOf(deps, recipient, raw)).filter(taker => taker !== null);
  return deps.db.transaction(async tx => {
    for (const recipient of takers) if (await isBusy(deps, tx, recipient)) return 'busy';
    for (const [at, recipient] of takers.entries()) {
      const id = name === undefined ? newId(deps, 16) : sha256(`inbound:${name}:${at}`).slice(0, 32);
      await store(tx, { ...rowOf(deps, recipient, sender, raw), id });
    }
    return 'taken';
  });
};

const isBusy = async (deps: Deps, tx: Tx, recipient: Taker): Promise<boolean> => {
  if (recipient.kind === 'report') return false;
  const since = new Date(deps.clock().getTime() - 3_600_000);
  return (await repliesSince(tx, recipient.place.personId, since)) >= MOST_AN_HOUR;
};

const store = async (tx: Tx, row: NewInbound): Promise<void> => {
  // One mail has one fate; whoever sends a hundred reports about it is not believed a hundred times.
  if (row.delivery_id !== null && (await reportsOf(tx, row.delivery_id)) >= MOST_REPORTS) return;
  if (!(await insertInbound(tx, row))) return;
  await addJob(tx, {
    task: 'inbound',
    payload: { id: row.id },
    runAt: row.received_at,
    // A person's replies are dealt with in the order they came.
    queue: `inbound:${row.person_id ?? 'report'}`,
  });
};

const rowOf = (deps: Deps, recipient: Taker, sender: string, raw: Buffer): Omit<NewInbound, 'id'> => {
  const reply = recipient.kind === 'reply' ? recipient.place : null;
  return {
    kind: recipient.kind,
    person_id: reply?.personId ?? null,
    game_id: reply?.gameId ?? null,
    seat: reply?.seat ?? null,
    number: reply?.number ?? null,
    delivery_id: recipient.kind === 'report' ? recipient.deliveryId : null,
    sender: sender.replace(/\p{Cc}/gu, '').slice(0, 320),
    raw,
    received_at: deps.clock(),
  };
};
