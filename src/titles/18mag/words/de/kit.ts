import type { RailFact } from '../../../../engine/rail/facts.js';
import { lok } from '../../../../words/de/rail/train.js';
import { railButtons } from '../../../../words/de/rail/buttons.js';
import { railFacts } from '../../../../words/de/rail/facts.js';
import { percent } from '../../../../words/numbers.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Buttons, Wording } from '../../../../words/types.js';

const colours: { readonly [phase: string]: string } = { Y: 'gelbe', G: 'grüne', B: 'braune', GR: 'graue' };

/** What happens in every 18xx game and is told otherwise here, in German. */
export const kitFacts: Partial<Wording<RailFact>> = {
  'phase-begins': f => `Die ${colours[f.phase] ?? f.phase} Phase beginnt`,
  // No bank sells the trains, and all shares lie in one place.
  'train-bought': (f, n, term) =>
    f.from === 'depot'
      ? `${companyName(n, f.company)} kauft eine neue ${lok(f.train)} für ${n.money(f.price)}`
      : railFacts['train-bought'](f, n, term),
  'shares-bought': (f, n) =>
    `${n.seat(f.seat)} kauft ${percent('de', f.percent)} der ${companyName(n, f.company)} für ${n.money(f.price)}`,
  'paid-out': (f, n, term) =>
    f.revenue === 0 ? `${companyName(n, f.company)} schüttet nichts aus` : railFacts['paid-out'](f, n, term),
};

/** What is pressed in every 18xx game and says something else here, in German. */
export const kitButtons: Buttons<RailFact> = {
  'shares-bought': (f, n) =>
    `${percent('de', f.percent)} der ${companyName(n, f.company)} für ${n.money(f.price)} kaufen`,
  'paid-out': (f, n) => (f.revenue === 0 ? 'Nichts ausschütten' : `${n.money(f.revenue)} ausschütten`),
  'train-bought': (f, n, term) =>
    f.from === 'depot'
      ? `Neue ${lok(f.train)} für ${n.money(f.price)} kaufen`
      : railButtons['train-bought']!(f, n, term),
  'president-changed': (f, n) => `${n.seat(f.to)} zum Direktor der ${companyName(n, f.company)} machen`,
};
