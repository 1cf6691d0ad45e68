import type { RailInBrowser } from '../rail.js';
import { title18mag } from './rules/title.js';
import { layer18mag } from './words/layer.js';

export const inBrowser: RailInBrowser = {
  title: title18mag,
  words: layer18mag,
  views: async () => (await import('./present/views.js')).views18mag,
};
