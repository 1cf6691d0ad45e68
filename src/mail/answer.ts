import MailComposer from 'nodemailer/lib/mail-composer/index.js';

/** An answer to a mail, as its receiver's mail program would send it. */
export interface Answer {
  readonly from: string;
  readonly to: string;
  /** Of the mail that is answered. */
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
}

/** The answer as a whole message. */
export const composeAnswer = ({ from, to, subject, messageId, text }: Answer): Promise<Buffer> =>
  new MailComposer({
    from: { name: '', address: from },
    to: { name: '', address: to },
    subject: `Re: ${subject}`,
    ...(messageId && { inReplyTo: messageId, references: [messageId] }),
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
