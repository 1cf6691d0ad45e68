import { builtIn, builtInId } from './built-in.js';
import { steamTitle } from './title.js';

/** Imperial Steam by the set of values that comes with the service. */
export const titleImperialSteam = steamTitle(builtInId, builtIn);
