import { help as de } from './de/help/index.js';
import { help as en } from './en/help/index.js';
import type { GeneralHelp } from './help-text.js';
import type { ByLanguage, Language } from './language.js';

export { helpNames, type HelpName, type HelpSection } from './help-text.js';

const texts: ByLanguage<GeneralHelp> = { de, en };

/** The help of the service itself. */
export const helpOf = (language: Language): GeneralHelp => texts[language];
