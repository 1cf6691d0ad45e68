import { describe, expect, test } from '@jest/globals';
import type { CalendarEntry, Mail } from '../../src/mail/index.js';
import { samples } from './samples.js';
import { rawOf, write } from './support.js';

const until = new Date('2026-03-07T18:00:00Z');
const entry: CalendarEntry = {
  ...{ seat: 2, until, at: new Date('2026-03-05T06:00:00Z'), cancelled: false },
  summary: 'Deadline: Friday five',
};

const mailWith = (kind: Mail['kind'], calendar: Partial<CalendarEntry>): Mail => {
  const mail = samples('en').find(one => one.kind === kind)!;
  return { ...mail, calendar: { ...entry, ...calendar } } as Mail;
};

/** The lines of the calendar file, unfolded. */
const fileOf = async (mail: Mail): Promise<readonly string[]> => {
  const { parsed } = await write(mail);
  const file = parsed.attachments.find(({ filename }) => filename === 'deadline.ics')!;
  return file.content
    .toString('utf8')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
};

const valueOf = (lines: readonly string[], name: string): string | undefined =>
  lines.find(line => line.startsWith(`${name}:`))?.slice(name.length + 1);

describe('the deadline for a calendar', () => {
  test('is a file beside the mail, not one of its forms: no program takes it for an invitation', async () => {
    const mail = mailWith('turn', {});
    const raw = await rawOf(mail);
    expect([...raw.matchAll(/^Content-Type: ([a-z]+\/[a-z]+)/gm)].map(m => m[1])).toEqual([
      'multipart/mixed',
      ...['multipart/alternative', 'text/plain', 'multipart/related', 'text/html', 'image/png'],
      'text/calendar',
    ]);
    expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/m);
    expect(raw).toMatch(/^Content-Disposition: attachment; filename=deadline\.ics/m);
    expect(
      raw.length - (await rawOf({ ...mail, calendar: undefined } as unknown as Mail)).length,
    ).toBeLessThan(1500);
    const lines = await fileOf(mail);
    expect(valueOf(lines, 'METHOD')).toBe('PUBLISH');
    expect(valueOf(lines, 'DTSTART')).toBe('20260307T180000Z');
    expect(valueOf(lines, 'SUMMARY')).toBe('Deadline: Friday five');
    expect(valueOf(lines, 'TRANSP')).toBe('TRANSPARENT');
    expect(lines.filter(line => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([]);
  });

  test('replaces what an earlier mail of that seat said, and no other seat’s', async () => {
    const first = await fileOf(mailWith('turn', {}));
    const later = { at: new Date('2026-03-05T06:00:01Z'), until: new Date('2026-03-08T18:00:00Z') };
    const second = await fileOf(mailWith('reminder', later));
    expect(valueOf(first, 'UID')).toMatch(/^g42\.s2\.deadline@post\.example$/);
    expect(valueOf(second, 'UID')).toBe(valueOf(first, 'UID'));
    expect(Number(valueOf(second, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(first, 'SEQUENCE')));
    expect(Number(valueOf(second, 'SEQUENCE'))).toBeLessThan(2 ** 31);
    expect(valueOf(second, 'DTSTART')).toBe('20260308T180000Z');
    expect(valueOf(await fileOf(mailWith('turn', { seat: 1 })), 'UID')).not.toBe(valueOf(first, 'UID'));
  });

  test('is cancelled by the mail that tells that it is over', async () => {
    const first = await fileOf(mailWith('turn', {}));
    const mail = mailWith('game-over', { cancelled: true, at: new Date('2026-03-06T06:00:00Z') });
    expect(await rawOf(mail)).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/m);
    const lines = await fileOf(mail);
    expect([valueOf(lines, 'METHOD'), valueOf(lines, 'STATUS')]).toEqual(['CANCEL', 'CANCELLED']);
    expect(valueOf(lines, 'UID')).toBe(valueOf(first, 'UID'));
    expect(Number(valueOf(lines, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(first, 'SEQUENCE')));
  });

  test('holds no secret, and a game’s name adds nothing to it', async () => {
    const summary = 'Deadline: a;b,c\\\r\nATTENDEE:mailto:eve@example.org';
    const lines = await fileOf(mailWith('turn', { summary }));
    expect(valueOf(lines, 'SUMMARY')).toBe('Deadline: a\\;b\\,c\\\\ ATTENDEE:mailto:eve@example.org');
    expect(lines.filter(line => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines.find(line => line.startsWith('URL'))).toMatch(/:https:\/\/post\.example\/g\/42$/);
  });
});
