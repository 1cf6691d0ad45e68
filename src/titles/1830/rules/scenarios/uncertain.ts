import type { Settings } from '../../../../engine/core/index.js';

/** Is scenario S-5 played? */
export const isUncertain = (s: Settings): boolean => s['uncertain-times'] === true;
