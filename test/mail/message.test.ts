import { describe, expect, test } from '@jest/globals';
import type { Mail } from '../../src/mail/index.js';
import { samples } from './samples.js';
import { header, linksIn, settings, write } from './support.js';
import { COLUMNS, width } from '../../src/mail/text.js';

const mails = (['de', 'en'] as const).flatMap(language =>
  samples(language).map(mail => [mail.kind, language, mail] as const),
);

describe.each(mails)('the %s mail in %s', (kind, language, mail) => {
  test('text first, then HTML, in UTF-8, no line beyond 998 octets', async () => {
    const { raw } = await write(mail);
    const types = [...raw.matchAll(/^Content-Type: ([a-z]+\/[a-z]+)/gm)].map(m => m[1]);
    const pictured = 'picture' in mail;
    expect(types).toEqual(
      pictured
        ? ['multipart/alternative', 'text/plain', 'multipart/related', 'text/html', 'image/png']
        : ['multipart/alternative', 'text/plain', 'text/html'],
    );
    expect(raw.match(/charset=utf-8/g)).toHaveLength(2);
    expect(raw).not.toMatch(/Content-Transfer-Encoding: (8bit|binary)/i);
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
  });

  test('small enough not to be clipped', async () => {
    const { raw, html } = await write(mail);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(Buffer.byteLength(raw)).toBeLessThan(150_000);
  });

  test('the text has every link of the HTML and at most 76 columns', async () => {
    const { text, html } = await write(mail);
    const lines = text.split('\n');
    for (const link of linksIn(html)) expect(lines).toContain(link);
    for (const line of lines.filter(l => !/^https:\/\/\S+$/.test(l)))
      expect(width(line)).toBeLessThanOrEqual(COLUMNS);
    expect(text).not.toMatch(/\t/);
  });

  test('links that look like buttons are as large in classic Outlook, which pads cells alone', async () => {
    const { html } = await write(mail);
    const padded = [...html.matchAll(/(<td[^>]*>)?<a [^>]*[";]padding:([^;"]+)[^>]*>/g)];
    expect(padded.length).toBeGreaterThan(0);
    for (const [found, cell = '', padding] of padded)
      expect([found, cell.includes(`mso-padding-alt:${padding!}`)]).toEqual([found, true]);
  });

  test('nothing is loaded from elsewhere, and the language is said', async () => {
    const { html } = await write(mail);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect([...html.matchAll(/src="([^"]*)"/g)].map(m => m[1])).toEqual(
      'picture' in mail ? [`cid:${mail.id}.board@post.example`] : [],
    );
    expect(html).not.toMatch(/<(script|link|iframe|object|form)\b|url\(|@import|data:/i);
    // What programs that know little drop or draw wrongly.
    expect(html).not.toMatch(/<svg\b|display:\s*(flex|grid)|position:|float:/i);
  });

  test('it says that a machine wrote it, when, and in which language', async () => {
    const written = await write(mail);
    expect(header(written, 'Auto-Submitted')).toEqual(['auto-generated']);
    expect(header(written, 'X-Auto-Response-Suppress')).toEqual(['All']);
    expect(header(written, 'Content-Language')).toEqual([language]);
    expect(header(written, 'Date')).toEqual(['Thu, 05 Mar 2026 06:00:00 +0000']);
    expect(header(written, 'Precedence')).toEqual([]);
    for (const link of linksIn(written.html)) expect(link.startsWith(`${settings.baseUrl}/`)).toBe(true);
  });

  test('every try has the same Message-ID', async () => {
    const [first, second] = [await write(mail), await write(mail)];
    expect(header(first, 'Message-ID')).toEqual([`<${mail.id}@post.example>`]);
    expect(header(second, 'Message-ID')).toEqual(header(first, 'Message-ID'));
  });
});

describe('one thread for each game', () => {
  const ofGame = mails.filter(([, , mail]) => 'game' in mail);

  test.each(ofGame)('%s in %s', async (_kind, _language, mail) => {
    const written = await write(mail);
    const previous = 'previous' in mail && mail.previous !== null ? `<${mail.previous}@post.example>` : null;
    const root = '<g42.root@post.example>';
    expect(header(written, 'References')).toEqual([previous === null ? root : `${root} ${previous}`]);
    expect(header(written, 'In-Reply-To')).toEqual([previous ?? root]);
    expect(header(written, 'List-ID')).toEqual(['"1830 42" <g42.games.post.example>']);
    expect(written.parsed.subject).toMatch(/^\S.* – Friday five \(1830\)$/);
  });

  test('a sign-in link is no part of a game', async () => {
    const written = await write(samples('en')[0]!);
    for (const name of ['References', 'In-Reply-To', 'List-ID', 'List-Unsubscribe'])
      expect(header(written, name)).toEqual([]);
  });
});

