/** The words of the local mailbox, by key. */
export const mailboxPages = {
  mailboxText: 'Development only: without a mail server all mails land here.',
  noMails: 'No mails yet.',
  mailReplyTo: 'Reply to',
  mailAnswer: 'Answer as {to}',
  mailAnswerText: 'The first lines, up to an empty one, are read as moves, as in every answer by mail.',
  mailAnswerSend: 'Send the answer',
  mailAnswered: 'The answer is on its way. What becomes of it comes in a mail here in a moment.',
  mailNoAnswer: 'This mail takes no answers.',
  textPart: 'Text',
  htmlPart: 'Formatted',
};
