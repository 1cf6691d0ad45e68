import { randomUUID } from 'node:crypto';
import type { Database } from './client.js';

export interface KeptMailRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Where answers go that are read; empty where nobody reads one. */
  readonly replyTo: string;
  readonly messageId: string;
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

interface Stored extends Omit<KeptMailRow, 'from' | 'to' | 'pictures'> {
  readonly fromAddress: string;
  readonly toAddress: string;
  readonly pictures: unknown;
}

const asKept = ({ fromAddress, toAddress, pictures, ...mail }: Stored): KeptMailRow => ({
  ...mail,
  from: fromAddress,
  to: toAddress,
  pictures: (pictures as { cid: string; type: string; content: string }[]).map(p => ({
    ...p,
    content: Buffer.from(p.content, 'base64'),
  })),
});

/** The mails of the local mailbox, the newest 100. */
export const mailboxRows = (db: Database): MailboxRows => ({
  add: async ({ from, to, pictures, ...mail }) => {
    await db.prisma.keptMail.create({
      data: {
        ...mail,
        id: randomUUID(),
        fromAddress: from,
        toAddress: to,
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
