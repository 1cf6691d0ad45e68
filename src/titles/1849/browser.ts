import { railPlayable } from '../../present/rail/playable.js';
import { title1849 } from './rules/title.js';
import { layer1849 } from './words/layer.js';

export const playable = railPlayable(title1849, layer1849);
