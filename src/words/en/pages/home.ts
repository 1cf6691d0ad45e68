/** The words of the home page. */
export const homeTexts = {
  welcome: 'Railway games by post',
  welcomeTurns:
    'You get an e-mail when it is your turn. It shows the board, what has happened and what you may do; its link opens the game, and a reply is a move too.',
  welcomeRules:
    'The service knows every rule: it lists all you may do, shows beforehand what will happen, and finds the best runs for your trains.',
  welcomeTime:
    'A game takes weeks, at the pace you agree on. Clocks can stop at night and on holidays, and nothing is ever lost.',
  homeBoard: '{title}: the board in the demo game',
  tryDemo: 'Try a move in this game',
  findPlayers: 'Find players',
  howItWorks: 'How this works',
  waysOn: 'Ways to begin',
  waysDemos: 'Look at a game, and try moves in it:',
  waysJoin: 'Join a game that is looking for players',
  waysNew: 'Begin a game of your own, and invite others',
  waysAlone: 'Play alone: in a new game the computer can take the other seats.',
  waysAloneTitle: '{title} also has a game for one.',
  demoGames: 'Games to look at and try',
  demoText:
    'Each of these games is half-way through, with a decision to make. Look around, watch how it got there, or try moves: nothing you try is kept.',
  demoHeading: 'A game to look around in',
  demoLead:
    'The service has played this game of {title} for {moves} moves, and nobody is at the table. Try what could be done now: nothing you try is kept. Press company names, places on the board and the tabs above to see more.',
  demoAsks: '{name}’s turn: {ask}',
  demoWatch: 'Watch it from the start',
  lookAt: 'Look at the game',
  tryMoves: 'Try moves',
  homeRules: 'Rules',
  boardPicture: 'Board of {name}',
} as const;
