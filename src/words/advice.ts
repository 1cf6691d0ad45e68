import type { Language } from './language.js';
import { pageText } from './pages.js';

/** What whoever sits down agrees to, where players may ask what the computer would do; nothing where they may not. */
export const adviceSentences = (
  language: Language,
  { advice }: { readonly advice: boolean },
): readonly string[] => (advice ? [pageText(language, 'adviceAllowed')] : []);
