import type { RailInBrowser } from '../rail.js';
import { importedTitle1856 } from './readings/title.js';
import { layer1856 } from './words/layer.js';

export const inBrowser: RailInBrowser = {
  title: importedTitle1856,
  words: layer1856,
};
