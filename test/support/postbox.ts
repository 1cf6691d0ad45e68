import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  readonly to: string;
  readonly id: string;
  readonly mail: ParsedMail;
}

/** A mail server that keeps what it gets, and people who wait for the postman. */
export interface Postbox {
  readonly url: string;
  readonly letters: readonly Letter[];
  /** The next letter (or one that has come already) for which the test holds. */
  wait(test: (letter: Letter) => boolean): Promise<Letter>;
  close(): Promise<void>;
}

export const openPostbox = async (port = 0): Promise<Postbox> => {
  const letters: Letter[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Who is connected and says nothing holds up nobody for long.
    closeTimeout: 2_000,
    onData: (stream, session, done) => {
      simpleParser(stream).then(
        mail => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          letters.push({ to, id: mail.messageId ?? '', mail });
          done();
          for (const look of [...waiting]) look();
        },
        (error: unknown) => {
          done(error instanceof Error ? error : new Error(String(error)));
        },
      );
    },
  });
  // A process that is killed while it hands over a letter is no fault of the mail server's.
  server.on('error', () => undefined);
  await new Promise<void>(ready => {
    server.listen(port, '127.0.0.1', ready);
  });
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${String(taken)}`,
    letters,
    wait: test =>
      new Promise(found => {
        const look = (): void => {
          const letter = letters.find(test);
          if (!letter) return;
          waiting.delete(look);
          found(letter);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise(closed => {
        server.close(closed);
      }),
  };
};
