import { beforeAll, describe, expect, test } from '@jest/globals';
import { chatSaid } from '../../src/jobs/messages/chat.js';
import type { Mail } from '../../src/mail/index.js';
import type { OutgoingMessage } from '../../src/service/delivery/deliveries.js';
import { cleanLines } from '../../src/service/free-text.js';
import { messageWords } from '../../src/words/messages.js';
import { samples } from '../mail/samples.js';
import { write, type Written } from '../mail/support.js';
import { hostile } from '../support/hostile.js';

/** The words of a mail about the chat, as `jobs/messages` writes them. */
const messageOf = (texts: readonly string[], language: 'de' | 'en', more = 0): Mail => {
  const [sample] = samples(language);
  const said = texts.map(text => ({ who: 'Ben', private: false, at: '2026-03-04T20:15:00.000Z', text }));
  const message = { data: { chat: said, more }, game: { id: '42' }, language } as unknown as OutgoingMessage;
  const {
    lines = [],
    button,
    why = 'why',
    ...words
  } = chatSaid({
    message,
    texts: messageWords[language],
    words: null,
    names: null,
    time: at => at.toISOString().slice(0, 16),
  });
  return {
    id: 'g42.tk3jd82.uanna.chat',
    delivery: sample!.delivery,
    to: sample!.to,
    language,
    at: sample!.at,
    kind: 'message',
    topic: 'chat',
    game: { id: '42', title: '1830', name: 'Friday five' },
    previous: null,
    unsubscribe: 'u-Zm9vYmFyYmF6',
    unsubscribeAll: 'p-YWxsIG1haWxz',
    ...words,
    lines,
    button: button ?? null,
    seatToken: 's-c2VhdA',
    why,
  };
};

const turnOf = (text: string): Mail => {
  const turn = samples('en').find(mail => mail.kind === 'turn');
  if (turn?.kind !== 'turn') throw new Error('the sample is missing');
  return { ...turn, chat: { lines: [`Ben: ${text}`], more: 0 } };
};

const names = (headers: readonly string[]): string[] => headers.map(line => line.slice(0, line.indexOf(':')));
const tags = (html: string): string[] => [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(m => m[1]!);

describe('what somebody says', () => {
  let plain: readonly [message: Written, turn: Written];
  beforeAll(async () => {
    plain = [await write(messageOf(['hello'], 'en')), await write(turnOf('hello'))];
  });

  test.each(hostile)('%j adds no header, element or line to the mails that tell it', async said => {
    // As it is kept; and as it came, should anything ever be kept otherwise.
    const mails = [await write(messageOf([said], 'en')), await write(turnOf(cleanLines(said, 10_000)))];
    for (const [at, written] of mails.entries()) {
      const harmless = plain[at]!;
      expect(names(written.headers)).toEqual(names(harmless.headers));
      const { to } = written.parsed;
      expect(to && !Array.isArray(to) ? to.value.map(v => v.address) : []).toEqual(['anna@example.org']);
      expect(written.parsed.subject).toBe(harmless.parsed.subject);
      expect(tags(written.html)).toEqual(tags(harmless.html));
      expect(written.text.split('\n').filter(line => line === '-- ')).toHaveLength(1);
      // Our own pair of marks keeps what is read from the right apart.
      const apart = written.text.replaceAll(/\u2068([^\u2066-\u2069]*)\u2069/gu, '$1');
      expect(apart).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff]/,
      );
    }
  });
});

describe('the mail about the chat', () => {
  test.each([
    ['en', 'One new message', 'Read and reply'],
    ['de', 'Eine neue Nachricht', 'Lesen und antworten'],
  ] as const)('%s: says who, when and what, with a link to the page', async (language, subject, button) => {
    const { parsed, text, html } = await write(messageOf(['Line one\nline two'], language));
    expect(parsed.subject).toBe(`${subject} – Friday five (1830)`);
    for (const part of [text, html]) {
      expect(part).toContain('Ben, 2026-03-04T20:15: Line one / line two');
      expect(part).toContain(button);
      expect(part.replaceAll('&#x3D;', '=')).toContain('https://post.example/g/42/seat?to=chat#t=s-c2VhdA');
    }
  });

  test('says how many were left out', async () => {
    const { parsed, text } = await write(messageOf(['one', 'two'], 'en', 40));
    expect(parsed.subject).toContain('42 new messages');
    expect(text).toContain('The newest 2 of 42:');
  });

  test('the turn mail has a part of its own for it, and none where nothing was said', async () => {
    const { text, html } = await write(turnOf('shall we?'));
    expect(text).toContain('MESSAGES\n\n- Ben: shall we?');
    expect(html).toContain('Ben: shall we?');
    const [, , , quiet] = samples('en');
    expect((await write(quiet!)).text).not.toContain('MESSAGES');
  });
});
