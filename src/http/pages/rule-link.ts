import { exampleLine } from '../../service/choices.js';
import type { Position } from '../../service/types.js';
import type { Language } from '../language.js';
import type { RuleLink } from '../views.js';
import { pageText } from '../../words/pages.js';
import { helpOfTitle, ruleOfAsk as ruleAbout, ruleOfRefusal } from '../../words/rules.js';
import type { PageCall } from './page.js';

/** Where the rules tell of what is asked; undefined where a title has none. */
export const ruleLinkOfAsk = (language: Language, title: string, kind: string): RuleLink | undefined => {
  const rule = ruleAbout(title, kind);
  return rule && { href: rule.href, text: pageText(language, 'askRule', { paragraph: rule.paragraph }) };
};

/** Where the rule is told on which a refusal rests; undefined where a title has none. */
export const ruleOfCode = (language: Language, title: string, code: string): RuleLink | undefined => {
  const rule = ruleOfRefusal(title, { code, params: {} });
  return rule && { href: rule.href, text: pageText(language, 'ruleAt', { paragraph: rule.paragraph }) };
};

/** The same for several codes, by the code. */
export const rulesOfCodes = (
  language: Language,
  title: string,
  codes: readonly string[],
): { readonly [code: string]: RuleLink | undefined } =>
  Object.fromEntries(codes.map(code => [code, ruleOfCode(language, title, code)]));

/** How a move is written, with one that can be made now; undefined where nothing can be done. */
export const writtenModel = (
  { deps, context }: PageCall,
  titleId: string,
  { menu, seat }: Position,
): { readonly example: string; readonly href: string | undefined } | undefined => {
  const title = deps.service.titles.get(titleId);
  const type = deps.wordsFor(titleId).example(menu.map(option => option.type));
  const option = menu.find(one => one.type === type);
  if (!title || !option || seat === null) return undefined;
  return {
    example: exampleLine(context.language, title, option, seat),
    href: helpOfTitle(titleId)?.notation,
  };
};
