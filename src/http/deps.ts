import type { Logger } from 'pino';
import type { Deps } from '../service/deps.js';
import type { RecordImport } from '../service/log/read-record.js';
import type { Assets } from './assets.js';
import type { Limits } from './limits.js';
import type { Live } from './live/live.js';
import type { Metrics } from './metrics.js';
import type { Presenters } from '../present/presenter.js';
import type { Changelog } from '../release/changelog.js';
import type { Words } from '../words/index.js';
import type { Render } from './views.js';

/** A mail kept for the development mailbox. */
export interface DevelopmentMail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Where answers go that are read; empty where nobody reads one. */
  readonly replyTo: string;
  readonly messageId: string;
  readonly subject: string;
  readonly at: Date;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly { readonly cid: string; readonly type: string; readonly content: Buffer }[];
}

export interface Mailbox {
  /** Newest first. */
  list(): Promise<readonly DevelopmentMail[]>;
  get(id: string): Promise<DevelopmentMail | null>;
}

/** What the web side is given; built once in `main.ts`, or by a test. */
export interface HttpDeps {
  readonly service: Deps;
  /** Where people reach the service; every link is made from it, never from a Host header. */
  readonly baseUrl: URL;
  readonly log: Logger;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Those who are told at once what changes in a game. */
  readonly live: Live;
  readonly render: Render;
  readonly assets: Assets;
  readonly presenters: Presenters;
  /** What each title says; the core's words for one that has none. */
  readonly wordsFor: (title: string) => Words;
  /** Set in development without a mail server. */
  readonly mailbox: Mailbox | null;
  /** Reads games that were played elsewhere. */
  readonly recordImport: RecordImport;
  /** What must work before requests are sent here, by name. */
  readonly ready: () => Promise<{ readonly [part: string]: boolean }>;
  /** Does the clock of this computer go as the database's? It does when this is not given. */
  readonly clockIsRight?: () => boolean;
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  readonly proxies: number;
  /** Ids of games anybody is shown on the home page. */
  readonly showcase: readonly string[];
  /** What this installation is, and what was changed in which version. */
  readonly release: { readonly version: string; readonly changelog: Changelog };
  /** Signs the mails that a hosted mailbox posts to us; without it none are taken. */
  readonly inboundSecret?: string | null;
}
