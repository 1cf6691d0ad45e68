/** The words of the guided first game, by key. */
export const firstGameTexts = {
  firstGame: 'Your first game',
  firstGameLead:
    'Play {title} against the computer, with an explanation at every step. In about fifteen minutes you get your first dividends.',
  firstGameHere:
    'The game runs only in your browser: no account, nothing is sent. If you close the page, you can continue here next time.',
  firstGameOurs:
    'The rulebook has only a short hint at a game for beginners. This introduction is our own. The computer knows the rules, but it is not a strong player.',
  firstGameScript:
    'This introduction needs JavaScript. Without it you can play a real game against the computer.',
  firstGameLoading: 'Setting up the game …',
  firstGameFailed: 'The game could not be loaded. Please load the page again.',
  firstGameGuest: 'Guest',
  firstGameGood: 'A good choice',
  firstGameDo: 'Make this move',
  firstGameShow: 'Show on the map',
  firstGameThen: 'What happens then',
  firstGameAlso: 'Just as good',
  firstGameOwn: 'Or choose yourself',
  firstGameSince: 'What happened',
  firstGameLog: 'All moves',
  firstGameNone: 'None yet.',
  firstGameBack: 'Take back my last move',
  firstGameAgain: 'Start again',
  firstGameDone: 'Your first dividends',
  firstGameDoneText:
    'Your company runs, earns and pays you. From here on it repeats: shares, track, trains, dividends. The trains get better and more expensive, and the old ones do not last. Whoever has the most money and shares in the end wins.',
  firstGameGoOn: 'Continue on your own',
  firstGameInvite: 'Invite others to a game',
  firstGameComputer: 'Play a real game against the computer',
  firstGameComputerText: 'You against the computer at all other seats, stored here, without a clock.',
  firstGameSignIn: 'Sign in to play a real game',
  firstGameName: 'First game',
  firstGameOver: 'The game is over.',
} as const;
