import type { RailFact } from '../../../../engine/rail/facts.js';
import type { OwnFact } from '../../rules/facts.js';
import { percent } from '../../../../words/numbers.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Buttons } from '../../../../words/types.js';

/** What is pressed in 1849 and in no other 18xx game, in English. */
export const buttons: Buttons<OwnFact | Extract<RailFact, { readonly kind: 'president-paid' }>> = {
  'shares-issued': (f, n) =>
    `Sell ${percent('en', f.percent)} of ${companyName(n, f.company)} for ${n.money(f.price)}`,
  'share-redeemed': (f, n) =>
    `Buy ${percent('en', f.percent)} of ${companyName(n, f.company)} back for ${n.money(f.price)}`,
  'bond-issued': (f, n) => `Issue the bond for ${n.money(f.amount)}`,
  'bond-repaid': (f, n) => `Repay the bond of ${n.money(f.amount)}`,
  'station-bought': (f, n) =>
    `Buy the place of ${companyName(n, f.from)} on ${hexName(n, f.hex)} for ${n.money(f.price)}`,
  'right-bought': (f, n) => `Buy an ${f.right}-token for ${n.money(f.price)}`,
  'marker-placed': (f, n) => `Put the +${n.money(f.bonus)} marker on ${hexName(n, f.hex)}`,
  'loan-taken': (f, n) => `Take a loan of ${n.money(f.amount)}`,
  'president-paid': (f, n) => `Pay ${n.money(f.amount)} for ${companyName(n, f.company)}`,
  'player-left': () => 'Leave the game',
};
