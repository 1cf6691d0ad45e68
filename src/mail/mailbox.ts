/** A mail kept for the local mailbox page, where no mail server is configured. */
export interface KeptMail {
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
  /** Pictures the HTML shows by `cid:`. */
  readonly pictures: readonly { readonly cid: string; readonly type: string; readonly content: Buffer }[];
}

/** Where they are kept; sender and page may be different processes. */
export interface MailboxStore {
  add(mail: Omit<KeptMail, 'id'>): Promise<void>;
  /** The newest ones, newest first. */
  list(): Promise<readonly KeptMail[]>;
  get(id: string): Promise<KeptMail | null>;
}
