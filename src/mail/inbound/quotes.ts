/** How mail programs mark what was written before, and who signs. Each looks at one line, in linear time. */

const day = '(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)';

const attributions: readonly RegExp[] = [
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
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-?mail)) ?:?$/iu,
  /^_{10,}$/u,
];

const firstHeader = /^\*?(?:von|from|absender|de) ?: ?\*? ?\S/iu;
const otherHeader =
  /^\*?(?:gesendet|sent|datum|date|an|to|cc|kopie|betreff|subject|antwort an|reply-to)\*? ?: ?\*? ?/iu;

const signatures: readonly RegExp[] = [
  /^--$/u,
  /^(?:sent|gesendet|verschickt) (?:from|with|via|von|mit|\u00fcber|aus) .{2,100}$/iu,
  /^von mein(?:em|er) .{2,80} (?:gesendet|geschickt)$/iu,
  /^(?:get|holen sie sich|hol dir|laden sie) outlook (?:for|f\u00fcr) .{2,80}$/iu,
  /^(?:diese nachricht|this (?:message|e-?mail)) (?:wurde|was) .{0,60}\b(?:mit|von|from|with)\b .{2,100}$/iu,
  /^diese nachricht wurde von meinem .{2,100}$/iu,
  /^envoy\u00e9 (?:de|depuis) .{2,80}$/iu,
];

const closings: readonly RegExp[] = [
  /^(?:(?:viele|liebe|beste|sch\u00f6ne|freundliche|herzliche|mit (?:freundlichen|besten|lieben|vielen)) )?gr(?:u|\u00fc)(?:\u00df|ss)e?n?\b.{0,60}$/iu,
  /^(?:lg|vg|bg|mfg|gru\u00df|ciao|tsch\u00fc(?:ss|\u00df)|servus|danke(?: sch\u00f6n| dir| euch| ihnen)?|besten dank|vielen dank)\b[ ,.!]*\w{0,30}$/iu,
  /^(?:cheers|thanks|thank you|thx|regards|best|(?:best|kind|warm|many) (?:regards|wishes|thanks)|yours|bye)\b[ ,.!]*\w{0,30}$/iu,
];

const greetings: readonly RegExp[] = [
  /^(?:hallo|hi|hello|hey|moin|servus|gr\u00fc(?:ezi|\u00df)|salut|dear|liebe[rs]?|sehr geehrte[rs]?)\b(?! ?[-+]?\d)[^\d]{0,60}$/iu,
  /^(?:gr\u00fc\u00df|guten|gute|good) (?:gott|morgen|tag|abend|nacht|morning|day|afternoon|evening)\b[^\d]{0,60}$/iu,
];

const some = (patterns: readonly RegExp[], line: string): boolean =>
  line.length <= 600 && patterns.some(pattern => pattern.test(line));

export const isQuoted = (line: string): boolean => line.startsWith('>') || line.startsWith('|');
export const isSignature = (line: string): boolean => some(signatures, line);
export const isClosing = (line: string): boolean => some(closings, line);
export const isGreeting = (line: string): boolean => some(greetings, line);

/** Lines that one attribution may be wrapped into. */
const MOST_WRAPPED = 3;

/** How many lines from `at` on say who wrote what follows; 0 for none. */
export const attribution = (lines: readonly string[], at: number): number => {
  let joined = '';
  for (let n = 1; n <= MOST_WRAPPED; n++) {
    const line = lines[at + n - 1];
    if (line === undefined || line === '') return 0;
    joined = joined === '' ? line : `${joined} ${line}`;
    if (some(attributions, joined)) return n;
  }
  return 0;
};

/** Does an earlier mail with its headers, or under a ruled line, begin here? */
export const isEarlierMail = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  if (some(separators, line)) return true;
  if (!firstHeader.test(line)) return false;
  return lines.slice(at + 1, at + 4).some(next => otherHeader.test(next));
};
