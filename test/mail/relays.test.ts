import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createMailer, MailFailure, NotReached, relaysTransport, type Mailer } from '../../src/mail/index.js';
import { relayName, relayOrder } from '../../src/mail/relays.js';
import { samples } from './samples.js';
import { settings } from './support.js';

const [mail] = samples('en');

const refusal = (code: number): Error =>
  Object.assign(new Error('said by the server'), { responseCode: code });

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Relay {
  readonly url: string;
  readonly received: string[];
  /** How often somebody connected. */
  readonly calls: () => number;
  readonly open: () => Promise<void>;
  readonly shut: () => Promise<void>;
  readonly hangUp: () => void;
}

/** A mail server that does as the script says, and can be away and come back. */
const relayWith = async (script: SMTPServerOptions = {}): Promise<Relay> => {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let calls = 0;
  let port = 0;
  let server: SMTPServer | null = null;
  const hangUp = (): void => sockets.forEach(socket => socket.destroy());
  const open = async (): Promise<void> => {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
      ...script,
    });
    made.on('error', () => undefined);
    made.server.on('connection', (socket: Socket) => {
      calls++;
      sockets.add(socket);
    });
    await new Promise<void>(ready => made.listen(port, '127.0.0.1', ready));
    port = (made.server.address() as AddressInfo).port;
    server = made;
  };
  const shut = async (): Promise<void> => {
    const old = server;
    server = null;
    hangUp();
    if (old) await new Promise<void>(gone => old.close(() => gone()));
  };
  await open();
  closing.push(shut);
  return {
    url: `smtp://127.0.0.1:${String(port)}?connectionTimeout=2000&greetingTimeout=2000&socketTimeout=2000`,
    ...{ received, calls: () => calls, open, shut, hangUp },
  };
};

interface Sending {
  readonly mailer: Mailer;
  readonly warned: string[];
  pass(minutes: number): void;
  to(address: string): Promise<unknown>;
}

const through = (relays: readonly Relay[]): Sending => {
  let now = new Date('2030-01-05T12:00:00Z').getTime();
  const warned: string[] = [];
  const transport = relaysTransport(
    relays.map(({ url }) => url),
    { clock: () => new Date(now), warn: (fields, message) => warned.push(JSON.stringify([fields, message])) },
  );
  const mailer = createMailer({ ...settings, transport });
  closing.push(() => mailer.close());
  return {
    mailer,
    warned,
    pass: minutes => {
      now += minutes * 60_000;
    },
    to: address => mailer.send({ ...mail!, to: { name: '', address } }),
  };
};

/** An address whose mails go by this one of two servers, if it is there. */
const addressOf = (relay: Relay, all: readonly Relay[]): string =>
  Array.from({ length: 100 }, (_, i) => `p${String(i)}@example.org`).find(
    address =>
      relayOrder(
        all.map(({ url }) => url),
        address,
      )[0] === relay.url,
  )!;

const failureOf = async (sending: Promise<unknown>): Promise<MailFailure> => {
  const failure = await sending.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(MailFailure);
  return failure as MailFailure;
};

describe('which of several mail servers sends', () => {
  const urls = ['smtp://u:p@a.example:587', 'smtp://b.example', 'smtps://c.example'];
  const people = Array.from({ length: 600 }, (_, i) => `p${String(i)}@example.org`);
  const firstFor = (address: string, of = urls): string => relayOrder(of, address)[0]!;

  test('is the same for a receiver always, and about as many have each', () => {
    for (const url of urls) {
      const count = people.filter(address => firstFor(address) === url).length;
      expect([url, count > 150 && count < 250]).toEqual([url, true]);
    }
    expect(firstFor('Anna@Example.org')).toBe(firstFor('anna@example.org'));
    expect(people.map(one => firstFor(one, [...urls].reverse()))).toEqual(people.map(one => firstFor(one)));
  });

  test('changes only for those whose server is taken away, and not with a password', () => {
    const less = urls.slice(1);
    for (const one of people.filter(address => firstFor(address) !== urls[0]))
      expect(firstFor(one, less)).toBe(firstFor(one));
    const changed = ['smtp://u:another@a.example:587', ...less];
    expect(people.map(one => urls.indexOf(firstFor(one)))).toEqual(
      people.map(one => changed.indexOf(firstFor(one, changed))),
    );
  });

  test('is told without what lets us in', () => {
    expect(urls.map(relayName)).toEqual(['a.example:587', 'b.example', 'c.example']);
  });
});

