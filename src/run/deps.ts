import { randomBytes, randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import type { Database } from '../db/client.js';
import { internet } from '../service/channels/internet.js';
import type { Deps } from '../service/deps.js';
import { listeners } from '../service/listeners.js';
import { titles } from '../titles/registry.js';

/** What the use cases are given. */
export const buildDeps = (config: Config, db: Database, secret: string, log: Logger): Deps => ({
  db,
  titles,
  clock: () => new Date(),
  random: { bytes: randomBytes, int: below => randomInt(below) },
  log: {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  },
  listeners,
  secret,
  ...(config.formerSecret !== null && { formerSecret: config.formerSecret }),
  settleSeconds: config.settleSeconds,
  reminderHours: config.reminderHours,
  operators: config.operators,
  localMail: config.mailbox,
  // The page /mailbox takes any number.
  mailPace: config.smtpUrls.length > 0 ? config.mailPace : [],
  outside: internet({ http: config.outsideHttp, ports: config.outsidePorts }),
  ...(config.vapid && { vapid: config.vapid }),
  mailIn: {
    replyAddress: config.replyAddress,
    bounceAddress: config.bounceAddress,
    authservId: config.authservId,
    sender: config.mailFrom,
  },
});
