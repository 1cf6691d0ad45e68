import type { OwnFact } from '../../rules/facts.js';
import { lok } from '../../../../words/de/rail/train.js';
import { list } from '../../../../words/numbers.js';
import { companyName, hexName, privateName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/** `eine Aktie`, `3 Aktien`. */
const shares = (count: number): string => (count === 1 ? 'eine Aktie' : `${String(count)} Aktien`);

/** What happens in 1856 and in no other 18xx game, in German. */
export const facts: Wording<OwnFact> = {
  'operating-round-between': () =>
    'Alle haben gepasst: Es folgt eine Betriebsrunde, in der nur Privatgesellschaften zahlen',
  'destination-reached': (f, n) =>
    `${companyName(n, f.company)} erreicht ihren Zielbahnhof` +
    (f.amount === 0 ? '' : ` und erhält das verwahrte Geld, ${n.money(f.amount)}`),
  'loan-granted': (f, n) =>
    `${companyName(n, f.company)} nimmt einen Kredit auf und erhält ${n.money(f.amount)}`,
  'loans-redeemed': (f, n) =>
    `${companyName(n, f.company)} zahlt ${f.loans === 1 ? 'einen Kredit' : `${String(f.loans)} Kredite`} zurück`,
  'interest-charged': (f, n) => {
    const parts = [
      f.treasury > 0 && `${n.money(f.treasury)} aus der Kasse`,
      f.income > 0 && `${n.money(f.income)} aus den Einnahmen`,
      f.president > 0 && `${n.money(f.president)} vom Direktor`,
    ].filter(part => part !== false);
    const paid = `${companyName(n, f.company)} zahlt ${n.money(f.treasury + f.income + f.president)} Zinsen`;
    return f.income + f.president === 0 ? paid : `${paid}: ${parts.join(', ')}`;
  },
  'right-bought': (f, n, term) =>
    `${companyName(n, f.company)} kauft ein ${term('right', f.right)}` +
    (f.seller === null ? '' : ` von ${companyName(n, f.seller)}`) +
    ` für ${n.money(f.price)}`,
  'port-opened': (f, n) =>
    `${companyName(n, f.company)} legt den Hafenmarker von ${privateName(n, f.private)} auf ${hexName(n, f.hex)} (+${n.money(f.bonus)})`,
  'port-closed': (f, n) =>
    `Der Hafenmarker der ${companyName(n, f.company)} auf ${hexName(n, f.hex)} wird entfernt`,
  'company-merges': (f, n) => `${companyName(n, f.company)} geht in der CGR auf`,
  'national-formed': (f, n) =>
    `${companyName(n, f.company)} entsteht aus ${list(
      'de',
      f.companies.map(id => companyName(n, id)),
    )}: ${String(f.shares)} Aktien, Kurs ${n.money(f.price)}, Direktor ist ${n.seat(f.seat)}`,
  'shares-exchanged': (f, n) =>
    f.seat === null
      ? `In den Bankpool ${f.shares === 1 ? 'kommt' : 'kommen'} ${shares(f.shares)} der ${companyName(n, f.company)}`
      : `${n.seat(f.seat)} erhält im Tausch ${shares(f.shares)} der ${companyName(n, f.company)}`,
  'national-not-formed': () => 'Alle Kredite sind zurückgezahlt: Die CGR kommt nicht ins Spiel',
  'train-borrowed': (f, n) => `${companyName(n, f.company)} leiht eine ${lok(f.train)} der Bank`,
  'presidency-completed': (f, n) =>
    `${n.seat(f.seat)} kauft die zweite Hälfte der Direktorenaktie der ${companyName(n, f.company)} für ${n.money(f.price)}`,
};
