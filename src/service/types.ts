import type { DeliveryKind, DeliveryStatus } from '../db/index.js';
import type { GameTime } from '../pace/index.js';
import type { Language } from '../words/language.js';
import type {
  Action,
  Drawn,
  Entry,
  Fact,
  JsonObject,
  Level,
  Option,
  Seat,
  Settings,
  Status,
  Turn,
} from '../engine/core/index.js';

export type { Language };

/** Who asks. A seat session may look at and play in its one game, for its one seat, and nothing else. */
export type Actor = PersonActor | SeatActor;

interface Someone {
  readonly personId: string;
  readonly name: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly sessionId: string;
}
/** What a token lets a program do. */
export type Scope = 'read' | 'play' | 'manage';

/** What somebody's token allows, who lets a program act. */
export interface Grant {
  readonly tokenId: string;
  readonly scopes: readonly Scope[];
  /** The one game it is for; null for all. */
  readonly gameId: string | null;
}

export interface PersonActor extends Someone {
  readonly kind: 'person';
  /** Only where a program asks with a token; nobody has signed in then. */
  readonly grant?: Grant;
}
export interface SeatActor extends Someone {
  readonly kind: 'seat';
  readonly gameId: string;
  readonly seat: Seat;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** As its owner typed it. */
  readonly email: string;
  readonly language: Language;
  /** IANA zone id, such as `Europe/Zurich`. */
  readonly timeZone: string;
  /** A program plays with this account. */
  readonly isProgram: boolean;
  /** Moves with one possibility are made for them. */
  readonly forcedMoves: boolean;
}

/** How a game looks for players. */
export interface TableWish {
  /** In the list of open tables, for everybody. */
  readonly listed: boolean;
  /** At most 300 characters, for those who look for a game. */
  readonly about: string;
  /** `drawn`: the places are drawn when the game starts. */
  readonly seating: 'fixed' | 'drawn';
}

/** `open`: waiting for players. */
export type GameStatus = 'open' | 'running' | 'ended';

export interface SeatInfo {
  readonly seat: Seat;
  /** Of the person, or the name an invitation or an imported log gives the seat. */
  readonly name: string;
  readonly personId: string | null;
  /** The service plays it; nobody sits there. */
  readonly byService: boolean;
  /** How far the service thinks ahead there; null where it does not play. */
  readonly level: Level | null;
  /** Somebody sits there who lets a program play; their name says so. */
  readonly byProgram: boolean;
  /** An invitation for it is out, by mail or by a link. */
  readonly invited: boolean;
  /** Its player looks for somebody to take it over. */
  readonly offered: boolean;
  /** May whoever may look at the game take it, when it is empty or offered? */
  readonly joinable: boolean;
  readonly byLink: boolean;
  /** Whom it is meant for, in the inviter's words. */
  readonly invitedName: string;
}

/** Why a clock that would run stands still. */
export type Standstill = 'pause' | 'holiday' | 'night' | 'weekend';

/** What one seat has left, now. */
export interface SeatClock {
  readonly seat: Seat;
  /** Seconds of time that counts. */
  readonly left: number;
  /** Is the seat waited for by the clock? */
  readonly running: boolean;
  /** When the time is over, or was; null for a clock that nothing moves, or that a pause without end holds. */
  readonly deadline: Date | null;
  /** Why it stands still for the moment, for those who play; null where it does not. */
  readonly stopped: Standstill | null;
  /** When it runs again. */
  readonly resumes: Date | null;
}

export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly status: GameStatus;
  /** Rows in the log. */
  readonly number: number;
  /** Hash of the newest row: the ETag. */
  readonly hash: string;
  readonly seats: readonly SeatInfo[];
  /** Seats of the one who asks. */
  readonly mine: readonly Seat[];
  /** Who is waited for; empty unless the game runs. */
  readonly asked: readonly Seat[];
  readonly ask: Fact | null;
  /** Where the game stands; null before it starts. */
  readonly round: Fact | null;
  /** Since when it waits for them (the newest row, or the start). */
  readonly waitingSince: Date | null;
  /** What every seat has left; empty without a pace. */
  readonly clocks: readonly SeatClock[];
  /** Until when one of those it waits for has to move: the one who asks, where that is one of them. */
  readonly deadline: Date | null;
  /** All clocks stand by consent, and until when; null where they do not. */
  readonly paused: { readonly until: Date | null } | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  /** The final table, once it is over. */
  readonly result: Status['result'];
  /** When it is deleted, where it is a sandbox; null for every other game. */
  readonly sandboxUntil: Date | null;
}

export interface GameDetail extends GameSummary {
  readonly settings: Settings;
  /** How long the players have for their turns; null for as long as they like. */
  readonly time: GameTime | null;
  /** May players ask what the computer would do, as all agreed who sat down, or as nobody else plays? */
  readonly advice: boolean;
  /** How it looks for players. */
  readonly table: TableWish;
  readonly rules: number;
  readonly createdBy: string;
  readonly startedAt: Date | null;
  /** All agreed to end it, or an operator did; its log has no end then. */
  readonly endedBy: 'consent' | 'operator' | null;
  /** Since when an operator holds it: clocks stand, and nobody can play. */
  readonly frozenAt: Date | null;
  /** Shown to whoever sent them: addresses the seats' invitations went to, by seat. */
  readonly invitations: { readonly [seat: number]: string };
  /** Shown to whoever sent them: seats whose invitation could not be delivered. */
  readonly undelivered: readonly Seat[];
}

