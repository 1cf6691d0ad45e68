import type { RailFact } from '../../../../engine/rail/facts.js';
import type { OwnFact } from '../../rules/facts.js';
import { lok } from '../../../../words/de/rail/train.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Buttons } from '../../../../words/types.js';

/** What every loan is of, whatever is kept of it at once (1856 §7.2). */
const LOAN = 100;

/** What is pressed in 1856 and in no other 18xx game, in German. */
export const buttons: Buttons<OwnFact | RailFact> = {
  'loan-granted': (f, n) =>
    `Kredit über ${n.money(LOAN)} aufnehmen` +
    (f.amount < LOAN ? `, abzüglich ${n.money(LOAN - f.amount)} Zinsen` : ''),
  'loans-redeemed': f =>
    f.loans === 1 ? 'Einen Kredit zurückzahlen' : `${String(f.loans)} Kredite zurückzahlen`,
  'right-bought': (f, n, term) => `${term('right', f.right)} für ${n.money(f.price)} kaufen`,
  'port-opened': (f, n) => `Hafenmarker auf ${hexName(n, f.hex)} legen`,
  'company-merges': (f, n) => `${companyName(n, f.company)} in der CGR aufgehen lassen`,
  'keep-token/token-placed': (f, n) => `Bahnhof auf ${hexName(n, f.hex)} behalten`,
  'train-borrowed': f => `${lok(f.train)} leihen`,
  'presidency-completed': (f, n) => `Zweite Hälfte der Direktorenaktie für ${n.money(f.price)} kaufen`,
};
