import { TEST_SECRET } from '../support/cluster.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { startService as startProcess } from '../support/running-service.js';

export interface Service {
  readonly url: string;
  /** Its database, for what no page does. */
  readonly database: Pick<TestDatabase, 'asOwner' | 'ownerUrl'>;
  stop(): Promise<void>;
}

interface Wishes {
  readonly demo?: boolean;
  /** More of its environment. */
  readonly env?: { readonly [name: string]: string };
}

/** A real service of one's own, with a database of its own; mails are on the mailbox page. */
export const startService = async ({ demo = false, env = {} }: Wishes = {}): Promise<Service> => {
  const database = await freshDatabase();
  const service = await startProcess({
    DATABASE_URL: database.ownerUrl,
    // The password of the service's role hangs on it, which all databases of the tests share.
    SESSION_SECRET: TEST_SECRET,
    SETTLE_SECONDS: '0',
    DEMO: demo ? 'on' : 'off',
    ...env,
  });
  return {
    url: service.url,
    database,
    stop: async () => {
      await service.stop();
      await database.drop();
    },
  };
};
