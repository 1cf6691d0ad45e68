import type { RailInBrowser } from '../rail.js';
import { importedTitle18mag } from './readings/title.js';
import { layer18mag } from './words/layer.js';

export const inBrowser: RailInBrowser = {
  title: importedTitle18mag,
  words: layer18mag,
  views: async () => (await import('./present/views.js')).views18mag,
};
