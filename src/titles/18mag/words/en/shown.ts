import type { ShownWords } from '../shown-words.js';

/** What stands in tables of 18 Magyarország alone, in English. */
export const shown: ShownWords = {
  railcars: 'Railcars',
  bought: 'bought',
  gain: amount => `earns ${amount} more`,
  gainAtLeast: amount => `earns at least ${amount} more`,
  noGain: 'earns nothing more now',
  railcarDoes: (from, { late, small }) => {
    const amount = late ? 30 : 20;
    const red = `one train earns ${String(amount)}\u00a0Ft more at a red location`;
    const towns = 'one train visits as many towns again';
    if (from === 'RABA') return small ? `${red}, or ${towns}` : red;
    return from === 'SNW' ? `one train may visit a mine for ${late ? '50' : '30'}\u00a0Ft` : towns;
  },
  home: 'Home',
  homeValue: 'Value of home',
  nearHome: 'Cities nearby',
  near: cities => `nearby: ${cities}`,
  minorsText:
    'Minors act by their numbers. Values are what a train earns there now; cities nearby are at most two hexes from home.',
};
