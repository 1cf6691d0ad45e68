import { shorten } from './clean.js';
import type { GamePage, Links, LinkTarget } from './links.js';
import type {
  MailBadge,
  DigestMail,
  DigestPart,
  GameMessageMail,
  GameOverMail,
  GameRef,
  Mail,
  MailKind,
  MessageMail,
  PlayMail,
  MailTable,
  TurnsMail,
} from './model.js';
import type { CellView, MailModels, TableView, Urls } from './views.js';

/** What lists of mails show of the news. */
const longestNews = 100;

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
const placeOf = (page: GamePage): LinkTarget => (page === 'turn' ? {} : { to: page });

const main = (mail: Mail, links: Links): string => {
  if (mail.kind === 'sign-in') return links.signIn(mail.secret);
  if (mail.kind === 'invitation') return links.invitation(mail.secret);
  if (mail.kind === 'message') return ofMessage(mail, links);
  return mail.kind === 'digest' || mail.kind === 'turns'
    ? links.home()
    : links.seat(mail.game.id, mail.seatToken);
};

const urlsOf = (mail: Mail, links: Links): Urls => {
  const inGame = (place: LinkTarget): string | null =>
    'seatToken' in mail && mail.seatToken !== null ? links.seat(mail.game.id, mail.seatToken, place) : null;
  return {
    main: main(mail, links),
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

/** A cell's text and marks: letters that stand beside the name they are of are not read out. */
const marked = (text: string, badges: readonly MailBadge[]): Omit<CellView, 'look'> => {
  const named = badges.length > 0 && badges.map(({ letters }) => letters).join(' ') === text;
  return { badges, quiet: !named, text: named ? '' : text };
};

const lookOf = (isNumber: boolean, detail: string): CellView['look'] =>
  `${isNumber ? 'number' : 'cell'}${detail === '' ? '' : 'Above'}`;

const tableOf = (table: MailTable): TableView => ({
  ...table,
  plain: table,
  lines: table.rows.map((cells, row) => {
    const detail = table.details?.[row] ?? '';
    return {
      cells: cells.map((text, at) => ({
        ...marked(text, table.badges?.[at]?.[row] ?? []),
        look: lookOf(table.columns[at]?.number === true, detail),
      })),
      detail,
    };
  }),
});

/** Id of the board's picture inside the message. */
export const pictureId = (mail: Mail, domain: string): string => `${mail.id}.board@${domain}`;

/**
 * Begins a mail to the address of this one, with the move in it: only to be sent. It is called an answer, as a game may be
 * called like a vacation notice.
 */
const replyWith = (to: string, game: GameRef, move: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(`Re: ${game.name}`)}&body=${encodeURIComponent(move)}`;

/** What all mails have. */
const framed = <Of extends Mail>(mail: Of, links: Links) => ({
  ...mail,
  urls: urlsOf(mail, links),
  witness: 'head' in mail ? mail.head.slice(0, 8) : null,
});

const messageOf = (mail: MessageMail | GameMessageMail, links: Links): MailModels['message'] => ({
  ...framed(mail, links),
  atSeat: mail.button !== null && 'page' in mail.button && 'game' in mail && mail.seatToken !== null,
});

/** What is worked out of a mail about a position. */
const positionOf = <Of extends PlayMail | GameOverMail>(mail: Of, links: Links, domain: string) => ({
  ...framed(mail, links),
  news: shorten(mail.news, longestNews),
  tables: mail.tables.map(tableOf),
  besides: mail.notes.filter(({ pictured }) => !pictured || mail.picture === null),
  pictureId: pictureId(mail, domain),
});

const playOf = (mail: PlayMail, links: Links, domain: string): MailModels['turn'] => ({
  ...positionOf(mail, links, domain),
  replyTo: mail.replyTo ?? null,
  choices: mail.choices.map(({ type, label, form = null }) => ({
    label,
    form,
    reply: mail.replyTo !== undefined && form ? replyWith(mail.replyTo, mail.game, form) : null,
    url: links.seat(mail.game.id, mail.seatToken, { do: type }),
  })),
});

const digestOf = (mail: DigestMail, links: Links): MailModels['digest'] => ({
  ...framed(mail, links),
  several: mail.waiting > 1,
  parts: mail.parts.map(part => ({ ...part, url: partUrl(part, links) })),
});

const turnsOf = (mail: TurnsMail, links: Links): MailModels['turns'] => ({
  ...framed(mail, links),
  several: mail.parts.length > 1,
  parts: mail.parts.map(part => ({
    ...part,
    url: partUrl(part, links),
    ruleUrl: part.rule ? links.page(part.rule.path) : null,
    chatUrl: links.seat(part.to.game, part.to.seatToken, { to: 'chat' }),
  })),
});

/** What the templates see: the mail, the addresses of its links, and the parts that are worked out. */
export const viewOf = (mail: Mail, links: Links, domain: string): MailModels[MailKind] => {
  switch (mail.kind) {
    case 'sign-in':
    case 'game-started':
      return framed(mail, links);
    case 'invitation':
      return { ...framed(mail, links), pictureId: pictureId(mail, domain) };
    case 'message':
      return messageOf(mail, links);
    case 'game-over':
      return positionOf(mail, links, domain);
    case 'digest':
      return digestOf(mail, links);
    case 'turns':
      return turnsOf(mail, links);
    default:
      return playOf(mail, links, domain);
  }
};
