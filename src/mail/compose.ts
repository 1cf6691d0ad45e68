import type SendMail from 'nodemailer/lib/mailer/index.js';
import { cleanText } from './clean.js';
import { headersOf } from './headers.js';
import type { Links } from './links.js';
import type { Mail, Person } from './model.js';
import type { RenderMail } from './render.js';
import { pictureId } from './view.js';

export interface Composing {
  readonly render: RenderMail;
  readonly links: Links;
  /** Right side of all ids. */
  readonly domain: string;
  /** Always the same sender; a player's name never stands there. */
  readonly from: Person;
}

/** An address as an object: a text would be read as a list of addresses. */
const person = ({ name, address }: Person): { readonly name: string; readonly address: string } => ({
  name: cleanText(name),
  address: mustBeAddress(address),
});

/**
 * One mailbox and nothing else: no list, group, comment or control character.
 * @throws Error for anything else; addresses were checked when they were entered
 */
const mustBeAddress = (address: string): string => {
  if (address.length > 254 || !/^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u.test(address))
    throw new Error('not one mail address');
  return address;
};

/** The whole message as the mail library takes it. Both texts come from the same data. */
export const compose = (mail: Mail, { render, links, domain, from }: Composing): SendMail.Options => {
  const { subject, text, html } = render(mail);
  const picture = 'picture' in mail ? mail.picture : null;
  return {
    ...headersOf(mail, links, domain),
    from: person(from),
    to: person(mail.to),
    subject,
    text,
    html,
    textEncoding: 'quoted-printable',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(picture
      ? {
          attachments: [
            {
              filename: 'board.png',
              content: Buffer.from(picture.png),
              contentType: 'image/png',
              contentDisposition: 'inline',
              cid: pictureId(mail, domain),
            },
          ],
        }
      : {}),
  };
};
