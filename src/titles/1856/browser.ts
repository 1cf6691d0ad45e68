import { railPlayable } from '../../present/rail/playable.js';
import { title1856 } from './rules/title.js';
import { layer1856 } from './words/layer.js';

export const playable = railPlayable(title1856, layer1856);
