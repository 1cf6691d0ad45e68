import { simpleParser, type ParsedMail } from 'mailparser';

/** Largest message taken: a reply may carry the picture it quotes. */
export const MOST_BYTES = 1024 * 1024;

/** Lines that could begin a part. The parser never comes back from a message of more than a thousand parts. */
const MOST_PARTS = 500;

const partsAtMost = (raw: Buffer): number => {
  let count = 0;
  for (let at = raw.indexOf('\n--'); at !== -1 && count <= MOST_PARTS; at = raw.indexOf('\n--', at + 3))
    count++;
  return count;
};

/** Takes a message apart; null for one that nobody's mail program would write. */
export const parseMail = async (raw: Buffer): Promise<ParsedMail | null> => {
  if (raw.length > MOST_BYTES || partsAtMost(raw) > MOST_PARTS) return null;
  try {
    return await simpleParser(raw, {
      keepDeliveryStatus: true,
      skipHtmlToText: true,
      skipTextToHtml: true,
      skipImageLinks: true,
    });
  } catch {
    return null;
  }
};
