import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../docs/inbound-mail.md', import.meta.url), 'utf8');

/** The lines of the documents' `main.cf`, as Postfix reads them: a name, `=`, and what it is set to. */
const postfix = (): ReadonlyMap<string, string> =>
  new Map(
    /```\n# main\.cf\n([^]*?)```/
      .exec(text)![1]!
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => /^(\w+) = (.+)$/.exec(line)!.slice(1) as [string, string]),
  );

test('Postfix, as the text has it, takes no message whose address Bahnpost does not know', () => {
  const settings = postfix();
  // In this order: nobody asks Bahnpost about addresses of others.
  expect(settings.get('smtpd_recipient_restrictions')?.split(', ')).toEqual([
    'reject_unauth_destination',
    'reject_unverified_recipient',
  ]);
  // Postfix says 450 by default, and the sender would come again for days.
  expect(settings.get('unverified_recipient_reject_code')).toBe('550');
  const domains = settings.get('relay_domains')!.split(', ');
  const delivered = [...settings.get('transport_maps')!.matchAll(/([\w.]+)=lmtp:/g)].map(([, name]) => name);
  expect(delivered).toEqual(domains);
  expect(text).toMatch(/swaks --to "r\+wrong@in\.example\.org"` from another machine/);
});
