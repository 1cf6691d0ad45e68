import type { ParsedMail } from 'mailparser';
import { joinFlowed, sanitize } from './sanitize.js';

/** Largest message taken: a reply may carry the picture it quotes. */
export const MOST_BYTES = 1024 * 1024;

/** What may have been put above a message that was taken: headers of ours. */
const MOST_ABOVE = 4 * 1024;

/** Largest text read. */
export const MOST_TEXT = 100 * 1024;

const options = {
  keepDeliveryStatus: true,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  // A mail inside a mail is a file: what it says is not what its sender says.
  ignoreEmbedded: true,
};

/** Takes a message apart; null for one that nobody's mail program would write. */
export const parseMail = async (raw: Buffer): Promise<ParsedMail | null> => {
  const clean = raw.length > MOST_BYTES + MOST_ABOVE ? null : sanitize(raw);
  if (clean === null) return null;
  try {
    // Loaded with the first mail: most processes read none.
    const { simpleParser } = await import('mailparser');
    const mail = await simpleParser(clean.raw, options);
    if (clean.flowed && mail.text !== undefined && mail.text.length <= MOST_TEXT)
      mail.text = joinFlowed(mail.text, clean);
    return mail;
  } catch {
    return null;
  }
};
