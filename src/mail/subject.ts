import { shorten } from './clean.js';
import type { GameRef } from './model.js';

/** Longest subject line, and longest part in brackets (which is the same in all mails of a game). */
const longestSubject = 78;
const longestTag = 42;

/** `[1830 "Friday five" #42]`: never changes during a game, since some mail programs thread by it. */
export const subjectTag = ({ title, name, id }: GameRef): string => {
  const frame = `[${title} "" #${id}]`.length;
  return `[${title} "${shorten(name, Math.max(8, longestTag - frame))}" #${id}]`;
};

export const subjectLine = (text: string): string => shorten(text.trim(), longestSubject);
