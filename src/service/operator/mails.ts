import {
  countHeld,
  direct,
  failedMails,
  liftDeliveryProblem,
  postpone,
  reviveMails,
  deliveryProblemAt,
  troubledAddresses,
  type FailedMail,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { NotFound } from '../errors.js';
import { cleanEmail } from '../text.js';
import { noteAct } from './acts.js';
import type { Operator } from './authority.js';

const MOST_SHOWN = 200;

/** Mails older than this, in days, say nothing that is still true. */
const RECENT = 30;

export interface MailTroubles {
  readonly failed: readonly FailedMail[];
  /** Mails that wait for their receivers' digests. */
  readonly held: number;
  /** Addresses that get no mail any more. */
  readonly suppressed: Awaited<ReturnType<typeof troubledAddresses>>;
}

/** Mails that were given up or are held, and addresses that nothing is sent to. */
export const listMailTroubles = async (deps: Deps): Promise<MailTroubles> => {
  const tx = direct(deps.db);
  const [failed, held, suppressed] = await Promise.all([
    failedMails(tx, MOST_SHOWN),
    countHeld(tx),
    troubledAddresses(tx, MOST_SHOWN),
  ]);
  return { failed, held, suppressed };
};

const revive = async (
  deps: Deps,
  by: Operator,
  id: string | null,
  name: 'resend' | 'resend-all',
): Promise<number> =>
  deps.db.transaction(async tx => {
    const at = deps.clock();
    const since = new Date(id === null ? at.getTime() - RECENT * 86_400_000 : 0);
    const ids = await reviveMails(tx, id, since);
    if (id !== null && ids.length === 0) throw new NotFound('no-such-mail', { mail: id });
    for (const one of ids) await postpone(tx, one, at);
    await noteAct(deps, tx, by, name, id === null ? { mails: ids.length } : { mail: id });
    return ids.length;
  });

/** Tries once more to send a mail that was given up. @throws NotFound `no-such-mail` */
export const resendMail = async (deps: Deps, by: Operator, id: string): Promise<void> => {
  await revive(deps, by, id, 'resend');
};

/** The same for all of the last 30 days. What is not true any more is not sent. @returns how many */
export const resendAllMails = (deps: Deps, by: Operator): Promise<number> =>
  revive(deps, by, null, 'resend-all');

/** So that whoever reads it knows which is meant, and the address itself is not kept for ever. */
const shortened = (address: string): string =>
  `${address.slice(0, 1)}…${address.slice(address.indexOf('@'))}`;

/** Lets mail go to an address again. @throws NotFound `no-such-suppression`; Invalid `bad-email` */
export const liftSuppression = (deps: Deps, by: Operator, address: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const { canonical } = cleanEmail(address);
    if (!(await deliveryProblemAt(tx, canonical))) throw new NotFound('no-such-suppression', {});
    await liftDeliveryProblem(tx, canonical);
    await noteAct(deps, tx, by, 'lift', { address: shortened(canonical) });
  });
