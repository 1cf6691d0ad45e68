/** What a mail says, as data: prepared elsewhere, in the reader's language, by those who know the game. */

import type { Language } from '../words/language.js';
import type { GamePage } from './links.js';

export type { Language };

export type MailKind = Mail['kind'];

export type Mail =
  | SignInMail
  | InvitationMail
  | GameStartedMail
  | PlayMail
  | GameOverMail
  | MessageMail
  | GameMessageMail
  | DigestMail
  | TurnsMail;

export interface MailRecipient {
  readonly name: string;
  readonly address: string;
}

interface AnyMail {
  /** Left part of the Message-ID, the same for every try: `g42.a17.s2.turn`. */
  readonly id: string;
  /** The outbox's id of the mail, and the token by which a bounce is told to it: lower case, digits, `-`. */
  readonly delivery: { readonly id: string; readonly bounceToken: string };
  readonly to: MailRecipient;
  readonly language: Language;
  /** When that happened of which the mail tells; not when it is sent. */
  readonly at: Date;
  /** Secret that turns all mails to this person off; null where there is no such choice. */
  readonly unsubscribeAll: string | null;
  /** Where answers go that are read as moves; without it nobody reads answers. */
  readonly replyTo?: string;
  /** Message-ID of a person's mail that this one answers. */
  readonly answers?: string;
}

export interface SignInMail extends AnyMail {
  readonly kind: 'sign-in';
  readonly secret: string;
  /** How long the link works. */
  readonly minutes: number;
}

/** What all mails of one game have. */
interface AboutGame extends AnyMail {
  readonly game: GameRef;
  /** `id` of the mail before this one to the same person in the same game. */
  readonly previous: string | null;
  /** Secret that turns the mails of this game off for this person; null where there is no such choice yet. */
  readonly unsubscribe: string | null;
  /** For the reader's calendar. */
  readonly calendar?: CalendarEntry;
}

/** The deadline of a seat in a calendar. */
export interface CalendarEntry {
  readonly seat: number;
  readonly until: Date;
  /** When it was put so: what is later counts. */
  readonly at: Date;
  readonly cancelled: boolean;
  readonly summary: string;
}

export interface GameRef {
  readonly id: string;
  /** What is played: `1830`. */
  readonly title: string;
  /** What the players call it; free text. */
  readonly name: string;
}

export interface InvitationMail extends AboutGame {
  readonly kind: 'invitation';
  readonly secret: string;
  /** Who invites. */
  readonly from: string;
  readonly seats: number;
  /** With whom: a sentence. */
  readonly tableMates: string;
  /** The game in a few sentences: what it is, what awaits players, how long it takes. */
  readonly about: readonly string[];
  /** The board before the first move. */
  readonly picture: Picture | null;
  /** Pace and settings, a line each. */
  readonly settings: readonly string[];
}

/** Leads to a page of ours, by its path, or to one of the game that the message is about. */
export type MessageButton = { readonly label: string } & (
  | { readonly path: string }
  | { readonly page: GamePage }
);

/** A paragraph of the rules, by its path. */
export interface RulePath {
  readonly text: string;
  readonly path: string;
}

/** A short mail without a template of its own: what it says is worded by `jobs/messages`. */
export interface Message {
  readonly kind: 'message';
  /** What it is about, for those who sort their mails: `vote`. */
  readonly topic: string;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Shown as a list below the paragraphs. */
  readonly lines: readonly string[];
  readonly button: MessageButton | null;
  /** Where the rules tell why something was refused. */
  readonly rule?: RulePath;
  /** Why the reader gets it. */
  readonly why: string;
}

export interface MessageMail extends AnyMail, Message {}

export interface GameMessageMail extends AboutGame, Message {
  /** As in `AtSeat`; null for receivers without a seat in it. */
  readonly seatToken: string | null;
}

/** A link to a seat, which opens a session for that game alone. */
interface AtSeat extends AboutGame {
  readonly seatToken: string;
}

export interface GameStartedMail extends AtSeat {
  readonly kind: 'game-started';
  /** In seating order. */
  readonly players: readonly string[];
  /** The settings that were chosen, a line each. */
  readonly settings: readonly string[];
}

/** What a mail about a position shows. */
interface AtPosition extends AtSeat {
  /** Hash of the newest row of the log: names the position, and is a witness of it. */
  readonly head: string;
  /** One line of news for the list of mails. */
  readonly news: string;
  readonly since: Happened;
  /** What was said in the game, a line each, the newest last; `more` came before them. */
  readonly chat: { readonly lines: readonly string[]; readonly more: number };
  readonly tables: readonly MailTable[];
  /** The drawings in words. */
  readonly notes: readonly PictureNote[];
  readonly picture: Picture | null;
}

