import { figuresFrom } from '../figures.js';
import { countWord } from './counted.js';
import { sayHowSure } from './settings.js';

/** What the rules say of a set, in English. */
export const figures = figuresFrom({
  language: 'en',
  howSure: sayHowSure,
  count: countWord,
  steps: count => (count === 1 ? '1 step' : `${count} steps`),
  fixedPlaces: (values, reconstructed) =>
    `Of the ${values} values that say where hubs, their influence markers, growth tiles and state railways lie, ${reconstructed} are a reconstruction.`,
  allAsPrinted: 'All of it is as the rulebook shows it.',
  oddKeys: keys => `Others are printed beside the track: ${keys}.`,
  oddKey: (worth, column) => `${worth} in column ${column}`,
  sales: locomotives => `For sale are ${locomotives}.`,
  sale: (level, fromRound) => `the IS-${level} from round ${fromRound} on`,
  tenTimesLevel: 'A locomotive costs ten times its level.',
  prices: prices => `They cost ${prices} gulden.`,
  influence: locomotives => `Some bring influence as well: ${locomotives}.`,
  influenceOf: (level, steps) => `the IS-${level} ${steps}`,
  raise: (steps, price) => `${steps} to get to ${price}`,
  demandOnTile: 'What each hub wants is printed on its tile.',
  demand: ({ wood, stone, iron, coal }) =>
    `Each hub wants ${wood} wood, ${stone} stone, ${iron} iron and ${coal} coal.`,
});
