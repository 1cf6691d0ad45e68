/** The words of the local mailbox, by key. */
export const mailboxTexts = {
  mailboxText: 'Development only: without a mail server all e-mails land here.',
  noMails: 'No e-mails yet.',
  mailReplyTo: 'Reply to',
  mailAnswer: 'Reply as {to}',
  mailAnswerText: 'The first moves are read, each on its own line, as in every reply by e-mail.',
  mailAnswerSend: 'Send the reply',
  mailAnswered: 'The reply is on its way. What came of it will be in an e-mail here in a moment.',
  mailNoAnswer: 'This e-mail cannot be replied to.',
  textPart: 'Text',
  htmlPart: 'Formatted',
} as const;
