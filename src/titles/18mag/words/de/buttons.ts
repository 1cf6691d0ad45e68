import type { OwnFact } from '../../rules/facts.js';
import { lok } from '../../../../words/de/rail/train.js';
import { percent } from '../../../../words/numbers.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Buttons } from '../../../../words/types.js';

/** What is pressed in 18 Magyarország and in no other 18xx game, in German. */
export const buttons: Buttons<OwnFact> = {
  'share-drafted': (f, n) => `${percent('de', f.percent)} der ${companyName(n, f.company)} nehmen`,
  'railcar-bought': (f, n) =>
    `Wagen der ${companyName(n, f.from)} für ${n.money(f.price)} kaufen: ` +
    (f.gain > 0 ? `bis zu ${n.money(f.gain)} mehr` : 'bringt nichts ein'),
  'train-scrapped': f => `${lok(f.train)} verschrotten`,
  'terrain-marker-used': (f, n) => `Plättchen auf ${hexName(n, f.hex)} legen, Terrainmarker abgeben`,
};
