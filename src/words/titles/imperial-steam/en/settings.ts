import type { SettingWords, TitleText } from '../../../types.js';

/*
 * What Imperial Steam is, and what can be chosen for a game of it, in English. Only the service says it.
 */

export const title: TitleText = {
  name: 'Imperial Steam',
  about:
    'Imperial Steam: Austria’s Southern Railway from 1839 to 1857, by Alexander Huemer. 2 to 4 players. Most values of the cards and tiles are a reconstruction, because the rulebook only shows them in pictures; owners of the game can correct them in a single file.',
  awaits:
    'Building railways from Wien to the Adriatic with few actions and little money: train workers, build factories, supply cities and secure contracts that count only if somebody reaches Trieste. At a table it takes two to three hours.',
};

export const settings: { readonly [id: string]: SettingWords } = {
  setup: {
    name: 'Setup',
    text: 'In the fixed one everything lies as the rulebook has it; in the normal one a card says where the hubs lie; in the random one they and the state railways are drawn, too.',
    values: { fixed: 'fixed, for the first game', normal: 'normal', random: 'random, for experts' },
  },
  'hidden-money': {
    name: 'Hidden money',
    text: 'Everybody sees only their own money. What is paid stands in the history all the same.',
  },
};

export const presets: { readonly [id: string]: SettingWords } = {
  first: { name: 'First game', text: 'The fixed setup.' },
  normal: { name: 'Normal setup', text: 'Every game begins differently, by a card.' },
  expert: { name: 'Random setup', text: 'For players who know Imperial Steam well.' },
};
