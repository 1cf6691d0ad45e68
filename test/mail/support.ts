import { createTransport } from 'nodemailer';
import { simpleParser, type ParsedMail } from 'mailparser';
import { fileURLToPath } from 'node:url';
import { createMailer, memoryTransport, type Mail, type MailerOptions } from '../../src/mail/index.js';

export const templates = fileURLToPath(new URL('../../templates/mail', import.meta.url));

export const settings = {
  templates,
  baseUrl: 'https://post.example',
  from: { name: 'Bahnpost', address: 'turns@post.example' },
  domain: 'post.example',
  // Later than anything the mails tell of.
  clock: () => new Date('2026-03-05T06:00:00Z'),
};

/** Lines and boundaries as they would go over the wire. */
export const rawOf = async (mail: Mail, change: Partial<MailerOptions> = {}): Promise<string> => {
  const transport = memoryTransport();
  await createMailer({ ...settings, ...change, transport }).send(mail);
  const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await stream.sendMail(transport.sent[0]!);
  return (message as Buffer).toString('utf8');
};

export interface Written {
  readonly raw: string;
  readonly parsed: ParsedMail;
  readonly text: string;
  readonly html: string;
  /** The message's own headers, unfolded. */
  readonly headers: readonly string[];
}

export const write = async (mail: Mail, change: Partial<MailerOptions> = {}): Promise<Written> => {
  const raw = await rawOf(mail, change);
  const parsed = await simpleParser(raw, { skipImageLinks: true, skipTextToHtml: true });
  return {
    raw,
    parsed,
    text: parsed.text ?? '',
    html: typeof parsed.html === 'string' ? parsed.html : '',
    headers: raw
      .slice(0, raw.indexOf('\r\n\r\n'))
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n'),
  };
};

export const header = (written: Written, name: string): string[] =>
  written.headers
    .filter(line => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map(line => line.slice(name.length + 1).trim());

/** Everything a reader could follow. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(match =>
    match[1]!.replaceAll('&amp;', '&').replaceAll('&#x3D;', '='),
  );
