import type { MailTable } from './model.js';

/** Columns of a plain-text mail. */
export const COLUMNS = 76;

const gap = 2;

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const widthOf = (character: string): number => (/\p{M}/u.test(character) ? 0 : wide.test(character) ? 2 : 1);

/** Columns a text takes where characters are equally wide. */
export const width = (text: string): number => {
  let columns = 0;
  for (const character of text) columns += widthOf(character);
  return columns;
};

/** Cuts a word that is longer than a line. */
const cut = (word: string, columns: number): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && width(piece) + widthOf(character) > columns) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};

/** Breaks a text into lines. Addresses are never broken: they would no longer lead anywhere. */
export const wrapLines = (text: string, columns: number): string[] => {
  const words = text
    .split(' ')
    .flatMap(word => (width(word) <= columns || /^https?:\/\//.test(word) ? [word] : cut(word, columns)));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + 1 + width(word) <= columns)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** The same as one text; lines after the first begin with `indent` spaces, the first with `first`. */
export const wrap = (text: string, first = '', indent = first.length): string =>
  wrapLines(text, COLUMNS - Math.max(indent, width(first)))
    .map((line, i) => (i === 0 ? first : ' '.repeat(indent)) + line)
    .join('\n');

const pad = (text: string, columns: number, right: boolean): string => {
  const spaces = ' '.repeat(Math.max(0, columns - width(text)));
  return right ? spaces + text : text + spaces;
};

/** Widths that fit a line: the widest columns give way first. */
const fit = (natural: readonly number[]): number[] => {
  const widths = [...natural];
  let over = widths.reduce((sum, w) => sum + w + gap, -gap) - COLUMNS;
  for (; over > 0; over--) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = Math.max(1, widths[widest]! - 1);
  }
  return widths;
};

/** A table in columns; long cells go on in the next line, and what else there is to say about a row below it. */
export const textTable = ({ columns, rows, details = [] }: MailTable): string => {
  const all = [columns.map(c => c.heading), ...rows.map(row => columns.map((_, i) => row[i] ?? ''))];
  const widths = fit(columns.map((_, i) => Math.max(1, ...all.map(row => width(row[i]!)))));
  const line = (cells: readonly string[]): string[] => {
    const wrapped = cells.map((cell, i) => wrapLines(cell, widths[i]!));
    const height = Math.max(...wrapped.map(lines => lines.length));
    return Array.from({ length: height }, (_, n) =>
      wrapped
        .map((lines, i) => pad(lines[n] ?? '', widths[i]!, columns[i]!.number === true))
        .join(' '.repeat(gap))
        .trimEnd(),
    );
  };
  const [head, ...body] = all;
  const below = (row: number): string[] => (details[row] ? [wrap(details[row], '  ')] : []);
  return [
    ...line(head!),
    widths.map(w => '-'.repeat(w)).join(' '.repeat(gap)),
    ...body.flatMap((cells, row) => [...line(cells), ...below(row)]),
  ].join('\n');
};
