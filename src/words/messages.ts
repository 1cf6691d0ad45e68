import { notes as de } from './de/messages/index.js';
import { notes as en } from './en/messages/index.js';
import type { ByLanguage, Translation } from './language.js';

/** The words of notes, by their subjects. */
export type NoteWords = Translation<typeof en>;

export const noteWords: ByLanguage<NoteWords> = { de, en };