test.each(mails)(
  'one click unsubscribes from the %s mail in %s, where there is a choice',
  async (_kind, _language, mail) => {
    const written = await write(mail);
    const game = 'unsubscribe' in mail ? mail.unsubscribe : null;
    const all = 'game' in mail ? null : mail.unsubscribeAll;
    const leads = game !== null ? `unsubscribe/${game}` : all !== null ? `unsubscribe-all/${all}` : null;
    const page = mail.kind === 'invitation' ? `i#t=${mail.secret}` : leads;
    expect(header(written, 'List-Unsubscribe')).toEqual(
      page === null ? [] : [`<https://post.example/${page}>`],
    );
    expect(header(written, 'List-Unsubscribe-Post')).toEqual(
      leads === null ? [] : ['List-Unsubscribe=One-Click'],
    );
    // In the foot every mail that comes unasked offers to be the last.
    expect(written.text.includes('/unsubscribe-all/')).toBe(mail.unsubscribeAll !== null);
    expect(written.html.includes('/unsubscribe-all/')).toBe(mail.unsubscribeAll !== null);
  },
);

test('a mail in quiet hours says that it is urgent, to its reader and to the mail program', async () => {
  for (const language of ['de', 'en'] as const) {
    const turn = samples(language).find(mail => mail.kind === 'turn')!;
    const written = await write({ ...turn, urgent: true } as Mail);
    expect(written.parsed.subject).toMatch(language === 'de' ? /^Eilig · / : /^Urgent · /);
    expect(written.text).toContain(language === 'de' ? 'in Ihren Ruhezeiten' : 'during your quiet hours');
    expect(header(written, 'X-Priority')).toEqual(['1 (Highest)']);
    expect(header(await write(turn), 'X-Priority')).toEqual([]);
  }
});

