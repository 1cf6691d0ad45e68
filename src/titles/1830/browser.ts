import type { RailInBrowser } from '../rail.js';
import { title1830 } from './rules/title.js';
import { layer1830 } from './words/layer.js';

export const inBrowser: RailInBrowser = {
  title: title1830,
  words: layer1830,
  views: async () => (await import('./present/groups.js')).views1830,
};
