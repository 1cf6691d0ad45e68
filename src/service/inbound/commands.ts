import { Illegal, type Action, type Seat, type Title } from '../../engine/core/index.js';
import { basics } from '../../words/basics.js';
import { languages, type Language } from '../../words/language.js';
import { notationFor } from '../../words/typed-moves.js';

/** A line of a reply as something to be done. */
export type Command =
  | { readonly kind: 'move'; readonly command: string; readonly action: Action }
  | { readonly kind: 'undo'; readonly command: string; readonly count: number }
  | { readonly kind: 'order'; readonly command: string }
  | { readonly kind: 'help'; readonly command: string }
  | { readonly kind: 'unknown'; readonly command: string; readonly error: Illegal };

/** Mail programs break lines at about 72 letters; what is shorter was ended by its author. */
const WRAPPED = 50;

/** Lines that one move may have been broken into. */
const MOST_WRAPPED = 5;

/** Who wrote the lines: for which seat, and in which language they are answered. */
export interface Writer {
  readonly seat: Seat;
  readonly language: Language;
}

const readMove = (title: Title, line: string, { seat, language }: Writer): Action | Illegal => {
  try {
    return notationFor(language, title.notation).parse(line, seat);
  } catch (error) {
    if (error instanceof Illegal) return error;
    throw error;
  }
};

/** What asks for it, in every language. */
const typed = (what: 'help' | 'undo'): string =>
  languages.flatMap(language => basics[language].typed[what]).join('|');

const help = new RegExp(`^(?:${typed('help')}|\\?)$`, 'iu');
const undo = new RegExp(`^(?:${typed('undo')})(?: (\\d{1,2}))?$`, 'iu');

const readWord = (line: string): Command | null => {
  if (help.test(line)) return { kind: 'help', command: line };
  const back = undo.exec(line);
  if (back) return { kind: 'undo', command: line, count: Number(back[1] ?? 1) };
  return /^auto(?: |$)/iu.test(line) ? { kind: 'order', command: line } : null;
};

/** Do two words differ by one letter at most: one more, one less, another, or two changed about? */
const isSlip = (typed: string, right: string): boolean => {
  if (Math.abs(typed.length - right.length) > 1) return false;
  let from = 0;
  while (from < typed.length && typed[from] === right[from]) from++;
  const [a, b] = [typed.slice(from), right.slice(from)];
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
};

/** Shortest word that counts as another with a slip, and shortest of those. */
const SLIP = { typed: 3, right: 4 };

/** How a line of a reply looks to one who can read a title's moves; see `mail/inbound/looks.ts`. */
export const lookOf = (title: Title, seat: Seat): ((line: string) => 'move' | 'like' | 'other') => {
  const begun = title.notation.forms.map(form => form.split(' ')[0]!.toLowerCase());
  const verbs = begun.filter(word => !word.includes('<') && word.length >= SLIP.right);
  return line => {
    if (readWord(line)) return 'move';
    const read = readMove(title, line, { seat, language: 'en' });
    if (!(read instanceof Illegal)) return 'move';
    const first = (line.split(' ')[0] ?? '').toLowerCase();
    // Its first word begins a move, or is a place with a slip, or a word with one.
    if (Number(read.params['at'] ?? 0) > 0 || /^(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]+$/u.test(first))
      return 'like';
    return first.length >= SLIP.typed && verbs.some(verb => isSlip(first, verb)) ? 'like' : 'other';
  };
};

/** A move that begins in one line and was broken by the mail program; the most lines that make one win. */
const readWrapped = (
  title: Title,
  lines: readonly string[],
  at: number,
  writer: Writer,
): { readonly command: string; readonly action: Action; readonly used: number } | null => {
  let found: { readonly command: string; readonly action: Action; readonly used: number } | null = null;
  let joined = lines[at]!;
  for (let used = 2; used <= MOST_WRAPPED && at + used <= lines.length; used++) {
    if ((lines[at + used - 2] ?? '').length < WRAPPED) break;
    const next = lines[at + used - 1]!;
    joined = joined.endsWith('-') ? joined + next : `${joined} ${next}`;
    const action = readMove(title, joined, writer);
    if (!(action instanceof Illegal)) found = { command: joined, action, used };
  }
  return found;
};

/** Reads the lines of a reply in a title's notation; what cannot be read stays in its place. */
export const commandsOfReply = (
  title: Title,
  lines: readonly string[],
  writer: Writer,
): readonly Command[] => {
  const commands: Command[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const word = readWord(line);
    const wrapped = word ? null : readWrapped(title, lines, at, writer);
    if (word) commands.push(word);
    else if (wrapped) {
      commands.push({ kind: 'move', command: wrapped.command, action: wrapped.action });
      at += wrapped.used - 1;
    } else {
      const action = readMove(title, line, writer);
      commands.push(
        action instanceof Illegal
          ? { kind: 'unknown', command: line, error: action }
          : { kind: 'move', command: line, action },
      );
    }
  }
  return commands;
};
