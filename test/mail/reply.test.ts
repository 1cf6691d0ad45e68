import { describe, expect, test } from '@jest/globals';
import type { GameMessageMail, PlayMail } from '../../src/mail/index.js';
import { samples } from './samples.js';
import { header, linksIn, write } from './support.js';

const turn = (language: 'de' | 'en'): PlayMail =>
  samples(language).find((mail): mail is PlayMail => mail.kind === 'turn')!;

const replyTo = 'r+8abc-12def-0-1f-0123456789abcdef@in.example.net';

const answer = (answers: string): GameMessageMail => {
  const { id, delivery, to, language, at, game } = turn('en');
  return {
    id,
    delivery,
    to,
    language,
    at,
    game,
    kind: 'message',
    topic: 'mail-answer',
    subject: 'Played',
    heading: 'Played',
    paragraphs: ['“pass”: Anna passes'],
    lines: ['pass: pass'],
    button: null,
    why: 'You answered.',
    previous: null,
    unsubscribe: null,
    unsubscribeAll: null,
    seatToken: null,
    replyTo,
    answers,
  };
};

describe('a mail that may be answered', () => {
  test.each([
    ['de', 'Sie können auch auf diese E-Mail antworten'],
    ['en', 'You can also reply to this e-mail'],
  ] as const)('says so in %s, with an example, and where the answer goes', async (language, words) => {
    const written = await write({ ...turn(language), replyTo });
    expect(header(written, 'Reply-To')).toEqual([`Bahnpost <${replyTo}>`]);
    const text = written.text.replaceAll('\n', ' ');
    expect(text).toContain(words);
    expect(text).toMatch(new RegExp(`${words}.*(zum Beispiel|for example) F10 57 r1`));
    expect(written.html).toContain(words);
  });

  test('a link beside a move begins the reply, with the move in it', async () => {
    const mail = { ...turn('en'), replyTo, choices: [{ type: 'bid', label: 'Bid', form: 'bid B&O 45' }] };
    const links = linksIn((await write(mail)).html).filter(link => link.startsWith('mailto:'));
    expect(links).toEqual([`mailto:${replyTo}?subject=Re%3A%20Friday%20five&body=bid%20B%26O%2045`]);
  });

  test('without an address nothing is promised', async () => {
    const written = await write(turn('en'));
    expect(header(written, 'Reply-To')).toEqual([]);
    expect(written.text).not.toContain('reply to this e-mail');
    expect(written.html).not.toContain('reply to this e-mail');
  });

  test('an address that is none is not sent', async () => {
    await expect(write({ ...turn('en'), replyTo: 'x@y.org\r\nBcc: z@y.org' })).rejects.toThrow();
  });
});

describe('the answer to a reply', () => {
  test('stands in its thread, and silences robots', async () => {
    const written = await write(answer('<CAJx7gmail0001@mail.example.org>'));
    expect(header(written, 'In-Reply-To')).toEqual(['<CAJx7gmail0001@mail.example.org>']);
    expect(header(written, 'References')[0]).toContain('<CAJx7gmail0001@mail.example.org>');
    expect(header(written, 'Auto-Submitted')).toEqual(['auto-replied']);
    expect(header(written, 'X-Loop')).toEqual(['post.example']);
  });

  test.each([
    '<a@b>\r\nBcc: victim@example.com',
    '<a b@c>',
    'a@b',
    `<${'x'.repeat(500)}@b>`,
    '<ü@b>',
    '<a@b> <c@d>',
    '<>',
  ])('a Message-ID that could do harm (%j) is left out', async hostile => {
    const written = await write(answer(hostile));
    expect(written.raw).not.toContain('victim');
    expect(header(written, 'In-Reply-To')).toEqual([expect.stringMatching(/^<g[\w]+\.root@post\.example>$/)]);
    expect(header(written, 'Bcc')).toEqual([]);
  });
});
