import type { Language } from '../language.js';
import type { RuleLink } from '../views.js';
import { pageText } from '../../words/pages.js';
import { helpLink, paragraphOfAsk } from '../../words/rules.js';

/** Where the rules tell of what is asked; undefined where a title has none. */
export const ruleOfAsk = (language: Language, title: string, kind: string): RuleLink | undefined => {
  const paragraph = paragraphOfAsk(title, kind);
  const href = paragraph === undefined ? undefined : helpLink(title, paragraph);
  return href === undefined
    ? undefined
    : { href, text: pageText(language, 'askRule', { paragraph: paragraph! }) };
};
