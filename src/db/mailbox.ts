import { randomUUID } from 'node:crypto';
import type { Database } from './client.js';

export interface KeptMailRow {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly at: Date;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly { readonly cid: string; readonly type: string; readonly content: Buffer }[];
}

/** Mails shown on the local mailbox page; the sender may be another process than the page. */
export interface MailboxRows {
  add(mail: Omit<KeptMailRow, 'id'>): Promise<void>;
  /** The newest hundred, newest first. */
  list(): Promise<readonly KeptMailRow[]>;
  get(id: string): Promise<KeptMailRow | null>;
}

interface Stored extends Omit<KeptMailRow, 'to' | 'pictures'> {
  readonly toAddress: string;
  readonly pictures: unknown;
}

const asKept = ({ id, toAddress, subject, at, text, html, pictures }: Stored): KeptMailRow => ({
  id,
  to: toAddress,
  subject,
  at,
  text,
  html,
  pictures: (pictures as { cid: string; type: string; content: string }[]).map(p => ({
    ...p,
    content: Buffer.from(p.content, 'base64'),
  })),
});

export const mailboxRows = (db: Database): MailboxRows => ({
  add: async ({ to, subject, at, text, html, pictures }) => {
    await db.prisma.keptMail.create({
      data: {
        id: randomUUID(),
        toAddress: to,
        subject,
        at,
        text,
        html,
        pictures: pictures.map(p => ({ ...p, content: p.content.toString('base64') })),
      },
    });
  },
  list: async () =>
    (await db.prisma.keptMail.findMany({ orderBy: { keptAt: 'desc' }, take: 100 })).map(asKept),
  get: async id => {
    const row = await db.prisma.keptMail.findUnique({ where: { id } });
    return row && asKept(row);
  },
});
