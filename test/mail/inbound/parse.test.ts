import { describe, expect, test } from '@jest/globals';
import { readReply } from '../../../src/mail/inbound/parse.js';
import { longReplies } from '../../support/long-replies.js';
import { random } from '../../support/random.js';
import { mailFile } from './fixtures.js';

const read = (raw: Buffer | string) => readReply(Buffer.from(raw), 'example.net');

const simple = (body: string, headers = ''): string =>
  `From: anna@example.org\r\nMessage-ID: <x@example.org>\r\nContent-Type: text/plain; charset=utf-8\r\n${headers}\r\n${body}`;

const commandsOf = async (body: string): Promise<readonly string[]> => (await read(simple(body))).commands;

describe('the first lines of a reply, as mail programs send it', () => {
  test.each([
    ['gmail-english', ['Pass']],
    ['gmail-german-bold', ['sell 2 PRR', 'buy B&O']],
    ['outlook-german', ['F10 57 r1']],
    ['outlook-html-only', ['sell 2 PRR', 'Buy B&O']],
    ['apple-mail', ['Run 3 E19-F20-G19']],
    ['thunderbird-flowed', ['run 3 E19-F20-G19-H18-I17-J14, 3 G19-H18-I17-J14-K13, 2 F20-G19', 'pay']],
    ['k9-base64', ['pass']],
    ['yahoo-html', ['bid CS 45', 'pass']],
    ['original-message', ['withhold']],
    ['ended-by-dot', ['undo', 'F10 57 r1']],
    ['with-attachment', ['pass']],
  ])('%s', async (name, commands) => {
    const reply = await read(mailFile(name));
    expect(reply).toMatchObject({ commands, from: ['anna@example.org'], automatic: null, tooLarge: false });
    expect(reply.messageId).toMatch(/^<.+@.+>$/);
  });

  test('a picture that is quoted is no attachment, a file is', async () => {
    expect((await read(mailFile('outlook-german'))).attachments).toBe(0);
    expect((await read(mailFile('with-attachment'))).attachments).toBe(2);
  });
});

describe('where the commands end', () => {
  test.each<[string, string, readonly string[]]>([
    ['an empty line after the first', 'pass\n\nbuy PRR', ['pass']],
    ['empty lines before do not count', '\n \n\u00a0\npass', ['pass']],
    ['a dot', 'pass\n.\nbuy PRR', ['pass']],
    ['Ende', 'pass\nEnde\nbuy PRR', ['pass']],
    ['a signature', 'pass\n-- \nbuy PRR', ['pass']],
    ['a closing', 'pass\nViele Grüße\nbuy PRR', ['pass']],
    ['a closing with a name', 'pass\nLG Anna\nbuy PRR', ['pass']],
    ['thanks', 'pass\nThanks!\nbuy PRR', ['pass']],
    ['a quote', 'pass\n> buy PRR\nbuy PRR', ['pass']],
    ['an attribution in German', 'pass\nAm 21.11.26 um 19:57 schrieb Bahnpost:\nbuy PRR', ['pass']],
    [
      'an attribution in three lines',
      'pass\nOn Fri, Nov 21, 2026\nat 7:57 PM Bahnpost\nwrote:\nbuy',
      ['pass'],
    ],
    ['headers of Outlook', 'pass\nFrom: Bahnpost\nSent: Friday\nTo: Anna\nSubject: x\nbuy PRR', ['pass']],
    ['an original message', 'pass\n-----Ursprüngliche Nachricht-----\nbuy PRR', ['pass']],
    ['a greeting is passed over', 'Liebe Leute!\nMoin,\n\npass', ['pass']],
    ['nothing but a greeting', 'Hallo zusammen,', []],
    ['nothing', '', []],
    ['a reply below the quote', '> what\n> now\n\npass\n', ['pass']],
  ])('%s', async (_what, body, commands) => {
    expect(await commandsOf(body)).toEqual(commands);
  });

  test('what is not a move by its look is left to the game: it may be one', async () => {
    expect(await commandsOf('I would like to pass\nhi12 57 r1')).toEqual([
      'I would like to pass',
      'hi12 57 r1',
    ]);
  });

  test('what stands behind is told, but not read', async () => {
    expect(await read(simple('pass\n\nand then buy PRR'))).toMatchObject({
      commands: ['pass'],
      rest: 'and then buy PRR',
    });
  });

  test('at most twenty commands are taken', async () => {
    expect(await commandsOf('pass\n'.repeat(50))).toHaveLength(20);
  });
});