/** A position as one viewer may see it. */
export interface Position {
  readonly gameId: string;
  readonly title: string;
  /** After row `number`; 0 is the set-up. */
  readonly number: number;
  /** Hash of row `number` in the log's chain; names this position (permalink, ETag). */
  readonly hash: string;
  /** Hash of the state alone: equal positions have equal ones. Null while something is hidden in it. */
  readonly stateHash: string | null;
  /** Is nothing hidden in it from anyone? Then `view` is the whole of it. */
  readonly open: boolean;
  /** Is it the newest? Only then are `menu`, `undo` and `redo` filled. */
  readonly newest: boolean;
  /** Rows in the whole log. */
  readonly of: number;
  /** For whom it is seen; null for a spectator. */
  readonly seat: Seat | null;
  readonly view: JsonObject;
  readonly turn: Turn;
  readonly status: Status;
  /** Everything `seat` may do now, waited for or not. */
  readonly menu: readonly Option[];
  /** How many of its own newest actions `seat` may take back, and how many play again. */
  readonly undo: number;
  readonly redo: number;
  /** Whose moves by standing orders would be taken back with the newest. */
  readonly undoAlso: readonly Seat[];
}

/**
 * Why a row was written: by its player (on a page, or by a reply to a mail), by a standing order, because nothing
 * else was possible and its player wishes such moves to be made, because a clock ran out, because all agreed, by the service on a seat that it plays, or from a file, which tells nobody.
 */
export type Cause = 'player' | 'mail' | 'programmed' | 'forced' | 'clock' | 'consent' | 'service' | 'import';

export type EntryKind = 'action' | 'undo' | 'redo';

/** Why the service chose a move. */
export interface EntryThought {
  /** How many moves it compared. */
  readonly compared: number;
  /** By how much it expects to be better off than with the best of another kind, in dollars or points. */
  readonly gain: number;
  /** That other one in the title's notation; null where there was none. */
  readonly instead: string | null;
}

/** One row of the log as one viewer may see it. */
export interface LogEntry {
  readonly number: number;
  readonly kind: EntryKind;
  readonly seat: Seat;
  /** Null for undo and redo, and while another seat's simultaneous choice is still sealed. */
  readonly action: Action | null;
  /** The action in the title's notation; null where `action` is. */
  readonly notation: string | null;
  /** How many actions an undo or redo moved; 0 for an action. */
  readonly count: number;
  readonly cause: Cause;
  /** What the service thought of it, where it thinks ahead and nothing is hidden. */
  readonly thought: EntryThought | null;
  readonly facts: readonly Fact[];
  readonly draws: readonly Drawn[];
  readonly at: Date;
  readonly hash: string;
  /** Does it stand after all undos? */
  readonly inForce: boolean;
}

export interface LogPage {
  /** What the set-up brought about, on the first page. */
  readonly opening: readonly Fact[];
  readonly entries: readonly LogEntry[];
  /** Rows in the whole log. */
  readonly of: number;
  /** Pass as `after` for the next page; null at the end. */
  readonly next: number | null;
}

/** What came of a move, an undo or a redo. */
export interface Submitted {
  readonly gameId: string;
  readonly number: number;
  readonly hash: string;
  /** Null while something is hidden in the position. */
  readonly stateHash: string | null;
  readonly facts: readonly Fact[];
  readonly turn: Turn;
  readonly status: Status;
  /** True when this is the stored answer to an earlier request with the same key. */
  readonly replayed: boolean;
}

export type { DeliveryKind, DeliveryStatus, MessageKind } from '../db/index.js';

/** One mail and what became of it, for its receiver and the operator. */
export interface DeliveryInfo {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly gameId: string | null;
  /** The log's number when it was written. */
  readonly number: number | null;
  readonly messageId: string;
  readonly status: DeliveryStatus;
  readonly createdAt: Date;
  readonly tries: readonly DeliveryTry[];
  /** Why it waits, was held or left out: `quiet`, `digest`, `not-wanted` ... */
  readonly reason: string | null;
  /** When it is looked at next; null where it is not any more. */
  readonly nextAt: Date | null;
}
export interface DeliveryTry {
  readonly at: string;
  readonly sent: boolean;
  /** What the mail server said, or why it was not reached. */
  readonly answer: string;
}

/** A whole game as a file: enough to recompute everything. */
export interface GameRecord {
  readonly format: 'bahnpost-log-1';
  readonly title: string;
  readonly rules: number;
  readonly name: string;
  readonly settings: Settings;
  /** Players' names in seating order. */
  readonly players: readonly string[];
  readonly setupDraws: readonly Drawn[];
  readonly log: readonly Entry[];
  /** Of the position after each row, to be compared when it is played again; older files have none. */
  readonly stateHashes?: readonly string[];
}
