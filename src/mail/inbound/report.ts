import type { Attachment } from 'mailparser';
import { parseMail } from './mime.js';

/** What a mail server says about a mail of ours that it could not deliver, or a reader complained of. */
export type Report =
  | {
      readonly kind: 'delivery';
      readonly action: 'failed' | 'delayed' | 'other';
      /** RFC 3463: `5.1.1`; empty where the report has none. */
      readonly status: string;
      /** In the other server's words, one line. */
      readonly said: string;
    }
  | { readonly kind: 'complaint' }
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

/** RFC 3464: a block about the message, then one for each receiver. Ours have one. */
const deliveryReport = (text: string): Report => {
  const blocks = text.split(/\r?\n\s*\r?\n/u).map(fieldsOf);
  const about = blocks.find(block => block.has('action')) ?? new Map<string, string>();
  const action = (about.get('action') ?? '').toLowerCase();
  const diagnostic = (about.get('diagnostic-code') ?? '').replace(/^[^;]{0,40};\s*/u, '');
  const [status = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/u.exec(about.get('status') ?? '') ?? [];
  return {
    kind: 'delivery',
    action: action === 'failed' || action === 'delayed' ? action : 'other',
    status,
    said: (diagnostic || status).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, MOST_SAID),
  };
};

/** RFC 5965. A report that something is no spam after all is no complaint. */
const feedbackReport = (text: string): Report =>
  (fieldsOf(text).get('feedback-type') ?? '').toLowerCase() === 'not-spam'
    ? { kind: 'other' }
    : { kind: 'complaint' };

const part = (parts: readonly Attachment[], type: string): string | undefined =>
  parts.find(({ contentType }) => contentType.toLowerCase() === type)?.content.toString('utf8');

/** Reads what came to the address of a delivery. Anything may come there. */
export const readReport = async (raw: Buffer): Promise<Report> => {
  const attachments = (await parseMail(raw))?.attachments ?? [];
  const feedback = part(attachments, 'message/feedback-report');
  if (feedback !== undefined) return feedbackReport(feedback);
  const status =
    part(attachments, 'message/delivery-status') ?? part(attachments, 'message/global-delivery-status');
  return status === undefined ? { kind: 'other' } : deliveryReport(status);
};