describe('several mail servers', () => {
  test('each take the mails of their receivers', async () => {
    const relays = [await relayWith(), await relayWith()];
    const { to, warned } = through(relays);
    const people = Array.from({ length: 12 }, (_, i) => `p${String(i)}@example.org`);
    for (const address of [...people, ...people]) await to(address);
    for (const relay of relays) expect(relay.received.length).toBeGreaterThan(0);
    const [left, right] = relays.map(({ received }) => new Set(received));
    expect([...left!].filter(address => right!.has(address))).toEqual([]);
    expect(left!.size + right!.size).toBe(12);
    expect(warned).toEqual([]);
  });

  test('one that is away is left aside for five minutes, its mails go by the other, and come back', async () => {
    const relays = [await relayWith(), await relayWith()];
    const [away, other] = relays as [Relay, Relay];
    const { to, pass, warned } = through(relays);
    const address = addressOf(away, relays);
    await away.shut();
    await to(address);
    expect(other.received).toEqual([address]);
    expect(warned).toHaveLength(1);
    expect(warned[0]).toContain('ECONNREFUSED');
    // It is there again, but nobody asks it yet.
    await away.open();
    pass(4.9);
    await to(address);
    expect([away.calls(), other.received.length, warned.length]).toEqual([0, 2, 1]);
    pass(0.2);
    await to(address);
    expect([away.received, other.received.length]).toEqual([[address], 2]);
  });

  test.each<[string, SMTPServerOptions]>([
    ['does not take the connection', { onConnect: (_session, done) => done(refusal(554)) }],
    ['says 421 to everybody', { onConnect: (_session, done) => done(refusal(421)) }],
  ])('one that %s is left aside as well', async (_what, script) => {
    const relays = [await relayWith(script), await relayWith()];
    const { to, warned } = through(relays);
    const address = addressOf(relays[0]!, relays);
    await to(address);
    await to(address);
    expect(relays[1]!.received).toEqual([address, address]);
    expect([relays[0]!.calls(), warned.length]).toEqual([1, 1]);
  });

  test('one that does not let us in is left aside as well, and the log holds no password', async () => {
    const closed = await relayWith({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535)),
    });
    const strict = { ...closed, url: closed.url.replace('//', '//user:geheim@') };
    const relays = [strict, await relayWith()];
    const { to, warned } = through(relays);
    const address = addressOf(strict, relays);
    await to(address);
    expect(relays[1]!.received).toEqual([address]);
    expect(warned).toHaveLength(1);
    expect(warned.join()).not.toContain('geheim');
  });

  test.each([450, 550])('what one answers about a mail (%i) counts, and no other is asked', async code => {
    const relays = [await relayWith({ onRcptTo: (_a, _s, done) => done(refusal(code)) }), await relayWith()];
    const { to, warned } = through(relays);
    const failure = await failureOf(to(addressOf(relays[0]!, relays)));
    expect(failure.permanent).toBe(code === 550);
    expect([relays[1]!.received, warned]).toEqual([[], []]);
  });

  test('one that closes down (421) before it has read the mail is left aside', async () => {
    const closingDown: SMTPServerOptions = { onRcptTo: (_a, _s, done) => done(refusal(421)) };
    const relays = [await relayWith(closingDown), await relayWith()];
    const { to, warned } = through(relays);
    const address = addressOf(relays[0]!, relays);
    await to(address);
    expect([relays[1]!.received, warned.length]).toEqual([[address], 1]);
  });

  test('what one may have taken is not sent by another: it hung up after it had read the mail', async () => {
    const read: string[] = [];
    const cut: Relay = await relayWith({
      onData: (stream, session) => {
        stream.resume();
        stream.on('end', () => {
          read.push(...session.envelope.rcptTo.map(({ address }) => address));
          cut.hangUp();
        });
      },
    });
    const relays = [cut, await relayWith()];
    const { to, warned } = through(relays);
    const address = addressOf(cut, relays);
    expect((await failureOf(to(address))).permanent).toBe(false);
    expect([read, relays[1]!.received, warned]).toEqual([[address], [], []]);
  });

  test('one that ends a connection nobody used is not left aside', async () => {
    const relays = [await relayWith(), await relayWith()];
    const { to, warned } = through(relays);
    const address = addressOf(relays[0]!, relays);
    await to(address);
    relays[0]!.hangUp();
    await to(address);
    await to(address);
    expect(relays[0]!.received.length + relays[1]!.received.length).toBe(3);
    expect(relays[0]!.received.length).toBeGreaterThanOrEqual(2);
    expect(warned).toEqual([]);
  });

  test('all of them away: mails wait, and go when one is back', async () => {
    const relays = [await relayWith(), await relayWith()];
    const { to, mailer, pass } = through(relays);
    for (const relay of relays) await relay.shut();
    const failure = await failureOf(to('anna@example.org'));
    expect([failure.permanent, failure.answer.includes('ECONNREFUSED')]).toEqual([false, true]);
    expect(mailer.away()).not.toBeNull();
    for (const relay of relays) await relay.open();
    pass(1);
    expect(mailer.away()).toBeNull();
    await to('anna@example.org');
    expect(relays.flatMap(({ received }) => received)).toEqual(['anna@example.org']);
  });
});

