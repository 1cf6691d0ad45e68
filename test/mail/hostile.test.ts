import { describe, expect, test } from '@jest/globals';
import type { Mail } from '../../src/mail/index.js';
import { samples } from './samples.js';
import { write } from './support.js';

const hostile = [
  'x\r\nBcc: thief@evil.example',
  'x\nSubject: gone\n\nbody',
  'x\u2028Bcc: thief@evil.example\u2029',
  'x%0d%0aBcc: thief@evil.example',
  '\u202eevil\u202c \u2066rtl\u2069 \u200b\ufeff',
  '=?utf-8?B?DQpCY2M6IHRoaWVmQGV2aWwuZXhhbXBsZQ==?=',
  'x'.repeat(10_000),
  'a@b.example, c@d.example; <e@f.example>',
  'group: a@b.example, c@d.example;',
  '"quoted" \\ (comment)',
  '<img src=x onerror=alert(1)>',
  '</title></style></td><script>alert(1)</script>',
  '"><a href="javascript:alert(1)">here</a>',
  '{{7*7}} {{constructor.constructor "return 1"}} {{{this}}} {{> frame}}',
  '[18xx "other game" #7] Your turn',
  '--\nhttps://evil.example/unsubscribe',
  '\u0000\u0007\u001b[31mred\u007f\u0085',
  '\ud800 half a pair \udc00',
  '👩‍👩‍👧‍👦 漢字 הלו',
  '__proto__',
];

const turnOf = (text: string): Mail => {
  const turn = samples('en').find(mail => mail.kind === 'turn');
  if (turn?.kind !== 'turn') throw new Error('the sample is missing');
  return {
    ...turn,
    to: { ...turn.to, name: text },
    game: { ...turn.game, name: text },
    news: text,
    since: { lines: [text], more: 0 },
    tables: [{ caption: text, columns: [{ heading: text }, { heading: 'b' }], rows: [[text, text]] }],
    notes: [{ heading: text, lines: [text] }],
  };
};

const harmless = turnOf('Anna');

/** The text without the pairs of characters that keep a name apart from what stands around it. */
const unpaired = (text: string): string => text.replace(/\u2068([^\u2066-\u2069]*)\u2069/g, '$1');

/** Header lines without what players wrote. */
const names = (headers: readonly string[]): string[] => headers.map(line => line.slice(0, line.indexOf(':')));

describe.each(hostile)('%j as a name, a title and a line', text => {
  test('adds no header, no part and no receiver', async () => {
    const [plain, written] = [await write(harmless), await write(turnOf(text))];
    expect(names(written.headers)).toEqual(names(plain.headers));
    const to = written.parsed.to;
    expect(to && !Array.isArray(to) ? to.value.map(v => v.address) : []).toEqual(['anna@example.org']);
    expect([...(written.parsed.subject ?? '')].length).toBeLessThanOrEqual(90);
    expect(written.parsed.subject).toMatch(/^Your turn: OR 3\.2, PRR to lay track – .* \(1830\)$/s);
    expect(written.parsed.attachments).toHaveLength(1);
  });

  test('adds no element to the HTML and is no template', async () => {
    const [plain, written] = [await write(harmless), await write(turnOf(text))];
    const tags = (html: string): string[] => [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(m => m[1]!);
    expect(tags(written.html)).toEqual(tags(plain.html));
    expect(written.html).not.toMatch(/\son\w+=|javascript:[^&<]*"/);
  });

  test('is one line of text without hidden characters', async () => {
    const written = await write(turnOf(text));
    const [said, html] = [written.text, written.html].map(unpaired) as [string, string];
    expect(said).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff]/,
    );
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(said.split('\n').filter(line => line.trimEnd() === '--')).toHaveLength(1);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });
});

test('what looks like a template is shown as it is', async () => {
  const { text, html } = await write(turnOf('{{7*7}} {{> frame}}'));
  expect(text).toContain('- {{7*7}} {{> frame}}\n');
  expect(html).toContain('{{7*7}} {{&gt; frame}}');
});

test.each([
  'a@b.example, c@d.example',
  'group: a@b.example;',
  'a@b.example\r\nBcc: c@d.example',
  '"a b"@c.example',
  '<a@b.example>',
  'nobody',
  `${'a'.repeat(250)}@b.example`,
])('%j is not an address, now or later', async address => {
  const [mail] = samples('en');
  await expect(write({ ...mail!, to: { name: 'Anna', address } })).rejects.toMatchObject({
    permanent: true,
    answer: 'not one mail address',
  });
});

test.each(['g42', 'g42 .root', 'a>b', 'x\r\ny', ''])(
  'an id such as %j does not get into a header unless it is one',
  async id => {
    const [mail] = samples('en');
    const sending = write({ ...mail!, id });
    if (id === 'g42') await expect(sending).resolves.toBeDefined();
    else await expect(sending).rejects.toThrow('not fit for a message id');
  },
);
