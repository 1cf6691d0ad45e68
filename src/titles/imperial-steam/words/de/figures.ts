import { figuresFrom } from '../figures.js';
import { countWord } from './counted.js';
import { sayHowSure } from './settings.js';

/** What the rules say of a set, in German. */
export const figures = figuresFrom({
  language: 'de',
  howSure: sayHowSure,
  count: countWord,
  steps: count => (count === 1 ? '1 Schritt' : `${count} Schritte`),
  fixedPlaces: (values, reconstructed) =>
    `Von den ${values} Werten, die sagen, wo Knotenpunkte, ihre Einflussmarker, Wachstumsplättchen und Staatsbahnen liegen, sind ${reconstructed} rekonstruiert.`,
  allAsPrinted: 'Alles davon ist, wie es das Regelheft zeigt.',
  oddKeys: keys => `Andere Werte stehen an der Leiste: ${keys}.`,
  oddKey: (worth, column) => `${worth} in Spalte ${column}`,
  sales: locomotives => `Zu kaufen gibt es ${locomotives}.`,
  sale: (level, fromRound) => `die IS-${level} ab Runde ${fromRound}`,
  tenTimesLevel: 'Eine Lokomotive kostet das Zehnfache ihrer Stufe.',
  prices: prices => `Sie kosten ${prices} Gulden.`,
  influence: locomotives => `Manche bringen dazu Einfluss: ${locomotives}.`,
  influenceOf: (level, steps) => `die IS-${level} ${steps}`,
  raise: (steps, price) => `${steps} auf ${price}`,
  demandOnTile: 'Was ein Knotenpunkt will, zeigt sein Plättchen.',
  demand: ({ wood, stone, iron, coal }) =>
    `Jeder Knotenpunkt will ${wood} Holz, ${stone} Stein, ${iron} Eisen und ${coal} Kohle.`,
});
