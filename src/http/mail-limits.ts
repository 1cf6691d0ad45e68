import { createHash } from 'node:crypto';
import { deviceMarkOf } from '../service/account/known-device.js';
import { cleanEmail, mailboxOf } from '../service/text.js';
import type { Context } from './context.js';
import type { HttpDeps } from './deps.js';
import { type Allowance, type Limits, siteKey, tooMany } from './limits.js';

/** Who has a mail sent to an address that they name. */
export interface Asker {
  readonly email: string;
  /** Whose network asks. */
  readonly ip: string;
  readonly context: Context;
}

type Counted = readonly (readonly [kind: Allowance, who: string])[];

/** An address as it is counted: however it is written, and whatever its tag, it is one mailbox. What is none is refused later. */
const addressKey = (email: string): string => {
  try {
    return hidden(mailboxOf(cleanEmail(email).canonical));
  } catch {
    return hidden(email);
  }
};

const hidden = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** @throws HttpProblem 429 */
const takeAll = async (limits: Limits, counted: Counted): Promise<void> => {
  for (const [kind, who] of counted) {
    const taken = await limits.take(kind, who);
    if (!taken.allowed) throw tooMany(taken);
  }
};

/** By network, and by site where networks are cheap. */
const fromNetwork = (kind: 'signInIp' | 'newAddressIp', ip: string): Counted => {
  const site = siteKey(ip);
  return [[kind, ip], ...(site === null ? [] : [['mailSite', site] as const])];
};

/**
 * What goes to one mailbox. What one network asks for leaves most of it to others: who fills it asks from
 * several, and even then keeps nobody out who has signed in with that device before.
 */
const toMailbox = ({ email, ip }: Pick<Asker, 'email' | 'ip'>): Counted => [
  ['signInAddress', `${addressKey(email)} ${ip}`],
  ['mailedAddress', addressKey(email)],
];

/**
 * Counts a wish for a sign-in link: of somebody whose account it is, as far as we know, by themselves; of anybody else
 * by network and by mailbox, known and unknown addresses alike.
 * @throws HttpProblem 429
 */
export const limitSignIn = async ({ limits, service }: HttpDeps, asker: Asker): Promise<void> => {
  const { email, ip, context } = asker;
  const own = await deviceMarkOf(service, email, context.viewer, context.devices);
  await takeAll(
    limits,
    own === null ? [...fromNetwork('signInIp', ip), ...toMailbox(asker)] : [['signInDevice', own]],
  );
};

/**
 * Counts an address added to an account, which gets a mail: by person, by network, and by mailbox together
 * with sign-in links, so that nobody's mailbox is filled by way of many accounts.
 * @throws HttpProblem 429
 */
export const limitNewAddress = (
  { limits }: Pick<HttpDeps, 'limits'>,
  personId: string,
  { email, ip }: Pick<Asker, 'email' | 'ip'>,
): Promise<void> =>
  takeAll(limits, [
    ['newAddress', personId],
    ...fromNetwork('newAddressIp', ip),
    ...toMailbox({ email, ip }),
  ]);
