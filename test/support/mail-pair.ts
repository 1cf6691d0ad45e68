import type { PersonActor } from '../../src/service/types.js';
import type { TestDatabase } from './database.js';
import { goTo, movedPost, type MovedPost } from './mail-time.js';
import { person, testDeps, type TestDeps } from './service.js';

export interface MailPair {
  readonly deps: TestDeps;
  readonly server: MovedPost;
  readonly anna: PersonActor;
  readonly ben: PersonActor;
}

let count = 0;

/** Two people who have had no mail yet, with a clock and a mail server of their own; mails of a turn wait two minutes. */
export const mailPair = async (database: TestDatabase, begin?: string): Promise<MailPair> => {
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  const deps = testDeps(database.db, { settleSeconds: 120 });
  if (begin !== undefined) goTo(deps, begin);
  count++;
  const anna = await person(deps, `Anna${String(count)}`);
  const ben = await person(deps, `Ben${String(count)}`);
  return { deps, server: movedPost(deps), anna, ben };
};
