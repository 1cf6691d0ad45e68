import type { Json } from '../engine/core/index.js';
import { Invalid } from './errors.js';

/**
 * Characters that hide, turn the writing direction or are no text at all. A line's end stays, and so do the
 * joiners, without which some scripts and pictures fall apart.
 */
const UNSEEN = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;

/** Marks piled on one letter; languages need no more than a few. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/**
 * Plain text of several lines, as somebody wrote it: without anything that is not seen.
 * @throws Invalid `text-missing`, `text-too-long`
 */
export const cleanLines = (text: Json | undefined, most: number): string => {
  const clean = plainLines(text);
  if (clean === '') throw new Invalid('text-missing');
  return within(clean, most);
};

/** The same where nothing at all is right too. @throws Invalid `text-too-long` */
export const cleanNotes = (text: Json | undefined, most: number): string => within(plainLines(text), most);

const plainLines = (text: Json | undefined): string =>
  (typeof text === 'string' ? text : '')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(PILED, '$1')
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const within = (text: string, most: number): string => {
  const letters = [...text].length;
  if (letters > most) throw new Invalid('text-too-long', { most, letters });
  return text;
};