describe('what phones and word processors do to a line', () => {
  test.each([
    ['Pass.', 'Pass'],
    ['run 2 F20\u2013G19', 'run 2 F20-G19'],
    ['run 2 F20\u2212G19', 'run 2 F20-G19'],
    ['\u201ebuy PRR\u201c', 'buy PRR'],
    ['\u00abbuy PRR\u00bb', 'buy PRR'],
    ['buy\u00a0\u202fPRR', 'buy PRR'],
    ['b\u200buy\u200d P\u2060RR\ufeff', 'buy PRR'],
    ['\u202ebuy PRR\u202c', 'buy PRR'],
    ['\uff42uy PRR', 'buy PRR'],
    ['- buy PRR', 'buy PRR'],
    ['**buy PRR**', '*buy PRR*'],
    ['*buy PRR*', 'buy PRR'],
    ['\tbuy   PRR  ', 'buy PRR'],
  ])('%j', async (typed, command) => {
    expect(await commandsOf(typed)).toEqual([command]);
  });
});

describe('who wrote it', () => {
  test('two addresses, or two headers, are nobody we can trust', async () => {
    expect((await read(mailFile('two-from-addresses'))).from).toHaveLength(2);
    expect((await read(mailFile('two-from-headers'))).from).toEqual([]);
  });

  test('a display name is no address', async () => {
    expect((await read(mailFile('hostile-name'))).from).toEqual(['mallory@example.com']);
  });

  test.each([
    ['a group', 'From: friends: anna@example.org, ben@example.org;\r\n\r\npass'],
    ['an empty group', 'From: undisclosed-recipients:;\r\n\r\npass'],
    ['nobody', 'To: x@example.net\r\n\r\npass'],
    ['no address', 'From: Anna\r\n\r\npass'],
  ])('%s', async (_what, raw) => {
    expect((await read(raw)).from).toEqual([]);
  });
});

describe('RFC 3834: what no person wrote is neither answered nor read', () => {
  test.each([
    ['vacation-german', 'subject'],
    ['vacation-english', 'auto-submitted'],
    ['bounce-hard', 'return-path'],
    ['complaint', 'return-path'],
  ])('%s', async (name, why) => {
    expect((await read(mailFile(name))).automatic).toBe(why);
  });

  test.each([
    ['Auto-Submitted: auto-generated', 'auto-submitted'],
    ['Auto-Submitted: auto-notified; owner-email="x"', 'auto-submitted'],
    ['Precedence: bulk', 'precedence'],
    ['Precedence: list', 'precedence'],
    ['PRECEDENCE: Junk', 'precedence'],
    ['X-Auto-Response-Suppress: All', 'x-auto-response-suppress'],
    ['List-Id: <a.example.org>', 'list-id'],
    ['X-Loop: bahnpost', 'x-loop'],
    ['Return-Path: <>', 'return-path'],
    ['Subject: Out of Office: back on Monday', 'subject'],
    ['Subject: =?UTF-8?Q?Automatische_Antwort=3A_x?=', 'subject'],
    ['Subject: Nicht zustellbar: x', 'subject'],
  ])('%s', async (header, why) => {
    expect((await read(simple('pass', `${header}\r\n`))).automatic).toBe(why);
  });

  test.each([
    'Auto-Submitted: no',
    'Auto-Submitted: No; x=y',
    'Subject: Re: [1830 "Urlaub"] Your turn',
    'Precedence: normal',
  ])('a person: %s', async header => {
    expect((await read(simple('pass', `${header}\r\n`))).automatic).toBeNull();
  });

  test('our own mails that come back', async () => {
    const raw = 'From: anna@example.org\r\nMessage-ID: <g1.a2.turn@Example.NET>\r\n\r\npass';
    expect((await read(raw)).automatic).toBe('message-id');
  });

  test.each([
    '9f2c4e1a-7b3d-4c55-8a10-2f6e9d0c1b77@example.net',
    'B1F0A2C4-11D2-4E9B-9C1E-5A6D7E8F9012@example.net',
    '20261121195712.GA4711@desk.example.net',
    '4b1f9c2ad0e7.camel@example.net',
  ])('a person whose mailbox is at our own domain: %s', async id => {
    const raw = `From: anna@example.net\r\nMessage-ID: <${id}>\r\n\r\npass`;
    expect((await read(raw)).automatic).toBeNull();
  });
});

