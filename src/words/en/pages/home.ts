/** The words of the home page. */
export const homePages = {
  welcome: 'Railway games by post',
  welcomeTurns:
    'You get an e-mail when it is your turn. It shows the board, what has happened and what you may do; its link opens the game, and a reply is a move too.',
  welcomeRules:
    'The service knows every rule: it lists all you may do, shows beforehand what will happen, and finds the best runs for your trains.',
  welcomeTime:
    'A game takes weeks, at the pace you agree on. Clocks can stop at night and on holidays, and nothing is ever lost.',
  homeBoard: '{title}: the board in the demo game',
  tryDemo: 'Try a move in this game',
  howItWorks: 'How this works',
  waysOn: 'Ways to begin',
  waysDemos: 'Look at a game, and try moves in it:',
  waysJoin: 'Join a game that looks for players',
  waysNew: 'Begin a game of your own, and invite others',
  waysAlone: 'Play alone: in a new game the service can take the other seats.',
  waysAloneTitle: '{title} also has a game for one.',
  demoGames: 'Games to look at and try',
  demoText:
    'These demo games stand in the middle of an operating round. Look around, step through their history, or try moves: nothing you try is kept.',
  lookAt: 'Look at the game',
  tryMoves: 'Try moves',
  homeRules: 'Rules',
  boardPicture: 'Board of {name}',
} as const;
