import type { MessageButton } from '../../mail/index.js';
import type { OutgoingMessage } from '../../service/delivery/deliveries.js';
import type { Names, Words } from '../../words/index.js';
import type { MessageWords } from '../../words/messages.js';

/** What a message is written from. */
export interface Writing {
  readonly message: OutgoingMessage;
  /** What messages say, in the reader's language. */
  readonly texts: MessageWords;
  /** Of the game's title; null for a message that is not about a game. */
  readonly words: Words | null;
  readonly names: Names | null;
  /** A time in the reader's zone, with weekday and zone. */
  readonly time: (at: Date) => string;
}

/** The words of a message, in the reader's language. */
export interface MessageText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly lines?: readonly string[];
  /** A path holds the secret of its link behind `#`, where there is one. */
  readonly button?: MessageButton;
  /** Where the rules tell why something was refused. */
  readonly rule?: { readonly text: string; readonly path: string };
  /** Why the reader gets it; for a message about a game it need not be said. */
  readonly why?: string;
}

export type MessageWriter = (writing: Writing) => MessageText;
