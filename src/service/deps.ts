import type { Title } from '../engine/core/index.js';
import type { Database } from '../db/client.js';

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
  /** A reminder goes out this long after the turn mail; 0 for none. */
  readonly reminderHours: number;
}
