/** What stands against a mail that came in, by code. */
export const mailProblems = {
  'bad-signature': 'The signature is not right.',
  'old-signature': 'The signature is older than {seconds} seconds, or the clocks differ.',
  'inbound-busy': 'Too many e-mails; please try again later.',
  'reply-help': 'Write your moves on the first lines of your reply, one per line, as shown below.',
  'reply-help-alone': 'Write “help” alone on the first line.',
  'reply-vote-page': 'This vote can only be answered on its page.',
  'reply-empty': 'There was no move in your e-mail. It belongs on the first line, above the quote.',
  'reply-too-large': 'Your e-mail is too large and was not read.',
  'reply-off': 'You have turned moves by e-mail off. You can allow them again in your account.',
  'reply-seat-lost': 'Your seat in this game has gone to somebody else, or you have given it up.',
  'reply-not-yours':
    'An e-mail with a move came in your name, but we cannot be sure that it came from an address of your account. If it was yours, write from such an address, or add the other one to your account.',
  'reply-outdated': 'What you are asked or may do has changed since the e-mail you replied to.',
  'reply-after-own': 'You have already played since the e-mail you replied to. Reply to the newest one.',
  'reply-after-undo': 'A move was taken back since the e-mail you replied to.',
  'reply-trouble':
    'A fault on our side kept us from dealing with your e-mail. Please play on the page of the game.',
  'reply-trouble-midway':
    'A fault on our side stopped your reply midway. See on the page of the game what has been played, and go on there.',
  'mailed-move-spent': 'This move has already been played or dropped.',
} as const;
