import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { createTeller, type Teller } from '../../../src/jobs/channels/teller.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { outsideOf } from '../../../src/service/channels/keep.js';
import { vapidKeys } from '../../../src/service/channels/push.js';
import { createHook, type NewHook } from '../../../src/service/channels/webhooks.js';
import type { PersonActor } from '../../../src/service/types.js';
import { wordsFor } from '../../../src/words/index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runDueJobs } from '../../support/due-jobs.js';
import { misfits } from '../../support/published.js';
import { receiverCertificate, startReceiver, type Receiver } from '../../support/receiver.js';
import { testDeps, type TestDeps } from '../../support/service.js';

export let database: TestDatabase;
export let receiver: Receiver;
export let deps: TestDeps;
let teller: Teller;
/** Registers what stands around each test: a database, a receiver of webhooks, the service with its worker. */
export const withReceiver = (): void => {
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  beforeEach(async () => {
    database = await freshDatabase();
    receiver.received.length = 0;
    receiver.leads = '127.0.0.1';
    receiver.answer = response => void response.writeHead(200).end('thanks');
    deps = testDeps(database.db, { outside: receiver.outside });
    teller = createTeller({
      wordsFor,
      baseUrl: new URL('https://bahnpost.example'),
      outside: outsideOf(deps),
      keys: vapidKeys(deps),
      subject: 'mailto:turns@bahnpost.example',
      clock: deps.clock,
      manner: { ca: receiverCertificate },
    });
  });
  afterEach(() => database.drop());
  afterAll(() => receiver.stop());
};

/** Does what is due; mails wait. */
export const work = () =>
  runDueJobs(deps, {
    ...tasks(deps, { send: () => Promise.resolve('250 taken'), teller }),
    deliver: () => Promise.resolve(),
  });

/** What was posted. @throws Error when a message in our own shape is not as the published document says */
export const told = (): readonly Record<string, unknown>[] =>
  receiver.received.map(({ body }) => {
    const message = JSON.parse(body.toString()) as Record<string, unknown>;
    const wrong = 'version' in message ? misfits('WebhookMessage', message) : [];
    if (wrong.length > 0) throw new Error(`not as documented: ${wrong.join('; ')}`);
    return message;
  });

export const hook = (actor: PersonActor, more: Partial<NewHook> = {}) =>
  createHook(deps, actor, {
    url: receiver.url('/hook/secret-path'),
    shape: 'generic',
    name: 'My hook',
    ...more,
  });

export const rows = async (
  sql: string,
  values: unknown[] = [],
): Promise<readonly Record<string, unknown>[]> =>
  (await database.asOwner(sql, values)).rows as Record<string, unknown>[];
