import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createTransport } from 'nodemailer';
import { NotChecked } from '../../../src/mail/inbound/verify.js';
import { startListener, type Listener, type ListenerOptions } from '../../../src/mail/inbound/listener.js';
import { createRenewal } from '../../../src/run/certificate.js';

type Taken = Parameters<ListenerOptions['take']>[0];

let listener: Listener;
let taken: Taken[];
let errors: Error[];
let answer: () => ReturnType<ListenerOptions['take']>;

const start = async (change: Partial<ListenerOptions> = {}): Promise<void> => {
  listener = await startListener({
    port: 0,
    host: '127.0.0.1',
    name: 'mx.example.net',
    lmtp: false,
    tls: null,
    isOurs: address => /^r\+good\d*@in\.example\.net$/.test(address),
    take: mail => {
      taken.push(mail);
      return answer();
    },
    onError: error => errors.push(error),
    ...change,
  });
};

beforeEach(async () => {
  taken = [];
  errors = [];
  answer = () => Promise.resolve('taken');
  await start();
});
afterEach(() => listener.close());

const send = (envelope: { from: string; to: string | string[] }, text = 'pass', lmtp = false) => {
  const client = createTransport({
    host: '127.0.0.1',
    port: listener.port,
    ignoreTLS: true,
    lmtp,
    secure: false,
  });
  return client
    .sendMail({ envelope, from: 'anna@example.org', to: 'r+good@in.example.net', subject: 'Re: x', text })
    .finally(() => {
      client.close();
    });
};

/** Whose certificate is shown to one who asks for encryption. */
const shownName = async (): Promise<string> => {
  const client = connect(listener.port, '127.0.0.1');
  const heard = async (): Promise<void> => void (await once(client, 'data'));
  await heard();
  client.write('EHLO me\r\n');
  await heard();
  client.write('STARTTLS\r\n');
  await heard();
  const encrypted = connectTls({ socket: client, rejectUnauthorized: false });
  await once(encrypted, 'secureConnect');
  const { subject } = encrypted.getPeerCertificate();
  encrypted.destroy();
  return String(subject.CN);
};

test('a certificate that is renewed is shown without a new start; one that does not fit is not taken', async () => {
  const file = (name: string): string =>
    readFileSync(new URL(`../../fixtures/tls/${name}.pem`, import.meta.url), 'utf8');
  const [key, cert, renewed] = [file('key'), file('cert'), file('renewed')];
  await listener.close();
  await start({ tls: { cert, key } });
  let files = { cert, key };
  const said: string[] = [];
  const log = {
    info: (_: object, text: string) => said.push(text),
    warn: (_: object, text: string) => said.push(text),
  };
  const look = createRenewal({ read: () => Promise.resolve(files), tls: files, listener, log });
  const first = await shownName();
  await look();
  expect([said, await shownName()]).toEqual([[], first]);
  files = { cert: 'half', key };
  await look();
  expect([said, await shownName()]).toEqual([[expect.stringContaining('could not be renewed')], first]);
  files = { cert: renewed, key };
  await look();
  expect(await shownName()).toBe('renewed.example.net');
});

