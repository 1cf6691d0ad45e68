/** What is refused there. */
export const votesProblems = {
  'already-asked': 'That is being asked already.',
  'already-paused': 'The game is paused already.',
  'not-paused': 'The game is not paused.',
  'bad-pause': 'The pause must end in the future, in {days} days at the latest.',
  'too-many-questions':
    'Nobody can ask more than {most} questions a day in one game. Tomorrow you can again.',
  'nobody-to-replace': 'Nobody sits there, or you do yourself.',
  'not-waited-for': 'Only somebody for whom the game has waited for {days} days can be replaced.',
  'clock-asks': 'In this game the others are asked by themselves when somebody’s time has run out.',
  'no-such-target': 'It cannot go back to step {number}; possible is one earlier than {of}.',
  'not-in-force': 'Step {number} was taken back itself; no undo leads there.',
  'no-such-question': 'There is no such question.',
  'vote-over': 'This question is already decided.',
  'not-a-voter': 'Only the others vote on this question.',
  'not-a-choice': 'That is not a choice here.',
  'not-your-question': 'Somebody else has asked this question.',
  'too-many-seat-changes':
    'The seats of this game have changed hands {most} times today. Tomorrow they can again.',
  'seat-by-invitation': 'Only somebody who is invited can take this seat.',
};
