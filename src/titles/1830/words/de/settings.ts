import type { SettingWords, TitleText } from '../../../../words/types.js';
import { companySettings } from './companies.js';
import { daveSettings } from './dave-settings.js';
import { plusPresets, plusSettings } from './plus-settings.js';

/*
 * What 1830 is, and what can be chosen for a game of it, in German, by the numbers of the rulebook. Only the service says it.
 */

export const title: TitleText = {
  name: '1830',
  about:
    '1830 von Francis Tresham: Eisenbahnen und Räuberbarone. Classic oder Grundspiel, mit vielen Varianten; 2 bis 7 Spieler.',
  awaits:
    'Acht Bahngesellschaften im Nordosten der USA und ein Aktienmarkt, auf dem ein Direktor seine Gesellschaft stark machen oder ausplündern kann. Am Tisch dauert es drei bis fünf Stunden, mit Neulingen länger.',
};

export const settingGroups: { readonly [id: string]: string } = {
  base: 'Grundspiel oder Classic',
  auction: 'Gebote',
  material: 'Bank, Plättchen und Loks',
  companies: 'Weitere Gesellschaften und Startfelder',
  stock: 'Aktien und Kurse',
  operating: 'Betriebsrunden',
  scenario: 'Szenarien',
};

export const presets: { readonly [id: string]: SettingWords } = {
  ...plusPresets,
  classic: { name: '1830 Classic', text: 'Die Regeln von Francis Tresham, mit Versteigerung und Bankrott.' },
  base: {
    name: 'Grundspiel',
    text: 'Die Privatgesellschaften gehen in Gruppen weg, und niemand geht bankrott. Auch für sieben Spieler.',
  },
  'uncertain-times': {
    name: 'Unsichere Zeiten',
    text: 'Szenario S-5: Privatgesellschaften durch das Los, Ungewissheit bei jeder 5er-Lok, Kurse, die springen.',
  },
  dave: {
    name: 'Dave? Was machst du da?',
    text: 'Szenario S-6: der Plan des Computerspiels von 1995. Seine Varianten lassen sich einzeln einschalten.',
  },
  'as-on-18xx-games': {
    name: 'Wie auf 18xx.games',
    text: 'Classic mit beliebig vielen Dieselloks, freier Wahl der Fahrten und freiem Handel mit Privatgesellschaften.',
  },
};

