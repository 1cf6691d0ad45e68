import type { Title } from '../engine/core/index.js';
import type { Database, Tx } from '../db/client.js';
import type { SeatRow } from '../db/index.js';
import type { Locked } from './authority.js';
import type { Acted, Chained, WrittenRows } from './written.js';

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
  /** The sender of our mails, by which a quote of one is known; any address may be ours when it is not given. */
  readonly sender?: string;
}

/** What addresses given by people may lead to. */
export interface Outside {
  /** All addresses of a name, asked anew at every call. @throws when it has none */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Only for development: plain http as well, and the machine itself. */
  readonly http: boolean;
  /** Ports that may be asked. */
  readonly ports: ReadonlySet<number>;
  /** May this address be connected to? `isPublic`, except in tests. */
  readonly allows: (address: string) => boolean;
}

/** A key pair on P-256 (RFC 8292), each as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How many mails a provider takes in which time. */
export interface Rate {
  /** As it was written; processes with the same one share what is kept of it. */
  readonly name: string;
  /** Domains in lower case; `hotmail.*` stands for hotmail.com, hotmail.fr, hotmail.co.uk ... */
  readonly domains: readonly string[];
  readonly mails: number;
  /** The time, in milliseconds. */
  readonly within: number;
}

/**
 * Who hears of what happens in a game, each in its turn and in the transaction in which it happens; see `listeners.ts`.
 */
export interface Listeners {
  /** Standing orders: what they do after a row is written together with it. */
  readonly orders: (deps: Deps, tx: Tx, title: Title, locked: Locked, row: Chained) => Promise<Acted>;
  /**
   * Hear of rows that have been written. They send all their statements at once, and the commit goes with them: what
   * they compute, they compute before they return, so that nothing is written where it fails.
   */
  readonly rows: readonly ((deps: Deps, tx: Tx, written: WrittenRows) => Promise<unknown>)[];
  /** Hear who plays a running game now that a seat has been left or taken. */
  readonly seats: readonly ((
    deps: Deps,
    tx: Tx,
    gameId: string,
    seats: readonly SeatRow[],
  ) => Promise<void>)[];
}

/** What the use cases are given; built once in `main.ts`, or by a test. */
export interface Deps {
  readonly db: Database;
  readonly titles: ReadonlyMap<string, Title>;
  readonly clock: () => Date;
  readonly random: Random;
  readonly log: ServiceLog;
  readonly listeners: Listeners;
  /** Signs sessions and derives the secrets of mailed links. At least 32 bytes. */
  readonly secret: string;
  /** The secret before it: what it signed and sealed still counts. */
  readonly formerSecret?: string;
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
