/** Characters without a look of their own: soft hyphens, zero width, direction marks, byte order marks, controls. */
const unseen = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const controls = /[\p{Cc}\p{Cs}]/gu;
/** Letters of other scripts that are only there to look like a blank. */
const fillers = /[\u115f\u1160\u2800\u3164]/gu;
const dashes = /[\p{Pd}\u2043\u2212]/gu;
const singleQuotes = /[\u02bc\u2018-\u201b\u2039\u203a\u2032]/gu;
const doubleQuotes = /[\u201c-\u201f\u00ab\u00bb\u2033]/gu;

/** At most that many units of a text; no letter is cut in two, which the database would not take. */
export const cutTo = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');

/** A line as its writer meant it: phones and word processors turn blanks, quotes and dashes into others. */
export const plainLine = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(fillers, ' ')
    .replace(dashes, '-')
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(controls, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Pairs that people put around a move: quotation marks, underscores. */
const around = /^(?:_(.+)_|"(.+)"|'(.+)'|`(.+)`)$/u;

/** Bold words, a whole line or a part of one, as HTML becomes text; no move has a star. */
const bold = /(?<!\*)\*{1,3}(?=[^*\s])([^*]{1,1000})\*{1,3}/gu;

/** Bullets and numbers that mail programs put before the rows of a list. */
const bullet =
  /^(?:[-=]>|[-*+\u00a7\u00b7\u2022\u2023\u25e6]|[\u2190-\u21ff\u25a0-\u25ff]|\(?\d{1,2}[.):]{1,2}|[a-z][.)]) +/iu;

/** What ends a sentence, or begins one, in one script or another. */
const stopped = /(?<![.,;!\u3001\u3002\u060c\u061b\u0964])[.,;!\u3001\u3002\u060c\u061b\u0964]+$/u;
const opened = /^[\u00a1\u00bf]+/u;

/** Little pictures, alone or put together, and those made of marks. */
const emoji =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]|(?<= )[:;]-?[)(DP](?= |$))+/gu;

/** What stands together in a move, and is set apart where dashes and signs are set by the rules of a language. */
const apart: readonly (readonly [RegExp, string])[] = [
  // A route: `F10 - F12`.
  [/(\b[a-z]{1,2}\d{1,2}(?:\.\d)?) ?- ?(?=[a-z]{1,2}\d)/giu, '$1-'],
  // A company: `B & O`.
  [/(?<![\p{L}\p{N}])(\p{L}) & (?=\p{L}(?![\p{L}\p{N}]))/gu, '$1&'],
];

/** Marks inside each other that are taken off: `"pass."`, `*"pass"*`. */
const MOST_INSIDE = 3;

/** A line as a command: without bullet, decoration, emoji and the full stop that phones add. */
export const commandText = (line: string): string => {
  let bare = line.replace(emoji, ' ').replace(/ {2,}/gu, ' ').trim().replace(bullet, '').replace(bold, '$1');
  for (let depth = 0; depth < MOST_INSIDE; depth++) {
    bare = bare.replace(opened, '').replace(stopped, '').trim();
    const inside = around
      .exec(bare)
      ?.slice(1)
      .find(part => part !== undefined);
    if (inside === undefined) break;
    bare = inside;
  }
  return apart.reduce((text, [from, to]) => text.replace(from, to), bare.trim());
};
