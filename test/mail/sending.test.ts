import { afterEach, describe, expect, test } from '@jest/globals';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { AddressInfo, Socket } from 'node:net';
import {
  createMailer,
  MailFailure,
  mailboxTransport,
  smtpTransport,
  type KeptMail,
  type Mailer,
} from '../../src/mail/index.js';
import { samples } from './samples.js';
import { settings } from './support.js';

const [signIn] = samples('en');
const turn = samples('en').find(mail => mail.kind === 'turn')!;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

interface Server {
  readonly mailer: Mailer;
  /** Cuts all connections. */
  readonly hangUp: () => void;
  readonly received: {
    readonly from: string;
    readonly to: string[];
    readonly data: string;
    /** What stood behind the addresses of MAIL FROM and RCPT TO. */
    readonly asked: unknown[];
  }[];
}

/** A mail server that does as the script says. */
const serverWith = async (script: SMTPServerOptions = {}, bounces?: string): Promise<Server> => {
  const received: Server['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(r => r.address),
          data: Buffer.concat(chunks).toString('utf8'),
          asked: [mailFrom, ...rcptTo].map(address => address && address.args),
        });
        done();
      });
    },
    ...script,
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport(
    `smtp://127.0.0.1:${String(port)}?connectionTimeout=2000&greetingTimeout=2000&socketTimeout=2000`,
  );
  const mailer = createMailer({ ...settings, transport, bounces: bounces ?? null });
  closing.push(() => new Promise(resolve => server.close(() => resolve())));
  closing.push(() => mailer.close());
  return { mailer, received, hangUp: () => sockets.forEach(socket => socket.destroy()) };
};

const failureOf = async (sending: Promise<unknown>): Promise<MailFailure> => {
  const failure = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(MailFailure);
  return failure as MailFailure;
};

describe('through a mail server', () => {
  test('a mail arrives at one receiver and the answer is told', async () => {
    const { mailer, received } = await serverWith();
    const sent = await mailer.send(turn);
    expect(sent.messageId).toBe('<g42.a312.s2.turn@post.example>');
    expect(sent.response).toMatch(/^250 /);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'turns@post.example', to: ['anna@example.org'] });
    expect(received[0]!.data).toContain('Message-ID: <g42.a312.s2.turn@post.example>');
  });

  test.each([
    ['RCPT TO', 550, true],
    ['RCPT TO', 450, false],
    ['RCPT TO', 421, false],
    ['MAIL FROM', 553, true],
    ['MAIL FROM', 451, false],
    ['DATA', 554, true],
    ['DATA', 452, false],
  ])('%s refused with %i: for good is %s', async (command, code, permanent) => {
    const said = refusal(code, 'said by the server');
    const { mailer, received } = await serverWith({
      ...(command === 'RCPT TO' ? { onRcptTo: (_address, _session, done) => done(said) } : {}),
      ...(command === 'MAIL FROM' ? { onMailFrom: (_address, _session, done) => done(said) } : {}),
      ...(command === 'DATA'
        ? {
            onData: (stream, _session, done) => {
              stream.resume();
              stream.on('end', () => done(said));
            },
          }
        : {}),
    });
    const failure = await failureOf(mailer.send(turn));
    expect(failure.permanent).toBe(permanent);
    expect(failure.answer).toContain(`${String(code)} said by the server`);
    expect(received).toHaveLength(0);
  });

  test('a server that refuses the connection may take it later', async () => {
    const { mailer } = await serverWith({ onConnect: (_session, done) => done(refusal(554, 'not you')) });
    expect((await failureOf(mailer.send(turn))).permanent).toBe(false);
  });

  test('a server that hangs up in the middle may take it later', async () => {
    let calls = 0;
    const { mailer, received, hangUp } = await serverWith({
      onMailFrom: (_address, _session, done) => {
        calls++;
        if (calls === 1) hangUp();
        else done();
      },
    });
    expect((await failureOf(mailer.send(turn))).permanent).toBe(false);
    await mailer.send(turn);
    expect(received).toHaveLength(1);
    expect(calls).toBe(2);
  });

  test('a server that is not there may be there later', async () => {
    const mailer = createMailer({ ...settings, transport: smtpTransport('smtp://127.0.0.1:9') });
    closing.push(() => mailer.close());
    const failure = await failureOf(mailer.send(signIn!));
    expect(failure.permanent).toBe(false);
    expect(failure.answer).toMatch(/ECONNREFUSED/);
  });

  test('a failure tells no secret', async () => {
    const { mailer } = await serverWith({ onRcptTo: (_a, _s, done) => done(refusal(550, 'no such user')) });
    const failure = await failureOf(mailer.send(signIn!));
    expect(`${failure.message}${failure.answer}${String(failure.stack)}`).not.toContain(
      'c2lnbi1pbi1zZWNyZXQ',
    );
  });
});

