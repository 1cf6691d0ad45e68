import type { ShownWords } from '../shown-words.js';

/** What stands in tables of 18 Magyarország alone, in German. */
export const shown: ShownWords = {
  railcars: 'Wagen',
  bought: 'gekauft',
  gain: amount => `bringt ${amount} mehr`,
  gainAtLeast: amount => `bringt mindestens ${amount} mehr`,
  noGain: 'bringt jetzt nicht mehr',
  railcarDoes: (from, { late, small }) => {
    const amount = late ? 30 : 20;
    const red = `eine Lok fährt an einer Fernverbindung ${String(amount)}\u00a0Ft mehr ein`;
    const towns = 'eine Lok fährt noch einmal so viele Kleinstädte an';
    if (from === 'RABA') return small ? `${red}, oder ${towns}` : red;
    return from === 'SNW' ? `eine Lok darf ein Bergwerk anfahren: ${late ? '50' : '30'}\u00a0Ft` : towns;
  },
  home: 'Heimatbahnhof',
  homeValue: 'Wert dort',
  nearHome: 'Städte in der Nähe',
  near: cities => `in der Nähe: ${cities}`,
  minorsText:
    'Kleinbahnen handeln in der Reihenfolge ihrer Nummern. Werte sind, was eine Lok dort jetzt einfährt; Städte in der Nähe sind höchstens zwei Felder entfernt.',
};
