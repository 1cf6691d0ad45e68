import type { IstvanFact } from '../../rules/facts.js';
import { lok } from '../../../../words/de/rail/train.js';
import { list } from '../../../../words/numbers.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Names, Wording } from '../../../../words/types.js';

type Act = Extract<IstvanFact, { kind: 'istvan-acts' }>;

const levels: { readonly [level: string]: string } = { easy: 'einfach', medium: 'mittel', hard: 'schwer' };

const thing = (item: string): string => (item === 'station' ? 'einen Bahnhof' : `eine ${lok(item)}`);

const cardLine = ({ line }: Act, name: string): string => `Zeile ${String(line)} der Karte von ${name}`;

/** What Istvan does, and which line he follows or why. */
const acts: { readonly [what in Act['what']]: (f: Act, name: string) => string } = {
  levy: (_f, name) => `Istvan legt in der gelben Phase nichts; dafür zahlt ${name} an die SKEV`,
  upgrade: ({ item, why }, name) =>
    why === 'home'
      ? `Istvan tauscht für ${name} zuerst das Plättchen in der Heimat ${String(item)} aus`
      : `Istvan tauscht für ${name} das Plättchen der nächsten erreichbaren Stadt aus, auf ${String(item)}`,
  station: (f, name) =>
    `${cardLine(f, name)}: ein Bahnhof in der Stadt, die am meisten wert ist, auf ${String(f.item)}`,
  scrap: ({ item, line }, name) =>
    `${name} verschrottet ihre kleinste Lok, eine ${lok(String(item))}, und macht Platz für Zeile ${String(line)} ihrer Karte`,
  railcar: ({ item }, name) => `Istvan nimmt den Wagen der ${String(item)}, weil ${name} damit mehr einfährt`,
  train: (f, name) =>
    f.why === 'no-train'
      ? `${name} hat keine Lok und kauft vor allem anderen eine ${lok(String(f.item))}`
      : `${cardLine(f, name)}: eine ${lok(String(f.item))}`,
  share: ({ line }, name) => `Zeile ${String(line)} seiner Aktienkarte: Istvan kauft eine Aktie der ${name}`,
  payout: (_f, name) => `Istvan leitet die ${name} und schüttet alles aus`,
};

const waits = {
  money: 'sobald das Geld reicht',
  room: 'sobald dafür Platz ist',
  turn: 'in einem späteren Zug',
};

const minorsOf = (ids: readonly string[], n: Names): string =>
  list(
    'de',
    ids.map(id => companyName(n, id)),
  );

/** What happens in the game against Istvan, in German. */
export const soloFacts: Wording<IstvanFact> = {
  'istvan-acts': (f, n) => acts[f.what](f, companyName(n, f.company)),
  'istvan-skips': (f, n) =>
    `Zeile ${String(f.line)} der Karte von ${companyName(n, f.company)} entfällt: ` +
    (f.why === 'no-city' ? 'Keine freie Stadt ist erreichbar' : 'Es ist kein Bahnhofsmarker mehr da'),
  'istvan-waits': (f, n) =>
    `${companyName(n, f.company)} kauft als Nächstes ${thing(f.item)}` +
    `${f.line === null ? '' : ` (Zeile ${String(f.line)} ihrer Karte)`}, ${waits[f.why]}`,
  'solo-income': (f, n) => `Beide Spieler erhalten ${n.money(f.amount)}`,
  'istvan-cards': (f, n) =>
    `Istvan spielt mit ${minorsOf(f.minors, n)} (${levels[f.level] ?? f.level}) und hat eine Aktie der ${companyName(n, f.share)}. ` +
    'Seine Karten sind nachgebildet, denn die gedruckten sind nicht öffentlich',
  'solo-result': (f, n) => `${n.seat(f.seat)} hat ${n.money(f.worth)}, Istvan ${n.money(f.istvan)}`,
};
