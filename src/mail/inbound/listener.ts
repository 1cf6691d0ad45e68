import {
  SMTPServer,
  type SMTPServerAddress,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';
import type { AddressInfo, Socket } from 'node:net';
import { createSecureContext } from 'node:tls';
import { machineOf } from './machine.js';
import { MOST_BYTES } from './mime.js';
import { NotChecked, type Brought } from './verify.js';

/** Certificate and key in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface ListenerOptions {
  readonly port: number;
  readonly host: string;
  /** What it calls itself. */
  readonly name: string;
  /** Spoken with a mail server on the same machine. */
  readonly lmtp: boolean;
  /** For STARTTLS; without it that is not offered. */
  readonly tls: Certificate | null;
  /** Is it an address of ours? Without a look at who there is. */
  readonly isOurs: (address: string) => boolean;
  /** Stores a message; it must not be lost once this has said `taken`. */
  readonly take: (mail: {
    readonly sender: string;
    readonly recipients: readonly string[];
    readonly raw: Buffer;
  }) => Promise<'taken' | 'busy' | 'nobody'>;
  /** Checks who sent a message, and gives it back with what was found; without it nothing is checked. */
  readonly verify?: (mail: Brought) => Promise<Buffer>;
  readonly onError: (error: Error) => void;
  /** How long a conversation may last, in milliseconds; 5 minutes. */
  readonly longest?: number;
}

export interface Listener {
  readonly port: number;
  /**
   * Shows another certificate to those who begin from now on.
   * @throws Error where certificate and key do not go together; then the one before stays
   */
  renew(tls: Certificate): void;
  close(): Promise<void>;
}

/** Connections at the same time: of all, and of one machine that is not our own mail server. */
const MOST_CLIENTS = 100;
const MOST_OF_ONE = 10;

/** Recipients of one message. */
const MOST_RECIPIENTS = 10;

/** Of silence, in milliseconds. */
const PATIENCE = 30_000;

/** Of a whole conversation, in milliseconds: one that says a letter now and then is never silent. */
const LONGEST = 5 * 60_000;

/** What the other server is told. */
const said = (code: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode: code });

/** Reads a message to its end; of one that is too large nothing is kept. */
const readAll = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) if (!stream.sizeExceeded) chunks.push(chunk);
  if (stream.sizeExceeded) throw said(552, '5.3.4 Message too large');
  return Buffer.concat(chunks);
};

const remote = ({ remoteAddress, hostNameAppearsAs }: SMTPServerSession): Pick<Brought, 'ip' | 'helo'> => ({
  ip: remoteAddress,
  helo: hostNameAppearsAs || '',
});

const answerTo = async (
  { take, verify, onError }: ListenerOptions,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> => {
  const raw = await readAll(stream);
  const { mailFrom, rcptTo } = session.envelope;
  const sender = mailFrom === false ? '' : mailFrom.address;
  const recipients = rcptTo.map(({ address }) => address);
  const store = async (): ReturnType<typeof take> => {
    const checked = verify ? await verify({ raw, sender, ...remote(session) }) : raw;
    return take({ sender, recipients, raw: checked });
  };
  const intake = await store().catch((error: unknown) => {
    if (error instanceof NotChecked) throw said(451, '4.7.0 Sender could not be checked, try again later');
    onError(error instanceof Error ? error : new Error(String(error)));
    throw said(451, '4.3.0 Try again later');
  });
  if (intake === 'busy') throw said(452, '4.7.1 Too many mails, try again later');
  if (intake === 'nobody') throw said(550, '5.1.1 No such address');
};

const mustBeOurs = (options: ListenerOptions, { address }: SMTPServerAddress, known: number): void => {
  if (!options.isOurs(address)) throw said(550, '5.1.1 No such address');
  if (known >= MOST_RECIPIENTS) throw said(452, '4.5.3 Too many recipients');
};

/** Counts who talks to us, so that nobody keeps all others out. */
const fewOfEach = (options: ListenerOptions): Pick<SMTPServerOptions, 'onConnect' | 'onClose'> => {
  const open = new Map<string, number>();
  const count = (session: SMTPServerSession, by: number): number => {
    const machine = machineOf(session.remoteAddress);
    const now = (open.get(machine) ?? 0) + by;
    if (now > 0) open.set(machine, now);
    else open.delete(machine);
    return now;
  };
  return {
    onConnect: (session, done) => {
      const many = count(session, 1) > MOST_OF_ONE && !options.lmtp;
      done(many ? said(421, '4.7.0 Too many connections') : undefined);
    },
    onClose: session => void count(session, -1),
  };
};

/** Calls back as the package wants it: with nothing, or with what is refused. */
const settle = (work: Promise<unknown>, done: (error?: Error | null) => void): void => {
  work.then(
    () => {
      done();
    },
    (error: unknown) => {
      done(error instanceof Error ? error : said(451, '4.3.0 Try again later'));
    },
  );
};

/** @throws Error that says what to do where another process has the port */
const open = (server: SMTPServer, { port, host }: ListenerOptions): Promise<void> =>
  new Promise((ready, failed) => {
    const fail = (error: NodeJS.ErrnoException): void =>
      failed(
        error.code === 'EADDRINUSE'
          ? new Error(
              `port ${String(port)} for mail is taken: each web process needs an SMTP_LISTEN_PORT of its own`,
              { cause: error },
            )
          : error,
      );
    server.server.once('error', fail);
    server.listen(port, host, () => {
      server.server.off('error', fail);
      ready();
    });
  });

/**
 * Takes mail for our own addresses and for no others: nothing is passed on, nobody logs in. The other server
 * is told that a message is taken only once it is stored.
 */
export const startListener = async (options: ListenerOptions): Promise<Listener> => {
  const server = new SMTPServer({
    name: options.name,
    banner: 'Bahnpost',
    lmtp: options.lmtp,
    size: MOST_BYTES,
    maxClients: MOST_CLIENTS,
    socketTimeout: PATIENCE,
    closeTimeout: 5_000,
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(options.tls ?? {}),
    ...fewOfEach(options),
    onRcptTo: (address, session, done) => {
      settle(
        Promise.resolve().then(() => mustBeOurs(options, address, session.envelope.rcptTo.length)),
        done,
      );
    },
    onData: (stream, session, done) => {
      settle(answerTo(options, stream, session), done);
    },
  });
  // A client that breaks off, or does not speak SMTP, is no event.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const end = setTimeout(() => socket.destroy(), options.longest ?? LONGEST);
    socket.once('close', () => clearTimeout(end));
  });
  await open(server, options);
  return {
    port: (server.server.address() as AddressInfo).port,
    renew: tls => {
      createSecureContext(tls);
      server.updateSecureContext(tls);
    },
    close: () => new Promise(closed => server.close(() => closed())),
  };
};
