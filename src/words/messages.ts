import { messages as de } from './de/messages/index.js';
import { messages as en } from './en/messages/index.js';
import type { ByLanguage, Translation } from './language.js';

/** The words of messages, by their subjects. */
export type MessageWords = Translation<typeof en>;

export const messageWords: ByLanguage<MessageWords> = { de, en };
