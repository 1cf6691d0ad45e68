import type { SteamFigures } from '../rules/names.js';
import type { Figures } from '../../../words/help-text.js';
import type { ToldSet } from './told-set.js';

/** How one language says the figures of a set; each list is already joined to words. */
export interface FigureWords {
  readonly language: string;
  readonly howSure: (set: ToldSet) => string;
  readonly count: (count: number) => string;
  readonly steps: (count: number) => string;
  /** How much of where things lie in the fixed set-up is a reconstruction. */
  readonly fixedPlaces: (values: number, reconstructed: number) => string;
  readonly allAsPrinted: string;
  /** Small keys that are worth something else than half of the large ones. */
  readonly oddKeys: (keys: string) => string;
  readonly oddKey: (worth: number, column: number) => string;
  /** From which round on each locomotive is for sale. */
  readonly sales: (locomotives: string) => string;
  readonly sale: (level: number, fromRound: number) => string;
  readonly tenTimesLevel: string;
  readonly prices: (prices: string) => string;
  readonly influence: (locomotives: string) => string;
  readonly influenceOf: (level: number, steps: string) => string;
  readonly raise: (steps: string, price: number) => string;
  readonly demandOnTile: string;
  readonly demand: (demand: NonNullable<SteamFigures['hubDemand']>) => string;
}

type List = (items: readonly string[]) => string;

const tellPrices = ({ locomotives }: SteamFigures, words: FigureWords, list: List): string =>
  locomotives.every(({ level, price }) => price === 10 * level)
    ? words.tenTimesLevel
    : words.prices(list(locomotives.map(({ level, price }) => `${price} (IS-${level})`)));

const tellSales = ({ locomotives }: SteamFigures, words: FigureWords, list: List): string =>
  words.sales(
    list(
      locomotives.flatMap(({ level, fromRound }) =>
        fromRound === undefined ? [] : [words.sale(level, fromRound)],
      ),
    ),
  );

const tellInfluence = ({ locomotives }: SteamFigures, words: FigureWords, list: List): string => {
  const some = locomotives.filter(({ influence }) => influence > 0);
  return some.length === 0
    ? ''
    : words.influence(
        list(some.map(({ level, influence }) => words.influenceOf(level, words.steps(influence)))),
      );
};

/** What the rules say of a set, in the language of the words. */
export const figuresFrom = (words: FigureWords): ((known: SteamFigures, set: ToldSet) => Figures) => {
  const conjunction = new Intl.ListFormat(words.language, { type: 'conjunction' });
  const list: List = items => conjunction.format(items);
  return (known, set) => {
    const { values, reconstructed } = set.fixed;
    const { oddKeys, sharePrices, hubDemand } = known;
    return {
      'how-sure': words.howSure(set),
      'start-cars': words.count(known.startCars),
      'cities-without-tile': list(known.printedCities),
      'fixed-places': reconstructed === 0 ? words.allAsPrinted : words.fixedPlaces(values, reconstructed),
      'setup-cards': words.count(known.setupCards),
      'odd-keys':
        oddKeys.length === 0
          ? ''
          : words.oddKeys(list(oddKeys.map(({ column, worth }) => words.oddKey(worth, column)))),
      semmering: list(known.semmering),
      sales: tellSales(known, words, list),
      'locomotive-prices': tellPrices(known, words, list),
      'locomotive-influence': tellInfluence(known, words, list),
      'share-prices': list(sharePrices.map(String)),
      raises: list(known.raises.map((count, at) => words.raise(words.steps(count), sharePrices[at + 1]!))),
      'hub-demand': hubDemand ? words.demand(hubDemand) : words.demandOnTile,
    };
  };
};
