/** Of what became of a reply. */
export const answer = {
  help: 'How to reply',
  confirm: 'Please confirm',
  nothingPlayed: 'Nothing was played',
  notAllPlayed: 'Not everything was played',
  played: 'Played',
  voted: 'Your answer counts',
  ownSeat: (name: string) => `This is about your seat “${name}”.`,
  notPlayed: (command: string, why: string) => `Not played: ${command}. ${why}`,
  waiting: (all: string) => `This will be played once you confirm it on the page: ${all}.`,
  notTried: (all: string) => `Not tried after that: ${all}.`,
  notRead: (text: string) => `Only the first moves are read, each on its own line. Not read: ${text}`,
  attachments: 'Attachments are ignored.',
  now: (ask: string) => `Now: ${ask}`,
  notYourTurn: 'It is not your turn now.',
  choices: 'This is what you can do; reply with one of these lines, or one like them:',
  general:
    '“undo” takes back your last move, “help” sends this e-mail. Write each move on a line of its own.',
  confirmButton: 'Look at it and play',
  why: 'You get this e-mail because you replied to an e-mail about this game.',
};
