import type SendMail from 'nodemailer/lib/mailer/index.js';
import { cleanText } from './clean.js';
import type { Links } from './links.js';
import type { Mail } from './model.js';

/** The parts of a Message-ID or a List-Id that come from us: nothing that could end a header or an id. */
const atom = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;

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
  if (mail.previous === null) return { inReplyTo: root, references: [root] };
  const previous = messageId(mail.previous, domain);
  return { inReplyTo: previous, references: [root, previous] };
};

/** RFC 2919, RFC 2369, RFC 8058: mail programs can sort by game and offer an unsubscribe button. */
const lists = (mail: Mail, links: Links, domain: string): Pick<SendMail.Options, 'list'> => {
  if (!('game' in mail)) return {};
  const { game, unsubscribe } = mail;
  return {
    list: {
      id: {
        url: `g${mustBeAtom(game.id)}.games.${domain}`,
        comment: cleanText(`${game.title} ${game.id}`),
      },
      ...(unsubscribe === null ? {} : { unsubscribe: { url: links.unsubscribe(unsubscribe), comment: '' } }),
    },
  };
};

/** All headers but Date, From, To and Subject. */
export const headersOf = (mail: Mail, links: Links, domain: string): SendMail.Options => {
  const game = 'game' in mail ? mail.game.id : 'none';
  const oneClick = 'game' in mail && mail.unsubscribe !== null;
  return {
    messageId: messageId(mail.id, domain),
    ...thread(mail, domain),
    ...lists(mail, links, domain),
    headers: {
      'Content-Language': mail.language,
      // Vacation responders and Exchange keep silent (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Feedback-ID': `${mail.kind === 'note' ? mail.topic : mail.kind}:${game}:bahnpost:${domain}`,
      ...(oneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
  };
};
