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

  test('a signature is no attachment', async () => {
    const signed = `From: anna@example.org\r\nContent-Type: multipart/signed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\npass\r\n--b\r\nContent-Type: application/pkcs7-signature; name=smime.p7s\r\nContent-Disposition: attachment; filename=smime.p7s\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA\r\n--b--`;
    expect(await read(signed)).toMatchObject({ commands: ['pass'], attachments: 0 });
  });

  test('a picture that is quoted is no attachment, a file is', async () => {
    expect((await read(mailFile('outlook-german'))).attachments).toBe(0);
    expect((await read(mailFile('with-attachment'))).attachments).toBe(2);
  });
});

describe('where the commands end', () => {
  test.each<[string, string, readonly string[]]>([
    ['two empty lines after the first', 'pass\n\n\nbuy PRR', ['pass']],
    ['empty lines before do not count', '\n \n\u00a0\npass', ['pass']],
    ['a dot', 'pass\n.\nbuy PRR', ['pass']],
    ['a dot before everything', '.\npass', []],
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

  test.each<[string, string, readonly string[], string]>([
    ['a closing behind ß', 'F10 57 r1\nGruß\nRobin', ['F10 57 r1'], 'Gruß\nRobin'],
    ['a closing of more words', 'pass\nAll the best,\nRobin', ['pass'], 'All the best,\nRobin'],
    ['a sentence and a name', 'pass\nWhat a game\nRobin', ['pass'], 'What a game\nRobin'],
    [
      'a telephone in another language',
      'pass\nVerzonden vanaf mijn iPhone 12',
      ['pass'],
      'Verzonden vanaf mijn iPhone 12',
    ],
    ['a greeting that is a closing elsewhere', 'Servus,\npass', ['pass'], ''],
    ['thanks before the move', 'Danke!\n\npass', ['pass'], ''],
    ['a greeting on the same line', 'Hi, pass', ['pass'], ''],
    ['a closing on the same line', 'pass, thanks!', ['pass'], ''],
    ['a name for the line', 'My move: sell 2 PRR', ['sell 2 PRR'], ''],
    ['a greeting in another language', 'Bonjour,\n\npass', ['pass'], ''],
    ['a greeting with a figure', 'Hi all 18xx friends,\npass', ['pass'], 'Hi all 18xx friends,'],
    ['a sentence first', 'sorry for the delay\nbuy PRR\npass', ['buy PRR', 'pass'], 'sorry for the delay'],
    [
      'empty lines between moves',
      'F10 57 r1\n\nrun 2 F10-F12\n\npay\n\nRobin',
      ['F10 57 r1', 'run 2 F10-F12', 'pay'],
      'Robin',
    ],
    ['no move past a sentence', 'pass\nthen I think\nbuy PRR', ['pass', 'then I think', 'buy PRR'], ''],
    ['no move past one with a slip', 'verkaufe 2 PRR\npass', ['verkaufe 2 PRR', 'pass'], ''],
    ['numbers of a list', '1. F10 57 r1\n2) pay\n(3) pass', ['F10 57 r1', 'pay', 'pass'], ''],
    ['little pictures', '👍🏽 pass 👨‍👩‍👧\n🎉', ['pass'], '🎉'],
    ['nothing but thanks', 'Danke!\nRobin', [], 'Danke!\nRobin'],
    ['politeness at both ends', 'Hallo zusammen, danke, pass. Viele Grüße, Robin', ['pass'], ''],
    ['a longer name for the line', 'My very next move: sell 2 PRR', ['sell 2 PRR'], ''],
    [
      'names for three lines',
      'First: F10 57 r1\nSecond: run 2 F10\nThird: pay',
      ['F10 57 r1', 'run 2 F10', 'pay'],
      '',
    ],
    ['a bullet that became a letter', 'o F10 57 r1\no pay', ['F10 57 r1', 'pay'], ''],
    ['a ruled line around a move', '--- pass ---', ['--- pass ---'], ''],
  ])('%s', async (_what, body, commands, rest) => {
    expect(await read(simple(body))).toMatchObject({ commands, rest });
  });

  test('a closing without a mark, by one who knows the moves', async () => {
    const look = (line: string) => (/^pass$/i.test(line) ? 'move' : 'other');
    const { commands } = await readReply(Buffer.from(simple('Pass LG Robin')), 'example.net', { look });
    expect(commands).toEqual(['Pass']);
  });

  test('a mail that is signed inside its text', async () => {
    const signed =
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n- pass\nbuy PRR\n-----BEGIN PGP SIGNATURE-----\n\niQ\n-----END PGP SIGNATURE-----';
    expect(await commandsOf(signed)).toEqual(['pass', 'buy PRR']);
  });

  test('what is not a move by its look is left to the game: it may be one', async () => {
    expect(await commandsOf('I would like to pass\nhi12 57 r1')).toEqual([
      'I would like to pass',
      'hi12 57 r1',
    ]);
  });

  test('no move past more than three sentences', async () => {
    const sentences = ['sorry for the delay', 'it has rained', 'everybody was away', 'and so on'];
    const first = async (count: number): Promise<string | undefined> =>
      (await commandsOf([...sentences.slice(0, count), 'pass'].join('\n')))[0];
    expect([await first(3), await first(4)]).toEqual(['pass', 'sorry for the delay']);
  });

  test('what stands behind is told, but not read', async () => {
    expect(await read(simple('pass\n\nand then buy PRR'))).toMatchObject({
      commands: ['pass'],
      rest: 'and then buy PRR',
    });
  });

  test('a line that is cut is not cut within a letter', async () => {
    const [command] = await commandsOf(`pass${'x'.repeat(995)}\u{20000}\u{20000}`);
    expect(command).toBe(`pass${'x'.repeat(995)}`);
  });

  test('at most twenty commands are taken', async () => {
    expect(await commandsOf('pass\n'.repeat(50))).toHaveLength(20);
  });
});

describe('where the answer stands below a signature', () => {
  const quote = '> Am 28.11.2026 um 14:03 schrieb Bahnpost:\n>\n> Lay track, or pass.';

  test.each([
    ['of a telephone', 'Von meinem iPhone gesendet'],
    ['of a program', 'Sent with Proton Mail secure email.'],
    ['in another language', 'Enviado desde mi iPhone'],
    ['of a person', '-- \nRobin\nTel. 0221 123'],
  ])('%s above the quote', async (_what, signature) => {
    expect(await commandsOf(`${signature}\n\n${quote}\n\nF10 57 r1\npay`)).toEqual(['F10 57 r1', 'pay']);
    expect(await commandsOf(`pass\n${signature}\n\n${quote}\n\nbuy PRR`)).toEqual(['pass']);
  });

  test('but not where the quote has no marks', async () => {
    expect(await commandsOf(`Von meinem iPhone gesendet\n\n${quote.replace(/^> ?/gm, '')}\nbuy PRR`)).toEqual(
      [],
    );
  });

  test('a ruled line above marks is no end', async () => {
    const ruled = '-------- Original-Nachricht --------\n> Von: Bahnpost\n> Lay track.';
    expect(await commandsOf(`${ruled}\n\npass`)).toEqual(['pass']);
  });

  test('the end that a program has broken off a quoted line is no answer', async () => {
    const line = `> ${'so that you know how it is written, for example '.padEnd(68, 'x')}`;
    expect(await commandsOf(`${line}\npass\n> and so on\n\nbuy PRR`)).toEqual(['buy PRR']);
    expect(await commandsOf(`${line}\npass\n>\n> and so on`)).toEqual(['pass']);
    expect(await commandsOf('> Lay track?\npass\n> and so on')).toEqual(['pass']);
  });
});

describe('whose words follow, in no language', () => {
  const ours = { addresses: ['turns@play.example.org', '@in.example.net'], names: ['bahnpost'] };
  const told = async (body: string): Promise<readonly string[]> =>
    (await readReply(Buffer.from(simple(body)), 'example.net', { ours })).commands;
  const from = 'Bahnpost <turns@play.example.org>';

  test.each([
    `Le lun. 2 mars 2026 à 09:00, ${from} a écrit :`,
    `Op ma 2 mrt 2026 om 09:00 schreef ${from}:`,
    `pon., 2 mar 2026 o 09:00 ${from} napisał(a):`,
    `пн, 2 мар. 2026 г. в 09:00, ${from}:`,
    `2026年3月2日(月) 9:00 ${from}：`,
    `${from} writes:`,
    `${from} hat am 02.03.2026 09:00 CET geschrieben`,
    `On Mon, Mar 2, 2026 at 9:00 AM ${from} wrote:`,
    'Den 02-03-2026 kl. 09:00 skrev Bahnpost:',
    'Op 2 maart 2026 schreef r+8abc@in.example.net het volgende:',
    'El lun, 2 mar 2026 a las 9:00, Bahnpost (\n<turns@play.example.org>) escribió:',
    'On Mon, Mar 2, 2026 at 9:00 AM Bahnpost\n<turns@play.example.org> wrote:',
    'Am 02.03.26 um 09:00 schrieb Bahnpost',
    `Le lundi 2 mars 2026 à\n09h00 ${from} a écrit :`,
    `-----${from} schrieb: -----`,
    `---- On Mon, 02 Mar 2026 09:00:00 +0100 ${from} wrote ----`,
  ])('%s', async line => {
    expect(await told(`run 2 F10-F12\npay\n${line}\n\n> It is your turn.\n`)).toEqual([
      'run 2 F10-F12',
      'pay',
    ]);
    expect(await told(`${line}\n> It is your turn.\n> Lay track.\n\nF10 57 r1\npay`)).toEqual([
      'F10 57 r1',
      'pay',
    ]);
    expect(await told(`pass\n\n${line}\n\nbuy PRR`)).toEqual(['pass']);
  });

  test.each(['turns@play.example.org', 'r+8abc@in.example.net'])(
    'one of our addresses is enough, and what follows without marks is nobody’s move: %s',
    async address => {
      expect(await told(`Fra spillet (${address}):\n\nbuy PRR`)).toEqual([]);
      expect(await told('Fra Robin (robin@example.org):\n\nbuy PRR')).toEqual(['buy PRR']);
    },
  );

  test('before the marks of a quote somebody else is named as well, or nobody', async () => {
    for (const line of [
      'Le 02/03/2026, Anna <anna@example.org> a écrit :',
      'Anna skrev:',
      '02.03.2026 09:00 <a@b.org> kirjoitti',
    ])
      expect(await told(`pass\n${line}\n> It is your turn.`)).toEqual(['pass']);
  });

  test('right below moves with a bullet and a full stop, where it has our name alone', async () => {
    const line = 'Le 28/11/2026 à 14:03, Bahnpost a écrit :';
    expect(await told(`1. F10 57 r1.\n2. pay\n${line}\n> Lay track.`)).toEqual(['F10 57 r1', 'pay']);
  });

  test('with a date somebody else’s address is enough as well', async () => {
    expect(await told('Le 2 mars 2026, Robin <robin@example.org> a écrit :\n\nbuy PRR')).toEqual([]);
  });

  test('somebody else without a quote is part of the text', async () => {
    expect(await told('for ben@example.org:\npass')).toEqual(['pass']);
  });

  test('an attribution that is quoted itself, and marks with initials', async () => {
    expect(await told(`pass\n> ${from} wrote:\n>\n> Lay track.`)).toEqual(['pass']);
    expect(await told('BP> It is your turn.\nBP> Lay track.\n\npass')).toEqual(['pass']);
  });

  test.each([
    ['French', `De : ${from}\nEnvoyé : lundi 2 mars 2026 09:00\nÀ : Robin\nObjet : Your turn`],
    ['Swedish', `Från: ${from}\nSkickat: den 2 mars 2026 09:00\nTill: Robin`],
    ['Japanese', '差出人: Bahnpost\n送信日時: 2026年3月2日\n宛先: Robin'],
    ['a ruled line in Spanish', '-----Mensaje original-----'],
  ])('headers of the earlier mail: %s', async (_what, block) => {
    expect(await told(`pass\n${block}\n\nbuy PRR`)).toEqual(['pass']);
  });
});

describe('what is HTML alone', () => {
  const html = async (body: string): Promise<readonly string[]> =>
    (await read(simple(body).replace('text/plain', 'text/html'))).commands;

  test.each<[string, string, readonly string[]]>([
    [
      'a whole document in the quote',
      '<div>pass</div><blockquote><html><head></head><body><div>buy PRR</div></body></html></blockquote>',
      ['pass'],
    ],
    [
      'two documents, one behind the other',
      '<html><body>pass<br></body></html><html><body>Company notice.</body></html>',
      ['pass'],
    ],
    ['text before the body', 'pass<br><body><p>Company notice.</p></body>', ['pass']],
    [
      'rows of a table',
      '<table><tr><td>F10</td><td>57</td><td>r1</td></tr><tr><td>pay</td></tr></table>',
      ['F10 57 r1', 'pay'],
    ],
    ['a list', '<ol><li>F10 57 r1</li><li>pay</li></ol>', ['F10 57 r1', 'pay']],
    ['paragraphs with empty ones between', '<p>F10 57 r1</p><p>&nbsp;</p><p>pay</p>', ['F10 57 r1', 'pay']],
    [
      'an attribution in a block of its own',
      '<div>F10 57 r1</div><div>pay</div><div>Le 2 mars 2026, Bahnpost a écrit :<br></div><blockquote>x</blockquote>',
      ['F10 57 r1', 'pay'],
    ],
    [
      'a quote by its name',
      '<div>pass</div><div class="mail-quote">buy PRR</div><div name="quote">buy PRR</div>',
      ['pass'],
    ],
    ['a quote by its line', '<div style="border-left:2px solid">buy PRR</div><div>pass</div>', ['pass']],
    ['nothing past a ruled line', '<hr><div>buy PRR<blockquote>x</blockquote>buy PRR</div>', []],
    [
      'an answer below the quote',
      '<div>Le 2 mars 2026, Bahnpost a écrit :</div><blockquote>buy PRR</blockquote><div>pass</div>',
      ['pass'],
    ],
  ])('%s', async (_what, body, commands) => {
    expect(await html(body)).toEqual(commands);
  });
});

describe('what is HTML with a text beside it', () => {
  const both = async (kind: string, text: string, html: string): Promise<readonly string[]> =>
    (
      await read(
        `From: anna@example.org\r\nContent-Type: multipart/${kind}; boundary=b\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n--b--`,
      )
    ).commands;

  test.each([
    ['the foot of a list', 'mixed', '_______________________________________________\r\nlist@example.org'],
    ['the line of a scanner', 'mixed', 'Diese E-Mail wurde auf Viren geprüft.'],
    ['that there is HTML', 'alternative', 'Your program does not show HTML.'],
  ])('%s', async (_what, kind, text) => {
    expect(await both(kind, text, '<p>pass</p>')).toEqual(['pass']);
  });

  test('a text that has a quote says all', async () => {
    expect(await both('alternative', 'No.\r\n\r\n> pass', '<p>No.</p><p>pass</p>')).toEqual(['No']);
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
    ['**buy PRR**', 'buy PRR'],
    ['sell *2 PRR*', 'sell 2 PRR'],
    ['run 2 F10 \u2013 F12.1 - g13', 'run 2 F10-F12.1-g13'],
    ['buy B & O', 'buy B&O'],
    ['buy PRR & NYC', 'buy PRR & NYC'],
    ['*pass.*', 'pass'],
    ['\u201cpass.\u201d', 'pass'],
    ['\u00a1pass!', 'pass'],
    ['pass\u3002', 'pass'],
    ['\u2800pass', 'pass'],
    ['\u2043 pass', 'pass'],
    ['\u25a0 pass', 'pass'],
    ['\u00a7 pass', 'pass'],
    ['-> pass', 'pass'],
    ['1.) pass', 'pass'],
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
    ['X-Autoreply: yes', 'x-autoreply'],
    ['List-Id: <a.example.org>', 'list-id'],
    ['X-Loop: bahnpost', 'x-loop'],
    ['Return-Path: <>', 'return-path'],
    ['Subject: Out of Office: back on Monday', 'subject'],
    ['Subject: =?UTF-8?Q?Automatische_Antwort=3A_x?=', 'subject'],
    ['Subject: Nicht zustellbar: x', 'subject'],
    ['Subject: =?UTF-8?Q?R=C3=A9ponse_automatique_=3A_x?=', 'subject'],
    ['Subject: Automatisch antwoord: x', 'subject'],
    ['Subject: =?UTF-8?B?6Ieq5YuV5b+c562U?=: x', 'subject'],
    ['Subject: Balas Otomatis: x', 'subject'],
    ['Precedence: auto-reply', 'precedence'],
    ['X-Vacation: yes', 'x-vacation'],
    ['X-Amazon-Auto-Reply: true', 'x-amazon-auto-reply'],
    ['X-Autogenerated: Reply', 'x-autogenerated'],
    ['X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent', 'x-ms-exchange-generated-message-source'],
  ])('%s', async (header, why) => {
    expect((await read(simple('pass', `${header}\r\n`))).automatic).toBe(why);
  });

  test.each([
    'Auto-Submitted: no',
    'Auto-Submitted: No; x=y',
    'Subject: Re: [1830 "Urlaub"] Your turn',
    'Subject: Re: Urlaub: automatic trains',
    'X-Autoreply: no',
    'Precedence: normal',
    // Two large providers, Exchange and gateways set these on what people write.
    'Feedback-ID: 1234567:user:provider',
    'X-Auto-Response-Suppress: DR, OOF, AutoReply',
    'X-Auto-Response-Suppress: All',
    'List-Unsubscribe: <mailto:stop@example.org>',
  ])('a person: %s', async header => {
    expect((await read(simple('pass', `${header}\r\n`))).automatic).toBeNull();
  });

  test('a thumb that was clicked is no reply', async () => {
    const raw =
      'From: anna@example.org\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nAnna reacted\r\n--b\r\nContent-Type: text/vnd.google.email-reaction+json\r\n\r\n{}\r\n--b--';
    expect(await read(raw)).toMatchObject({ automatic: 'reaction', commands: [] });
  });

  const answered = (text: string, method: string): string =>
    `From: anna@example.org\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--b\r\nContent-Type: text/calendar; method=${method}\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n--b--`;

  test('a calendar answers by itself, unless somebody has written a move beside it', async () => {
    expect((await read(answered('Anna has accepted.', 'REPLY'))).automatic).toBe('calendar');
    expect(await read(answered('pass', 'REPLY'))).toMatchObject({ automatic: null, commands: ['pass'] });
    expect((await read(answered('See you.', 'PUBLISH'))).automatic).toBeNull();
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
    const quoted = '> It is your turn \r\n>> and hers \r\n> too\r\n> \r\npass \r\n> no\r\n';
    expect((await read(flows('format=flowed', quoted))).commands).toEqual(['pass']);
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
