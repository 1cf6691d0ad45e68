import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import type { DNSResolver } from 'mailauth';

/** A message as it came by SMTP, with what is known of the machine that brought it. */
export interface Brought {
  readonly raw: Buffer;
  /** Of the envelope. */
  readonly sender: string;
  readonly ip: string;
  /** What the machine calls itself. */
  readonly helo: string;
}

/** A message that could not be checked just now, as names were not found out; it is to be sent again. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
}

/** Signatures looked at; each costs a look-up. */
const MOST_SIGNATURES = 10;

/** Of one look-up, in milliseconds, and how often it is tried. */
const PATIENCE = { timeout: 3_000, tries: 2 };

/** Asks the name servers of the machine. */
export const askDns = (): DNSResolver => {
  const resolver = new Resolver(PATIENCE);
  return (domain, type) => resolver.resolve(domain, type) as Promise<string[] | string[][]>;
};

const signature = /^dkim-signature[ \t]*:/gimu;

const headerOf = (raw: Buffer): string => {
  const text = raw.toString('latin1');
  const end = /\r?\n\r?\n/u.exec(text);
  return end ? text.slice(0, end.index) : text;
};

/** A domain as it may stand in a header of ours. */
const domain = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/iu;

const passed = (method: string, property: string, of: readonly (string | undefined)[]): readonly string[] =>
  of.flatMap(one => {
    const ascii = domainToASCII(one ?? '');
    return domain.test(ascii) ? [`${method}=pass ${property}=${ascii}`] : [];
  });

/**
 * Checks who sent a message (SPF, DKIM, DMARC) and puts an Authentication-Results of ours above it.
 * @param authservId stands in that header; no sender may be able to guess it
 * @throws NotChecked where name servers did not answer and nothing has passed
 */
export const verifySender = async (
  { raw, sender, ip, helo }: Brought,
  authservId: string,
  resolver: DNSResolver,
): Promise<Buffer> => {
  // Loaded with the first mail: most processes take none.
  const { authenticate } = await import('mailauth');
  const few = (headerOf(raw).match(signature) ?? []).length <= MOST_SIGNATURES;
  const found = few
    ? await authenticate(raw, {
        sender,
        ip: ip.replace(/^::ffff:/iu, ''),
        helo,
        mta: authservId,
        resolver,
        disableArc: true,
        disableBimi: true,
      })
    : null;
  const spf = found?.spf || null;
  const dmarc = found?.dmarc || null;
  // A signature of a part leaves the rest to whoever passes it on.
  const signed = (found?.dkim.results ?? []).filter(
    ({ status }) => status.result === 'pass' && !status.underSized,
  );
  const results = [
    ...passed(
      'dkim',
      'header.d',
      signed.map(({ signingDomain }) => signingDomain),
    ),
    ...passed('spf', 'smtp.mailfrom', spf?.status.result === 'pass' ? [spf.domain] : []),
    ...(dmarc?.status.result === 'fail' ? ['dmarc=fail'] : []),
  ];
  const outcomes = [
    spf?.status.result,
    dmarc?.status.result,
    ...(found?.dkim.results ?? []).map(r => r.status.result),
  ];
  if (results.every(result => result === 'dmarc=fail') && outcomes.includes('temperror'))
    throw new NotChecked(`could not be checked now: ${sender}`);
  const header = `Authentication-Results: ${authservId}; ${results.join('; ') || 'none'}\r\n`;
  return Buffer.concat([Buffer.from(header), raw]);
};
