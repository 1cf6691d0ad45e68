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
    'The computer played on from {compared} moves in thought: after this one it stands {worth} better against the others than after “{instead}”.',
  thoughtEqual:
    'The computer played on from {compared} moves in thought: after “{instead}” it stands just as well.',
  thoughtBest: 'The computer played on from {compared} moves in thought: after this one it stands best.',
  thoughtOnly: 'The computer had time to try this move only.',
  thoughtHabit: 'An easy computer plays by simple rules and compares no moves.',
  thoughtNone: 'The computer plays this by simple rules, which know more here than a comparison of moves.',
} as const;