/** "Your turn", "an offer to you" and the reminder of either. */
export interface PlayMail extends AtPosition {
  readonly kind: 'turn' | 'offer' | 'reminder';
  readonly round: Phrase;
  readonly ask: Phrase;
  /** Where the rules tell of it. */
  readonly rule?: RulePath;
  /** Offers to be answered, a sentence each. */
  readonly offers: readonly string[];
  readonly choices: readonly LegalMove[];
  /** One of them as it would be written in an answer, that does no harm; null where there is none. */
  readonly example: string | null;
  /** Path of the page that tells how every move is written. */
  readonly notation?: string;
  /** Which of the receiver's seats it is for, and which others of theirs are asked too; where they have several. */
  readonly ownSeat?: { readonly name: string; readonly also: readonly string[] };
  /** The turn came back because a move was taken back: an earlier mail no longer holds. */
  readonly again: boolean;
  /** What the receiver's standing orders did, which have ended and why, and which stand; a line each. */
  readonly orders?: OrderLines;
  /** It comes in quiet hours, because after them the deadline would be over. */
  readonly urgent: boolean;
  /** Since when the game waits, in words; for reminders. */
  readonly waiting: string | null;
  /** Until when to move, in words, and what is left of that (null: it is over); left out without a clock. */
  readonly deadline?: { readonly at: string; readonly left: string | null } | null;
}

export interface OrderLines {
  readonly did: readonly string[];
  readonly ended: readonly string[];
  readonly standing: readonly string[];
}

export interface GameOverMail extends AtPosition {
  readonly kind: 'game-over';
  /** Why it ended. */
  readonly reason: string;
  /** The winners' names. */
  readonly winners: readonly string[];
}

/** All that was held for a reader who wants it at once. */
export interface DigestMail extends AnyMail {
  readonly kind: 'digest';
  /** Turns that still wait for the reader. */
  readonly waiting: number;
  readonly parts: readonly DigestPart[];
}

/** Turns of several games that are due together. */
export interface TurnsMail extends AnyMail {
  readonly kind: 'turns';
  /** It comes in quiet hours, because after them a deadline would be over. */
  readonly urgent: boolean;
  readonly parts: readonly TurnPart[];
}

/** A game that asks the reader. */
export interface TurnPart extends Omit<DigestPart, 'to'> {
  readonly to: { readonly game: string; readonly seatToken: string };
  /** As in `PlayMail`. */
  readonly again: boolean;
  readonly rule?: RulePath;
  readonly offers: readonly string[];
  readonly deadline: { readonly at: string; readonly left: string | null } | null;
  /** What was said in the game, a line each, the newest last; `more` came before them. */
  readonly chat: { readonly lines: readonly string[]; readonly more: number };
}

/** A game, or something else that there is to tell. */
export interface DigestPart {
  readonly heading: string;
  /** What the reader is asked to do, a sentence each. */
  readonly asks: readonly string[];
  readonly lines: readonly string[];
  /** Lines left out at the end. */
  readonly more: number;
  /** Where it goes on: a seat, which the link opens, or a page by its path. */
  readonly to: { readonly game: string; readonly seatToken: string } | { readonly path: string } | null;
}

/** Short for a subject line, full for a text. */
export interface Phrase {
  readonly short: string;
  readonly full: string;
}

export interface Happened {
  /** The newest moves in a line each, the newest last; `more` came before them. */
  readonly lines: readonly string[];
  readonly more: number;
}

export interface MailTable {
  readonly caption: string;
  readonly columns: readonly { readonly heading: string; readonly number?: true }[];
  readonly rows: readonly (readonly string[])[];
  /**
   * Marks in each row's cell of a column, by the column's number: in place of a text that names the same letters, or
   * before it.
   */
  readonly badges?: { readonly [column: number]: readonly (readonly MailBadge[])[] };
  /** What else there is to say about each row, below it; empty for nothing. */
  readonly details?: readonly string[];
}

/** A mark as pages draw it, made of letters on a colour: neither drawings nor pictures show in every mail program. */
export interface MailBadge {
  readonly shape: 'company' | 'player' | 'train';
  readonly letters: string;
  /** As `#rgb` or `#rrggbb`. */
  readonly fill: string;
  readonly ink: string;
}

export interface PictureNote {
  readonly heading: string;
  /** It only tells what the picture shows. */
  readonly pictured?: true;
  readonly lines: readonly string[];
}

/** A kind of action that is legal now. */
export interface LegalMove {
  readonly type: string;
  readonly label: string;
  /** How it is written in the notation: `F10 57 r1`. */
  readonly form?: string;
}

export interface Picture {
  readonly png: Uint8Array;
  /** In CSS pixels, at most 600 wide. */
  readonly width: number;
  readonly height: number;
  /** What to put behind what is see-through in it, on a light page: `#rrggbb`. */
  readonly ground: string;
  /** One line of facts that says the same. */
  readonly alt: string;
}
