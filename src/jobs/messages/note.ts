import type { NoteButton } from '../../mail/index.js';
import type { OutgoingMessage } from '../../service/delivery/deliveries.js';
import type { Names, Words } from '../../words/index.js';
import type { NoteWords } from '../../words/messages.js';

/** What a note is written from. */
export interface Writing {
  readonly note: OutgoingMessage;
  /** What notes say, in the reader's language. */
  readonly texts: NoteWords;
  /** Of the game's title; null for a note that is not about a game. */
  readonly words: Words | null;
  readonly names: Names | null;
  /** A time in the reader's zone, with weekday and zone. */
  readonly time: (at: Date) => string;
}

/** The words of a note, in the reader's language. */
export interface NoteText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly lines?: readonly string[];
  /** A path holds the secret of its link behind `#`, where there is one. */
  readonly button?: NoteButton;
  /** Why the reader gets it; for a note about a game it need not be said. */
  readonly why?: string;
}

export type WriteNote = (writing: Writing) => NoteText;
