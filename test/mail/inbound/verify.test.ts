import { beforeAll, describe, expect, test } from '@jest/globals';
import { dkimSign, type DNSResolver } from 'mailauth';
import { generateKeyPairSync } from 'node:crypto';
import { isVouchedFor } from '../../../src/mail/inbound/authentication.js';
import { readReply } from '../../../src/mail/inbound/parse.js';
import { NotChecked, verifySender } from '../../../src/mail/inbound/verify.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const missing = (code: string): Error => Object.assign(new Error(code), { code });

const records: { readonly [name: string]: string } = {
  's1._domainkey.example.org': `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  'example.org': 'v=spf1 ip4:192.0.2.7 -all',
  'strict.example': 'v=spf1 -all',
  '_dmarc.strict.example': 'v=DMARC1; p=reject',
};

/** Name servers that know these records and no others. */
const dns: DNSResolver = (domain, type) => {
  const text = type === 'TXT' ? records[domain] : undefined;
  return text === undefined ? Promise.reject(missing('ENOTFOUND')) : Promise.resolve([[text]]);
};
const silent: DNSResolver = () => Promise.reject(missing('ETIMEOUT'));

const written = (from: string, head = ''): string =>
  `${head}From: Anna <${from}>\r\nTo: r@in.example.net\r\nMessage-ID: <x@y>\r\nDate: Mon, 02 Mar 2026 10:00:00 +0000\r\nSubject: Re: x\r\n\r\npass\r\n`;

const id = 'checked-0123';

const vouched = async (raw: string, from: string, ip = '203.0.113.9', sender = from): Promise<boolean> => {
  const checked = await verifySender({ raw: Buffer.from(raw), sender, ip, helo: 'mx.example.com' }, id, dns);
  const { authenticationResults, commands } = await readReply(checked, 'example.net');
  expect(commands).toEqual(['pass']);
  return isVouchedFor(authenticationResults, id, from);
};

describe('a mail that comes straight from the internet', () => {
  let signed: string;
  beforeAll(async () => {
    const raw = written('anna@example.org');
    const key = {
      signingDomain: 'example.org',
      selector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    const { signatures } = await dkimSign(raw, {
      ...key,
      canonicalization: 'relaxed/relaxed',
      signatureData: [key],
    });
    signed = `${signatures.trimEnd()}\r\n${raw}`;
  });

  test('is believed by its signature, whatever machine brings it', async () => {
    expect(await vouched(signed, 'anna@example.org')).toBe(true);
    expect(await vouched(signed, 'anna@example.org', '203.0.113.9', 'srs0=x@forward.example')).toBe(true);
  });

  test('or by the machine, which the domain names', async () => {
    expect(await vouched(written('anna@example.org'), 'anna@example.org', '192.0.2.7')).toBe(true);
    expect(await vouched(written('anna@example.org'), 'anna@example.org', '::ffff:192.0.2.7')).toBe(true);
  });

  test('not without either, nor when it was changed, nor signed by somebody else', async () => {
    expect(await vouched(written('anna@example.org'), 'anna@example.org')).toBe(false);
    expect(await vouched(signed.replace('Subject: Re: x', 'Subject: Re: y'), 'anna@example.org')).toBe(false);
    expect(
      await vouched(
        signed.replace('Anna <anna@example.org>', 'Ben <ben@strict.example>'),
        'ben@strict.example',
      ),
    ).toBe(false);
    expect(
      await vouched(written('ben@strict.example'), 'ben@strict.example', '192.0.2.7', 'anna@example.org'),
    ).toBe(false);
  });

  test('what it says of itself does not count', async () => {
    const forged = written(
      'anna@example.org',
      'Authentication-Results: checked-9999; dkim=pass header.d=example.org\r\n',
    );
    expect(await vouched(forged, 'anna@example.org')).toBe(false);
    const many = 'DKIM-Signature: v=1; a=rsa-sha256; d=example.org; s=s1; h=from; bh=x; b=x\r\n'.repeat(40);
    expect(await vouched(many + signed, 'anna@example.org')).toBe(false);
  });

  test('shall be sent again where name servers do not answer', async () => {
    const mail = {
      raw: Buffer.from(signed),
      sender: 'anna@example.org',
      ip: '192.0.2.7',
      helo: 'mx.example.com',
    };
    await expect(verifySender(mail, id, silent)).rejects.toThrow(NotChecked);
  });
});
