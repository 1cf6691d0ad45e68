/** Refusals about votes and seats that change hands. */
export const votesProblems = {
  'vote-already-open': 'There is an open vote on that already.',
  'already-paused': 'The game is paused already.',
  'not-paused': 'The game is not paused.',
  'bad-pause': 'The pause must end in the future, in {days} days at the latest.',
  'too-many-votes':
    'Nobody can start more than {most} votes a day in one game. You can start another tomorrow.',
  'nobody-to-replace': 'That seat is empty, or it is your own.',
  'not-waited-for': 'Only somebody for whom the game has waited for {days} days can be replaced.',
  'vote-by-clock': 'In this game a vote starts automatically when somebody’s time has run out.',
  'no-such-target': 'It is not possible to go back to step {number}; choose one earlier than {of}.',
  'not-in-force': 'Step {number} was itself taken back; it is not possible to go back there.',
  'no-such-vote': 'There is no such vote.',
  'vote-over': 'This vote is already decided.',
  'not-a-voter': 'Only the others vote on this.',
  'not-a-choice': 'That is not a choice here.',
  'not-your-vote': 'Somebody else has started this vote.',
  'too-many-seat-changes':
    'The seats of this game have changed hands {most} times today. They can again tomorrow.',
  'seat-by-invitation': 'Only somebody who is invited can take this seat.',
} as const;
