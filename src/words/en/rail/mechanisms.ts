import type { DraftFact, DraftRound, IncomeFact } from '../../../engine/rail/mechanisms/facts.js';
import { list } from '../../numbers.js';
import { companyName } from '../../rail/names.js';
import type { Buttons, RoundWords, Wording } from '../../types.js';

type MechanismFact = DraftFact | IncomeFact;

/** What happens in drafts and with minors, in English. */
export const mechanismFacts: Wording<MechanismFact> = {
  'order-cards': (f, n) => `Order of players: ${f.seats.map(seat => n.seat(seat)).join(', ')}`,
  'minor-drafted': (f, n) => `${n.seat(f.seat)} takes ${companyName(n, f.company)}`,
  'minors-removed': (f, n) =>
    `Not in the game: ${list(
      'en',
      f.companies.map(id => companyName(n, id)),
    )}`,
  'income-shared': (f, n) =>
    f.paid + f.kept === 0
      ? `${companyName(n, f.company)} earns nothing`
      : `${companyName(n, f.company)} keeps ${n.money(f.kept)}, ${n.seat(f.seat)} receives ${n.money(f.paid)}`,
};

/** What is pressed there, in English. */
export const mechanismButtons: Buttons<MechanismFact> = {
  'minor-drafted': (f, n) => `Take ${companyName(n, f.company)}`,
};

/** Where a game stands in a draft, in English. */
export const mechanismRounds: Wording<DraftRound, RoundWords> = {
  draft: () => ({ short: 'Draft', full: 'Draft' }),
};
