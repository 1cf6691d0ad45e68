import type { DraftFact, IncomeFact } from '../../../engine/rail/mechanisms/facts.js';
import { list } from '../../numbers.js';
import { companyName } from '../../rail/names.js';
import type { Buttons, Wording } from '../../types.js';

type MechanismFact = DraftFact | IncomeFact;

/** What happens in drafts and with minors, in German. */
export const mechanismFacts: Wording<MechanismFact> = {
  'order-cards': (f, n) => `Reihenfolge der Spieler: ${f.seats.map(seat => n.seat(seat)).join(', ')}`,
  'minor-drafted': (f, n) => `${n.seat(f.seat)} nimmt ${companyName(n, f.company)}`,
  'minors-removed': (f, n) =>
    `Nicht im Spiel: ${list(
      'de',
      f.companies.map(id => companyName(n, id)),
    )}`,
  'income-shared': (f, n) =>
    f.paid + f.kept === 0
      ? `${companyName(n, f.company)} nimmt nichts ein`
      : `${companyName(n, f.company)} behält ${n.money(f.kept)}, ${n.seat(f.seat)} erhält ${n.money(f.paid)}`,
};

/** What is pressed there, in German. */
export const mechanismButtons: Buttons<MechanismFact> = {
  'minor-drafted': (f, n) => `${companyName(n, f.company)} nehmen`,
};
