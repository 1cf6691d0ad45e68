import type { AddressObject, ParsedMail } from 'mailparser';
import { automatic, type HeaderLine } from './automatic.js';
import { readCommands, type Commands, type ReplyContext } from './commands.js';
import { textOfHtml } from './html.js';
import { lookAlone } from './looks.js';
import { MOST_TEXT, parseMail } from './mime.js';

/** Letters kept of a Message-ID; a line of a mail has no more. */
const MOST_NAME = 998;

/** A reply as data; who wrote it is still to be found out. */
export interface Reply {
  readonly messageId: string | null;
  /** Addresses of the From header as they stand there; a trustworthy mail has exactly one. */
  readonly from: readonly string[];
  /** Why it must not be answered: the header that shows that no person wrote it; null when one did. */
  readonly automatic: string | null;
  /** Values of Authentication-Results, from the top. */
  readonly authenticationResults: readonly string[];
  readonly commands: readonly string[];
  /** What was written besides; not read. */
  readonly rest: string;
  /** Its text is longer than anybody writes; nothing of it was read. */
  readonly tooLarge: boolean;
  /** Files that came with it and are not looked at. */
  readonly attachments: number;
}

const headersOf = (mail: ParsedMail): readonly HeaderLine[] =>
  mail.headerLines.map(({ key, line }) => ({
    name: key.toLowerCase(),
    value: line
      .slice(line.indexOf(':') + 1)
      .replace(/\r?\n[ \t]*/gu, ' ')
      .trim(),
  }));

/** All addresses of the From header; none where it cannot be told whose mail it is. */
const sendersOf = ({ from }: ParsedMail, headers: readonly HeaderLine[]): readonly string[] => {
  if (headers.filter(({ name }) => name === 'from').length !== 1) return [];
  const all = (Array.isArray(from) ? from : [from]).flatMap(
    list => (list as AddressObject | undefined)?.value ?? [],
  );
  // A group is no sender.
  if (all.some(({ address, group }) => !address || group !== undefined)) return [];
  return all.map(({ address }) => address!);
};

/** Its own name as one line: the database takes no null bytes, and an answer repeats it in a header. */
const nameOf = ({ messageId }: ParsedMail): string | null =>
  (messageId ?? '').replace(/\p{Cc}/gu, '').slice(0, MOST_NAME) || null;

/** Does what was read begin with a move? */
const isMove = ({ commands: [first] }: Commands, { look = lookAlone }: ReplyContext): boolean =>
  first !== undefined && look(first) === 'move';

/**
 * Reads the text, or the HTML of a mail that has nothing else. A text without a quote may be a line that somebody on the
 * way has put beside the HTML, or say that there is HTML: then a move may stand there.
 */
const readText = ({ text = '', html }: ParsedMail, reading: ReplyContext): Commands => {
  const plain = readCommands(text, reading);
  if (typeof html !== 'string' || isMove(plain, reading) || /^[ \t]*>/mu.test(text)) return plain;
  const rich = readCommands(textOfHtml(html), reading);
  return text.trim() === '' || isMove(rich, reading) ? rich : plain;
};

/** Parts that prove who wrote the others. */
const signature = /^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/iu;

/** Does a calendar answer, as it does when "accept" is pressed? Somebody may have written a move beside it. */
const isCalendarAnswer = ({ attachments }: ParsedMail): boolean =>
  attachments.some(
    ({ contentType, content }) =>
      contentType.toLowerCase() === 'text/calendar' &&
      /^METHOD:(?:REPLY|COUNTER|REFRESH)\b/imu.test(content.toString('latin1')),
  );

const isTooLarge = ({ text, html }: ParsedMail): boolean =>
  (text?.trim() ? text.length : typeof html === 'string' ? html.length : 0) > MOST_TEXT;

const nothing: Commands = { commands: [], rest: '' };

/** What cannot be a person's mail. */
const unreadable: Reply = {
  messageId: null,
  from: [],
  automatic: 'unreadable',
  authenticationResults: [],
  ...nothing,
  tooLarge: true,
  attachments: 0,
};

/**
 * Reads a reply as it came over the wire. Whatever is in it, this gives an answer.
 * @param ownDomain right side of our own Message-IDs
 */
export const readReply = async (
  raw: Buffer,
  ownDomain: string,
  reading: ReplyContext = {},
): Promise<Reply> => {
  const mail = await parseMail(raw);
  if (mail === null) return unreadable;
  const headers = headersOf(mail);
  const from = sendersOf(mail, headers);
  const messageId = nameOf(mail);
  const tooLarge = isTooLarge(mail);
  const types = mail.attachments.map(({ contentType }) => contentType);
  const why = automatic({ headers, types, subject: mail.subject ?? '', from, messageId, ownDomain });
  const read = tooLarge || why === 'reaction' ? nothing : readText(mail, reading);
  return {
    messageId,
    from,
    automatic: why ?? (isCalendarAnswer(mail) && !isMove(read, reading) ? 'calendar' : null),
    authenticationResults: headers.filter(({ name }) => name === 'authentication-results').map(h => h.value),
    ...read,
    tooLarge,
    attachments: mail.attachments.filter(
      file => !file.related && file.contentDisposition === 'attachment' && !signature.test(file.contentType),
    ).length,
  };
};
