import { mail as de } from './de/mail.js';
import { mail as en } from './en/mail.js';
import { isolated } from './isolated.js';
import type { ByLanguage, Language } from './language.js';

const words: ByLanguage<typeof en> = { de, en };

export type MailWord = keyof typeof en;

/**
 * Words of the mails' frame in a language.
 * @throws Error for an unknown key: a template asks for words that are not written
 */
export const mailText = (
  language: Language,
  key: string,
  params: { readonly [name: string]: unknown } = {},
): string => {
  if (!Object.hasOwn(words[language], key)) throw new Error(`no words for ${key}`);
  return words[language][key as MailWord].replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? isolated(String(params[name])) : whole,
  );
};
