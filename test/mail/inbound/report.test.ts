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

describe('a report as it is seldom written', () => {
  const report = (perReceiver: string, letter = 'Sorry.', type = 'message/delivery-status') =>
    readReport(
      Buffer.from(
        `From: MAILER-DAEMON@mx.example.net\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${letter}\r\n--b\r\nContent-Type: ${type}\r\n\r\nReporting-MTA: dns; mx.example.net\r\n\r\n${perReceiver.replaceAll('\n', '\r\n')}\r\n--b--\r\n`,
      ),
    );

  test.each([
    [
      'a comment behind the action',
      'Action: failed (permanent)\nStatus: 5.1.1 (bad mailbox)',
      'failed',
      '5.1.1',
    ],
    ['capitals', 'ACTION: Failed\nSTATUS: 5.1.1', 'failed', '5.1.1'],
    ['no action', 'Final-Recipient: rfc822; a@b.org\nStatus: 5.1.1', 'failed', '5.1.1'],
    ['no action, for now', 'Final-Recipient: rfc822; a@b.org\nStatus: 4.4.1', 'delayed', '4.4.1'],
    ['two that failed', 'Action: failed\nStatus: 5.1.1\n\nAction: failed\nStatus: 5.2.2', 'failed', '5.1.1'],
    [
      'one of two has it',
      'Action: failed\nStatus: 5.1.1\n\nAction: delivered\nStatus: 2.0.0',
      'other',
      '2.0.0',
    ],
    [
      'one of two is tried again',
      'Action: failed\nStatus: 5.1.1\n\nAction: delayed\nStatus: 4.4.1',
      'delayed',
      '4.4.1',
    ],
  ])('%s', async (_what, perReceiver, action, status) => {
    expect(await report(perReceiver)).toMatchObject({ kind: 'delivery', action, status });
  });

  test('in UTF-8 (RFC 6533)', async () => {
    const block = 'Final-Recipient: utf-8; a@b.org\nAction: failed\nStatus: 5.1.1';
    expect(await report(block, 'x', 'message/global-delivery-status; charset=utf-8')).toMatchObject({
      status: '5.1.1',
    });
  });

  test('a reason that is told to people alone', async () => {
    const letter = 'The remote server said:\r\n550 5.1.1 no such user\r\nGoodbye.';
    expect(await report('Action: failed\nStatus: 5.0.0', letter)).toMatchObject({
      said: expect.stringMatching(/^550 5\.1\.1 no such user/),
    });
    expect(await report('Action: failed\nStatus: 5.2.2', letter)).toMatchObject({ said: '5.2.2' });
  });

  test('a long reason is not cut within a letter', async () => {
    const block = `Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; ${'x'.repeat(299)}\u{1f600}`;
    expect(await report(block)).toMatchObject({ said: 'x'.repeat(299) });
  });

  test('a complaint with a comment', async () => {
    const raw = mailFile('complaint')
      .toString()
      .replace('Feedback-Type: abuse', 'Feedback-Type: abuse (spam)');
    expect(await readReport(Buffer.from(raw))).toEqual({ kind: 'complaint' });
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

  test('of an old Exim that goes on trying', async () => {
    const head = 'From: Mailer-Daemon@mx.example.net\r\nSubject: Warning: message 1kAbCd delayed 24 hours';
    const body =
      'A message that you sent has not been delivered to all of its recipients.\n\n  robin@example.net\n\nDelivery attempts will continue for some time. Eventually the mail delivery software will give up.';
    expect(await loose(head, body)).toMatchObject({ action: 'delayed' });
  });

  test('with the reason behind the receiver, and no code', async () => {
    const body =
      'I was not able to deliver your message.\nThis is a permanent error; I have given up.\nSorry.\n\n<robin@example.net>:\nThis address no longer accepts mail.\n\n--- Below this line is a copy of the message.';
    const report = await loose('From: MAILER-DAEMON@mx.example.net\r\nSubject: failure notice', body);
    expect(report).toMatchObject({ action: 'failed', said: 'This address no longer accepts mail.' });
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
    ['5.1.0', '550 #5.1.0 Address rejected.'],
    ['', 'This address no longer accepts mail.'],
    ['5.1.0', 'Domain example.net does not accept mail (nullMX)'],
    ['5.0.0', 'User robin (robin@example.net) not listed in Domino Directory'],
  ])('gone: %s %s', (status, said) => {
    expect(isMailboxGone(status, said)).toBe(true);
  });

  test.each([
    ['5.1.1', '550 5.7.1 sender address is on a block list'],
    ['5.1.0', '550 #5.1.0 Address rejected by sender policy'],
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
