/** The words of the help pages, beside the help itself. */
export const helpPages = {
  help: 'Help',
  helpAbout: 'About',
  helpPrivacy: 'Privacy',
  helpLead: 'How to play here, the rules of the games in short, and how moves are written.',
  helpGeneral: 'This service',
  helpGames: 'The games',
  helpContents: 'Contents',
  helpRules: 'Rules',
  helpRulesOf: '{title}: the rules in short',
  helpNotation: 'Notation',
  helpNotationOf: '{title}: how moves are written',
  helpDecided: 'How it is read here',
  helpParagraphs: 'Rulebook: {paragraphs}',
  helpChoices: 'What can be chosen',
  helpMoves: 'All moves',
  helpMove: 'Move',
  helpExample: 'Example',
  helpLine: 'A few moves in a row',
  helpLineText:
    'The beginning of a game. Before each move stands who makes it: players are called P1, P2 and so on.',
  whyRule: 'Why? Rules, § {paragraph}',
};