describe('the letter box', () => {
  test('that finds its port taken says what to do', async () => {
    const { port } = listener;
    const first = listener;
    await expect(start({ port })).rejects.toThrow(
      `port ${port} for mail is taken: each web process needs an SMTP_LISTEN_PORT of its own`,
    );
    listener = first;
  });

  test('takes a mail to an address of ours, with its envelope, as it came', async () => {
    const sent = await send({ from: 'anna@example.org', to: 'r+good@in.example.net' });
    expect(sent.response).toMatch(/^250/);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ sender: 'anna@example.org', recipients: ['r+good@in.example.net'] });
    expect(taken[0]!.raw.toString()).toMatch(/^From: anna@example\.org\r\n[\s\S]*\r\n\r\npass/);
  });

  test('takes a report without a sender', async () => {
    await send({ from: '', to: 'r+good@in.example.net' });
    expect(taken[0]!.sender).toBe('');
  });

  test.each([
    'r+bad@in.example.net',
    'friend@example.com',
    'r+good@in.example.net.evil.com',
    'postmaster@in.example.net',
  ])('relays nothing: %s is refused before a byte of the mail is read', async to => {
    await expect(send({ from: 'anna@example.org', to })).rejects.toMatchObject({
      responseCode: 550,
      command: 'RCPT TO',
    });
    expect(taken).toEqual([]);
  });

  test('says that it has a mail only when it is stored', async () => {
    answer = () => Promise.reject(new Error('the database is away'));
    await expect(send({ from: 'a@b.org', to: 'r+good@in.example.net' })).rejects.toMatchObject({
      responseCode: 451,
    });
    expect(errors.map(error => error.message)).toEqual(['the database is away']);
    expect(errors[0]!.message).not.toMatch(/451/);
  });

  test('asks to try later when there are too many', async () => {
    answer = () => Promise.resolve('busy');
    await expect(send({ from: 'a@b.org', to: 'r+good@in.example.net' })).rejects.toMatchObject({
      responseCode: 452,
    });
  });

  test('does not take what is too large, announced or not', async () => {
    const large = 'x'.repeat(70).concat('\n').repeat(16_000);
    await expect(send({ from: 'a@b.org', to: 'r+good@in.example.net' }, large)).rejects.toMatchObject({
      responseCode: 552,
    });
    const spoken = await chat([
      'EHLO x',
      'MAIL FROM:<a@b.org>',
      'RCPT TO:<r+good@in.example.net>',
      'DATA',
      `${large.replaceAll('\n', '\r\n')}\r\n.`,
      'QUIT',
    ]);
    expect(spoken).toMatch(/552 5\.3\.4/);
    expect(taken).toEqual([]);
  });

  test('takes no more than ten recipients', async () => {
    const to = Array.from({ length: 12 }, (_, n) => `r+good${String(n)}@in.example.net`);
    const sent = await send({ from: 'a@b.org', to });
    expect(sent.rejected).toHaveLength(2);
    expect(taken[0]!.recipients).toHaveLength(10);
  });

  test('lets nobody log in, and offers no encryption without a certificate', async () => {
    const spoken = await chat(['EHLO x', 'AUTH PLAIN AGEAYg==', 'STARTTLS', 'VRFY anna', 'QUIT']);
    expect(spoken).not.toMatch(/250.(AUTH|STARTTLS)/);
    expect(spoken).not.toMatch(/235/);
    expect(spoken.match(/^5\d\d/gm)!.length).toBeGreaterThanOrEqual(2);
  });

  test('outlives nonsense and broken connections', async () => {
    await chat(['\u0000\u0001GET / HTTP/1.1', 'QUIT']);
    const socket = connect(listener.port, '127.0.0.1');
    socket.write('EHLO x\r\nMAIL FROM:<a@b.org>\r\nRCPT TO:<r+good@in.example.net>\r\nDATA\r\nhalf');
    await new Promise<void>(gone => {
      socket.once('data', () => {
        socket.destroy();
        gone();
      });
    });
    await send({ from: 'anna@example.org', to: 'r+good@in.example.net' });
    expect(taken).toHaveLength(1);
  });

  /** Somebody who connects and is greeted, or sent away. */
  const greeted = (): Promise<{ readonly socket: Socket; readonly said: string }> =>
    new Promise((done, failed) => {
      const socket = connect(listener.port, '127.0.0.1');
      socket.once('data', data => done({ socket, said: data.toString() }));
      socket.once('error', failed);
    });

  test('lets one machine hold no more than ten connections', async () => {
    const all = await Promise.all(Array.from({ length: 11 }, greeted));
    expect(all.map(({ said }) => said.slice(0, 3)).sort()).toEqual([...Array<string>(10).fill('220'), '421']);
    const held = all.find(({ said }) => said.startsWith('220'))!.socket;
    const gone = new Promise(closed => held.once('close', closed));
    held.write('QUIT\r\n');
    await gone;
    // There is room again.
    await send({ from: 'anna@example.org', to: 'r+good@in.example.net' });
    expect(taken).toHaveLength(1);
    for (const { socket } of all) socket.destroy();
  });

  test('ends a conversation that never ends, though it is never silent', async () => {
    await listener.close();
    await start({ longest: 300 });
    const { socket } = await greeted();
    const talking = setInterval(() => socket.write('N'), 20);
    await new Promise(closed => socket.once('close', closed));
    clearInterval(talking);
    expect(taken).toEqual([]);
  });

  test('speaks LMTP to a mail server on the same machine', async () => {
    await listener.close();
    await start({ lmtp: true });
    await send({ from: 'anna@example.org', to: 'r+good@in.example.net' }, 'pass', true);
    expect(taken).toHaveLength(1);
  });
});

/** Says line after line, each when the one before was answered. */
const chat = (lines: readonly string[]): Promise<string> =>
  new Promise((done, failed) => {
    const socket = connect(listener.port, '127.0.0.1');
    let heard = '';
    let at = 0;
    socket.on('data', chunk => {
      heard += chunk.toString();
      if (/^\d{3} .*\r\n$/m.test(chunk.toString().split('\r\n').slice(-2).join('\r\n')) && at < lines.length)
        socket.write(`${lines[at++]!}\r\n`);
    });
    socket.on('close', () => {
      done(heard);
    });
    socket.on('error', failed);
  });

describe('where senders are checked', () => {
  test('what is stored is what the check gives back, and it learns who brought it', async () => {
    await listener.close();
    const brought: unknown[] = [];
    await start({
      verify: ({ raw, sender, ip, helo }) => {
        brought.push([sender, ip, helo !== '']);
        return Promise.resolve(Buffer.concat([Buffer.from('X-Checked: yes\r\n'), raw]));
      },
    });
    await send({ from: 'anna@example.org', to: 'r+good@in.example.net' });
    expect(brought).toEqual([['anna@example.org', '127.0.0.1', true]]);
    expect(taken[0]!.raw.toString()).toMatch(/^X-Checked: yes\r\n/);
  });

  test('one that cannot be checked now is sent again later', async () => {
    await listener.close();
    await start({ verify: () => Promise.reject(new NotChecked('no name server')) });
    await expect(send({ from: 'anna@example.org', to: 'r+good@in.example.net' })).rejects.toMatchObject({
      responseCode: 451,
    });
    expect([taken, errors]).toEqual([[], []]);
  });
});
