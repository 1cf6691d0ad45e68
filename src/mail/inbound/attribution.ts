import type { LineLook } from './looks.js';

/** How mail programs say whose words follow. Each pattern looks at one line, in linear time. */

/** By what our own mails are known where somebody quotes them; all in small letters. */
export interface Ours {
  /** Addresses, or parts of them: `turns@play.example.org`, `@in.example.org`. Null: any address may be ours. */
  readonly addresses: readonly string[] | null;
  /** What our sender is called. */
  readonly names: readonly string[];
}

/** Nothing is known of the sender. */
export const anySender: Ours = { addresses: null, names: [] };

const day = '(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)';

/** In English and German they are known without our address as well. */
const worded: readonly RegExp[] = [
  /^on\b.{4,200}\bwrote ?:?$/iu,
  /^am\b.{4,200}\bschrieb\b.{0,200}:$/iu,
  /^am\b.{4,200}\b(?:hat|haben)\b.{1,200}\bgeschrieben ?:$/iu,
  new RegExp(`^${day}[a-z]*\\.?,? .{4,200}\\b(?:wrote|schrieb)\\b.{0,200}:$`, 'iu'),
  /^.{1,200}<[^<>\s]{3,254}> ?(?:wrote|schrieb)\b.{0,120}:$/iu,
  /^.{1,120} (?:wrote|schrieb) (?:on|am)\b.{4,120}:$/iu,
  /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}.{0,120}<[^<>\s]{3,254}> ?:$/u,
];

/** A ruled line, in which words may stand in any language: what follows is an earlier mail, however it is set. */
const ruled: readonly RegExp[] = [
  /^-{2,} ?(?:original message|original-?nachricht|urspr\u00fcngliche (?:nachricht|mail)|forwarded message|weitergeleitete (?:nachricht|mail)|reply message|antwort) ?-{2,}$/iu,
  /^([-=_~])\1{2,} ?[^-=_~].{1,200}\1{3}:?$/u,
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-?mail)) ?:?$/iu,
  /^_{10,}$/u,
];

const firstHeader = /^\*?(?:von|from|absender|de) ?: ?\*? ?\S/iu;
const otherHeader =
  /^\*?(?:gesendet|sent|datum|date|an|to|cc|kopie|betreff|subject|antwort an|reply-to)\*? ?: ?\*? ?/iu;

