import type { ShownWords } from '../shown-words.js';

/** What stands in tables of 18 Magyarország alone, in English. */
export const shown: ShownWords = {
  railcars: 'Railcars',
  bought: 'bought',
  gain: amount => `earns ${amount} more`,
  gainAtLeast: amount => `earns at least ${amount} more`,
  noGain: 'earns nothing more now',
  home: 'Home',
  homeValue: 'Value of home',
  nearHome: 'Cities nearby',
  near: cities => `nearby: ${cities}`,
  minorsText:
    'Minors act by their numbers. Values are what a train earns there now; cities nearby are at most two hexes from home.',
};
