/** Characters without a look of their own: soft hyphens, zero width, direction marks, byte order marks, controls. */
const unseen = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
const controls = /[\p{Cc}\p{Cs}]/gu;
const dashes = /[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63]/gu;
const singleQuotes = /[\u2018-\u201b\u2039\u203a\u2032]/gu;
const doubleQuotes = /[\u201c-\u201f\u00ab\u00bb\u2033]/gu;

/** A line as its writer meant it: phones and word processors turn blanks, quotes and dashes into others. */
export const plainLine = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replace(controls, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Pairs that mail programs and people put around a move: bold text, quotation marks. */
const around = /^(?:\*(.+)\*|_(.+)_|"(.+)"|'(.+)'|`(.+)`)$/u;

/** Bullets and numbers that mail programs put before the rows of a list. */
const bullet = /^(?:[-*+\u00b7\u2022\u2023\u25aa\u25cf\u25e6\u2192]|\(?\d{1,2}[.)]|[a-z]\)) +/iu;

/** Little pictures, alone or put together, and those made of marks. */
const emoji =
  /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0e\ufe0f\u20e3\u{e0020}-\u{e007f}]|(?<= )[:;]-?[)(DP](?= |$))+/gu;

/** A line as a command: without bullet, decoration, emoji and the full stop that phones add. */
export const commandText = (line: string): string => {
  const bare = line
    .replace(emoji, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim()
    .replace(bullet, '')
    .replace(/(?<![.,;!])[.,;!]+$/u, '');
  const inside = around.exec(bare);
  return (inside ? (inside.slice(1).find(part => part !== undefined) ?? bare) : bare).trim();
};
