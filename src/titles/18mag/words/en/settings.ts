import type { SettingWords, TitleText } from '../../../../words/types.js';

/*
 * What 18 Magyarország is, and what can be chosen for a game of it, in English. Only the service says it.
 */

export const title: TitleText = {
  name: '18 Magyarország',
  about:
    '18 Magyarország, designed by Leonhard Orgler. 2 to 6 players, or one alone against Istvan. Two players, or one, have a smaller map of their own. It is played by the German short rules.',
  awaits:
    'Minor companies in the Hungary of old that are all yours, and shares of the companies that all minors buy from: every tile and every train earns money for those shareholders, too. Trains never rust, and nobody goes bankrupt.',
};

export const settings: { readonly [id: string]: SettingWords } = {
  runs: {
    name: 'Runs',
    text: 'Usually the run that earns most is required. A friendlier game may leave the choice to the owner.',
    values: { best: 'the best run is required', any: 'any legal run' },
  },
  board: {
    name: 'Side of the map',
    text: 'It follows from the number of players.',
    values: { large: 'for three to six', small: 'for two' },
  },
  solo: {
    name: 'Against Istvan',
    text: 'It follows from the number of players.',
    values: { no: 'no', yes: 'yes' },
  },
  level: {
    name: 'Istvan',
    text: 'How well he plays, if you play alone against him.',
    values: { easy: 'easy', medium: 'medium', hard: 'hard' },
  },
  length: {
    name: 'Length',
    text: 'How many minors each has in a game against Istvan. In the short game both get some money in each operating round.',
    values: { full: 'three minors', short: 'two minors' },
  },
  older: { name: 'Older record', text: 'Set by an import.' },
  reading: {
    name: 'Reading of the rules',
    text: 'How a record from another site was played. Set by an import.',
    values: { rulebook: 'the rulebook', '18xx.games': '18xx.games' },
  },
};
