import type { Request, Response } from 'express';
import { isLanguage, type Language } from '../words/language.js';

export type { Language };

/** The language a browser would rather read, by its own weights. */
export const preferred = (header: string | undefined): Language => {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(part => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.map(p => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(x => x !== undefined);
      return { language: tag.split('-')[0], weight: q === undefined ? 1 : Number(q) };
    })
    .filter(wish => isLanguage(wish.language) && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (wishes[0]?.language as Language | undefined) ?? 'en';
};

/** `?lang` decides, then the person's own choice, then the browser's. */
export const languageOf = (req: Request, own: string | undefined): Language => {
  const asked = req.query['lang'];
  if (isLanguage(asked)) return asked;
  return isLanguage(own) ? own : preferred(req.headers['accept-language']);
};

/** Says which language an answer is in, and that another viewer may get another one. */
export const sayLanguage = (res: Response, language: Language): void => {
  res.setHeader('Content-Language', language);
  res.vary('Accept-Language, Authorization, Cookie, X-Watch-Key');
};
