import { describe, expect, test } from '@jest/globals';
import { readReport } from '../../../src/mail/inbound/report.js';
import { isMailboxGone } from '../../../src/service/inbound/refusals.js';
import { mailFile } from './fixtures.js';

describe('what comes back to the address of a delivery', () => {
  test('a refusal for good, in the other server’s words', async () => {
    expect(await readReport(mailFile('bounce-hard'))).toEqual({
      kind: 'delivery',
      action: 'failed',
      status: '5.1.1',
      said: '550 5.1.1 <anna@example.org>: Recipient address rejected: User unknown',
    });
  });
  test('a refusal for now', async () => {
    expect(await readReport(mailFile('bounce-soft'))).toMatchObject({ action: 'failed', status: '4.2.2' });
  });
  test('a delay is no refusal', async () => {
    expect(await readReport(mailFile('bounce-delayed'))).toMatchObject({ action: 'delayed' });
  });
  test('a complaint', async () => {
    expect(await readReport(mailFile('complaint'))).toEqual({ kind: 'complaint' });
  });
  test('a complaint taken back is none', async () => {
    const raw = mailFile('complaint').toString().replace('Feedback-Type: abuse', 'Feedback-Type: not-spam');
    expect(await readReport(Buffer.from(raw))).toEqual({ kind: 'other' });
  });
  test.each(['auth-failure', 'virus', 'other', ''])(
    'a report of the kind “%s” is no complaint',
    async kind => {
      const raw = mailFile('complaint').toString().replace('Feedback-Type: abuse', `Feedback-Type: ${kind}`);
      expect(await readReport(Buffer.from(raw))).toEqual({ kind: 'other' });
    },
  );
  test('a copy of what is complained of, from the oldest loop', async () => {
    const raw =
      'From: staff@provider.example\r\nSubject: complaint about message from 192.0.2.1\r\nContent-Type: message/rfc822\r\n\r\nFrom: turns@example.net\r\n\r\nx';
    expect(await readReport(Buffer.from(raw))).toEqual({ kind: 'complaint' });
  });
  test('a mail that wants no more', async () => {
    expect(await readReport(Buffer.from('From: a@b.org\r\nSubject: Unsubscribe\r\n\r\n'))).toEqual({
      kind: 'unsubscribe',
    });
  });
  test.each(['gmail-english', 'vacation-english', 'with-attachment'])('%s says nothing', async name => {
    expect(await readReport(mailFile(name))).toEqual({ kind: 'other' });
  });
  test('a report without a word is read as one', async () => {
    const raw = mailFile('bounce-hard')
      .toString()
      .replace(/Final-Recipient[\s\S]*?unknown\r\n/, '');
    expect(await readReport(Buffer.from(raw))).toEqual({
      kind: 'delivery',
      action: 'other',
      status: '',
      said: '',
    });
  });
});

describe('a bounce in no standard form', () => {
  const loose = (head: string, body: string, type = 'text/plain') =>
    readReport(Buffer.from(`${head}\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}`));

  test.each<[string, string, string, string, RegExp]>([
    [
      'of qmail',
      'From: MAILER-DAEMON@mx.example.net\r\nSubject: failure notice',
      'Hi. This is the mail program at mx.example.net.\nThis is a permanent error; I have given up.\n\n<robin@example.net>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\n550 of our own',
      '5.1.1',
      /no mailbox here by that name/,
    ],
    [
      'of an old Exim',
      'From: Mail Delivery System <Mailer-Daemon@mx.example.net>\r\nX-Failed-Recipients: robin@example.net\r\nSubject: Mail delivery failed: returning message to sender',
      'A message that you sent could not be delivered to one or more of its recipients.\n\n  robin@example.net\n    Unrouteable address\n\n------ This is a copy of the message, including all the headers. ------\n',
      '',
      /could not be delivered|Unrouteable/,
    ],
    [
      'of a provider, with the answer of another',
      'From: Postmaster <postmaster@provider.example>\r\nSubject: Undeliverable: Your turn',
      'Delivery has failed to these recipients.\n\nRemote server returned 550 5.1.10 Recipient not found',
      '5.1.10',
      /550 5\.1\.10/,
    ],
    [
      'in German',
      'From: MAILER-DAEMON@provider.example\r\nSubject: Mail konnte nicht zugestellt werden',
      'Ihre Nachricht konnte nicht zugestellt werden:\n\n<robin@example.net>: 552 5.2.2 Mailbox full',
      '5.2.2',
      /552/,
    ],
  ])('%s', async (_what, head, body, status, said) => {
    expect(await loose(head, body)).toEqual({
      kind: 'delivery',
      action: 'failed',
      status,
      said: expect.stringMatching(said),
    });
    expect(
      await loose(head, `<p>${body.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`, 'text/html'),
    ).toMatchObject({
      kind: 'delivery',
      status,
    });
  });

  test('that the server goes on trying', async () => {
    const head = 'From: MAILER-DAEMON@mx.example.net\r\nSubject: Warning: message delayed';
    const body =
      'This is a warning message only. It has not yet been delivered: 451 4.3.0 busy. I will try again.';
    expect(await loose(head, body)).toMatchObject({ action: 'delayed', status: '4.3.0' });
  });

  test.each([
    [
      'a vacation notice',
      'From: robin@example.net\r\nReturn-Path: <>\r\nSubject: Away',
      'I am away, call 550 1234.',
    ],
    ['a letter', 'From: robin@example.net\r\nSubject: Re: Your turn', '550 5.1.1 no such user, ha'],
    ['the postmaster, of something else', 'From: postmaster@example.net\r\nSubject: Hello', 'Welcome!'],
  ])('%s is none', async (_what, head, body) => {
    expect(await loose(head, body)).toEqual({ kind: 'other' });
  });
});

describe('whether the mailbox is gone', () => {
  test.each([
    ['5.1.1', ''],
    [
      '5.1.1',
      '550 5.1.1 <quota@spam.example>: Recipient address rejected: User unknown in virtual mailbox table',
    ],
    ['5.0.0', '550 5.1.1 no such user'],
    ['5.1.351', '550 5.1.351 Remote server returned unknown recipient or mailbox unavailable'],
    ['5.5.0', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).'],
    [
      '5.0.0',
      "554 delivery error: dd This user doesn't have a provider.example account (robin@provider.example)",
    ],
    ['5.4.1', '550 5.4.1 Recipient address rejected: Access denied.'],
    ['5.0.0', '550-5.1.1 The email account that you tried to reach does not exist.'],
    ['', 'Sorry, no mailbox here by that name. (#5.1.1)'],
    ['', 'Unrouteable address'],
    ['5.2.1', '550 5.2.1 The email account that you tried to reach is disabled'],
  ])('gone: %s %s', (status, said) => {
    expect(isMailboxGone(status, said)).toBe(true);
  });

  test.each([
    ['5.1.1', '550 5.7.1 sender address is on a block list'],
    ['5.2.1', '550-5.2.1 The user is receiving mail at a rate that prevents additional messages'],
    ['5.1.1', '550 5.1.1 Message rejected: DMARC policy'],
    ['5.2.2', '552 5.2.2 mailbox full'],
    ['5.1.1', '450 4.2.0 greylisted'],
    ['5.0.0', '550 Blocked, your IP has a bad reputation'],
    ['5.7.1', '550 5.7.1 RESOLVER.RST.NotAuthorized'],
    ['5.0.0', '554 Transaction failed'],
    ['', ''],
  ])('not gone: %s %s', (status, said) => {
    expect(isMailboxGone(status, said)).toBe(false);
  });
});
