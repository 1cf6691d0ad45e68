import { builtInCounts, builtInFigures, builtInNames } from '../rules/built-in.js';
import { example } from './example.js';
import { steamLayer } from './layer.js';
import { steamRules } from './rules.js';

/* What is said with the set of values that comes with the service. */

export const layerImperialSteam = steamLayer(builtInNames, builtInCounts);

export const rulesImperialSteam = steamRules(builtInFigures, builtInCounts, example);
