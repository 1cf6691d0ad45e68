/** What is refused there. */
export const votesProblems = {
  'already-asked': 'That is being asked already.',
  'already-paused': 'The game is paused already.',
  'not-paused': 'The game is not paused.',
  'bad-pause': 'The pause must end in the future, in {days} days at the latest.',
  'too-many-questions':
    'Nobody can ask more than {most} questions a day in one game. You can ask again tomorrow.',
  'nobody-to-replace': 'Nobody sits there, or it is your own seat.',
  'not-waited-for': 'Only somebody for whom the game has waited for {days} days can be replaced.',
  'clock-asks': 'In this game the others are asked automatically when somebody’s time has run out.',
  'no-such-target': 'It is not possible to go back to step {number}; choose one earlier than {of}.',
  'not-in-force': 'Step {number} was itself taken back; it is not possible to go back there.',
  'no-such-question': 'There is no such question.',
  'vote-over': 'This question is already decided.',
  'not-a-voter': 'Only the others vote on this question.',
  'not-a-choice': 'That is not a choice here.',
  'not-your-question': 'Somebody else has asked this question.',
  'too-many-seat-changes':
    'The seats of this game have changed hands {most} times today. They can again tomorrow.',
  'seat-by-invitation': 'Only somebody who is invited can take this seat.',
};
