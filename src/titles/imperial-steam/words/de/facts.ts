import type { SteamFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import type { Names, Wording } from '../../../../words/types.js';
import { cityOf, cityOfSite, counted, linkName, lots } from '../things.js';

const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${String(count)} Schritte`);

const gaining = (count: number): string => (count === 0 ? '' : ` und gewinnt ${steps(count)} Einfluss`);

const goods = (n: Names, counts: { readonly [good: string]: number }): string => list('de', lots(n, counts));

const players = (n: Names, seats: readonly number[]): string => seats.map(seat => n.seat(seat)).join(', ');

const factory: { readonly [good: string]: string } = {
  wood: 'Holzfabrik',
  stone: 'Steinfabrik',
  iron: 'Eisenfabrik',
  coal: 'Kohlefabrik',
};

const cars = (count: number): string => (count === 1 ? 'einen Güterwagen' : `${String(count)} Güterwagen`);

const investors = (count: number): string => (count === 1 ? 'ein Investor' : `${String(count)} Investoren`);

const keys = { gold: 'den großen Stadtschlüssel', silver: 'den kleinen Stadtschlüssel' };

/** What a token's points bought. */
const bought = (influence: number, rows: number, wagons: number): readonly string[] => [
  ...(influence > 0 ? [`${steps(influence)} Einfluss`] : []),
  ...(rows > 0 ? [rows === 1 ? 'eine Stufe Aktienkurs' : `${String(rows)} Stufen Aktienkurs`] : []),
  ...(wagons > 0 ? [wagons === 1 ? 'einen Personenwagen' : `${String(wagons)} Personenwagen`] : []),
];

/** What happens in Imperial Steam, in German. */
export const facts: Wording<SteamFact> = {
  'order-drawn': (f, n) => `Ausgeloste Reihenfolge: ${players(n, f.order)}`,
  'hub-placed': (f, n) =>
    `Der Knotenpunkt ${n.name('hub', f.hub)} liegt in ${cityOf(n, f.city)}, Einfluss ${String(f.column)}`,
  'crowns-placed': (f, n) =>
    `${f.links.length === 1 ? 'Staatsbahn' : 'Staatsbahnen'}: ${list(
      'de',
      f.links.map(link => linkName(n, link)),
    )}`,

  'bid-sealed': (f, n) => `${n.seat(f.seat)} hat geboten`,
  'bid-opened': (f, n) => `${n.seat(f.seat)} bietet ${n.money(f.amount)} für Einfluss`,
  'order-set': (f, n) => `Reihenfolge: ${players(n, f.order)}`,
  'round-begun': f => `Runde ${String(f.round)} beginnt`,
  'market-filled': (f, n) =>
    `Neu im Versandmarkt: ${goods(n, counted(f.goods))}` +
    (f.surplus.length === 0 ? '' : ` (ohne Platz: ${goods(n, counted(f.surplus))})`),
  'dock-cleared': (f, n) => `${n.seat(f.seat)} erhält bestellte Güter: ${goods(n, f.goods)}`,
  'income-taken': (f, n) => `${n.seat(f.seat)} nimmt ${n.money(f.amount)} Einkommen`,
  'marker-placed': (f, n) =>
    f.steps === 0
      ? `${n.seat(f.seat)} wählt „${n.name('tile', f.tile)}“`
      : `${n.seat(f.seat)} wiederholt „${n.name('tile', f.tile)}“ und verliert ${steps(f.steps)} Einfluss`,
  'turn-ended': (f, n) => `${n.seat(f.seat)} beendet den Zug`,
  passed: (f, n) => `${n.seat(f.seat)} passt`,

  'workers-set': (f, n) => {
    const sent = lots(n, f.workers, 'field');
    return sent.length === 0
      ? `${n.seat(f.seat)} baut ohne Arbeiter`
      : `${n.seat(f.seat)} schickt Arbeiter zum Gleisbau: ${list('de', sent)}`;
  },
  'track-laid': (f, n) =>
    `${n.seat(f.seat)} baut ein Gleis ${linkName(n, f.link)}` +
    (f.extra === undefined ? '' : ` mit 1 ${n.name('good', f.extra)} mehr`) +
    (f.second === undefined ? '' : `, danach folgt ${linkName(n, f.second)}`),
  'fee-paid': (f, n) => `${n.seat(f.seat)} zahlt ${n.seat(f.to)} ${n.money(f.amount)} Gebühr`,
  'second-given-up': (f, n) => `${n.seat(f.seat)} gibt das zweite Gleis ${linkName(n, f.link)} auf`,
  'semmering-taken': (f, n) => `${n.seat(f.seat)} erhält das Semmering-Plättchen`,
  'city-joined': (f, n) => `${n.seat(f.seat)} erreicht ${cityOf(n, f.city)}${gaining(f.steps)}`,
  'trieste-reached': (f, n) => `${n.seat(f.seat)} ist mit Trieste verbunden und erhält ${n.money(f.amount)}`,
  'token-taken': (f, n) =>
    `${n.seat(f.seat)} nimmt in ${cityOf(n, f.city)} einen Geschäftsmarker zu ${String(f.points)}`,
  'token-spent': (f, n) => {
    const got = bought(f.steps, f.rows, f.cars);
    return got.length === 0
      ? `${n.seat(f.seat)} lässt den Geschäftsmarker aus ${cityOf(n, f.city)} verfallen`
      : `${n.seat(f.seat)} nimmt für den Geschäftsmarker aus ${cityOf(n, f.city)} ${list('de', got)}`;
  },
  'access-bought': (f, n) => {
    const buys = `${n.seat(f.seat)} kauft Zugang zur Staatsbahn ${linkName(n, f.link)} und zahlt`;
    if (f.to.length === 0) return `${buys} der Bank ${n.money(f.cost)}`;
    const each = n.money(f.cost / f.to.length);
    return `${buys} ${list(
      'de',
      f.to.map(seat => n.seat(seat)),
    )} ${f.to.length === 1 ? '' : 'je '}${each}`;
  },

  'workers-hired': (f, n) =>
    `${n.seat(f.seat)} stellt ${f.count === 1 ? 'einen Arbeiter' : `${String(f.count)} Arbeiter`} ein und zahlt ${n.money(f.cost)}`,
  'engineer-hired': (f, n) =>
    `${n.seat(f.seat)} stellt einen ${n.name('engineer', f.engineer)} ein (Knotenpunkt ${n.name('hub', f.hub)}) und zahlt ${n.money(f.cost)}`,
  'station-built': (f, n) =>
    `${n.seat(f.seat)} baut in ${cityOf(n, f.city)} einen Bahnhof für ${n.money(f.cost)}`,
  'factory-built': (f, n) =>
    `${n.seat(f.seat)} baut in ${cityOfSite(n, f.site)} eine ${factory[f.good]} für ${n.money(f.cost)}, mit einem Arbeiter ${n.name('field', String(f.field))} und ${String(f.left)} ${n.name('good', f.good)}`,
  'locomotive-bought': (f, n) =>
    `${n.seat(f.seat)} kauft eine IS-${String(f.level)} für ${n.money(f.cost)}${gaining(f.steps)}`,
  'locomotive-upgraded': (f, n) =>
    `${n.seat(f.seat)} rüstet eine IS-${String(f.from)} zur IS-${String(f.to)} auf, für ${n.money(f.cost)}${gaining(f.steps)}`,
  'contract-secured': (f, n) =>
    `${n.seat(f.seat)} sichert sich den Vertrag ${n.name('contract', f.contract)} und reserviert ${cars(f.reserved)}` +
    (f.investors === 0
      ? '; kein Investor kommt dazu'
      : `; ${investors(f.investors)} ${f.investors === 1 ? 'kommt' : 'kommen'} dazu`),

  'goods-produced': (f, n) => `${n.seat(f.seat)} produziert ${goods(n, counted(f.goods))}`,
  'good-bought': (f, n) => `${n.seat(f.seat)} kauft 1 ${n.name('good', f.good)} für ${n.money(f.cost)}`,
  'goods-ordered': (f, n) => `${n.seat(f.seat)} bestellt ${goods(n, f.goods)} für ${n.money(f.cost)}`,
  'goods-discarded': (f, n) => `${n.seat(f.seat)} wirft ${goods(n, f.goods)} ab`,
  'good-delivered': (f, n) =>
    `${n.seat(f.seat)} liefert 1 ${n.name('good', f.good)} nach ${cityOf(n, f.city)} und erhält ` +
    (f.key === undefined ? n.money(f.amount ?? 0) : keys[f.key]),
  'hub-grew': (f, n) =>
    f.steps === 0
      ? `Der Knotenpunkt ${n.name('hub', f.hub)} bleibt bei ${String(f.column)} Einfluss`
      : `Der Knotenpunkt ${n.name('hub', f.hub)} steigt um ${steps(f.steps)} auf ${String(f.column)} Einfluss`,

  'charity-shown': (f, n) =>
    `${n.seat(f.seat)} zeigt Nächstenliebe: ${steps(f.steps)} Einfluss für ${n.money(f.cost)}`,
  'share-moved': (f, n) => {
    const moved = `${n.seat(f.seat)} ${f.rows > 0 ? 'hebt' : 'senkt'} den Aktienkurs auf ${n.money(f.price)}`;
    return f.steps === 0 ? moved : `${moved} und verliert ${steps(Math.abs(f.steps))} Einfluss`;
  },
  'share-sold': (f, n) => `${n.seat(f.seat)} verkauft eine Aktie für ${n.money(f.price)}`,
  'donation-taken': (f, n) => `${n.seat(f.seat)} sammelt Spenden: ${n.money(f.amount)}`,

  'game-over': f =>
    f.reason === 'trieste'
      ? 'Wien und Trieste sind verbunden: Die Partie ist beendet'
      : 'Die achte Runde ist vorbei: Die Partie ist beendet',
};
