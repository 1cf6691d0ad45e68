import type SendMail from 'nodemailer/lib/mailer/index.js';
import type SmtpPool from 'nodemailer/lib/smtp-pool/index.js';
import { calendarPart } from './calendar.js';
import { cleanText } from './clean.js';
import { MailFailure } from './failure.js';
import { headersOf, returnPath } from './headers.js';
import type { Links } from './links.js';
import type { Mail, MailRecipient } from './model.js';
import type { RenderMail } from './render.js';
import { pictureId } from './view.js';

interface Attachment extends SendMail.Attachment {
  readonly cid?: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A message as the mail library takes it, with what ours always have. */
export type SmtpMessage = Omit<SmtpPool.MailOptions, 'attachments' | 'replyTo'> & {
  readonly from: MailRecipient;
  readonly to: MailRecipient;
  readonly replyTo?: MailRecipient;
  readonly messageId: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  readonly html: string;
  readonly attachments: Attachment[];
};

export interface Composing {
  readonly render: RenderMail;
  readonly links: Links;
  /** Right side of all ids. */
  readonly domain: string;
  /** Always the same sender; a player's name never stands there. */
  readonly from: MailRecipient;
  /** Where bounces go, each to an address of its own: `b@…` becomes `b+TOKEN@…`. Null: to `from`. */
  readonly bounces: string | null;
  readonly clock: () => Date;
}

/** An address as an object: a text would be read as a list of addresses. */
const person = ({ name, address }: MailRecipient): MailRecipient => ({
  name: cleanText(name),
  address: mustBeAddress(address),
});

/**
 * One mailbox and nothing else: no list, group, comment or control character.
 * @throws MailFailure, permanent, for anything else; addresses were checked when they were entered
 */
const mustBeAddress = (address: string): string => {
  if (address.length > 254 || !/^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u.test(address))
    throw new MailFailure(true, 'not one mail address');
  return address;
};

const attached = (mail: Mail, composing: Composing): Attachment[] => [
  ...pictured(mail, composing.domain),
  ...inCalendar(mail, composing),
];

/** A file beside the mail: as one of its forms it would make the mail an invitation to a meeting. */
const inCalendar = (mail: Mail, composing: Composing): Attachment[] => {
  if (!('game' in mail) || mail.calendar === undefined) return [];
  const { method, text } = calendarPart(mail.game, mail.calendar, composing);
  return [
    {
      filename: 'deadline.ics',
      content: Buffer.from(text),
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      contentDisposition: 'attachment',
    },
  ];
};

const pictured = (mail: Mail, domain: string): Attachment[] => {
  const picture = 'picture' in mail ? mail.picture : null;
  if (!picture) return [];
  return [
    {
      filename: 'board.png',
      content: Buffer.from(picture.png),
      contentType: 'image/png',
      contentDisposition: 'inline',
      cid: pictureId(mail, domain),
    },
  ];
};

/**
 * The address that mail servers tell when a mail did not arrive (RFC 5321 §3.1), which readers do not see, and
 * what they are asked to tell (RFC 3461). A server that does not know such requests is not sent them.
 */
const envelope = (
  { delivery, to }: Mail,
  { bounces, from }: Composing,
): Pick<SmtpMessage, 'envelope' | 'dsn'> => ({
  envelope: {
    from: mustBeAddress(bounces === null ? from.address : returnPath(bounces, delivery.bounceToken)),
    to: mustBeAddress(to.address),
  },
  dsn: { notify: ['FAILURE', 'DELAY'], return: 'headers', id: delivery.id },
});

/** The whole message. Both texts come from the same data. */
export const compose = (mail: Mail, composing: Composing): SmtpMessage => {
  const { render, links, from } = composing;
  return {
    ...headersOf(mail, links, composing),
    ...envelope(mail, composing),
    // When it is sent: one that was held overnight would otherwise arrive hours old, as spam does.
    date: composing.clock(),
    from: person(from),
    to: person(mail.to),
    ...(mail.replyTo === undefined
      ? {}
      : { replyTo: { name: from.name, address: mustBeAddress(mail.replyTo) } }),
    ...render(mail),
    attachments: attached(mail, composing),
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
