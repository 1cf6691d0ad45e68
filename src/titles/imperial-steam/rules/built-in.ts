import { dataFrom } from './data/index.js';
import { reconstruction } from './data/reconstruction.js';
import { countsIn } from './data/values.js';
import { figuresIn, namesOfSet } from './names.js';

/* The set of values that comes with the service: games that name no set are played by it. */

/** The id of the title with this set; with another set, its reference stands behind it. */
export const builtInId = 'imperial-steam';

/** The set as the rules use it. */
export const builtIn = dataFrom(reconstruction);

/** What its words need of it. */
export const builtInNames = namesOfSet(builtIn);
export const builtInFigures = figuresIn(builtIn);
export const builtInCounts = countsIn(reconstruction);
