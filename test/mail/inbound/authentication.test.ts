import { describe, expect, test } from '@jest/globals';
import { isVouchedFor } from '../../../src/mail/inbound/authentication.js';
import { originalSender } from '../../../src/mail/inbound/sender.js';

const vouched = (...headers: readonly string[]): boolean =>
  isVouchedFor(headers, 'mx.example.net', 'anna@Example.org');

describe('who vouches for a sender', () => {
  test.each([
    'mx.example.net; dkim=pass header.d=example.org header.s=s1 header.b=abc',
    'mx.example.net 1; dkim=fail header.d=other.org; dkim=pass (2048-bit key) header.i=@example.org',
    'MX.example.net; spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=anna@example.org',
    'mx.example.net; spf=pass smtp.mailfrom=bounce.example.org',
    'mx.example.net; spf=none smtp.mailfrom=x.org; dmarc=pass (p=none; dis=none) header.from=example.org',
    'mx.example.net; dkim/1=pass header.d="mail.example.org"',
  ])('%s', header => {
    expect(vouched(header)).toBe(true);
  });

  test.each([
    ['nobody'],
    ['another server', 'mx.example.com; dkim=pass header.d=example.org'],
    ['a server that looks like ours', 'mx.example.net.evil.com; dkim=pass header.d=example.org'],
    ['a failure', 'mx.example.net; dkim=fail header.d=example.org; spf=softfail smtp.mailfrom=example.org'],
    ['another domain', 'mx.example.net; dkim=pass header.d=evil.com; spf=pass smtp.mailfrom=evil.com'],
    ['a domain that ends alike', 'mx.example.net; dkim=pass header.d=anexample.org'],
    ['a whole top level', 'mx.example.net; dkim=pass header.d=org'],
    [
      'a comment that says so',
      'mx.example.net; dkim=fail (dkim=pass header.d=example.org) header.d=evil.com',
    ],
    ['nested comments', 'mx.example.net; dkim=fail ((x); dkim=pass header.d=example.org)'],
    ['a property of another method', 'mx.example.net; dkim=pass smtp.mailfrom=example.org'],
    [
      'a result in the quotes of a sender',
      'mx.example.net; spf=pass smtp.mailfrom="; dkim=pass header.d=example.org; x"@evil.com',
    ],
    ['a quoted sender', 'mx.example.net; spf=pass smtp.mailfrom="example.org x"@evil.com'],
    ['a quoted identity', 'mx.example.net; dkim=pass header.i="anna@example.org x"@evil.com'],
    [
      'quotes with a quote',
      'mx.example.net; spf=pass smtp.mailfrom="\\"; dkim=pass header.d=example.org; x"@evil.com',
    ],
    ['quotes that do not end', 'mx.example.net; spf=pass smtp.mailfrom="example.org x@evil.com'],
    ['a comment that does not end', 'mx.example.net; spf=pass (example.org smtp.mailfrom=evil.com'],
    [
      'a comment begun in quotes',
      'mx.example.net; spf=pass smtp.mailfrom="("@evil.com; dkim=fail (") header.d=evil.com; dkim=pass header.d=example.org)',
    ],
    ['a method we do not know', 'mx.example.net; auth=pass header.d=example.org'],
    [
      'a forged one below ours',
      'mx.example.net; dkim=none; spf=fail smtp.mailfrom=evil.com',
      'mx.example.net; dkim=pass header.d=example.org',
    ],
  ])('not by %s', (_what, ...headers) => {
    expect(vouched(...headers)).toBe(false);
  });

  test('programs that check one thing each may write a header each', () => {
    const dkim = 'mx.example.net; dkim=pass header.d=example.org';
    expect(vouched('mx.example.net; dmarc=none header.from=example.org', dkim)).toBe(true);
    expect(
      vouched('mx.example.net; spf=fail smtp.mailfrom=forward.example', 'evil.com; dkim=fail', dkim),
    ).toBe(true);
    expect(vouched('mx.example.net; dmarc=fail header.from=example.org', dkim)).toBe(false);
    expect(vouched('mx.example.net; dkim=fail header.d=example.org', dkim)).toBe(false);
  });

  test('a domain with other letters is one, however it is written', () => {
    const domains = ['müller.example', 'xn--mller-kva.example', 'MÜLLER.example'];
    for (const said of domains)
      for (const from of domains) {
        const header = `mx.example.net; dkim=pass header.d=${said}`;
        expect(isVouchedFor([header], 'mx.example.net', `anna@${from}`)).toBe(true);
      }
    const other = 'mx.example.net; dkim=pass header.d=muller.example';
    expect(isVouchedFor([other], 'mx.example.net', 'anna@müller.example')).toBe(false);
  });

  test('ours is found below others that strangers put on top', () => {
    expect(vouched('evil.com; dkim=fail', 'mx.example.net; dkim=pass header.d=example.org')).toBe(true);
  });
});

test.each([
  ['anna@example.org', 'anna@example.org'],
  ['SRS0=HHhh=TT=example.org=anna@forward.example', 'anna@example.org'],
  ['srs0+abcd=xy=example.org=anna@forward.example', 'anna@example.org'],
  ['SRS1=HHHH=forward.example==HHhh=TT=example.org=anna@second.example', 'anna@example.org'],
  ['box+SRS=aB1cD=EF=example.org=anna@forward.example', 'anna@example.org'],
  ['prvs=1234567890=anna@example.org', 'anna@example.org'],
  ['btv1==03891b7de4f==anna@example.org', 'anna@example.org'],
  ['msprvs1=17854oTs_lgLd=anna@example.org', 'anna@example.org'],
  ['anna+caf_=ben=example.com@example.org', 'anna@example.org'],
  ['srs0=x@forward.example', 'srs0=x@forward.example'],
  ['', ''],
])('the envelope %s is of %s', (envelope, sender) => {
  expect(originalSender(envelope)).toBe(sender);
});
