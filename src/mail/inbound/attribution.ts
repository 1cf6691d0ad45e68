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

/** Everything from such a line on is an earlier mail, however it is set. */
const separators: readonly RegExp[] = [
  /^-{2,} ?(?:original message|original-?nachricht|urspr\u00fcngliche (?:nachricht|mail)|forwarded message|weitergeleitete (?:nachricht|mail)|reply message|antwort) ?-{2,}$/iu,
  /^-{3,} ?[^-]{3,40} ?-{3,}$/u,
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-?mail)) ?:?$/iu,
  /^_{10,}$/u,
];

const firstHeader = /^\*?(?:von|from|absender|de) ?: ?\*? ?\S/iu;
const otherHeader =
  /^\*?(?:gesendet|sent|datum|date|an|to|cc|kopie|betreff|subject|antwort an|reply-to)\*? ?: ?\*? ?/iu;

/** A header of a mail, in any language: `Envoy\u00e9 : lundi`. */
const anyHeader = /^\*?[\p{L}\p{M}][\p{L}\p{M}'. \/-]{0,24}\*? ?: ?\*? ?\S/u;

/** Lines of a quoted mail's headers that are enough to know them: without an address, and with one. */
const HEADERS = 3;
const HEADERS_WITH_ADDRESS = 2;

const address = /[^\s<>()[\],;:"@]{1,64}@[^\s<>()[\],;:"@]{1,190}\.[^\s<>()[\],;:"@]{2,63}/u;
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

const isNamed = (small: string, names: readonly string[]): boolean =>
  small.endsWith(':') && date.test(small) && names.some(name => small.includes(name));

/**
 * Does a text say whose words follow? In no language: it ends in a colon, or tells a date, and holds our sender. Where
 * a quote with its marks follows, somebody else's address will do, and a colon alone.
 */
const isAttribution = (text: string, before: { readonly marked: boolean }, ours: Ours): boolean => {
  if (text.length > LONGEST) return false;
  if (some(worded, text)) return true;
  const colon = text.endsWith(':');
  if (before.marked && (colon || (date.test(text) && address.test(text)))) return true;
  return (colon || date.test(text)) && isOurs(text, ours);
};

/** May more of an attribution follow on the next line? */
const mayGoOn = (line: string): boolean =>
  line.length >= WRAPPED || /\d/u.test(line) || address.test(line) || /^(?:on|am)\b/iu.test(line);

/** Does an attribution say who and when, so that nothing before it can belong to it? */
const isWhole = (text: string): boolean => some(worded, text) || (date.test(text) && address.test(text));

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
    if (line === undefined || line === '' || isQuoted(line) || look(line) !== 'other') break;
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
  isWhole(text) && isAttribution(text, before, ours);

/** Does an earlier mail with its headers, or under a ruled line, begin here? */
export const isEarlierMail = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  if (some(separators, line)) return true;
  if (firstHeader.test(line) && lines.slice(at + 1, at + 4).some(next => otherHeader.test(next))) return true;
  const block = lines.slice(at, at + HEADERS);
  const headers = block.findIndex(one => !anyHeader.test(one));
  const many = headers === -1 ? block.length : headers;
  return (
    many >= HEADERS || (many >= HEADERS_WITH_ADDRESS && block.slice(0, many).some(one => address.test(one)))
  );
};
