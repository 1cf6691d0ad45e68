import type { RailInBrowser } from '../rail.js';
import { title1856 } from './rules/title.js';
import { layer1856 } from './words/layer.js';

export const inBrowser: RailInBrowser = {
  title: title1856,
  words: layer1856,
  views: async () => ({ sections: (await import('./present/formation.js')).formationSections }),
};
