import { railPlayable } from '../../present/rail/playable.js';
import { title18mag } from './rules/title.js';
import { layer18mag } from './words/layer.js';

export const playable = railPlayable(
  title18mag,
  layer18mag,
  async () => (await import('./present/views.js')).views18mag,
);
