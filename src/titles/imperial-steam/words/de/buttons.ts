import type { SteamFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import type { Buttons, Names } from '../../../../words/types.js';
import { cityOf, cityOfSite, counted, linkName, lots } from '../things.js';

const goods = (n: Names, counts: { readonly [good: string]: number }): string => list('de', lots(n, counts));

const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${String(count)} Schritte`);

/** What is pressed in Imperial Steam, by what it makes happen, in German. */
export const buttons: Buttons<SteamFact> = {
  'bid-sealed': () => 'Bieten',
  'turn-ended': () => 'Zug beenden',
  passed: () => 'Passen',
  'track-laid': (f, n) =>
    f.second === undefined
      ? `Gleis ${linkName(n, f.link)} bauen`
      : `Gleise ${linkName(n, f.link)} und ${linkName(n, f.second)} bauen`,
  'second-given-up': (f, n) => `Gleis ${linkName(n, f.link)} aufgeben`,
  'token-spent': f => (f.steps + f.rows + f.cars === 0 ? 'Punkte verfallen lassen' : 'Punkte einsetzen'),
  'access-bought': (f, n) => `Zugang ${linkName(n, f.link)} für ${n.money(f.cost)} kaufen`,
  'workers-hired': (f, n) =>
    `${f.count === 1 ? '1 Arbeiter' : `${String(f.count)} Arbeiter`} für ${n.money(f.cost)} einstellen`,
  'engineer-hired': (f, n) => `${n.name('engineer', f.engineer)} für ${n.money(f.cost)} einstellen`,
  'station-built': (f, n) => `Bahnhof in ${cityOf(n, f.city)} für ${n.money(f.cost)} bauen`,
  'factory-built': (f, n) =>
    `Fabrik für ${n.name('good', f.good)} in ${cityOfSite(n, f.site)} für ${n.money(f.cost)} bauen`,
  'locomotive-bought': (f, n) => `IS-${String(f.level)} für ${n.money(f.cost)} kaufen`,
  'locomotive-upgraded': (f, n) =>
    `IS-${String(f.from)} zur IS-${String(f.to)} aufrüsten, für ${n.money(f.cost)}`,
  'contract-secured': (f, n) => `Vertrag ${n.name('contract', f.contract)} sichern`,
  'goods-produced': (f, n) => `${goods(n, counted(f.goods))} produzieren`,
  'good-bought': (f, n) => `1 ${n.name('good', f.good)} für ${n.money(f.cost)} kaufen`,
  'goods-ordered': (f, n) => `${goods(n, f.goods)} für ${n.money(f.cost)} bestellen`,
  'goods-discarded': (f, n) => `${goods(n, f.goods)} abwerfen`,
  'good-delivered': (f, n) =>
    `1 ${n.name('good', f.good)}${f.amount === undefined ? '' : ` für ${n.money(f.amount)}`} nach ${cityOf(n, f.city)} liefern`,
  'charity-shown': (f, n) => `${steps(f.steps)} Einfluss für ${n.money(f.cost)}`,
  'share-moved': (f, n) => `Aktienkurs auf ${n.money(f.price)} ${f.rows > 0 ? 'heben' : 'senken'}`,
  'share-sold': (f, n) => `Aktie für ${n.money(f.price)} verkaufen`,
  'donation-taken': (f, n) => `${n.money(f.amount)} Spenden sammeln`,
};
