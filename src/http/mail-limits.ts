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

/**
 * Counts a mail to a mailbox. What one network asks for leaves most of an hour's to others, and when these are used
 * up, one that has had none of the later ones gets the next.
 * @throws HttpProblem 429
 */
const takeMailbox = async (limits: Limits, { email, ip }: Pick<Asker, 'email' | 'ip'>): Promise<void> => {
  const mailbox = addressKey(email);
  const from = `${mailbox} ${ip}`;
  await takeAll(limits, [['signInAddress', from]]);
  const taken = await limits.take('mailedAddress', mailbox);
  if (taken.allowed) return;
  if (!(await limits.take('mailedLaterIp', from)).allowed) throw tooMany(taken);
  const later = await limits.take('mailedLater', mailbox);
  if (later.allowed) return;
  await limits.giveBack('mailedLaterIp', from);
  throw tooMany(later);
};

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
 * Counts a wish for a sign-in link: of somebody whose account it is, as far as we know, by themselves; of anybody else
 * by network and by mailbox, known and unknown addresses alike.
 * @throws HttpProblem 429
 */
export const limitSignIn = async ({ limits, service }: HttpDeps, asker: Asker): Promise<void> => {
  const { email, ip, context } = asker;
  const own = await deviceMarkOf(service, email, context.viewer, context.devices);
  if (own !== null) return takeAll(limits, [['signInDevice', own]]);
  await takeAll(limits, fromNetwork('signInIp', ip));
  await takeMailbox(limits, asker);
};

/**
 * Counts an address added to an account, which gets a mail: by person, by network, and by mailbox together
 * with sign-in links, so that nobody's mailbox is filled by way of many accounts.
 * @throws HttpProblem 429
 */
export const limitNewAddress = async (
  { limits }: Pick<HttpDeps, 'limits'>,
  personId: string,
  { email, ip }: Pick<Asker, 'email' | 'ip'>,
): Promise<void> => {
  await takeAll(limits, [['newAddress', personId], ...fromNetwork('newAddressIp', ip)]);
  await takeMailbox(limits, { email, ip });
};
