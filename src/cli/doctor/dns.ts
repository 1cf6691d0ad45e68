import type { Config } from '../../config.js';
import { bad, findingIf, ok, unknown, type Finding } from './finding.js';

/** What is asked of the domain name system; `node:dns/promises` has it. */
export interface Resolver {
  resolveTxt(name: string): Promise<readonly (readonly string[])[]>;
  resolveMx(name: string): Promise<readonly { readonly exchange: string }[]>;
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const NOTHING = ['ENOTFOUND', 'ENODATA', 'NXDOMAIN'];

/** What is there; none where there is no such name. @throws Error when nobody answers */
const texts = async (resolver: Resolver, name: string): Promise<readonly string[]> => {
  try {
    return (await resolver.resolveTxt(name)).map(parts => parts.join(''));
  } catch (error) {
    if (NOTHING.includes((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
};

const spf = async (resolver: Resolver, domain: string): Promise<Finding> => {
  const what = `SPF of ${domain}`;
  const found = (await texts(resolver, domain)).filter(text => /^v=spf1( |$)/i.test(text));
  const [record] = found;
  if (record === undefined)
    return bad(what, `no TXT record: set "v=spf1 include:YOUR-RELAY -all" at ${domain}`);
  if (found.length > 1) return bad(what, 'several records count as none: leave one');
  if (/(^| )\+?all$/i.test(record)) return bad(what, `"${record}" lets everybody send: end it with -all`);
  return findingIf(
    /( [~-]all|redirect=\S+)\s*$/i.test(record),
    what,
    record,
    `"${record}" does not say what of the rest: end it with -all`,
  );
};

/** Of the domain itself, or of one above it. */
const dmarc = async (resolver: Resolver, domain: string): Promise<Finding> => {
  const what = `DMARC of ${domain}`;
  const labels = domain.split('.');
  for (let at = 0; at <= labels.length - 2; at++) {
    const name = `_dmarc.${labels.slice(at).join('.')}`;
    const record = (await texts(resolver, name)).find(text => /^v=DMARC1/i.test(text));
    if (record === undefined) continue;
    return findingIf(
      /;\s*p=(quarantine|reject)/i.test(record),
      what,
      record,
      `"${record}" lets forged mails through: p=quarantine once the reports (rua=) are clean`,
    );
  }
  return bad(what, `no TXT record: set "v=DMARC1; p=none; rua=mailto:…" at _dmarc.${domain} to begin with`);
};

const dkim = async (
  resolver: Resolver,
  domain: string,
  selectors: readonly string[],
): Promise<readonly Finding[]> => {
  if (selectors.length === 0)
    return [unknown(`DKIM of ${domain}`, 'name what your relay signs with: --dkim SELECTOR')];
  return Promise.all(
    selectors.map(async selector => {
      const name = `${selector}._domainkey.${domain}`;
      const record = (await texts(resolver, name)).find(text => /(^|;)\s*p=[\w+/=]+/i.test(text));
      return findingIf(
        record !== undefined,
        `DKIM of ${domain}`,
        `a key at ${name}; let the relay sign List-Unsubscribe and List-Unsubscribe-Post, too`,
        `no key at ${name}: publish the one your relay shows`,
      );
    }),
  );
};

const mx = async (resolver: Resolver, domain: string, what: string): Promise<Finding> => {
  const found = await resolver.resolveMx(domain).catch((error: unknown) => {
    if (NOTHING.includes((error as { code?: string }).code ?? '')) return [];
    throw error;
  });
  const names = found.map(({ exchange }) => exchange).filter(Boolean);
  return names.length > 0
    ? ok(`MX of ${domain}`, names.join(', '))
    : bad(`MX of ${domain}`, `none: ${what} never arrive; see docs/inbound-mail.md`);
};

/** Whether mails of ours are believed elsewhere, and whether what comes back arrives. */
export const checkDns = async (
  { mailFrom, bounceAddress, replyAddress }: Pick<Config, 'mailFrom' | 'bounceAddress' | 'replyAddress'>,
  resolver: Resolver,
  selectors: readonly string[],
): Promise<readonly Finding[]> => {
  const from = domainOf(mailFrom);
  const envelope = domainOf(bounceAddress ?? mailFrom);
  try {
    return [
      await spf(resolver, envelope),
      ...(await dkim(resolver, from, selectors)),
      await dmarc(resolver, from),
      await mx(resolver, envelope, 'bounces'),
      ...(replyAddress === null ? [] : [await mx(resolver, domainOf(replyAddress), 'replies')]),
    ];
  } catch (error) {
    return [unknown('DNS', `nobody answers: ${(error as Error).message}`)];
  }
};
