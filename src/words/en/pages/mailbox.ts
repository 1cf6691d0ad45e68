/** The words of the local mailbox, by key. */
export const mailboxPages = {
  mailboxText: 'Development only: without a mail server all e-mails land here.',
  noMails: 'No e-mails yet.',
  mailReplyTo: 'Reply to',
  mailAnswer: 'Answer as {to}',
  mailAnswerText: 'The first lines, up to an empty one, are read as moves, as in every answer by e-mail.',
  mailAnswerSend: 'Send the answer',
  mailAnswered: 'The answer is on its way. What becomes of it comes in an e-mail here in a moment.',
  mailNoAnswer: 'This e-mail takes no answers.',
  textPart: 'Text',
  htmlPart: 'Formatted',
};
