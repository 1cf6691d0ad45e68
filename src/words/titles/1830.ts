import type { Layer } from '../types.js';

/** What is 1830's own in words: what the game is, and its settings. */
export const layer1830: Layer = {
  words: {
    en: {
      title: {
        name: '1830',
        about:
          '1830: The Game of Railroads and Robber Barons, designed by Francis Tresham. Classic rules, 2 to 6 players.',
      },
      settings: {},
    },
    de: {
      title: {
        name: '1830',
        about: '1830 von Francis Tresham: Eisenbahnen und Räuberbarone. Classic-Regeln, 2 bis 6 Spieler.',
      },
      settings: {},
    },
  },
};
