/** The words of what the computer would do. */
export const adviceTexts = {
  adviceAsk: 'What would the computer do, and why?',
  adviceHeading: 'What the computer would do',
  adviceWrite: 'Put it into the form',
  adviceWritten: 'Filled in as the computer would move. Nothing is played before you do so.',
  adviceWish: 'Advice from the computer',
  adviceAllow: 'Players may ask what the computer would do',
  adviceAllowText:
    'Everybody sees this before they sit down, and it cannot be changed after that. The game then does not count in results and statistics. In games against computers only, players may always ask.',
  adviceAllowed: 'Players may ask what the computer would do; the game does not count in results.',
  adviceNotAllowed: 'not allowed',
  thoughtMore:
    'The computer looked ahead from {compared} moves: this one leaves it {worth} better off against the others than “{instead}”.',
  thoughtEqual: 'The computer looked ahead from {compared} moves: “{instead}” leaves it just as well off.',
  thoughtBest: 'The computer looked ahead from {compared} moves: this one leaves it best off.',
  thoughtOnly: 'The computer had time to try this move only.',
  thoughtHabit: 'An easy computer plays by simple rules and compares no moves.',
  thoughtNone: 'The computer plays this by simple rules, which do better here than comparing moves.',
} as const;
