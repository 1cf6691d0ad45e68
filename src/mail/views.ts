import type {
  MailBadge,
  LegalMove,
  DigestMail,
  DigestPart,
  GameOverMail,
  GameRef,
  GameStartedMail,
  InvitationMail,
  Message,
  PictureNote,
  MailRecipient,
  Picture,
  PlayMail,
  RulePath,
  SignInMail,
  MailTable,
  TurnPart,
  TurnsMail,
} from './model.js';

/*
 * What the templates of mails are filled in with, by kind. `npm run templates` compares it with what they ask for.
 */

/** Where the links of a mail lead; null for those it does not have. */
export interface Urls {
  readonly main: string;
  readonly history: string | null;
  readonly chat: string | null;
  readonly position: string | null;
  readonly rematch: string | null;
  readonly rule: string | null;
  readonly notation: string | null;
  readonly unsubscribe: string | null;
  readonly unsubscribeAll: string | null;
}

/** What all have, for the frame. */
interface AnyView {
  readonly id: string;
  readonly to: Pick<MailRecipient, 'name'>;
  readonly urls: Urls;
  /** The first digits of the newest row's hash. */
  readonly witness: string | null;
}

interface GameView extends AnyView {
  readonly game: Pick<GameRef, 'title' | 'name'>;
}

type SignInView = AnyView & Pick<SignInMail, 'minutes'>;

type InvitationView = GameView &
  PicturedView &
  Pick<InvitationMail, 'from' | 'seats' | 'tableMates' | 'about' | 'settings'>;

interface MessageView extends AnyView, Pick<Message, 'subject' | 'heading' | 'paragraphs' | 'lines' | 'why'> {
  readonly game?: GameView['game'];
  readonly button: { readonly label: string } | null;
  /** Does its button open a seat? */
  readonly atSeat: boolean;
  readonly rule?: Pick<RulePath, 'text'>;
}

type StartedView = GameView & Pick<GameStartedMail, 'players' | 'settings'>;

/** A cell of a table, with its marks. */
export interface CellView {
  readonly badges: readonly MailBadge[];
  /** Are its marks not read out, since a name stands beside them? */
  readonly quiet: boolean;
  readonly text: string;
  /** Its style. */
  readonly look: 'number' | 'cell' | 'numberAbove' | 'cellAbove';
}

/** A table with the style of each cell; a row and what is said below it stand together. */
export interface TableView extends Pick<MailTable, 'caption' | 'columns'> {
  readonly plain: Pick<MailTable, 'columns' | 'rows' | 'details'>;
  readonly lines: readonly { readonly cells: readonly CellView[]; readonly detail: string }[];
}

interface PicturedView {
  readonly picture: Pick<Picture, 'width' | 'height' | 'ground' | 'alt'> | null;
  /** Id of the picture inside the message. */
  readonly pictureId: string;
}

interface PositionView extends GameView, PicturedView, Pick<PlayMail, 'news' | 'since' | 'chat'> {
  readonly tables: readonly TableView[];
  readonly notes: readonly Pick<PictureNote, 'heading' | 'lines'>[];
  /** Those that the picture does not show. */
  readonly besides: readonly Pick<PictureNote, 'heading' | 'lines'>[];
}

export interface ChoiceView extends Pick<LegalMove, 'label'> {
  readonly form: string | null;
  /** Begins an answer with the move in it; null where nobody reads answers. */
  readonly reply: string | null;
  readonly url: string;
}

interface PlayView
  extends
    PositionView,
    Pick<PlayMail, 'round' | 'ask' | 'offers' | 'example' | 'notation' | 'ownSeat' | 'again'>,
    Pick<PlayMail, 'orders' | 'urgent' | 'waiting' | 'deadline'> {
  readonly rule?: Pick<RulePath, 'text'>;
  readonly choices: readonly ChoiceView[];
  readonly replyTo: string | null;
}

type GameOverView = PositionView & Pick<GameOverMail, 'reason' | 'winners'>;

/** A game of a digest. */
export interface DigestPartView extends Pick<DigestPart, 'heading' | 'asks' | 'lines' | 'more'> {
  readonly url: string | null;
}

interface DigestView extends AnyView, Pick<DigestMail, 'waiting'> {
  readonly several: boolean;
  readonly parts: readonly DigestPartView[];
}

/** A game that asks the reader. */
export interface TurnPartView
  extends DigestPartView, Pick<TurnPart, 'again' | 'offers' | 'deadline' | 'chat'> {
  readonly rule?: Pick<RulePath, 'text'>;
  readonly ruleUrl: string | null;
  readonly chatUrl: string;
}

interface TurnsView extends AnyView, Pick<TurnsMail, 'urgent'> {
  readonly several: boolean;
  readonly parts: readonly TurnPartView[];
}

/** By the kind of mail. */
export interface MailModels {
  readonly 'sign-in': SignInView;
  readonly invitation: InvitationView;
  readonly message: MessageView;
  readonly 'game-started': StartedView;
  readonly turn: PlayView;
  readonly offer: PlayView;
  readonly reminder: PlayView;
  readonly 'game-over': GameOverView;
  readonly digest: DigestView;
  readonly turns: TurnsView;
}
