import { compose } from './compose.js';
import { asFailure } from './failure.js';
import { messageId } from './headers.js';
import { linksFrom } from './links.js';
import type { Mail, MailRecipient } from './model.js';
import { buildRender } from './render.js';
import type { Transport } from './transport.js';

export { MailFailure, NotReached } from './failure.js';
export type { KeptMail, MailboxStore } from './mailbox.js';
export type * from './model.js';
export { relaysTransport } from './relays.js';
export { mailboxTransport, memoryTransport, smtpTransport, type Transport } from './transport.js';

export interface MailerOptions {
  readonly transport: Transport;
  /** Folder with the templates: `templates/mail`. */
  readonly templates: string;
  /** Where people reach the service. */
  readonly baseUrl: string;
  readonly from: MailRecipient;
  /** Where bounces go, `b@bounces.example.org`; by default to `from`. */
  readonly bounces?: string | null;
  /** Right side of all message ids. */
  readonly domain: string;
  /** A mail is dated when it is sent. */
  readonly clock: () => Date;
}

export interface SentMail {
  /** With its angle brackets. */
  readonly messageId: string;
  /** What the mail server answered. */
  readonly response: string;
}

export interface Mailer {
  /** @throws MailFailure, temporary or permanent */
  send(mail: Mail): Promise<SentMail>;
  /** Until when no mail can go out, since no mail server was reached; null when one may be tried. */
  away(): Date | null;
  close(): Promise<void>;
}

/** Words mails by their templates and hands them to the transport. */
export const createMailer = (options: MailerOptions): Mailer => {
  const { transport, templates, baseUrl, from, domain, clock, bounces = null } = options;
  const links = linksFrom(baseUrl);
  const composing = { render: buildRender(templates, links, domain), links, domain, from, bounces, clock };
  return {
    send: async mail => {
      const message = compose(mail, composing);
      try {
        return { messageId: messageId(mail.id, domain), response: await transport.send(message) };
      } catch (error) {
        throw asFailure(error);
      }
    },
    away: () => transport.away?.() ?? null,
    close: () => transport.close(),
  };
};
