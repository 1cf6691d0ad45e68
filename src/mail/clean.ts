/** Characters that could end a line, hide, or turn the direction of what follows: controls, halves of pairs, bidi. */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2067\u206a-\u206f\ufeff\ufff9-\ufffb]+/gu;

/** Joiners belong to the spelling of some languages, and to emoji, but only between two letters (or emoji). */
const joiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** What keeps a name apart from the sentence around it (`isolated`) comes in pairs. */
const pairs = /\u2068[^\u2068\u2069]*\u2069|[\u2068\u2069]/gu;

/** Longest text of one field; names and sentences are far shorter. */
const longest = 600;

/** Text of a user as one harmless line. */
export const cleanText = (text: string): string => {
  const clean = text
    .replace(unseen, ' ')
    .replace(pairs, found => (found.length === 1 ? ' ' : found))
    .replace(joiners, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return shorten(clean, longest);
};

/** At most this many characters, the last one an ellipsis where some are missing. */
export const shorten = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

/** Cleans every text inside plain data; dates and pictures stay as they are. */
export const cleanAll = <T>(data: T): T => {
  if (typeof data === 'string') return cleanText(data) as T;
  if (Array.isArray(data)) return data.map(cleanAll) as T;
  if (data === null || typeof data !== 'object' || data instanceof Date || data instanceof Uint8Array)
    return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, cleanAll(value)])) as T;
};
