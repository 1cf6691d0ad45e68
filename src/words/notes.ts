import { notes as de } from './de/notes/index.js';
import { notes as en } from './en/notes/index.js';
import type { ByLanguage, Translation } from './language.js';

/** The words of notes, by their subjects. */
export type NoteWords = Translation<typeof en>;

export const noteWords: ByLanguage<NoteWords> = { de, en };
