import type { SettingWords, TitleText } from '../../../../words/types.js';

/*
 * What 1856 is, and what can be chosen for a game of it, in English. Only the service says it.
 */

export const title: TitleText = {
  name: '1856',
  about:
    '1856: Railroading in Upper Canada, designed by Bill Dixon. 3 to 6 players. It is played by the rules of 1992 and 1995.',
  awaits:
    'Railways in southern Ontario, built with loans of the government: who cannot repay them loses the company to the state. At a table it takes four hours, longer with newcomers.',
};

export const settings: { readonly [id: string]: SettingWords } = {
  'alternative-destinations': {
    name: 'Other destinations',
    text: 'Most companies must come to another place for their money in escrow.',
  },
  'eight-trains': {
    name: '8-trains instead of diesels',
    text: 'An 8-train costs $1,000, or $650 in exchange for a 4-, 5- or 6-train, and reaches eight stops.',
  },
  'unlimited-bonus-tokens': {
    name: 'Any number of bridge and tunnel rights',
    text: 'Otherwise there are three of each.',
  },
  runs: {
    name: 'Runs',
    text: 'The rules require the run that earns most. A friendlier game may let a president run for less.',
    values: { best: 'the best run is required', any: 'any legal run' },
  },
  older: { name: 'Older record', text: 'Set by an import.' },
  reading: {
    name: 'Reading of the rules',
    text: 'How a record from another site was played. Set by an import.',
    values: { rulebook: 'the rulebook', '18xx.games': '18xx.games' },
  },
};
