import type { OwnFact } from '../../rules/facts.js';
import { aTrain } from '../../../../words/en/rail/train.js';
import { percent } from '../../../../words/numbers.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Buttons } from '../../../../words/types.js';

/** What is pressed in 18 Magyarország and in no other 18xx game, in English. */
export const buttons: Buttons<OwnFact> = {
  'share-drafted': (f, n) => `Take ${percent('en', f.percent)} of ${companyName(n, f.company)}`,
  'railcar-bought': (f, n) =>
    `Buy a railcar of ${companyName(n, f.from)} for ${n.money(f.price)}: ` +
    (f.gain > 0 ? `up to ${n.money(f.gain)} more` : 'earns nothing'),
  'train-scrapped': f => `Scrap ${aTrain(f.train)}`,
  'terrain-marker-used': (f, n) => `Lay a tile on ${hexName(n, f.hex)}, give up a terrain marker`,
};
