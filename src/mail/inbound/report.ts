import type { Attachment, ParsedMail } from 'mailparser';
import { textOfHtml } from './html.js';
import { looseBounce } from './loose-bounce.js';
import { parseMail } from './mime.js';

/** What a mail server says about a mail of ours that it could not deliver, or a reader who wants no more. */
export type MailReport =
  | {
      readonly kind: 'delivery';
      readonly action: 'failed' | 'delayed' | 'other';
      /** RFC 3463: `5.1.1`; empty where the report has none. */
      readonly status: string;
      /** In the other server's words, one line. */
      readonly said: string;
    }
  | { readonly kind: 'complaint' }
  /** By mail, as the header of ours offers. */
  | { readonly kind: 'unsubscribe' }
  | { readonly kind: 'other' };

const MOST_SAID = 300;

/** Fields of a block of `Name: value` lines, the last one of a name; folded lines are joined. */
const fieldsOf = (block: string): ReadonlyMap<string, string> =>
  new Map(
    block
      .replace(/\r?\n[ \t]+/gu, ' ')
      .split(/\r?\n/u)
      .flatMap(line => {
        const at = line.indexOf(':');
        return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
      }),
  );

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_SAID);

const statusIn = (text: string): string => /\b[245]\.\d{1,3}\.\d{1,3}\b/u.exec(text)?.[0] ?? '';

/** RFC 3464: a block about the message, then one for each receiver. Ours have one. */
const deliveryReport = (text: string): MailReport => {
  const blocks = text.split(/\r?\n\s*\r?\n/u).map(fieldsOf);
  const about = blocks.find(block => block.has('action')) ?? new Map<string, string>();
  const action = (about.get('action') ?? '').toLowerCase();
  const diagnostic = (about.get('diagnostic-code') ?? '').replace(/^[^;]{0,40};\s*/u, '');
  const status = statusIn(about.get('status') ?? '');
  return {
    kind: 'delivery',
    action: action === 'failed' || action === 'delayed' ? action : 'other',
    status,
    said: oneLine(diagnostic || status),
  };
};

/** What a reader says who presses "junk" (RFC 5965); reports of failed checks, or that it is no spam, are none. */
const complaints: readonly string[] = ['abuse', 'fraud', 'opt-out', 'opt-out-list', 'complaint'];

const feedbackReport = (text: string): MailReport =>
  complaints.includes((fieldsOf(text).get('feedback-type') ?? '').toLowerCase())
    ? { kind: 'complaint' }
    : { kind: 'other' };

const part = (parts: readonly Attachment[], type: string): string | undefined =>
  parts.find(({ contentType }) => contentType.toLowerCase() === type)?.content.toString('utf8');

const looseReport = (mail: ParsedMail): MailReport => {
  const from = (mail.from?.value ?? []).flatMap(({ address }) => address ?? []);
  const text = mail.text?.trim() ? mail.text : typeof mail.html === 'string' ? textOfHtml(mail.html) : '';
  const namesFailed = mail.headerLines.some(({ key }) => key.toLowerCase() === 'x-failed-recipients');
  const found = looseBounce({ from, subject: mail.subject ?? '', text, namesFailed });
  return found === null
    ? { kind: 'other' }
    : { kind: 'delivery', action: found.action, status: statusIn(found.answer), said: oneLine(found.answer) };
};

/** Reads what came to the address of a delivery. Anything may come there. */
export const readReport = async (raw: Buffer): Promise<MailReport> => {
  const mail = await parseMail(raw);
  if (mail === null) return { kind: 'other' };
  const { attachments, subject = '' } = mail;
  const feedback = part(attachments, 'message/feedback-report');
  if (feedback !== undefined) return feedbackReport(feedback);
  const status =
    part(attachments, 'message/delivery-status') ?? part(attachments, 'message/global-delivery-status');
  if (status !== undefined) return deliveryReport(status);
  if (/^\s*unsubscribe\s*$/iu.test(subject)) return { kind: 'unsubscribe' };
  // The oldest of the feedback loops: a copy of the mail, and this.
  if (/^complaint about message\b/iu.test(subject)) return { kind: 'complaint' };
  return looseReport(mail);
};