/** A header of a mail, in any language: `Envoy\u00e9 : lundi`. */
const anyHeader = /^\*?[\p{L}\p{M}][\p{L}\p{M}'. \/-]{0,24}\*? ?: ?\*? ?(\S.*)/u;

/** Lines of a quoted mail's headers that are enough to know them: without an address, and with one. */
const HEADERS = 3;
const HEADERS_WITH_ADDRESS = 2;

/** A mail program shows no more of them. */
const MOST_HEADERS = 10;

const address = /[^\s<>()[\],;:"@]{1,64}@[^\s<>()[\],;:"@]{1,190}\.[^\s<>()[\],;:"@]{2,63}/u;
const time = /\b\d{1,2}[:.]\d{2}\b/u;
const date = /\d{1,4} ?[-./:\u5e74\u6708] ?\d{1,2}|\b\d{4}\b/u;

/** Longest attribution; what is longer is text. */
const LONGEST = 600;

/** Lines that one attribution may be wrapped into. */
const MOST_WRAPPED = 4;

/** Mail programs wrap lines that are longer. */
const WRAPPED = 40;

/** Some programs put the initials of whom they quote before the mark: `BP> text`. */
const mark = /^(?:\p{L}{1,4})?>|^\|/u;

export const isQuoted = (line: string): boolean => mark.test(line);

const some = (patterns: readonly RegExp[], line: string): boolean =>
  line.length <= LONGEST && patterns.some(pattern => pattern.test(line));

/** Does a text hold our sender's address, or beside a date our sender's name? */
const isOurs = (text: string, { addresses, names }: Ours): boolean => {
  const small = text.toLowerCase();
  return addresses === null
    ? address.test(small)
    : addresses.some(one => small.includes(one)) || isNamed(small, names);
};

/** Beside a date and a colon, or a date and a time. */
const isNamed = (small: string, names: readonly string[]): boolean =>
  date.test(small) &&
  (small.endsWith(':') || time.test(small.replace(date, ''))) &&
  names.some(name => small.includes(name));

/**
 * Does a text say whose words follow? In no language: it ends in a colon, or tells a date, and holds our sender; or it
 * does both, and holds anybody's address. Where a quote with its marks follows, a colon alone will do.
 */
const isAttribution = (text: string, before: { readonly marked: boolean }, ours: Ours): boolean => {
  if (text.length > LONGEST) return false;
  if (some(worded, text)) return true;
  const colon = text.endsWith(':');
  if (before.marked && colon) return true;
  const dated = date.test(text);
  if (dated && address.test(text) && (colon || before.marked)) return true;
  return (colon || dated) && isOurs(text, ours);
};

/** May more of an attribution follow on the next line? */
const mayGoOn = (line: string): boolean =>
  line.length >= WRAPPED || /\d/u.test(line) || address.test(line) || /^(?:on|am)\b/iu.test(line);

/** Does an attribution say who and when, so that nothing before it can belong to it? */
const isWhole = (text: string, { names }: Ours): boolean =>
  some(worded, text) || (date.test(text) && address.test(text)) || isNamed(text.toLowerCase(), names);

/** The next line that is not empty. */
const following = (lines: readonly string[], at: number): string => {
  let next = at;
  while (lines[next] === '') next++;
  return lines[next] ?? '';
};

/**
 * How many lines from `at` on say who wrote what follows; 0 for none. Where a later line begins one by itself, it
 * begins there.
 */
export const attribution = (
  lines: readonly string[],
  at: number,
  ours: Ours,
  look: (line: string) => LineLook,
): number => {
  const parts: string[] = [];
  let found = 0;
  for (let n = 1; n <= MOST_WRAPPED; n++) {
    const line = lines[at + n - 1];
    if (line === undefined || line === '' || isQuoted(line)) break;
    // What goes on with `14h03` or `28th` may look like the beginning of a move.
    if (n === 1 ? look(line) !== 'other' : look(line) === 'move') break;
    parts.push(line);
    const before = { marked: isQuoted(following(lines, at + n)) };
    if (isAttribution(parts.join(' '), before, ours)) {
      if (parts.some((_, from) => from > 0 && isLater(parts.slice(from).join(' '), before, ours))) break;
      found = n;
      // One without a colon may end in the next line.
      if (line.endsWith(':')) break;
    }
    if (!mayGoOn(line)) break;
  }
  return found;
};

const isLater = (text: string, before: { readonly marked: boolean }, ours: Ours): boolean =>
  isWhole(text, ours) && isAttribution(text, before, ours);

/** How many lines from `at` on look like headers of a mail; a move behind its name is none: `First: pass`. */
const headerLines = (lines: readonly string[], at: number, look: (line: string) => LineLook): number => {
  const block = lines.slice(at, at + MOST_HEADERS);
  const end = block.findIndex(one => {
    const [, value] = anyHeader.exec(one) ?? [];
    return value === undefined || look(value) === 'move';
  });
  return end === -1 ? block.length : end;
};

const areHeaders = (block: readonly string[], lines: readonly string[], at: number): boolean =>
  block.length >= HEADERS ||
  (block.length >= HEADERS_WITH_ADDRESS && block.some(one => address.test(one))) ||
  (block.length > 0 &&
    firstHeader.test(block[0]!) &&
    lines.slice(at + 1, at + 4).some(next => otherHeader.test(next)));

/** Not one that decorates a move: `--- pass ---`. */
const isRuled = (line: string, look: (line: string) => LineLook): boolean =>
  some(ruled, line) && look(line.replace(/^[-=_~ ]+|(?<![-=_~ ])[-=_~ ]+$/gu, '')) !== 'move';

/** How many lines from `at` on are a ruled line, or headers, or both, above an earlier mail; 0 for none. */
export const earlierMail = (
  lines: readonly string[],
  at: number,
  look: (line: string) => LineLook,
): number => {
  const first = isRuled(lines[at] ?? '', look) ? 1 : 0;
  const many = headerLines(lines, at + first, look);
  return first > 0 || areHeaders(lines.slice(at, at + many), lines, at) ? first + many : 0;
};
