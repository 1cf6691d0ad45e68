/** What the operator's acts are refused with, and what everybody meets because of them. */
export const operatorProblems = {
  'game-frozen': 'The operator has put this game on hold; nobody can move at the moment.',
  'game-not-frozen': 'This game is not on hold.',
  blocked: 'This account is blocked.',
  'blocked-already': 'This account is blocked already.',
  'not-blocked': 'This account is not blocked.',
  'operator-stays': 'Operators cannot be blocked.',
  'no-such-mail': 'There is no such e-mail that was given up ({mail}).',
  'no-such-suppression': 'E-mails do go to this address; nothing holds them back.',
  'no-such-job': 'There is no such failed job, or it runs just now ({job}).',
  'unknown-switch': 'There is no such switch ({name}).',
  'check-goes-on': 'The logs are being checked already.',
  'bad-banner-end': 'A notice on all pages needs an end in the future, {days} days away at most.',
  'no-such-announcement': 'There is no such announcement, or it was stopped already.',
} as const;
