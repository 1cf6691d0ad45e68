import type { MessageKind, SeatKind } from '../../db/index.js';
import type { Fact, JsonObject, Seat } from '../../engine/core/index.js';
import type { MailedOrders } from '../orders/mail.js';
import type { Untold } from '../chat/tell.js';
import type { TableMates } from '../tables/table-mates.js';
import type { GameDetail, Language, LogEntry, Position } from '../types.js';

/** A mail that is to go out now, as data for those who word and send it. */
export type Outgoing =
  | OutgoingSignIn
  | OutgoingInvitation
  | OutgoingAtSeat
  | OutgoingMessage
  | OutgoingDigest
  | OutgoingTurns;

export interface AnyOutgoing {
  /** Left part of the Message-ID, the same at every try. */
  readonly messageId: string;
  /** The outbox's id of the mail, and the signed one that a bounce brings back. */
  readonly delivery: { readonly id: string; readonly bounceToken: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly language: Language;
  readonly timeZone: string;
  /** When that happened of which the mail tells. */
  readonly at: Date;
  /** Turns all mails off; null for a stranger, and where nothing was sent unasked. */
  readonly unsubscribeAll: string | null;
}

export interface OutgoingSignIn extends AnyOutgoing {
  readonly kind: 'sign-in';
  readonly secret: string;
  /** How long the link works, from when it was asked for. */
  readonly minutes: number;
}

export interface OutgoingInvitation extends AnyOutgoing {
  readonly kind: 'invitation';
  readonly game: GameDetail;
  readonly tableMates: TableMates;
  readonly secret: string;
  /** Who invites. */
  readonly from: string;
}

/** The deadline of a seat, for its receiver's calendar. */
export interface MailedEntry {
  readonly seat: Seat;
  readonly until: Date;
  /** When it was put so: what is later counts. */
  readonly at: Date;
  /** It is taken out: the turn is over, or has no deadline any more. */
  readonly cancelled: boolean;
}

/** Something short to be told, often about a game. */
export interface OutgoingMessage extends AnyOutgoing {
  readonly kind: 'message';
  readonly topic: MessageKind;
  readonly data: JsonObject;
  readonly game: GameDetail | null;
  readonly seat: Seat | null;
  /** Of the mail before this one in the same game. */
  readonly previous: string | null;
  /** Null for a message that is not about a game. */
  readonly unsubscribe: string | null;
  /** Opens a seat of the receiver's; null where they have none, and for a message that goes to a channel. */
  readonly seatSecret: string | null;
  /** May the receiver look at the game? */
  readonly visible: boolean;
  readonly calendar?: MailedEntry;
}

/** What was held for a reader who wants it all at once. */
export interface OutgoingDigest extends AnyOutgoing {
  readonly kind: 'digest';
  /** Oldest first. */
  readonly held: readonly (OutgoingAtSeat | OutgoingMessage)[];
}

/** Turns of several games that are due together. */
export interface OutgoingTurns extends AnyOutgoing {
  readonly kind: 'turns';
  /** Oldest first. */
  readonly held: readonly OutgoingAtSeat[];
  /** It goes out in quiet hours, because after them a deadline would be over. */
  readonly urgent: boolean;
}

export interface OutgoingAtSeat extends AnyOutgoing {
  readonly kind: SeatKind;
  readonly game: GameDetail;
  readonly seat: Seat;
  /** The newest position, as the receiver may see it, with its menu. */
  readonly position: Position;
  /** What the set-up brought about, for a receiver who has not acted yet. */
  readonly opening: readonly Fact[];
  /** Since the receiver last acted, oldest first. */
  readonly since: readonly LogEntry[];
  /** What the receiver saw when they last acted. */
  readonly before: JsonObject;
  /** Left part of the Message-ID of the mail before this one to the same person in this game. */
  readonly previous: string | null;
  readonly seatSecret: string;
  readonly unsubscribe: string;
  /** A move was taken back: what an earlier mail asked no longer holds. */
  readonly again: boolean;
  /** The receiver's own standing orders. */
  readonly orders?: MailedOrders;
  /** Where answers go that are read as moves. */
  readonly replyTo?: string;
  /** It goes out in quiet hours, because after them the deadline would be over. */
  readonly urgent: boolean;
  /** What was said that the receiver has neither read nor been told. */
  readonly chat: Untold;
  /** When the seat's time is over, and milliseconds until then as the mail is written; null without a clock. */
  readonly deadline?: { readonly at: Date; readonly left: number } | null;
  readonly calendar?: MailedEntry;
}
