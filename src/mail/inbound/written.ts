import { attribution, earlierMail, isQuoted, type Ours } from './attribution.js';
import type { LineLook } from './looks.js';
import { isSignature } from './quotes.js';

/** A line of what the author wrote; null where something is quoted, or a signature. */
export type OwnLine = string | null;

const signedBegin = /^-{5}BEGIN PGP SIGNED MESSAGE-{5}$/u;

/** The first line that is text, behind the frame of a mail signed inside its text (RFC 9580 §7). */
const afterFrame = (lines: readonly string[]): number => {
  const begin = lines.findIndex(line => line !== '');
  if (begin === -1 || !signedBegin.test(lines[begin]!)) return 0;
  const empty = lines.indexOf('', begin);
  return empty === -1 ? begin + 1 : empty + 1;
};

/** The lines from `at` on that are no author's own, and whether all behind them is not either. */
const foreign = (
  lines: readonly string[],
  at: number,
  ours: Ours,
  look: (line: string) => LineLook,
): { readonly count: number; readonly last: boolean } => {
  if (isQuoted(lines[at]!) || isBrokenOff(lines, at)) return { count: 1, last: false };
  const named = earlierMail(lines, at, look) || attribution(lines, at, ours, look);
  let next = at + named;
  while (named > 0 && lines[next] === '') next++;
  // Where the quote is not marked line by line, nothing after it can be told from it.
  return { count: next - at, last: named > 0 && !isQuoted(lines[next] ?? '') };
};

/** Shortest line that mail programs break, and longest end that they break off. */
const BROKEN = { line: 72, end: 30 };

/** The end of a quoted line that was too long, without the mark, as programs leave it that break lines after quoting. */
const isBrokenOff = (lines: readonly string[], at: number): boolean => {
  const [before = '', line = '', after = ''] = lines.slice(Math.max(at - 1, 0), at + 2);
  return (
    at > 0 &&
    line !== '' &&
    line.length <= BROKEN.end &&
    before.length + line.length >= BROKEN.line &&
    isQuoted(before) &&
    // Behind the last line of a paragraph it is rather an answer.
    isQuoted(after) &&
    /[\p{L}\p{N}]/u.test(after)
  );
};

/**
 * What its author wrote: lines that quote an earlier mail, or a signature, are left out. A signature may stand above a
 * quote, and the answer below it.
 */
export const ownLines = (
  lines: readonly string[],
  ours: Ours,
  look: (line: string) => LineLook,
): readonly OwnLine[] => {
  const own: OwnLine[] = [];
  let signed = false;
  let at = afterFrame(lines);
  while (at < lines.length) {
    const line = lines[at]!;
    const { count, last } = foreign(lines, at, ours, look);
    if (last) break;
    signed = count === 0 && (signed || isSignature(line));
    own.push(count > 0 || signed ? null : line);
    at += Math.max(count, 1);
  }
  return own;
};
