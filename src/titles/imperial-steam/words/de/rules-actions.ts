import type { SteamFigures } from '../../rules/names.js';
import type { RulesSection } from '../../../../words/help-text.js';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** From which round on each locomotive is for sale. */
const sales = ({ locomotives }: SteamFigures): string => {
  const sold = locomotives.flatMap(({ level, fromRound }) =>
    fromRound === undefined ? [] : [`die IS-${String(level)} ab Runde ${String(fromRound)}`],
  );
  return `Zu kaufen gibt es ${list.format(sold)}.`;
};

const priceRule = ({ locomotives }: SteamFigures): string =>
  locomotives.every(({ level, price }) => price === 10 * level)
    ? 'Eine Lokomotive kostet das Zehnfache ihrer Stufe.'
    : `Sie kosten ${list.format(locomotives.map(({ level, price }) => `${String(price)} (IS-${String(level)})`))} Gulden.`;

const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${String(count)} Schritte`);

const influences = ({ locomotives }: SteamFigures): readonly string[] => {
  const some = locomotives.filter(({ influence }) => influence > 0);
  if (some.length === 0) return [];
  return [
    `Manche bringen dazu Einfluss: ${list.format(some.map(({ level, influence }) => `die IS-${String(level)} ${steps(influence)}`))}.`,
  ];
};

const raises = ({ raises: all, sharePrices }: SteamFigures): string =>
  list.format(all.map((count, at) => `${steps(count)} auf ${String(sharePrices[at + 1])}`));

const demand = ({ hubDemand }: SteamFigures): string => {
  if (!hubDemand) return 'Was ein Knotenpunkt will, zeigt sein Plättchen.';
  const { wood, stone, iron, coal } = hubDemand;
  return `Jeder Knotenpunkt will ${String(wood)} Holz, ${String(stone)} Stein, ${String(iron)} Eisen und ${String(coal)} Kohle.`;
};

/** The main actions and the free ones, in German. */
export const actionRules = (known: SteamFigures): readonly RulesSection[] => [
  {
    id: '8.1',
    heading: 'Hauptaktion 1: Gleise bauen',
    covers: ['8'],
    text: [
      'Legen Sie ein oder zwei Gleise. Jedes muss an Ihr Netz anschließen, das zweite darf das am ersten tun. Auf eine Staatsbahn legen Sie keines; dort kaufen Sie Zugang (9.3).',
      'Die ganze Aktion kostet ein Holz, einen Stein und ein Eisen aus dem Lager, ob für ein Gleis oder zwei. Eine graue Verbindung braucht einen Brückenbauer und einen Stein mehr, eine orange einen Tunnelbauer und ein Eisen mehr. Die Ingenieure behalten Sie.',
      'Jede neue Stadt hat einen Aufwand. Schicken Sie Arbeiter aus dem Schulungsbereich in den Arbeitsbereich, deren Erfahrung zusammen mindestens so groß ist: auf Feld 1, 2 und 3 je 1, 2 und 3. Was sie zu viel haben, verfällt. Verbindet ein Gleis zwei Städte, die beide schon im Netz sind, zählt der kleinere Aufwand.',
      'Jedem anderen, der auf einer Verbindung schon ein Gleis hat, zahlen Sie dort 10 Gulden Gebühr.',
      `Wer als Erster zwischen ${known.semmering.join(' und ')} baut, bekommt das Semmering-Plättchen.`,
    ],
    decided: [
      'Beide Gleise werden zu Beginn angesagt und geprüft. Güter und Arbeiter für beide sind damit vergeben, nur die Gebühr und der zusätzliche Stein oder das Eisen des zweiten werden erst fällig, wenn es liegt.',
      'Das zweite Gleis darf man aufgeben. Die Arbeiter bleiben dann trotzdem beschäftigt.',
      'Mehr Arbeiter zu schicken als nötig ist erlaubt.',
    ],
  },
  {
    id: '10',
    heading: 'Eine Stadt kommt neu ins Netz',
    text: [
      'Was eine Stadt bringt, bekommen Sie einmal: wenn sie zum ersten Mal in Ihr Netz kommt, bevor ein zweites Gleis liegt. Ein Sechseck mit einer Zahl bringt so viele Schritte Einfluss.',
      'Liegt dort ein Geschäftsmarker, geben Sie den obersten ab und setzen seine Punkte ein: für je einen Schritt Einfluss, für je eine Stufe Aktienkurs ohne Kosten, oder um je einen freien Güterwagen für immer in einen Personenwagen zu verwandeln.',
      'Trieste bringt 10 Gulden für jedes Gleis Ihres Netzes, das neue mitgezählt.',
      'Ab jetzt dürfen Sie die Bahnhofs- und Fabrikbaustellen der Stadt nutzen und sie beliefern.',
    ],
    decided: [
      'Punkte darf man mischen und verfallen lassen.',
      'Ein Geschäftsmarker wird sofort eingesetzt: Vorher ist nichts anderes möglich.',
      `Der Aktienkurs steigt auch so nicht über ${String(known.sharePrices.at(-1))} Gulden.`,
      'Auch eine Stadt, die durch erkauften Zugang ins Netz kommt, bringt alles, was sie hat.',
    ],
  },
  {
    id: '8.2',
    heading: 'Hauptaktion 2: Personal einstellen',
    text: [
      'Wählen Sie eine Spalte des Arbeitsmarkts, deren Knotenpunkt in Ihrer Reichweite ist, und stellen Sie von dort beliebig viele Arbeiter ein. Jeder kostet den Lohn der Spalte, der danach um 10 Gulden steigt, bis auf 50, und nie fällt. Er kommt auf Feld 1 des Schulungsbereichs.',
      'Dazu dürfen Sie einen Brückenbauer und einen Tunnelbauer einstellen, für je 30 Gulden, von beliebigen Knotenpunkten in Ihrer Reichweite, die noch einen haben. Von jeder Art hat man höchstens einen.',
      'Jeder hat 15 Arbeiter. Wer auf einer Fabrikbaustelle steht, bleibt dort.',
    ],
    decided: [
      'Man darf auch nur Ingenieure einstellen.',
      'Die Reichweite zählt erst nach den Schritten, die eine Wiederholung der Aktion kostet.',
    ],
  },
  {
    id: '8.3',
    heading: 'Hauptaktion 3: Gebäude bauen',
    text: [
      'Bauen Sie einen Bahnhof oder eine Fabrik.',
      'Ein Bahnhof kommt auf eine freie Bahnhofsbaustelle einer Stadt Ihres Netzes und kostet, was daneben steht. Er öffnet ein Stockwerk der Lagerhalle, hebt die Grenze von zwei Verbindungen auf und bringt jede Runde 10 Gulden. Jeder hat drei Bahnhöfe, mit dem in Wien.',
      'Eine Fabrik kommt auf eine freie Fabrikbaustelle Ihres Netzes. Manche Baustellen gibt es nur zu dritt und viert oder nur zu viert. Sie kostet, was die Baustelle angibt; steht dort das Zeichen eines Bahnhofs, so viel wie ein Bahnhof in dieser Stadt; steht dort nichts, so viel wie die nächste Fabrik ihrer Sorte.',
      'Schicken Sie einen beliebigen Arbeiter von Ihrem Tableau auf die Baustelle. Er bleibt dort. Kommt er von Feld 1, 2 oder 3, liegen zwei, drei oder vier Güter der Sorte neben ihm.',
      'Die Fabrik selbst kommt zu Ihnen und kann Verträge erfüllen.',
    ],
    decided: [
      'Auch ein zweiter eigener Bahnhof in derselben Stadt ist erlaubt.',
      'In einer Stadt mit Knotenpunkt gilt der Bahnhofspreis von dessen Plättchen.',
      'Es ist immer die Fabrik ganz links, die gebaut wird, auch wenn die Baustelle ihren eigenen Preis hat.',
    ],
  },
  {
    id: '8.4',
    heading: 'Hauptaktion 4: Güter produzieren',
    text: [
      'Von jedem Ihrer Fabrikarbeiter, der noch Güter neben sich hat, dürfen Sie eines ins Lager nehmen.',
      'Reicht der Platz nicht, werfen Sie neue oder alte Güter ab.',
    ],
  },
  {
    id: '8.5',
    heading: 'Hauptaktion 5: Güter kaufen oder bestellen',
    text: [
      'Ein Gut kostet, was seine Reihe im Versandmarkt angibt. Je weniger von einer Sorte da sind, desto teurer ist das nächste.',
      'Kaufen: Nehmen Sie ein Gut sofort ins Lager.',
      'Bestellen: Legen Sie beliebig viele Güter an Ihre Anlegestelle, jedes zu seinem Preis. In Phase 3 der nächsten Runde kommen sie ins Lager; bis dahin nützen sie nichts. In einer Runde bestellt niemand mehr, als das Verschiffungsplättchen sagt, alle Bestellungen zusammengenommen. In Runde 8 gibt es keine mehr.',
    ],
  },
  {
    id: '8.6',
    heading: 'Hauptaktion 6: Lokomotive kaufen oder aufrüsten',
    shows: 'locomotives',
    text: [
      `${sales(known)} ${priceRule(known)}`,
      'Kaufen: Wer weniger als drei Züge hat, bekommt einen neuen mit seinen Güterwagen und einer Kohle.',
      'Aufrüsten: Eine Ihrer Lokomotiven wird durch eine höhere ersetzt. Sie zahlen den Unterschied der Preise und bekommen die fehlenden Güterwagen, aber keine Kohle. Die alte verlässt das Spiel.',
      ...influences(known),
    ],
    decided: ['Aufrüsten heißt: auf eine höhere Stufe.'],
  },
  {
    id: '8.7',
    heading: 'Hauptaktion 7: Einen Vertrag sichern',
    shows: 'contracts',
    text: [
      'Nehmen Sie einen ausliegenden Vertrag. Er reserviert einen, zwei oder drei freie Güterwagen bis zum Ende der Partie: Sie tragen keine Güter mehr und werden keine Personenwagen. Ohne genug freie Güterwagen geht es nicht.',
      'Dazu bekommen Sie so viele Investoren, wie der Vertrag zeigt. Sie besetzen die freien Plätze des Aktienmarkts von unten nach oben; ohne freien Platz kommt keiner mehr.',
      'Ein Vertrag nennt Fabriken und eine Belohnung. Was er am Ende bringt oder kostet, steht unter 11.5.',
    ],
    decided: [
      'Fabriken legen Sie nicht selbst auf Verträge, denn man darf sie jederzeit umlegen: Der Dienst legt sie so, dass Ihre Verträge am meisten bringen, und nach jeder Änderung neu. Das gilt auch am Ende.',
    ],
  },
  {
    id: '8.8',
    heading: 'Hauptaktion 8: Nächstenliebe zeigen',
    text: ['Für je 10 Gulden gehen Sie einen Schritt auf der Einflussleiste nach rechts, beliebig viele.'],
  },
  {
    id: '8.9',
    heading: 'Hauptaktion 9: Aktienkurs beeinflussen',
    text: [
      `Heben Sie Ihren Aktienkurs um eine Stufe, oder senken Sie ihn um beliebig viele. Die Stufen sind ${list.format(known.sharePrices.map(String))} Gulden.`,
      `Heben kostet Einfluss: ${raises(known)}. Senken kostet nichts.`,
    ],
  },
  {
    id: '8.10',
    heading: 'Hauptaktion 10: Spenden sammeln',
    text: ['Nehmen Sie 10 Gulden aus der Bank.'],
  },
  {
    id: '8.11',
    heading: 'Hauptaktion 11: Passen',
    text: ['Sie tun nichts. Auch Passen kostet Einfluss, wenn Sie es in einer Runde wiederholen.'],
  },
  {
    id: '9.1',
    heading: 'Freie Aktion: Aktien verkaufen',
    covers: ['9'],
    text: [
      'Steht Ihr oberster Investor auf der Höhe Ihres Aktienkurses oder darüber, so wird er für immer Ihr Aktionär, und Sie bekommen den Aktienkurs in Gulden.',
      'Am Ende der Partie kostet jeder Aktionär 10\u00a0% Ihres Vermögens.',
    ],
    decided: ['Man hat höchstens zehn Aktionäre.'],
  },
  {
    id: '9.2',
    heading: 'Freie Aktion: Ein Gut ausliefern',
    text: [
      'Einmal in jedem Zug dürfen Sie ein Gut ausliefern: Geben Sie eine Kohle aus dem Lager ab und legen Sie ein Gut, das neben einem Ihrer Fabrikarbeiter liegt, auf ein freies Nachfragefeld seiner Sorte in einer Stadt Ihres Netzes. Güter aus dem Lager kann man nicht ausliefern.',
      `${demand(known)} Auch manche andere Städte haben Nachfrage. Jedes Feld wird einmal gefüllt, und niemand liefert zweimal Kohle in dieselbe Stadt.`,
      'Für Kohle an einen Knotenpunkt bekommen Sie den wertvollsten Stadtschlüssel, der von seiner Farbe noch da ist: erst den großen goldenen, dann den kleinen silbernen. Für alles andere bekommen Sie, was das Fabriktableau angibt; je mehr Fabriken der Sorte gebaut sind, desto weniger.',
      'Jede Lieferung an einen Knotenpunkt schiebt dessen Marker auf der Einflussleiste nach rechts, so weit, wie sein Wachstumsplättchen für den ersten, zweiten und jeden weiteren Würfel sagt.',
    ],
  },
  {
    id: '9.3',
    heading: 'Freie Aktion: Zugang zur Staatsbahn kaufen',
    text: [
      'Grenzt Ihr Netz an eine Staatsbahn, eine Verbindung mit Krone, so dürfen Sie dort Zugang kaufen und ein Gleis neben die Krone legen. Arbeiter, Güter und Ingenieure braucht es nicht.',
      'Der Erste zahlt der Bank den höheren der beiden Bahnhofspreise an ihren Enden. Jeder Spätere zahlt den niedrigeren, und zwar jedem, der dort schon ein Gleis hat.',
    ],
    decided: [
      'Das geht beliebig oft in einem Zug.',
      'Auch hier gilt ohne Bahnhof die Grenze von zwei Verbindungen.',
      'Eine Stadt ohne Bahnhofspreis zählt als 0.',
    ],
  },
];