export const settings: { readonly [id: string]: SettingWords } = {
  ...plusSettings,
  ...companySettings,
  'privates-sale': {
    name: 'Verkauf der Privatgesellschaften',
    text: 'In der Auktion kommt eine nach der anderen an die Reihe (C-2.2). In Gruppen bietet man einmal um die erste Wahl, und jeder nimmt eine Gruppe (1.3). Zu siebt geht es auf der Classic-Seite nur in Gruppen.',
    values: { auction: 'Auktion', groups: 'in Gruppen' },
  },
  'group-prices': {
    name: 'Preise der Gruppen wie gedruckt',
    text: 'Zu dritt kostet SV+BO $260, zu sechst und zu siebt die CS $60 (1.3). Sonst kostet jede Gruppe so viel, wie ihre Privatgesellschaften zusammen kosten.',
  },
  need: {
    name: 'Wenn das Geld für eine Lok nicht reicht',
    text: 'Der Direktor muss Aktien verkaufen und kann bankrottgehen, was die Partie beendet (C-2.3). Oder die Bank leiht das Geld, und die Gesellschaft ist insolvent, bis es zurückgezahlt ist (7.7).',
    values: { 'forced-sale': 'Zwangsverkauf und Bankrott', insolvency: 'Insolvenz' },
  },
  raises: {
    name: 'Erhöhen von Geboten',
    text: 'Um wie viel ein Gebot das vorige übertrifft (V-1.8).',
    values: {
      'min-5': 'um mindestens $5',
      'multiple-5': 'um ein Vielfaches von $5',
      'exactly-5': 'um genau $5',
    },
  },
  'contest-pass': {
    name: 'Passen in einer Versteigerung',
    text: 'Wer passt, kann wieder mitbieten, solange die Versteigerung läuft, oder ist aus ihr ausgeschieden (V-1.8).',
    values: { 're-enter': 'wieder mitbieten', out: 'passen und raus' },
  },
  bidding: {
    name: 'Bieten in der Versteigerung',
    text: 'Wenn mehrere dieselbe Privatgesellschaft wollen: reihum, oder wild, das heißt, alle werden zugleich gefragt, und wer will, bietet, bis niemand mehr bieten will (V-1.8). Per Post geht das zweite schneller.',
    values: { formal: 'reihum', wild: 'wild' },
  },
  'hidden-cash': {
    name: 'Verdecktes Geld',
    text: 'Wie viel eine Gesellschaft hat, sieht nur ihr Direktor, und auf Wunsch sieht jeder auch nur das eigene Geld; der Bestand der Bank ist dann verdeckt. Was bezahlt wird, steht im Verlauf (V-0.1, C-1.1).',
    values: { none: 'alles offen', companies: 'Gesellschaften', all: 'Spieler und Gesellschaften' },
  },
  bank: {
    name: 'Geld in der Bank',
    text: 'Je weniger Geld, desto früher endet die Partie (V-1.3).',
    values: { 4500: '$4500, kurze Partie', 12000: '$12.000', 20000: '$20.000, lange Partie' },
  },
  tiles: {
    name: 'Gleisplättchen',
    text: 'Mit Erweiterung A kommen alle Plättchen der Schachtel dazu, die kein Buchstabe an eine Stadt bindet: mehr Gleise, Orte, die wachsen, graue Städte ab der ersten 6er-Lok. Mit Erweiterung B kommen die gebogenen Städte 5 und 6 (je zwei) und eine grüne 619 dazu (V-1.4). In S-1 und S-2 holt sie die 5 und 6 aus der Schachtel (S-1.1).',
    values: { classic: 'Classic', 'extension-a': 'Erweiterung A', 'extension-b': 'Erweiterung B' },
  },
  'third-6-train': { name: 'Eine dritte 6er-Lok', text: 'Es gibt drei 6er-Loks statt zwei (V-1.7).' },
  diesels: {
    name: 'Dieselloks',
    text: 'Ohne Dieselloks veralten die 4er-Loks nie, und nach den 6ern, in S-1 und S-2 nach den 7ern, gibt es keine neuen Loks mehr (V-1.7).',
    values: {
      'as-printed': 'wie gedruckt: sechs, in S-2 sieben',
      none: 'keine',
      unlimited: 'beliebig viele',
    },
  },
  'plus-trains': {
    name: 'Plus-Loks',
    text: 'Die letzte Lok jeder Art von 2 bis 6 fährt zusätzlich so viele Kleinstädte an, wie ihre Zahl sagt. Die 2+2 veraltet mit der 4+4, die 3+3 mit der 6+6, die 4+4 mit der letzten Diesellok (V-7.9).',
  },
  'higher-cert-limits': {
    name: 'Höhere Zertifikatslimits',
    text: 'Bei 2 bis 7 Spielern sind 32, 22, 18, 15, 13 oder 12 Zertifikate erlaubt (V-5.3).',
  },
  'sale-drop': {
    name: 'Kurs nach einem Verkauf',
    text: 'Wie weit der Kurs fällt, wenn Aktien verkauft werden (V-5.1). Die Reform gilt ab der Aktienrunde nach dem Kauf der letzten 5er-Lok.',
    values: {
      'per-share': 'ein Feld je Aktie',
      'per-sale': 'ein Feld je Verkauf',
      'president-per-share': 'beim Direktor je Aktie, sonst je Verkauf',
      reform: 'Aktienmarktreform: erst je Aktie, später je Verkauf',
    },
  },
  'rise-needs-dividend': {
    name: 'Kursanstieg braucht Dividende',
    text: 'Der Kurs steigt nur, wenn insgesamt mindestens so viel ausgeschüttet wird, wie eine Aktie kostet (V-5.2).',
  },
  'trade-order': {
    name: 'Reihenfolge im Zug der Aktienrunde',
    text: 'Ob man vor dem Kauf verkaufen darf, danach oder beides (V-6.1).',
    values: {
      'sell-buy-sell': 'verkaufen, kaufen, verkaufen',
      'sell-buy': 'verkaufen, dann kaufen',
      'buy-sell': 'kaufen, dann verkaufen',
    },
  },
  sales: {
    name: 'Mehrere Aktien verkaufen',
    text: 'Zusammen bringen alle denselben Preis. Einzeln fällt der Kurs nach jeder (V-6.2).',
    values: { block: 'zusammen', singly: 'einzeln' },
  },
  'brown-purchase': {
    name: 'Mehrere Aktien in der braunen Zone kaufen',
    text: 'In der braunen Zone darf man in einem Zug beliebig viele Aktien einer Gesellschaft kaufen: nur aus dem Bankpool oder auch aus dem Anfangsangebot (V-6.3).',
    values: { pool: 'nur aus dem Bankpool', all: 'auch aus dem Anfangsangebot' },
  },
  'private-resale': {
    name: 'Weiterverkauf von Privatgesellschaften',
    text: 'Darf ein Spieler eine Privatgesellschaft in der Aktienrunde weiterverkaufen, in der er sie gekauft hat (V-6.4)?',
    values: { ban: 'nein', free: 'ja' },
  },
  'end-max-price': {
    name: 'Ende beim Höchstkurs',
    text: 'Erreicht ein Kurs $350, endet die Partie: nach dem Zug der Gesellschaft oder mit der Aktienrunde (V-8.0).',
  },
  'turn-order': {
    name: 'Reihenfolge der Gesellschaften',
    text: 'Ändert sich die Reihenfolge mit den Kursen, oder steht sie für die ganze Betriebsrunde fest (V-2.0)?',
    values: { dynamic: 'ändert sich', fixed: 'steht fest' },
  },
  track: {
    name: 'Gleisbau',
    text: 'Frei: irgendein Gleis des Plättchens muss erreichbar sein. Eingeschränkt: ein neues Gleis. Halb: ein neues, oder eine erreichbare Stadt wird mehr wert (V-7.6).',
    values: { free: 'frei', semi: 'halb eingeschränkt', restricted: 'eingeschränkt' },
  },
  'split-dividends': {
    name: 'Geteilte Einnahmen',
    text: 'Der Direktor darf die Einnahmen zwischen Gesellschaft und Aktionären teilen; der Kurs bleibt dann stehen (V-7.1).',
  },
  'train-limit': {
    name: 'Loklimit',
    text: 'Flexibel darf eine Gesellschaft über ihr Limit hinaus kaufen und gibt sofort eine Lok ab (V-7.7).',
    values: { fixed: 'fest', flexible: 'flexibel' },
  },
  'last-train': {
    name: 'Die einzige Lok',
    text: 'Darf man einer Gesellschaft, die eine Strecke hat, ihre einzige Lok abkaufen (V-7.7)?',
    values: { sellable: 'ja', protected: 'nein' },
  },
  'rust-delayed': {
    name: 'Verzögertes Verschrotten',
    text: 'Jede veraltete Lok fährt noch einmal, bevor sie das Spiel verlässt. Bis dahin zählt sie für das Limit und ist unverkäuflich (V-3.0).',
  },
  'private-buying-delayed': {
    name: 'Privatgesellschaften erst später kaufen',
    text: 'Gesellschaften dürfen sie erst ab der Betriebsrunde kaufen, die auf den Kauf der ersten 3er-Lok folgt (V-3.0).',
  },
  'dh-token': {
    name: 'Bahnhof der DH',
    text: 'Fest: nur im Zug des Plättchens. Flexibel: auch in einem späteren Zug, ohne Strecke dorthin (V-4.0).',
    values: { fixed: 'fest', flexible: 'flexibel' },
  },
  'sv-discount': {
    name: 'Die SV macht G15 billiger',
    text: 'Die Gesellschaft, der die SV gehört, zahlt für das Plättchen auf G15 die Hälfte; danach ist die SV fort (V-4.0).',
  },
  'uncertain-times': {
    name: 'Szenario S-5: Unsichere Zeiten',
    text: 'Jeder bekommt durch das Los eine Privatgesellschaft und zahlt ihren Preis. Mit jeder 5er-Lok wird ein Marker gezogen, der für eine Weile die Fahrten halbieren oder alle Dividenden verhindern kann. Nach der letzten gilt die Aktienmarktreform (V-5.1), und Kurse steigen um bis zu vier Felder. Die Partie endet auch beim Höchstkurs (V-8.0). Für bis zu sechs Spieler, auf der anderen Seite des Spielplans bis zu sieben.',
  },
  'left-privates': {
    name: 'Privatgesellschaften, die niemand durch das Los bekam',
    text: 'Sie kommen aus dem Spiel. Oder sie werden der Reihe nach verkauft, zum Preis oder in der üblichen Auktion (S-5).',
    values: { removed: 'kommen aus dem Spiel', sold: 'zum Preis', auction: 'Auktion' },
  },
  ...daveSettings,
  'twin-cities': {
    name: 'Ersetzen grüner OO-Plättchen',
    text: 'Fest: Die beiden Städte der 59 bleiben getrennt. Flexibel: Steht dort höchstens ein Bahnhof, darf das braune Plättchen beide Gleise in eine Stadt führen; der Direktor des Bahnhofs wählt dann dessen Stadt (V-7.8).',
    values: { fixed: 'fest', flexible: 'flexibel' },
  },
  runs: {
    name: 'Fahrten',
    text: 'Die Regel verlangt die Fahrt, die am meisten einbringt. Wer will, lässt dem Direktor die Wahl.',
    values: { best: 'die beste Fahrt ist Pflicht', any: 'frei wählbar' },
  },
  reading: {
    name: 'Auslegung der Regeln',
    text: 'Wie eine Aufzeichnung von einer anderen Seite gespielt wurde. Wird beim Import gesetzt.',
    values: { rulebook: 'das Regelheft', '18xx.games': '18xx.games' },
  },
};
