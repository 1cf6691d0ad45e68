import type { RailInBrowser } from '../rail.js';
import { title1849 } from './rules/title.js';
import { layer1849 } from './words/layer.js';

export const inBrowser: RailInBrowser = {
  title: title1849,
  words: layer1849,
};
