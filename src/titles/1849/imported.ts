import type { RailInBrowser } from '../rail.js';
import { importedTitle1849 } from './readings/title.js';
import { layer1849 } from './words/layer.js';

export const inBrowser: RailInBrowser = {
  title: importedTitle1849,
  words: layer1849,
};
