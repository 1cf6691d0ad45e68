import type { OwnFact } from '../../rules/facts.js';
import { aTrain } from '../../../../words/en/rail/train.js';
import { list } from '../../../../words/numbers.js';
import { companyName, hexName, privateName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/** `a share`, `3 shares`. */
const shares = (count: number): string => (count === 1 ? 'a share' : `${String(count)} shares`);

/** What happens in 1856 and in no other 18xx game, in English. */
export const facts: Wording<OwnFact> = {
  'operating-round-between': () =>
    'All have passed: an operating round follows in which only private companies pay',
  'destination-reached': (f, n) =>
    `${companyName(n, f.company)} reaches its destination` +
    (f.amount === 0 ? '' : ` and receives the money in escrow, ${n.money(f.amount)}`),
  'loan-granted': (f, n) => `${companyName(n, f.company)} takes a loan and receives ${n.money(f.amount)}`,
  'loans-redeemed': (f, n) =>
    `${companyName(n, f.company)} repays ${f.loans === 1 ? 'a loan' : `${String(f.loans)} loans`}`,
  'interest-charged': (f, n) => {
    const parts = [
      f.treasury > 0 && `${n.money(f.treasury)} from its treasury`,
      f.income > 0 && `${n.money(f.income)} from its revenue`,
      f.president > 0 && `${n.money(f.president)} from its president`,
    ].filter(part => part !== false);
    const paid = `${companyName(n, f.company)} pays ${n.money(f.treasury + f.income + f.president)} interest`;
    return f.income + f.president === 0 ? paid : `${paid}: ${parts.join(', ')}`;
  },
  'right-bought': (f, n, term) =>
    `${companyName(n, f.company)} buys a ${term('right', f.right)}` +
    (f.seller === null ? '' : ` from ${companyName(n, f.seller)}`) +
    ` for ${n.money(f.price)}`,
  'port-opened': (f, n) =>
    `${companyName(n, f.company)} puts the port marker of ${privateName(n, f.private)} on ${hexName(n, f.hex)} (+${n.money(f.bonus)})`,
  'port-closed': (f, n) =>
    `The port marker of ${companyName(n, f.company)} on ${hexName(n, f.hex)} is removed`,
  'company-merges': (f, n) => `${companyName(n, f.company)} becomes part of the CGR`,
  'national-formed': (f, n) =>
    `${companyName(n, f.company)} is formed from ${list(
      'en',
      f.companies.map(id => companyName(n, id)),
    )}: ${String(f.shares)} shares, share price ${n.money(f.price)}, ${n.seat(f.seat)} is president`,
  'shares-exchanged': (f, n) =>
    f.seat === null
      ? `The bank pool gets ${shares(f.shares)} of ${companyName(n, f.company)} in exchange`
      : `${n.seat(f.seat)} gets ${shares(f.shares)} of ${companyName(n, f.company)} in exchange`,
  'national-not-formed': () => 'All loans are repaid: the CGR does not come into the game',
  'train-borrowed': (f, n) => `${companyName(n, f.company)} borrows ${aTrain(f.train)} from the bank`,
  'presidency-completed': (f, n) =>
    `${n.seat(f.seat)} buys the second half of the president’s certificate of ${companyName(n, f.company)} for ${n.money(f.price)}`,
};
