import { shorten } from './clean.js';
import type { Links } from './links.js';
import type { DigestPart, Mail, TurnsMail } from './model.js';
import { subjectTag } from './subject.js';

/** What lists of mails show of the news. */
const longestNews = 100;

/** Where the links of a mail lead; null for those it does not have. */
interface Urls {
  readonly main: string;
  readonly game: string | null;
  readonly history: string | null;
  readonly talk: string | null;
  readonly position: string | null;
  readonly rematch: string | null;
  readonly unsubscribe: string | null;
  readonly unsubscribeAll: string | null;
}

const main = (mail: Mail, links: Links): string => {
  if (mail.kind === 'sign-in') return links.signIn(mail.secret);
  if (mail.kind === 'invitation') return links.invitation(mail.secret);
  if (mail.kind === 'note') return mail.button ? links.page(mail.button.path) : links.home();
  return mail.kind === 'digest' || mail.kind === 'turns'
    ? links.home()
    : links.seat(mail.game.id, mail.seatToken);
};

const urlsOf = (mail: Mail, links: Links): Urls => {
  const game = 'game' in mail ? mail.game.id : null;
  const member = game !== null && mail.kind !== 'invitation';
  return {
    main: main(mail, links),
    game: member ? links.game(game) : null,
    history: member ? links.history(game) : null,
    talk: member ? links.talk(game) : null,
    position: 'head' in mail ? links.position(mail.game.id, mail.head.slice(0, 12)) : null,
    rematch: mail.kind === 'game-over' ? links.page(`/g/${mail.game.id}#rematch`) : null,
    unsubscribe: 'game' in mail && mail.unsubscribe !== null ? links.unsubscribe(mail.unsubscribe) : null,
    unsubscribeAll: mail.unsubscribeAll === null ? null : links.unsubscribeAll(mail.unsubscribeAll),
  };
};

const partUrl = ({ to }: Pick<DigestPart, 'to'>, links: Links): string | null => {
  if (to === null) return null;
  return 'path' in to ? links.page(to.path) : links.seat(to.game, to.seatToken);
};

const turnsOf = ({ parts }: TurnsMail, links: Links): object => ({
  several: parts.length > 1,
  parts: parts.map(part => ({ ...part, url: partUrl(part, links), talkUrl: links.talk(part.to.game) })),
});

/** Id of the board's picture inside the message. */
export const pictureId = (mail: Mail, domain: string): string => `${mail.id}.board@${domain}`;

/** What the templates see: the mail, the addresses of its links, and the parts that are worked out. */
export const viewOf = (mail: Mail, links: Links, domain: string): object => ({
  ...mail,
  replyTo: mail.replyTo ?? null,
  urls: urlsOf(mail, links),
  ...('game' in mail ? { tag: subjectTag(mail.game) } : { tag: null }),
  ...('head' in mail
    ? { witness: mail.head.slice(0, 8), news: shorten(mail.news, longestNews) }
    : { witness: null }),
  ...('picture' in mail ? { pictureId: pictureId(mail, domain) } : {}),
  ...('waiting' in mail && 'parts' in mail
    ? { several: mail.waiting > 1, parts: mail.parts.map(part => ({ ...part, url: partUrl(part, links) })) }
    : {}),
  ...(mail.kind === 'turns' ? turnsOf(mail, links) : {}),
  ...('choices' in mail
    ? {
        choices: mail.choices.map(choice => ({
          form: null,
          ...choice,
          url: links.choose(mail.game.id, choice.type),
        })),
      }
    : {}),
});
