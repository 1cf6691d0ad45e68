import { describe, expect, test } from '@jest/globals';
import { readReport } from '../../../src/mail/inbound/report.js';
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
