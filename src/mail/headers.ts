import type SendMail from 'nodemailer/lib/mailer/index.js';
import { cleanText } from './clean.js';
import type { Links } from './links.js';
import type { Mail } from './model.js';

/** The parts of a Message-ID or a List-Id that come from us: nothing that could end a header or an id. */
const atom = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

/** Somebody else's Message-ID that can do no harm in a header of ours. */
const anyId = /^<[!-;=?-~]{3,250}>$/;

const mustBeAtom = (text: string): string => {
  if (!atom.test(text)) throw new Error(`not fit for a message id: ${JSON.stringify(text.slice(0, 100))}`);
  return text;
};

/** Always the same for one mail, however often it is tried: mailboxes show a second copy once. */
export const messageId = (id: string, domain: string): string => `<${mustBeAtom(id)}@${domain}>`;

/** All mails of a game hang on this id, which no mail has: one thread for each game. */
export const rootId = (game: string, domain: string): string => `<g${mustBeAtom(game)}.root@${domain}>`;

const thread = (mail: Mail, domain: string): Pick<SendMail.Options, 'inReplyTo' | 'references'> => {
  if (!('game' in mail)) return {};
  const root = rootId(mail.game.id, domain);
  if (mail.answers !== undefined && anyId.test(mail.answers))
    return { inReplyTo: mail.answers, references: [root, mail.answers] };
  if (mail.previous === null) return { inReplyTo: root, references: [root] };
  const previous = messageId(mail.previous, domain);
  return { inReplyTo: previous, references: [root, previous] };
};

/** Where one click leads: no more mails of the game, or of what is not about a game no more mails at all. */
const oneClickUrl = (mail: Mail, links: Links): string | null => {
  if ('game' in mail) return mail.unsubscribe === null ? null : links.unsubscribe(mail.unsubscribe);
  return mail.unsubscribeAll === null ? null : links.unsubscribeAll(mail.unsubscribeAll);
};

/** By mail, to the return address of this very mail: some programs show a button for nothing else. */
const byMail = ({ delivery }: Mail, bounces: string | null): readonly string[] =>
  bounces === null ? [] : [`mailto:${returnPath(bounces, delivery.bounceToken)}?subject=unsubscribe`];

/** An invitation leads to its page, where one may have no more of them; one click does nothing there. */
const byPage = (mail: Mail, links: Links): readonly string[] => {
  const url = mail.kind === 'invitation' ? links.invitation(mail.secret) : oneClickUrl(mail, links);
  return url === null ? [] : [url];
};

/** All ways in one header (RFC 2369 §2). */
const listUnsubscribe = (
  mail: Mail,
  links: Links,
  bounces: string | null,
): NonNullable<SendMail.Options['list']> => {
  const page = byPage(mail, links);
  if (page.length === 0) return {};
  const all = [...page, ...byMail(mail, bounces)].map(url => ({ url, comment: '' }));
  return { unsubscribe: [all] };
};

/** Where a mail comes back to that could not be delivered. */
export const returnPath = (bounces: string, token: string): string => bounces.replace('@', `+${token}@`);

/** RFC 2919, RFC 2369, RFC 8058: mail programs can sort by game and offer an unsubscribe button. */
const lists = (mail: Mail, links: Links, { domain, bounces }: MailSender): Pick<SendMail.Options, 'list'> => {
  const unsubscribe = listUnsubscribe(mail, links, bounces);
  if (!('game' in mail)) return { list: unsubscribe };
  const { game } = mail;
  const id = {
    url: `g${mustBeAtom(game.id)}.games.${domain}`,
    comment: cleanText(`${game.title} ${game.id}`),
  };
  return { list: { id, ...unsubscribe } };
};

/** What a large provider takes for the sender in a `Feedback-ID`: 5 to 15 characters. */
const LONGEST_SENDER = 15;
const SHORTEST_SENDER = 5;

const senderId = (domain: string): string =>
  domain.length <= LONGEST_SENDER
    ? domain.padEnd(SHORTEST_SENDER, '-')
    : domain.replaceAll('.', '').slice(0, LONGEST_SENDER);

/** The service as a sender. */
export interface MailSender {
  /** Right side of all ids. */
  readonly domain: string;
  /** Where bounces go; null: to the sender. */
  readonly bounces: string | null;
}

/** All headers but Date, From, To and Subject. */
export const headersOf = (
  mail: Mail,
  links: Links,
  own: MailSender,
): Omit<SendMail.Options, 'replyTo'> & { readonly messageId: string } => {
  const { domain } = own;
  const game = 'game' in mail ? mail.game.id : 'none';
  const oneClick = oneClickUrl(mail, links) !== null;
  const urgent = 'urgent' in mail && mail.urgent;
  return {
    messageId: messageId(mail.id, domain),
    ...thread(mail, domain),
    ...lists(mail, links, own),
    ...(urgent ? { priority: 'high' as const } : {}),
    headers: {
      'Content-Language': mail.language,
      // Vacation responders and Exchange keep silent (RFC 3834).
      'Auto-Submitted': mail.answers === undefined ? 'auto-generated' : 'auto-replied',
      ...(mail.answers === undefined ? {} : { 'X-Loop': domain }),
      'X-Auto-Response-Suppress': 'All',
      'Feedback-ID': `${mail.kind === 'message' ? mail.topic : mail.kind}:${game}:bahnpost:${senderId(domain)}`,
      ...(oneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
  };
};
