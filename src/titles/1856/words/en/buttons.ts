import type { RailFact } from '../../../../engine/rail/facts.js';
import type { OwnFact } from '../../rules/facts.js';
import { aTrain } from '../../../../words/en/rail/train.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Buttons } from '../../../../words/types.js';

/** What every loan is of, whatever is kept of it at once (1856 §7.2). */
const LOAN = 100;

/** What is pressed in 1856 and in no other 18xx game, in English. */
export const buttons: Buttons<OwnFact | RailFact> = {
  'loan-granted': (f, n) =>
    `Take a loan of ${n.money(LOAN)}` +
    (f.amount < LOAN ? `, less ${n.money(LOAN - f.amount)} interest` : ''),
  'loans-redeemed': f => (f.loans === 1 ? 'Repay a loan' : `Repay ${String(f.loans)} loans`),
  'right-bought': (f, n, term) => `Buy a ${term('right', f.right)} for ${n.money(f.price)}`,
  'port-opened': (f, n) => `Put the port marker on ${hexName(n, f.hex)}`,
  'company-merges': (f, n) => `Let ${companyName(n, f.company)} become part of the CGR`,
  'keep-token/token-placed': (f, n) => `Keep the token on ${hexName(n, f.hex)}`,
  'train-borrowed': f => `Borrow ${aTrain(f.train)}`,
  'presidency-completed': (f, n) =>
    `Buy the second half of the president’s certificate for ${n.money(f.price)}`,
};
