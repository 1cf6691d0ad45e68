import type { Deps } from '../service/deps.js';
import type { DeliveryKind } from '../db/index.js';
import type { Teller } from './channels/teller.js';
import { NotReached } from '../mail/index.js';
import { beginDelivery, endDelivery, waitForServer, type Outgoing } from '../service/delivery/deliveries.js';

/** Words a mail and hands it to the mail server. */
export interface Post {
  /** @returns what the mail server answered @throws when it did not take the mail; see `isFinal` */
  send(mail: Outgoing): Promise<string>;
  /** Until when no mail can go out, since no mail server was reached. */
  readonly away?: () => Date | null;
  /** Counts tries for the metrics. */
  readonly count?: (kind: DeliveryKind, outcome: 'sent' | 'later' | 'refused') => void;
  /** For what channels are told. */
  readonly teller?: Teller;
}

export interface Attempt {
  /** From 1. */
  readonly number: number;
  readonly most: number;
  /** What a killed worker may have sent is not sent again before. */
  readonly calm?: Date;
}

/**
 * Sends one mail and records the try; what the mail server did not take is tried again later. A process killed
 * between sending and recording sends it once more, with the same Message-ID.
 *
 * While no mail server is reached mails wait, however long: that is no failed try of theirs.
 */
export const deliverMail = async (deps: Deps, post: Post, id: string, attempt: Attempt): Promise<void> => {
  const away = post.away?.();
  if (away) return waitForServer(deps, id, away);
  const mail = await beginDelivery(deps, id, attempt.calm);
  if (!mail) return;
  const kind = mail.kind === 'message' ? mail.topic : mail.kind;
  let answer: string;
  try {
    answer = await post.send(mail);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const until = error instanceof NotReached ? post.away?.() : null;
    let final = false;
    if (until) await waitForServer(deps, id, until);
    else final = await endDelivery(deps, id, { sent: false, answer: said, final: isFinal(error) });
    post.count?.(kind, final ? 'refused' : 'later');
    deps.log.warn({ delivery: id, kind, final, said }, 'mail not sent');
    return;
  }
  await endDelivery(deps, id, { sent: true, answer, final: true });
  post.count?.(kind, 'sent');
  deps.log.info({ delivery: id, kind }, 'mail sent');
};

/** The sender marks a refusal for good with `permanent`. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'permanent' in error && error.permanent === true;
