import type { SettingWords } from '../../../../words/types.js';

/*
 * What can be chosen of the other side of the board, in English. Only the service says it.
 */

export const plusPresets: { readonly [id: string]: SettingWords } = {
  'level-field': {
    name: 'A Level Field',
    text: 'Scenario S-1 on the 1830+ board: ten companies, a coal field, more trains. For 2 to 7 players.',
  },
  canadian: {
    name: 'Canadian Pacific',
    text: 'Scenario S-2 on the 1830+ board: Toronto for the CPR, a coal field within reach of four companies.',
  },
  empire: {
    name: 'Empire Builders',
    text: 'Scenario S-3 on the 1830+ board: the Nickel Plate, plus trains, a coal field, more tiles.',
  },
  'west-virginia': {
    name: 'West Virginia',
    text: 'Scenario S-4 on the 1830+ board: cheap mountains that bring money, plus trains, prices that rise with good dividends only.',
  },
};

export const plusSettings: { readonly [id: string]: SettingWords } = {
  board: {
    name: 'Board and scenario',
    text: 'The Classic side of the board, or the other side with one of the scenarios that are played on it (V-1.2). A scenario has its own companies, privates, trains, tiles and certificate limits. Some details of that side are reconstructed; the rules page names them.',
    values: {
      classic: 'Classic',
      'level-field': 'S-1: A Level Field',
      canadian: 'S-2: Nobody Expects the Canadian Pacific',
      empire: 'S-3: The Empire Builders Strike Back',
      'west-virginia': 'S-4: Connecting West Virginia',
    },
  },
  'double-share': {
    name: 'A second 20% certificate of the Erie',
    text: 'It may be bought instead of a 10% share as soon as the president’s certificate is sold. Its owner may sell half of it if there is a 10% share in the pool to change it for (V-6.5).',
  },
};