describe('the turn mail', () => {
  const turn = samples('en').find(mail => mail.kind === 'turn')!;

  test('its subject says where the game stands and what to do', async () => {
    const { parsed } = await write(turn);
    expect(parsed.subject).toBe('Your turn: OR 3.2, PRR to lay track – Friday five (1830)');
  });

  test('a long name does not push out what is to be done', async () => {
    const long = { ...turn, game: { ...('game' in turn ? turn.game : never()), name: 'x'.repeat(200) } };
    const { parsed } = await write(long);
    expect(parsed.subject).toMatch(/^Your turn: OR 3\.2, PRR to lay track – x{39}… \(1830\)$/);
  });

  test('news stands before everything else', async () => {
    const { html } = await write(turn);
    const body = html.slice(html.indexOf('<body'));
    expect(body.replace(/<[^>]*>/g, '').trim()).toMatch(/^B&amp;O paid 28 a share; PRR has one train&zwnj;/);
  });

  test('choices are links that select, and none acts', async () => {
    const { text, html } = await write({ ...turn, replyTo: 'turn+42@post.example' });
    expect(text).toContain(
      '- lay a tile\n  for example: F10 57 r1\nhttps://post.example/g/42/seat?do=lay#t=s-c2VhdC1zZWNyZXQ\n',
    );
    expect(html).toContain('for example: F10 57 r1');
    // How a move is written is of no use where nobody reads answers.
    const unread = await write(turn);
    expect(`${unread.text}${unread.html}`).not.toContain('F10 57 r1');
    expect(text).toContain('https://post.example/g/42/seat?do=pass#t=s-c2VhdC1zZWNyZXQ\n');
  });

  test('the seat’s secret stands behind #, nowhere else', async () => {
    const { raw, text } = await write(turn);
    expect(text).toContain('https://post.example/g/42/seat#t=s-c2VhdC1zZWNyZXQ\n');
    const plain = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    for (const at of plain.matchAll(/s-c2VhdC1zZWNyZXQ/g))
      expect(plain.slice(at.index - 8, at.index)).toMatch(/#t=$|#t&#x3D;$/);
  });

  test('the board is inside, with its facts in words', async () => {
    const { parsed, html } = await write(turn);
    expect(parsed.attachments).toHaveLength(1);
    expect(parsed.attachments[0]).toMatchObject({
      contentType: 'image/png',
      contentDisposition: 'inline',
      cid: 'g42.a312.s2.turn.board@post.example',
    });
    expect(html).toContain('alt="H10: tile 57. PRR reaches Altoona H12 and Pittsburgh H10."');
    expect(html).toMatch(/<img [^>]*width="600" height="450"/);
    // It leads to the whole board; where pictures are off its words stand there as a link.
    expect(html).toMatch(/<a class="link" [^>]*href="[^"]*[?]at&#x3D;ab12cd34[^"]*"><img class="board"/);
    // What is see-through in it is light on a light page, and dark where the reader's program says so.
    expect(html).toMatch(/<img class="board"[^>]*background:#fbfaf4"/);
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{.*\.board\{background:#1f2522!important/);
  });

  test('what the picture shows is told in words to those who see none', async () => {
    if (turn.kind !== 'turn') return never();
    const notes = [{ heading: 'Map', pictured: true as const, lines: ['E19: tile 57'] }];
    const shown = await write({ ...turn, notes });
    expect(shown.text).toContain('E19: tile 57');
    expect(shown.html).not.toContain('E19: tile 57');
    expect((await write({ ...turn, notes, picture: null })).html).toContain('E19: tile 57');
  });

  test('what is asked stands first, then what happened, the board, the tables, the choices', async () => {
    const { html, text } = await write(turn);
    const told = ['Lay or upgrade', 'B&amp;O lays', 'cid:', '> Anna</td>', '?do&#x3D;pass'].map(part =>
      html.indexOf(part),
    );
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told).not.toContain(-1);
    const said = ['Lay or upgrade', 'Take your turn', 'B&O lays', 'BOARD', 'PLAYERS', '?do=pass'].map(part =>
      text.indexOf(part),
    );
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect(said).not.toContain(-1);
  });

  test('a company stands on its colour, and what else there is to say about it below', async () => {
    const { html, text } = await write(turn);
    expect(html).toMatch(
      /<td[^>]*><span class="edge" style="[^"]*background-color:#32763f;color:#fdfcf8">&nbsp;PRR&nbsp;<\/span><\/td>/,
    );
    expect(html).toMatch(/<td class="soft line" colspan="5"[^>]*>Tokens: 1\/4<\/td>/);
    expect(text).toMatch(/^PRR +Anna +\$76 → \$82 +\$240 +3\n {2}Tokens: 1\/4\nNYC/m);
  });

  test('trains are marked in place of their names, players before theirs, which alone are read out', async () => {
    const { html, text } = await write(turn);
    expect(html).toMatch(/<td[^>]*><span class="edge" style="[^"]*#7cc08a[^"]*">&nbsp;3&nbsp;<\/span><\/td>/);
    expect(html).toMatch(
      /<td[^>]*><span class="edge" aria-hidden="true" style="[^"]*#1f5f8b[^"]*">&nbsp;A&nbsp;<\/span> Anna<\/td>/,
    );
    expect(text).not.toMatch(/^A Anna/m);
  });

  test('what is asked leads to its paragraph of the rules, and answers to how moves are written', async () => {
    const { html, text } = await write({ ...turn, replyTo: 'turn+42@post.example' });
    const rule = 'https://post.example/help/rules/1830#7.2';
    expect(html).toContain(`href="${rule}">Rules, § 7.2</a>`);
    expect(text).toContain(`Rules, § 7.2:\n${rule}\n`);
    const notation = 'https://post.example/help/notation/1830';
    for (const part of [html, text]) expect(part).toContain(notation);
    const unread = await write(turn);
    expect(unread.text + unread.html).not.toContain(notation);
  });

  test('the head of the log is in both parts', async () => {
    const { text, html } = await write(turn);
    expect(text).toContain('Checksum of the game’s log: ab12cd34');
    expect(html).toContain('Checksum of the game’s log: ab12cd34');
  });

  test('a turn that came back by an undo corrects the mail before', async () => {
    const { parsed, text } = await write({ ...turn, again: true } as typeof turn);
    expect(parsed.subject).toContain('Your turn again');
    expect(text).toContain('A move was taken back.');
  });

  test('also a long report and many companies stay small', async () => {
    if (turn.kind !== 'turn') return never();
    const lines = Array.from(
      { length: 40 },
      (_, i) => `B&O lays tile ${i} on H10, turned by 60°, for $80, by a private company`,
    );
    const table = turn.tables[1]!;
    const rows = Array.from({ length: 16 }, () => table.rows[0]!);
    const choices = Array.from({ length: 12 }, () => turn.choices[0]!);
    const { html } = await write({
      ...turn,
      since: { lines, more: 900 },
      tables: [
        { ...table, rows },
        { ...table, rows },
      ],
      choices,
    });
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });
});

const never = (): never => {
  throw new Error('the sample is missing');
};

test('where bounces come back, a mail may be ended by mail as well: some programs know nothing else', async () => {
  for (const mail of samples('en')) {
    const [line] = header(await write(mail, { bounces: 'b@bounces.example' }), 'List-Unsubscribe');
    const byMail = `<mailto:b+${mail.delivery.bounceToken}@bounces.example?subject=unsubscribe>`;
    if (mail.kind === 'sign-in') expect(line).toBeUndefined();
    else expect(line?.split(', ')).toEqual([expect.stringMatching(/^<https:.+>$/), byMail]);
  }
});

test.each([
  ['post.example', 'post.example'],
  ['a.de', 'a.de-'],
  ['play.bahnpost.example', 'playbahnpostexa'],
])('the sender of a Feedback-ID has 5 to 15 characters: %s', async (domain, sender) => {
  const [id] = header(await write(samples('en')[0]!, { domain }), 'Feedback-ID');
  expect(id).toBe(`sign-in:none:bahnpost:${sender}`);
});

test('the signature is marked as one, and names keep the joiners that belong to them', async () => {
  const name = 'سمیه\u200cسادات 👩\u200d🚀';
  const [mail] = samples('en');
  const { text } = await write({ ...mail!, to: { ...mail!.to, name: `${name}\u200d\u200c` } });
  expect(text).toContain(`Hello \u2068${name}\u2069,`);
  expect(text).toMatch(/\n-- \n/);
});