describe('a single mail server', () => {
  const silent = async (): Promise<{ readonly url: string; readonly calls: () => number }> => {
    let calls = 0;
    const server = createServer(() => calls++).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => new Promise(gone => server.close(() => gone())));
    const { port } = server.address() as AddressInfo;
    return { url: `smtp://127.0.0.1:${String(port)}?greetingTimeout=50`, calls: () => calls };
  };

  test('that is silent is not asked again at once, then less and less, each minute at last', async () => {
    const { to, mailer, pass } = through([(await silent()) as Relay]);
    const pauses: number[] = [];
    for (let i = 0; i < 6; i++) {
      expect(await failureOf(to('anna@example.org'))).toBeInstanceOf(NotReached);
      let seconds = 0;
      for (; mailer.away(); seconds++) pass(1 / 60);
      pauses.push(seconds);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60]);
  });

  test('of several mails that failed together the pause grows once', async () => {
    const { to, mailer, pass } = through([(await silent()) as Relay]);
    await Promise.all(['a', 'b', 'c'].map(name => failureOf(to(`${name}@example.org`))));
    pass(5 / 60);
    expect(mailer.away()).toBeNull();
  });

  test('that refuses a mail is there: nothing waits', async () => {
    const relay = await relayWith({ onRcptTo: (_a, _s, done) => done(refusal(450)) });
    const { to, mailer } = through([relay]);
    await failureOf(to('anna@example.org'));
    expect(mailer.away()).toBeNull();
    // Also one that has been away.
    await relay.shut();
    expect(await failureOf(to('anna@example.org'))).toBeInstanceOf(NotReached);
    expect(mailer.away()).not.toBeNull();
    await relay.open();
    expect(await failureOf(to('anna@example.org'))).not.toBeInstanceOf(NotReached);
    expect(mailer.away()).toBeNull();
  });

  test('that ended a connection nobody used is asked on a new one', async () => {
    const relay = await relayWith();
    const { to, mailer } = through([relay]);
    for (let i = 0; i < 3; i++) {
      await to('anna@example.org');
      relay.hangUp();
    }
    expect([relay.received.length, mailer.away()]).toEqual([3, null]);
  });
});