describe('what does not arrive', () => {
  const token = 'k3jd82mmqp04xw7a-0f3a9c5e77b1d204';

  test('comes back to an address of its own, which the reader does not see', async () => {
    const { mailer, received } = await serverWith({}, 'b@bounces.example.org');
    await mailer.send(turn);
    expect(received[0]).toMatchObject({
      from: `b+${token}@bounces.example.org`,
      to: ['anna@example.org'],
    });
    expect(received[0]!.data).toMatch(/^From: Bahnpost <turns@post\.example>\r$/m);
    // But for the header by which a mail program offers to unsubscribe.
    const seen = received[0]!.data.replace(/^List-Unsubscribe:.*(?:\r\n[ \t].*)*/m, '');
    expect(seen).not.toContain('bounces.example.org');
    expect(seen).not.toContain(token);
  });

  test('comes back to the sender when no address is set for it', async () => {
    const { mailer, received } = await serverWith();
    await mailer.send(turn);
    expect(received[0]!.from).toBe('turns@post.example');
  });

  test('is reported by a server that offers it: failures and delays, headers only, under the mail’s id', async () => {
    const { mailer, received } = await serverWith({ hideDSN: false }, 'b@bounces.example.org');
    await mailer.send(turn);
    expect(received[0]!.asked).toEqual([
      { RET: 'HDRS', ENVID: 'k3jd82mmqp04xw7a' },
      { NOTIFY: 'FAILURE,DELAY' },
    ]);
  });

  test('is asked nothing of a server that does not offer reports, which takes the mail all the same', async () => {
    const { mailer, received } = await serverWith({ hideDSN: true }, 'b@bounces.example.org');
    await mailer.send(turn);
    expect(received).toHaveLength(1);
    expect(received[0]!.asked).toEqual([false, false]);
  });
});

test('without a mail server, mails are kept for the mailbox page', async () => {
  const kept: Omit<KeptMail, 'id'>[] = [];
  const transport = mailboxTransport({
    add: mail => Promise.resolve(void kept.push(mail)),
    list: () => Promise.resolve([]),
    get: () => Promise.resolve(null),
  });
  // Nothing that would be shown untranslated among a server's answers.
  expect(await createMailer({ ...settings, transport }).send(turn)).toMatchObject({ response: '' });
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({
    from: 'turns@post.example',
    to: 'anna@example.org',
    replyTo: '',
    messageId: '<g42.a312.s2.turn@post.example>',
    subject: 'Your turn: OR 3.2, PRR to lay track – Friday five (1830)',
    at: new Date('2026-03-05T06:00:00Z'),
    pictures: [{ cid: 'g42.a312.s2.turn.board@post.example', type: 'image/png' }],
  });
  expect(kept[0]!.text).toContain('https://post.example/g/42/seat#t=s-c2VhdC1zZWNyZXQ');
  expect(kept[0]!.html).toContain('cid:g42.a312.s2.turn.board@post.example');
});
