import type { Database } from '../../../src/db/client.js';
import { tasks } from '../../../src/jobs/tasks.js';
import type { Post } from '../../../src/jobs/deliver.js';
import type { Outgoing, OutgoingMessage } from '../../../src/service/delivery/deliveries.js';
import type { AnswerData } from '../../../src/service/inbound/answer.js';
import { takeMail, type Intake } from '../../../src/service/inbound/intake.js';
import { replyAddress } from '../../../src/service/inbound/addresses.js';
import type { ReplyPlace } from '../../../src/service/secrets.js';
import { runDueJobs, runJobsUntil, type DoneJob } from '../../support/due-jobs.js';
import { testDeps, type TestDeps } from '../../support/service.js';
import type { Deps } from '../../../src/service/deps.js';

export const mailIn = {
  replyAddress: 'r@in.example.net',
  bounceAddress: 'b@bounces.example.net',
  authservId: null,
};

export interface Office {
  readonly deps: TestDeps;
  /** Everything that was sent, in order. */
  readonly sent: Outgoing[];
  /** Does all work that is due. */
  work(): Promise<readonly DoneJob[]>;
  /** The same for so many seconds. */
  workUntil(seconds: number): Promise<readonly DoneJob[]>;
  /** Puts a mail of Anna's (by default) into the letter box of a place. */
  drop(place: ReplyPlace, mail?: Letter): Promise<Intake>;
  /** The newest answer to a reply. */
  answer(): AnswerData | undefined;
  answers(): readonly OutgoingMessage[];
}

export interface Letter {
  readonly body?: string;
  readonly from?: string;
  readonly sender?: string;
  readonly id?: string;
  /** Further headers, each with its line end. */
  readonly headers?: string;
}

/** Where a mail may be answered: one of a turn, or the answer to a reply whose writer is to move again. */
export const replyTo = (mail: Outgoing): string | undefined => {
  if (mail.kind === 'turn') return mail.replyTo;
  return mail.kind === 'message' ? ((mail.data['replyTo'] as string | null) ?? undefined) : undefined;
};

let count = 0;

export const rawMail = ({ body = '', from = 'anna@example.org', id, headers = '' }: Letter): Buffer =>
  Buffer.from(
    `From: Somebody <${from}>\r\nMessage-ID: <${id ?? `m${String(++count)}@example.org`}>\r\n${headers}Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`,
  );

export const office = (db: Database, overrides: Partial<Deps> = {}): Office => {
  const deps = testDeps(db, { mailIn, settleSeconds: 0, ...overrides });
  const sent: Outgoing[] = [];
  const post: Post = {
    send: mail => {
      sent.push(mail);
      return Promise.resolve('250 taken');
    },
  };
  const answers = (): readonly OutgoingMessage[] =>
    sent.filter((mail): mail is OutgoingMessage => mail.kind === 'message' && mail.topic === 'mail-answer');
  return {
    deps,
    sent,
    work: () => runDueJobs(deps, tasks(deps, post)),
    workUntil: seconds =>
      runJobsUntil(deps, tasks(deps, post), new Date(deps.clock().getTime() + seconds * 1000)),
    drop: (place, mail = {}) =>
      takeMail(deps, {
        sender: mail.sender ?? mail.from ?? 'anna@example.org',
        recipients: [replyAddress(deps, place)!],
        raw: rawMail(mail),
      }),
    answers,
    answer: () => answers().at(-1)?.data as unknown as AnswerData | undefined,
  };
};
