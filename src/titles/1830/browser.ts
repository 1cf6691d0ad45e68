import { railPlayable } from '../../present/rail/playable.js';
import { title1830 } from './rules/title.js';
import { layer1830 } from './words/layer.js';

export const playable = railPlayable(
  title1830,
  layer1830,
  async () => (await import('./present/groups.js')).views1830,
);
