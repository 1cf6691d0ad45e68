import { countMails, enqueue, postpone, reviveDelivery } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Conflict, TooMany } from '../errors.js';
import { newId } from '../secrets.js';
import type { PersonActor } from '../types.js';

/** Test mails that one person gets in an hour at most. */
const MOST_TESTS = 3;

/** Older news are of no use to anybody. */
const AGAIN_DAYS = 30;

/** Sends the actor a mail that says that mails arrive. @throws TooMany `too-many-test-mails` */
export const sendTestMail = (deps: Deps, { personId }: PersonActor): Promise<void> =>
  deps.db.transaction(async tx => {
    const at = deps.clock();
    const sent = await countMails(tx, personId, 'test-mail', new Date(at.getTime() - 3_600_000));
    if (sent >= MOST_TESTS) throw new TooMany('too-many-test-mails', { most: MOST_TESTS });
    const id = newId(deps, 16);
    await enqueue(tx, [
      {
        id,
        kind: 'test-mail',
        personId,
        gameId: null,
        seat: null,
        number: null,
        subjectId: null,
        dedupe: `t${id}.test-mail`,
        at,
        sendAt: at,
      },
    ]);
  });

/** Tries a mail to the actor once more that was given up. @throws Conflict `not-given-up` */
export const sendMailAgain = (deps: Deps, actor: PersonActor, id: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const now = deps.clock();
    const oldest = new Date(now.getTime() - AGAIN_DAYS * 86_400_000);
    if (!(await reviveDelivery(tx, id, actor.personId, oldest)))
      throw new Conflict('not-given-up', { delivery: id, days: AGAIN_DAYS });
    await postpone(tx, id, now);
  });
