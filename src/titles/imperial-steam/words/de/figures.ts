import type { SteamFigures } from '../../rules/names.js';
import type { Figures } from '../../../../words/help-text.js';
import type { ToldSet } from '../told-set.js';
import { countWord } from './counted.js';
import { sayHowSure } from './settings.js';

const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });
const list = (items: readonly string[]): string => conjunction.format(items);

/** How much of where things lie in the fixed set-up is a reconstruction. */
const fixedPlaces = ({ fixed: { values, reconstructed } }: ToldSet): string =>
  reconstructed === 0
    ? 'Alles davon ist, wie es das Regelheft zeigt.'
    : `Von den ${values} Werten, die sagen, wo Knotenpunkte, ihre Einflussmarker, Wachstumsplättchen und Staatsbahnen liegen, sind ${reconstructed} rekonstruiert.`;

/** Small keys that are worth something else than half of the large ones. */
const oddKeys = ({ oddKeys: odd }: SteamFigures): string =>
  odd.length === 0
    ? ''
    : `Andere Werte stehen an der Leiste: ${list(odd.map(({ column, worth }) => `${worth} in Spalte ${column}`))}.`;

/** From which round on each locomotive is for sale. */
const sales = ({ locomotives }: SteamFigures): string => {
  const sold = locomotives.flatMap(({ level, fromRound }) =>
    fromRound === undefined ? [] : [`die IS-${level} ab Runde ${fromRound}`],
  );
  return `Zu kaufen gibt es ${list(sold)}.`;
};

const prices = ({ locomotives }: SteamFigures): string =>
  locomotives.every(({ level, price }) => price === 10 * level)
    ? 'Eine Lokomotive kostet das Zehnfache ihrer Stufe.'
    : `Sie kosten ${list(locomotives.map(({ level, price }) => `${price} (IS-${level})`))} Gulden.`;

const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${count} Schritte`);

const influence = ({ locomotives }: SteamFigures): string => {
  const some = locomotives.filter(one => one.influence > 0);
  return some.length === 0
    ? ''
    : `Manche bringen dazu Einfluss: ${list(some.map(one => `die IS-${one.level} ${steps(one.influence)}`))}.`;
};

const demand = ({ hubDemand }: SteamFigures): string => {
  if (!hubDemand) return 'Was ein Knotenpunkt will, zeigt sein Plättchen.';
  const { wood, stone, iron, coal } = hubDemand;
  return `Jeder Knotenpunkt will ${wood} Holz, ${stone} Stein, ${iron} Eisen und ${coal} Kohle.`;
};

/** What the rules say of a set, in German. */
export const figures = (known: SteamFigures, set: ToldSet): Figures => ({
  'how-sure': sayHowSure(set),
  'start-cars': countWord(known.startCars),
  'cities-without-tile': list(known.printedCities),
  'fixed-places': fixedPlaces(set),
  'setup-cards': countWord(known.setupCards),
  'odd-keys': oddKeys(known),
  semmering: known.semmering.join(' und '),
  sales: sales(known),
  'locomotive-prices': prices(known),
  'locomotive-influence': influence(known),
  'share-prices': list(known.sharePrices.map(String)),
  raises: list(known.raises.map((count, at) => `${steps(count)} auf ${known.sharePrices[at + 1]!}`)),
  'hub-demand': demand(known),
});
