import type { ShownWords } from '../shown-words.js';

/** What stands in tables of 18 Magyarország alone, in German. */
export const shown: ShownWords = {
  railcars: 'Wagen',
  bought: 'gekauft',
  gain: amount => `bringt ${amount} mehr`,
  gainAtLeast: amount => `bringt mindestens ${amount} mehr`,
  noGain: 'bringt jetzt nicht mehr',
  home: 'Heimatbahnhof',
  homeValue: 'Wert dort',
  nearHome: 'Städte in der Nähe',
  near: cities => `in der Nähe: ${cities}`,
  minorsText:
    'Kleinbahnen handeln in der Reihenfolge ihrer Nummern. Werte sind, was eine Lok dort jetzt einfährt; Städte in der Nähe sind höchstens zwei Felder entfernt.',
};
