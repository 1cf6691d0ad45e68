import type { Title } from '../engine/core/index.js';
import type { Database } from '../db/client.js';
import type { Outside } from './channels/outside.js';
import type { VapidKeys } from './channels/vapid.js';
import type { Rate } from './pacing/rates.js';

/** Chance and secrets, from a cryptographic source. */
export interface Random {
  bytes(count: number): Buffer;
  /** A whole number from 0 to `below` - 1, each equally likely. */
  int(below: number): number;
}

export interface ServiceLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The addresses that our mails name for answers and bounces. */
export interface MailIn {
  /** `r@in.example.org`: a mail's own is `r+TOKEN@in.example.org`. Null: nobody can answer. */
  readonly replyAddress: string | null;
  /** `b@bounces.example.org`, alike. */
  readonly bounceAddress: string | null;
  /** What the receiving mail server calls itself in Authentication-Results; null where there are none. */
  readonly authservId: string | null;
}

/** What the use cases are given; built once in `main.ts`, or by a test. */
export interface Deps {
  readonly db: Database;
  readonly titles: ReadonlyMap<string, Title>;
  readonly clock: () => Date;
  readonly random: Random;
  readonly log: ServiceLog;
  /** Signs sessions and derives the secrets of mailed links. At least 32 bytes. */
  readonly secret: string;
  /** How long a turn mail waits for further steps. */
  readonly settleSeconds: number;
  /** A reminder goes out this long after the turn mail, in games without a pace; 0 for none. */
  readonly reminderHours: number;
  /** Where webhooks and pushes may lead; the public internet when it is not given. */
  readonly outside?: Outside;
  /** The keys that push services know this installation by; derived from `secret` when they are not given. */
  readonly vapid?: VapidKeys;
  /** Addresses, in the form they are compared in, of those who run this installation; nobody when it is not given. */
  readonly operators?: readonly string[];
  /** Where answers and bounces come in; nothing comes in when it is not given. */
  readonly mailIn?: MailIn;
  /** Mails land on a page of this service, where a newcomer waits for each. */
  readonly localMail?: boolean;
  /** How many mails providers take; any number when it is not given. */
  readonly mailPace?: readonly Rate[];
}
