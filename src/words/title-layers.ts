import { layer1830 } from '../titles/1830/words/layer.js';
import { layer1849 } from '../titles/1849/words/layer.js';
import { layer1856 } from '../titles/1856/words/layer.js';
import { layer18mag } from '../titles/18mag/words/layer.js';
import { layerImperialSteam } from '../titles/imperial-steam/words/built-in.js';
import type { Layer } from './types.js';

/** The words of each title. A browser loads those of a title with its rules. */
export const layers = {
  '1830': layer1830,
  '1849': layer1849,
  '1856': layer1856,
  '18mag': layer18mag,
  'imperial-steam': layerImperialSteam,
} satisfies { readonly [title: string]: Layer };