describe('what should never have been sent', () => {
  test('text longer than anybody writes is not read', async () => {
    expect(await read(simple(`pass\n${'x'.repeat(110_000)}`))).toMatchObject({
      tooLarge: true,
      commands: [],
    });
  });

  test('a hundred multiparts inside each other', async () => {
    const depth = 100;
    const open = Array.from(
      { length: depth },
      (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
    );
    const close = Array.from({ length: depth }, (_, n) => `\r\n--b${depth - 1 - n}--`);
    const raw = `From: anna@example.org\r\n${open.join('')}Content-Type: text/plain\r\n\r\npass\r\n${close.join('')}`;
    expect((await read(raw)).from).toEqual(['anna@example.org']);
  });

  test('thousands of little attachments', async () => {
    const file =
      '--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment\r\n\r\nx\r\n';
    const raw = `From: anna@example.org\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\npass\r\n${file.repeat(3000)}--b--`;
    expect(await read(raw)).toMatchObject({ commands: [], automatic: 'unreadable' });
  });

  // The parser would take minutes for the first two, hours for the flowed text, and never come back from mails in mails.
  test.each<[string, string]>([
    ['a header of a hundred thousand lines', `From: anna@example.org\r\nX: ${'y\r\n '.repeat(100_000)}\r\n`],
    ['a hundred thousand headers', `From: anna@example.org\r\n${'X: y\r\n'.repeat(100_000)}`],
    ['a header as long as a book', `From: anna@example.org\r\nX: ${'y'.repeat(300_000)}\r\n`],
    [
      'such a header in a part',
      `From: anna@example.org\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nX: ${'y\r\n '.repeat(100_000)}\r\n`,
    ],
  ])('%s', async (_what, head) => {
    expect(await read(`${head}\r\npass`)).toMatchObject({ commands: [], automatic: 'unreadable' });
  });

  test('thousands of mails inside each other: what they say, somebody else has said', async () => {
    const inner = 'Content-Type: message/rfc822\r\nContent-Disposition: inline\r\n\r\n'.repeat(3000);
    expect(
      (await read(`From: anna@example.org\r\n${inner}From: ben@example.org\r\n\r\npass`)).commands,
    ).toEqual([]);
  });

  test('a mail that is sent along, as mail programs show it, is no command', async () => {
    const raw = `From: anna@example.org\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n\r\n--b\r\nContent-Type: message/rfc822\r\nContent-Disposition: inline\r\n\r\nContent-Type: text/plain\r\n\r\nbuy PRR\r\n--b--\r\n`;
    expect((await read(raw)).commands).toEqual([]);
  });

  test.each([
    ['as it is', 'format=flowed; delsp=yes', '7bit', 'a \r\n'.repeat(250_000)],
    ['packed', 'Format="FLOWED"', 'base64', Buffer.from('a \r\n'.repeat(180_000)).toString('base64')],
    ['named in pieces', 'format*0=flo; format*1=wed', '7bit', 'a \r\n'.repeat(250_000)],
  ])('a text of one line, broken into hundreds of thousands, %s', async (_how, params, encoding, body) => {
    const head = `From: anna@example.org\r\nContent-Type: text/plain; ${params}\r\nContent-Transfer-Encoding: ${encoding}`;
    expect(await read(`${head}\r\n\r\n${body}`)).toMatchObject({ commands: [], tooLarge: true });
  });

  test('a text that flows is put together, with or without the blanks', async () => {
    const flows = (params: string, body: string): string =>
      `From: anna@example.org\r\nContent-Type: text/plain; charset=utf-8; ${params}\r\n\r\n${body}`;
    expect((await read(flows('format=flowed', 'run 2 \r\nF10-F12\r\n pay\r\n-- \r\nAnna'))).commands).toEqual(
      ['run 2 F10-F12', 'pay'],
    );
    expect((await read(flows('format=flowed; delsp=yes', 'run 2 F10- \r\nF12\r\npay'))).commands).toEqual([
      'run 2 F10-F12',
      'pay',
    ]);
  });

  test.each(longReplies)(
    'many %s: few commands, each of bounded length',
    async (_what, body, plain, html) => {
      const asPlain = (await read(simple(body))).commands;
      const asHtml = (await read(simple(body).replace('text/plain', 'text/html'))).commands;
      expect([asPlain.length, asHtml.length]).toEqual([plain, html]);
      for (const command of [...asPlain, ...asHtml]) expect(command.length).toBeLessThanOrEqual(1000);
    },
  );

  test('random bytes are read without an error, whatever they say they are', async () => {
    const rng = random(3834);
    const types = [
      'text/plain',
      'text/html',
      'multipart/mixed; boundary=b',
      'multipart/report; boundary="',
      'message/rfc822',
      'x',
    ];
    const encodings = ['base64', 'quoted-printable', '8bit', 'x-uuencode'];
    for (let n = 0; n < 150; n++) {
      const bytes = Buffer.from(
        Array.from({ length: Math.floor(rng() * 400) }, () => Math.floor(rng() * 256)),
      );
      const head = `From: a@b.c\r\nContent-Type: ${types[n % types.length]!}; charset=x${n}\r\nContent-Transfer-Encoding: ${encodings[n % encodings.length]!}\r\n\r\n`;
      for (const raw of [bytes, Buffer.concat([Buffer.from(head), bytes])])
        expect((await read(raw)).commands.length).toBeLessThanOrEqual(20);
    }
  });
});
