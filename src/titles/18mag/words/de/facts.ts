import type { IstvanFact, OwnFact } from '../../rules/facts.js';
import { lok } from '../../../../words/de/rail/train.js';
import { percent } from '../../../../words/numbers.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/** What happens in 18 Magyarország and in no other 18xx game, in German. */
export const facts: Wording<Exclude<OwnFact, IstvanFact>> = {
  'start-prices': (f, n) =>
    `Erste Kurse: ${f.companies.map((id, at) => `${companyName(n, id)} ${n.money(f.prices[at]!)}`).join(', ')}`,
  'share-drafted': (f, n) =>
    `${n.seat(f.seat)} nimmt ${percent('de', f.percent)} der ${companyName(n, f.company)}`,
  'supporter-paid': (f, n, term) =>
    `${companyName(n, f.company)} erhält ${n.money(f.amount)} von ${f.by === 'bank' ? 'der Bank' : companyName(n, f.by)} ${term('paid-for', f.what)}`,
  'no-purchase': f =>
    `In dieser Betriebsrunde wurde keine neue Lok gekauft: Der ${String(f.marks)}. Marker liegt bei den ${lok(f.train)}s`,
  'marks-removed': () => 'Die Marker für Runden ohne Lokkauf kommen weg',
  'set-cut-short': () => 'Nach dieser Betriebsrunde folgt gleich eine Aktienrunde',
  'last-set': f =>
    `Die Betriebsrunden ${String(f.number)}.1 bis ${String(f.number)}.3 sind die letzten der Partie`,
  'railcar-bought': (f, n) =>
    `${companyName(n, f.company)} kauft einen Wagen der ${companyName(n, f.from)} für ${n.money(f.price)}` +
    (f.gain > 0 ? ` und kann damit ${n.money(f.gain)} mehr einfahren` : ', der ihr nichts einbringt'),
  'train-scrapped': (f, n) => `${companyName(n, f.company)} verschrottet eine ${lok(f.train)}`,
  'terrain-marker-used': (f, n) =>
    `${companyName(n, f.company)} gibt für ${hexName(n, f.hex)} ${f.left === 0 ? 'ihren letzten Terrainmarker ab' : `einen Terrainmarker ab und hat noch ${String(f.left)}`}`,
};
