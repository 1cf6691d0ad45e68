import { randomUUID } from 'node:crypto';
import type { KeptMailModel } from './generated/models.js';
import type { Database } from './client.js';

/** `replyTo`: where answers go that are read; empty where nobody reads one. */
export interface KeptMailRow extends Readonly<
  Pick<KeptMailModel, 'id' | 'replyTo' | 'messageId' | 'subject' | 'at' | 'text' | 'html'>
> {
  readonly from: KeptMailModel['fromAddress'];
  readonly to: KeptMailModel['toAddress'];
  readonly pictures: readonly { readonly cid: string; readonly type: string; readonly content: Buffer }[];
}

/** Mails shown on the local mailbox page; the sender may be another process than the page. */
export interface MailboxRows {
  add(mail: Omit<KeptMailRow, 'id'>): Promise<void>;
  /** The newest hundred, newest first. */
  list(): Promise<readonly KeptMailRow[]>;
  get(id: string): Promise<KeptMailRow | null>;
}

const asKept = ({ fromAddress, toAddress, pictures, ...mail }: KeptMailModel): KeptMailRow => ({
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
