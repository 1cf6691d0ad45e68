import type { SettingWords, TitleText } from '../../../../words/types.js';

/*
 * What 1849 is, and what can be chosen for a game of it, in English. Only the service says it.
 */

export const title: TitleText = {
  name: '1849',
  about:
    '1849: The Game of Sicilian Railways, designed by Federico Vellani. 3 to 5 players. It is the basic game, unless the advanced game or Electric Dreams is chosen.',
  awaits:
    'Railways in the mountains of Sicily: money is short, track is dear, and narrow gauge is what one can afford.',
};

export const settings: { readonly [id: string]: SettingWords } = {
  companies: {
    name: 'Companies',
    text: 'Three players always play with five companies and five players with six; four may choose.',
    values: { 'by-players': 'as usual for the number of players', '5': 'five', '6': 'six' },
  },
  game: {
    name: 'Game',
    text: 'The advanced game adds buying stations from other companies and bonds. Electric Dreams adds electric trains to it.',
    values: { basic: 'basic game', advanced: 'advanced game', electric: 'Electric Dreams' },
  },
  'delay-ift': {
    name: 'IFT comes late',
    text: 'The IFT of Catania is not among the first three companies. Not in the rulebook; good for new players.',
  },
  runs: {
    name: 'Runs',
    text: 'The rules require the run that earns most. A friendlier game may let a president run for less.',
    values: { best: 'the best run is required', any: 'any legal run' },
  },
  reading: {
    name: 'Reading of the rules',
    text: 'How a record from another site was played. Set by an import.',
    values: { rulebook: 'the rulebook', '18xx.games': '18xx.games' },
  },
  stations: { name: 'Stations can be bought', text: 'Set by an import.' },
  bonds: { name: 'Companies can issue a bond', text: 'Set by an import.' },
  'e-trains': { name: 'Electric trains can be bought', text: 'Set by an import.' },
  'no-grey-values': { name: 'Grey places earn nothing', text: 'Set by an import.' },
};
