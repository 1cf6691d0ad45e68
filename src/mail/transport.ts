import { createTransport } from 'nodemailer';
import type { Readable } from 'node:stream';
import type { SmtpMessage } from './compose.js';
import { asFailure, asUnreadFailure } from './failure.js';
import type { MailboxStore } from './mailbox.js';

/** Takes a message and passes it on. */
export interface Transport {
  /** @returns what the receiver answered @throws MailFailure when it did not take the message */
  send(message: SmtpMessage): Promise<string>;
  /** Until when nobody needs to try, since nobody was reached; null when one may. */
  away?(): Date | null;
  close(): Promise<void>;
}

/** A mail server that lives connects and greets within so long, in milliseconds; a longer word takes its time. */
const GREETING = 5_000;

/**
 * Sends through a mail server, over a few connections that stay open.
 * @param url `smtps://user:password@host:port`; parameters behind `?` replace the settings here
 */
export const smtpTransport = (url: string): Transport => {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    // A lost connection is told to the caller, who keeps count of the tries.
    maxRequeues: 0,
    connectionTimeout: GREETING,
    greetingTimeout: GREETING,
    socketTimeout: 60_000,
  });
  // The stream of each message on its way: once it has been read from, the receiver may have the message.
  const reading = new Map<string, Readable>();
  pool.use('stream', ({ data, message }, done) => {
    message.processFunc(stream => {
      if (data.messageId !== undefined) reading.set(data.messageId, stream);
      return stream;
    });
    done();
  });
  const wasRead = ({ messageId }: SmtpMessage): boolean => reading.get(messageId)?.readableDidRead === true;
  return {
    send: async message => {
      try {
        return (await pool.sendMail(message)).response;
      } catch (error) {
        throw wasRead(message) ? asFailure(error) : asUnreadFailure(error);
      } finally {
        reading.delete(message.messageId);
      }
    },
    close: () => {
      pool.close();
      return Promise.resolve();
    },
  };
};

/**
 * Connects to a mail server and signs in, without sending anything.
 * @throws Error with what went wrong
 */
export const tryMailServer = async (url: string): Promise<void> => {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/** Keeps the mails where the service's own mailbox page finds them, also from another process. */
export const mailboxTransport = (store: MailboxStore): Transport => ({
  send: async message => {
    const { from, to, replyTo, messageId, subject, date, text, html, attachments } = message;
    const pictures = attachments.flatMap(({ cid, contentType, content }) =>
      cid === undefined ? [] : [{ cid, type: contentType, content }],
    );
    await store.add({
      from: from.address,
      to: to.address,
      replyTo: replyTo?.address ?? '',
      messageId,
      subject,
      at: date,
      text,
      html,
      pictures,
    });
    // No server has answered anything.
    return '';
  },
  close: () => Promise.resolve(),
});

/** Keeps the messages, for tests. */
export const memoryTransport = (): Transport & { readonly sent: SmtpMessage[] } => {
  const sent: SmtpMessage[] = [];
  return {
    sent,
    send: message => {
      sent.push(message);
      return Promise.resolve('kept in memory');
    },
    close: () => Promise.resolve(),
  };
};
