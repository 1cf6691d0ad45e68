import type { SettingWords, TitleText } from '../../../../words/types.js';
import { nameWith, type ToldSet } from '../told-set.js';

/*
 * What Imperial Steam is, and what can be chosen for a game of it, in English. Only the service says it.
 */

/** How much of the set is a reconstruction. */
export const sayHowSure = ({ values, reconstructed, map }: ToldSet): string =>
  reconstructed === 0
    ? `All ${String(values)} values of the map, the tiles and the cards are the printed ones.`
    : `Of the ${String(values)} values of the map, the tiles and the cards, ${String(reconstructed)} are a reconstruction, because the rulebook only shows them in pictures; ${
        map.reconstructed === 0
          ? 'the map is the printed one'
          : `the map is among them, with ${String(map.reconstructed)} of ${String(map.values)}`
      }.`;

/** Name and description of the title as it is played by a data set. */
export const titleOfSet = (set: ToldSet): TitleText => ({
  name: nameWith('Imperial Steam', set),
  about: `Imperial Steam: Austria’s Southern Railway from 1839 to 1857, by Alexander Huemer. 2 to 4 players. ${sayHowSure(set)}`,
  awaits:
    'Building railways from Wien to the Adriatic with few actions and little money: train workers, build factories, supply cities and secure contracts that count only if somebody reaches Trieste. At a table it takes two to three hours.',
});

export const settings: { readonly [id: string]: SettingWords } = {
  setup: {
    name: 'Setup',
    text: 'In the fixed one nothing is drawn but the turn order, the goods of later rounds, the engineers and the contracts on display; in the normal one a card says where the hubs lie; in the random one they and the state railways are drawn, too.',
    values: { fixed: 'fixed, for the first game', normal: 'normal', random: 'random, for experts' },
  },
  'hidden-money': {
    name: 'Hidden money',
    text: 'Everybody sees only their own money. Payments are still shown in the history.',
  },
};

export const presets: { readonly [id: string]: SettingWords } = {
  first: { name: 'First game', text: 'The fixed setup.' },
  normal: { name: 'Normal setup', text: 'Every game begins differently, by a card.' },
  expert: { name: 'Random setup', text: 'For players who know Imperial Steam well.' },
};
