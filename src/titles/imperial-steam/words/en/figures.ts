import type { SteamFigures } from '../../rules/names.js';
import type { Figures } from '../../../../words/help-text.js';
import type { ToldSet } from '../told-set.js';
import { countWord } from './counted.js';
import { sayHowSure } from './settings.js';

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (items: readonly string[]): string => conjunction.format(items);

/** How much of where things lie in the fixed set-up is a reconstruction. */
const fixedPlaces = ({ fixed: { values, reconstructed } }: ToldSet): string =>
  reconstructed === 0
    ? 'All of it is as the rulebook shows it.'
    : `Of the ${values} values that say where hubs, their influence markers, growth tiles and state railways lie, ${reconstructed} are a reconstruction.`;

/** Small keys that are worth something else than half of the large ones. */
const oddKeys = ({ oddKeys: odd }: SteamFigures): string =>
  odd.length === 0
    ? ''
    : `Others are printed beside the track: ${list(odd.map(({ column, worth }) => `${worth} in column ${column}`))}.`;

/** From which round on each locomotive is for sale. */
const sales = ({ locomotives }: SteamFigures): string => {
  const sold = locomotives.flatMap(({ level, fromRound }) =>
    fromRound === undefined ? [] : [`the IS-${level} from round ${fromRound} on`],
  );
  return `For sale are ${list(sold)}.`;
};

const prices = ({ locomotives }: SteamFigures): string =>
  locomotives.every(({ level, price }) => price === 10 * level)
    ? 'A locomotive costs ten times its level.'
    : `They cost ${list(locomotives.map(({ level, price }) => `${price} (IS-${level})`))} gulden.`;

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

const influence = ({ locomotives }: SteamFigures): string => {
  const some = locomotives.filter(one => one.influence > 0);
  return some.length === 0
    ? ''
    : `Some bring influence as well: ${list(some.map(one => `the IS-${one.level} ${steps(one.influence)}`))}.`;
};

const demand = ({ hubDemand }: SteamFigures): string => {
  if (!hubDemand) return 'What each hub wants is printed on its tile.';
  const { wood, stone, iron, coal } = hubDemand;
  return `Each hub wants ${wood} wood, ${stone} stone, ${iron} iron and ${coal} coal.`;
};

/** What the rules say of a set, in English. */
export const figures = (known: SteamFigures, set: ToldSet): Figures => ({
  'how-sure': sayHowSure(set),
  'start-cars': countWord(known.startCars),
  'cities-without-tile': list(known.printedCities),
  'fixed-places': fixedPlaces(set),
  'setup-cards': countWord(known.setupCards),
  'odd-keys': oddKeys(known),
  semmering: known.semmering.join(' and '),
  sales: sales(known),
  'locomotive-prices': prices(known),
  'locomotive-influence': influence(known),
  'share-prices': list(known.sharePrices.map(String)),
  raises: list(known.raises.map((count, at) => `${steps(count)} to get to ${known.sharePrices[at + 1]!}`)),
  'hub-demand': demand(known),
});
