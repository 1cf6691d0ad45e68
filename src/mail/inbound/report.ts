import type { Attachment, ParsedMail } from 'mailparser';
import { textOfHtml } from './html.js';
import { codedReason, looseBounce } from './loose-bounce.js';
import { cutTo } from './lines.js';
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

const oneLine = (text: string): string => cutTo(text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim(), MOST_SAID);

const statusIn = (text: string): string => /\b[245]\.\d{1,3}\.\d{1,3}\b/u.exec(text)?.[0] ?? '';

/** A field's first word; a comment may stand behind it. */
const wordOf = (field: string | undefined): string => /^[a-z-]+/iu.exec(field ?? '')?.[0].toLowerCase() ?? '';

/** What became of the mail for one receiver; by the status where the report forgets to say it. */
const actionOf = (block: ReadonlyMap<string, string>): string => {
  const action = wordOf(block.get('action'));
  if (action !== '') return action;
  const [kind] = statusIn(block.get('status') ?? '');
  return kind === '5' ? 'failed' : kind === '4' ? 'delayed' : '';
};

/** A status that tells nothing of the reason. */
const vague = /^(?:[45]\.0\.0)?$/u;

/** Looked at of what is written for people. */
const MOST_LETTER = 6_000;

/** From the most to the least: where a mailbox passes mails on to several, one that has it is enough. */
const arrived: readonly string[] = ['delivered', 'relayed', 'expanded', 'delayed', 'failed'];

/** RFC 3464: a block about the message, then one for each receiver. Ours have one, who may have named others. */
const deliveryReport = (text: string, letter: string): MailReport => {
  const blocks = text
    .split(/\r?\n\s*\r?\n/u)
    .map(fieldsOf)
    .filter(block => block.has('action') || block.has('status'));
  const action = arrived.find(one => blocks.some(block => actionOf(block) === one)) ?? '';
  const about = blocks.find(block => actionOf(block) === action) ?? new Map<string, string>();
  const status = statusIn(about.get('status') ?? '');
  const diagnostic =
    (about.get('diagnostic-code') ?? '').replace(/^[^;]{0,40};\s*/u, '') ||
    // Some tell it to people alone.
    (action === 'failed' && vague.test(status) ? codedReason(letter.slice(0, MOST_LETTER)) : '');
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
  complaints.includes(wordOf(fieldsOf(text).get('feedback-type')))
    ? { kind: 'complaint' }
    : { kind: 'other' };

const part = (parts: readonly Attachment[], type: string): string | undefined =>
  parts.find(({ contentType }) => contentType.toLowerCase() === type)?.content.toString('utf8');

const letterOf = ({ text, html }: ParsedMail): string =>
  text?.trim() ? text : typeof html === 'string' ? textOfHtml(html) : '';

const looseReport = (mail: ParsedMail): MailReport => {
  const from = (mail.from?.value ?? []).flatMap(({ address }) => address ?? []);
  const text = letterOf(mail);
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
  if (status !== undefined) return deliveryReport(status, letterOf(mail));
  if (/^\s*unsubscribe\s*$/iu.test(subject)) return { kind: 'unsubscribe' };
  // The oldest of the feedback loops: a copy of the mail, and this.
  if (/^complaint about message\b/iu.test(subject)) return { kind: 'complaint' };
  return looseReport(mail);
};
