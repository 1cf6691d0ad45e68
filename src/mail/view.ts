import { shorten } from './clean.js';
import type { GamePage, Links, Place } from './links.js';
import type {
  GameRef,
  Badge,
  DigestPart,
  GameMessageMail,
  Mail,
  MessageMail,
  Table,
  TurnsMail,
} from './model.js';

/** What lists of mails show of the news. */
const longestNews = 100;

/** Where the links of a mail lead; null for those it does not have. */
interface Urls {
  readonly main: string;
  readonly game: string | null;
  readonly history: string | null;
  readonly chat: string | null;
  readonly position: string | null;
  readonly rematch: string | null;
  readonly rule: string | null;
  readonly notation: string | null;
  readonly unsubscribe: string | null;
  readonly unsubscribeAll: string | null;
}

/** Players need no other right than the link's; anybody else goes by what they may see. */
const ofMessage = (mail: MessageMail | GameMessageMail, links: Links): string => {
  const { button } = mail;
  if (button === null) return links.home();
  if ('path' in button) return links.page(button.path);
  if (!('game' in mail)) return links.home();
  return mail.seatToken === null
    ? links.game(mail.game.id, button.page)
    : links.seat(mail.game.id, mail.seatToken, placeOf(button.page));
};

/** A link that says nothing leads to the turn. */
const placeOf = (page: GamePage): Place => (page === 'turn' ? {} : { to: page });

const main = (mail: Mail, links: Links): string => {
  if (mail.kind === 'sign-in') return links.signIn(mail.secret);
  if (mail.kind === 'invitation') return links.invitation(mail.secret);
  if (mail.kind === 'message') return ofMessage(mail, links);
  return mail.kind === 'digest' || mail.kind === 'turns'
    ? links.home()
    : links.seat(mail.game.id, mail.seatToken);
};

const urlsOf = (mail: Mail, links: Links): Urls => {
  const inGame = (place: Place): string | null =>
    'seatToken' in mail && mail.seatToken !== null ? links.seat(mail.game.id, mail.seatToken, place) : null;
  return {
    main: main(mail, links),
    game: inGame({}),
    history: inGame({ to: 'history' }),
    chat: inGame({ to: 'chat' }),
    position: 'head' in mail ? inGame({ at: mail.head.slice(0, 12) }) : null,
    rematch: mail.kind === 'game-over' ? inGame({ to: 'rematch' }) : null,
    rule: 'rule' in mail && mail.rule ? links.page(mail.rule.path) : null,
    notation: 'notation' in mail && mail.notation !== undefined ? links.page(mail.notation) : null,
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
  parts: parts.map(part => ({
    ...part,
    url: partUrl(part, links),
    ruleUrl: part.rule ? links.page(part.rule.path) : null,
    chatUrl: links.seat(part.to.game, part.to.seatToken, { to: 'chat' }),
  })),
});

/** A cell with its marks; letters that stand beside the name they are of are not read out. */
const marked = (text: string, badges: readonly Badge[]): object => {
  const named = badges.length > 0 && badges.map(({ letters }) => letters).join(' ') === text;
  return { badges, quiet: !named, text: named ? '' : text };
};

/** A table with the style of each cell; a row and what is said below it stand together. */
const tableOf = (table: Table): object => ({
  ...table,
  plain: table,
  lines: table.rows.map((cells, row) => {
    const detail = table.details?.[row] ?? '';
    return {
      cells: cells.map((text, at) => ({
        ...marked(text, table.badges?.[at]?.[row] ?? []),
        look: `${table.columns[at]?.number ? 'number' : 'cell'}${detail === '' ? '' : 'Above'}`,
      })),
      detail,
    };
  }),
});

/** Id of the board's picture inside the message. */
export const pictureId = (mail: Mail, domain: string): string => `${mail.id}.board@${domain}`;

/** Begins a mail to the address of this one, with the move in it: only to be sent. */
const replyWith = (to: string, game: GameRef, move: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(game.name)}&body=${encodeURIComponent(move)}`;

/** What the templates see: the mail, the addresses of its links, and the parts that are worked out. */
export const viewOf = (mail: Mail, links: Links, domain: string): object => ({
  ...mail,
  replyTo: mail.replyTo ?? null,
  urls: urlsOf(mail, links),
  ...('head' in mail
    ? { witness: mail.head.slice(0, 8), news: shorten(mail.news, longestNews) }
    : { witness: null }),
  ...(mail.kind === 'message'
    ? { atSeat: mail.button !== null && 'page' in mail.button && 'game' in mail && mail.seatToken !== null }
    : {}),
  ...('notes' in mail
    ? { besides: mail.notes.filter(({ pictured }) => !pictured || mail.picture === null) }
    : {}),
  ...('tables' in mail ? { tables: mail.tables.map(tableOf) } : {}),
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
          reply:
            mail.replyTo !== undefined && choice.form
              ? replyWith(mail.replyTo, mail.game, choice.form)
              : null,
          url: links.seat(mail.game.id, mail.seatToken, { do: choice.type }),
        })),
      }
    : {}),
});
