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

const listUnsubscribe = (url: string | null): Pick<SendMail.Options, 'list'> =>
  url === null ? {} : { list: { unsubscribe: { url, comment: '' } } };

/** RFC 2919, RFC 2369, RFC 8058: mail programs can sort by game and offer an unsubscribe button. */
const lists = (mail: Mail, links: Links, domain: string): Pick<SendMail.Options, 'list'> => {
  if (!('game' in mail)) return listUnsubscribe(oneClickUrl(mail, links));
  const { game } = mail;
  return {
    list: {
      id: {
        url: `g${mustBeAtom(game.id)}.games.${domain}`,
        comment: cleanText(`${game.title} ${game.id}`),
      },
      ...listUnsubscribe(oneClickUrl(mail, links)).list,
    },
  };
};

/** All headers but Date, From, To and Subject. */
export const headersOf = (
  mail: Mail,
  links: Links,
  domain: string,
): Omit<SendMail.Options, 'replyTo'> & { readonly messageId: string } => {
  const game = 'game' in mail ? mail.game.id : 'none';
  const oneClick = oneClickUrl(mail, links) !== null;
  const urgent = 'urgent' in mail && mail.urgent;
  return {
    messageId: messageId(mail.id, domain),
    ...thread(mail, domain),
    ...lists(mail, links, domain),
    ...(urgent ? { priority: 'high' as const } : {}),
    headers: {
      'Content-Language': mail.language,
      // Vacation responders and Exchange keep silent (RFC 3834).
      'Auto-Submitted': mail.answers === undefined ? 'auto-generated' : 'auto-replied',
      ...(mail.answers === undefined ? {} : { 'X-Loop': domain }),
      'X-Auto-Response-Suppress': 'All',
      'Feedback-ID': `${mail.kind === 'message' ? mail.topic : mail.kind}:${game}:bahnpost:${domain}`,
      ...(oneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
  };
};
