/** Why something cannot be done. */
export const whyPages = {
  whyNot: 'Why not?',
  whyOf: '{name}: what is possible, and why nothing more',
  whyOther: 'What the rules say to {name}, whose turn it is',
  whyOver: 'The game is over.',
  whyPossible: 'Possible',
  whyOpen: 'That depends on something hidden or on chance.',
  whyLikewise: '(Likewise: {names})',
  whyMore: 'and {count} more',
  ruleAt: 'Rules, § {paragraph}',
  whyBack: 'Back to the game',
  whyAsk: '{thing}, as in the notation:',
  whyThing: 'What can be done with it, and why nothing more',
  notNow: 'Not possible now',
  notNowShort: 'not now',
  close: 'Close',
} as const;
