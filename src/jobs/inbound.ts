import { createHash } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { hasChecked, isVouchedFor } from '../mail/inbound/authentication.js';
import { anySender, type Ours } from '../mail/inbound/attribution.js';
import type { ReplyContext } from '../mail/inbound/commands.js';
import { readReply } from '../mail/inbound/parse.js';
import { readReport } from '../mail/inbound/report.js';
import { originalSender } from '../mail/inbound/sender.js';
import type { Deps } from '../service/deps.js';
import {
  checkerName,
  giveUpMail,
  lookIn,
  openMail,
  takeReply,
  takeReport,
  type ReadReply,
} from '../service/inbound/index.js';

/** What our sender is called in every mail. */
const SENDER = 'bahnpost';

/** By what a quote of one of our mails is known, also where a program shows the letters of a domain. */
const oursOf = (sender: string | undefined, replyDomain: string): Ours => {
  if (sender === undefined) return anySender;
  const addresses = [sender, `@${replyDomain}`].flatMap(address => {
    const [local = '', domain = ''] = address.toLowerCase().split('@');
    return [domain, domainToUnicode(domain)].map(one => `${local}@${one}`);
  });
  return { addresses: [...new Set(addresses)], names: [SENDER] };
};

const readIt = async (
  deps: Deps,
  { raw, sender }: { readonly raw: Buffer; readonly sender: string },
  look: ReplyContext['look'],
): Promise<ReadReply> => {
  const { replyAddress, authservId, sender: own } = deps.mailIn ?? {};
  const ownDomain = (replyAddress ?? '').slice((replyAddress ?? '').indexOf('@') + 1);
  const reading = { ours: oursOf(own, ownDomain), ...(look && { look }) };
  const { authenticationResults, ...reply } = await readReply(raw, ownDomain, reading);
  const [from] = reply.from;
  const checker = hasChecked(authenticationResults, checkerName(deps)) ? checkerName(deps) : authservId;
  return {
    ...reply,
    sender: originalSender(sender),
    // RFC 3834: a mail without a return path was not written by a person.
    automatic: sender === '' ? 'return-path' : reply.automatic,
    vouched: checker ? from !== undefined && isVouchedFor(authenticationResults, checker, from) : true,
    digest: createHash('sha256').update(raw).digest('hex'),
  };
};

type OpenMail = NonNullable<Awaited<ReturnType<typeof openMail>>>;

const dealWith = async (deps: Deps, row: OpenMail): Promise<void> => {
  if (row.kind === 'report') await takeReport(deps, row, await readReport(row.raw));
  else await takeReply(deps, row, await readIt(deps, row, await lookIn(deps, row)));
};

/** How often a mail is tried that cannot be dealt with: for half an hour, since its author waits. */
const TRIES = 8;

/**
 * Deals with one mail that came in: a reply is played and answered, a report noted.
 * @param tried how often it has been tried, with this time
 */
export const inbound = async (deps: Deps, id: string, tried = 1): Promise<void> => {
  const row = await openMail(deps, id);
  if (!row) return;
  try {
    await dealWith(deps, row);
  } catch (error) {
    if (tried < TRIES) throw error;
    deps.log.error({ err: error, inbound: id }, 'a mail that came in cannot be dealt with');
    await giveUpMail(deps, id);
  }
};
