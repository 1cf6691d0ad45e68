import type { RailInBrowser } from '../rail.js';
import { importedTitle1830 } from './readings/title.js';
import { layer1830 } from './words/layer.js';

export const inBrowser: RailInBrowser = {
  title: importedTitle1830,
  words: layer1830,
  views: async () => (await import('./present/groups.js')).views1830,
};
