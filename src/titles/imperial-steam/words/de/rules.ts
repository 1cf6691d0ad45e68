import type { SteamFigures } from '../../rules/names.js';
import type { RulesText } from '../../../../words/help-text.js';
import type { ToldSet } from '../told-set.js';
import { countWord } from './counted.js';
import { actionRules } from './rules-actions.js';
import { sayHowSure } from './settings.js';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** How much of where things lie in the fixed set-up is a reconstruction. */
const whereFixed = ({ fixed: { values, reconstructed } }: ToldSet): string =>
  reconstructed === 0
    ? 'Alles davon ist, wie es das Regelheft zeigt.'
    : `Von den ${String(values)} Werten, die sagen, wo Knotenpunkte, ihre Einflussmarker, Wachstumsplättchen und Staatsbahnen liegen, sind ${String(reconstructed)} rekonstruiert.`;

/** Small keys that are worth something else. */
const oddKeys = ({ oddKeys: odd }: SteamFigures): string =>
  odd.length === 0
    ? ''
    : ` Andere Werte stehen an der Leiste: ${list.format(odd.map(({ column, worth }) => `${String(worth)} in Spalte ${String(column)}`))}.`;

/** The rules of Imperial Steam in short, in German, with the figures of a set. */
export const rulesOfSet = (known: SteamFigures, set: ToldSet): RulesText => ({
  lead: `Imperial Steam ist ein Spiel von Alexander Huemer. Hier stehen in unseren eigenen Worten die Regeln der deutschen Ausgabe. Das Regelheft hat keine Nummern; die Nummern hier sind unsere, die der Hauptaktionen enden wie im Regelheft. ${sayHowSure(set)}`,
  writing: [
    `Städte, Baustellen, Spalten und Verträge schreibt man mit ihren Kürzeln, etwa \`${known.ids.city}\`, \`${known.ids.site}\`, \`bronze-1\` und \`${known.ids.contract}\`, eine Verbindung mit ihren beiden Städten: \`${known.ids.link}\`.`,
    'So viele von mehreren Dingen sind `wood:2,iron:1`, oder `-` für keines. Arbeiter nennt man nach ihrem Feld: `1:2` sind zwei Arbeiter von Feld 1.',
  ],
  sections: [
    {
      id: '1',
      heading: 'Worum es geht',
      text: [
        'Zwei bis vier Unternehmer bauen ab 1839 von Wien aus Eisenbahnen nach Süden, jeder sein eigenes Netz. Wer am Ende das größte Vermögen hat, gewinnt.',
        'Es gibt vier Güter: Holz, Stein, Eisen und Kohle. Gerechnet wird in Gulden.',
        'Ihr Lager: Jede Lokomotive trägt eine Kohle. Jeder Güterwagen und jedes offene Stockwerk der Lagerhalle trägt ein beliebiges Gut. Reservierte Wagen und Personenwagen tragen nichts.',
        'Ihre Güter dürfen Sie jederzeit umräumen. Was nicht ins Lager passt, werfen Sie ab; welche Güter das sind, wählen Sie.',
      ],
      decided: [
        'Wer zu viel hat, wirft genau so viele Güter ab, wie nicht passen. Freiwillig abwerfen kann man nichts.',
        'Der allgemeine Vorrat geht nie aus.',
      ],
    },
    {
      id: '2',
      heading: 'Aufbau',
      covers: ['2.1', '12'],
      text: [
        `Zu zweit, dritt und viert beginnt jeder mit 120, 130 oder 140 Gulden, einem Bahnhof in Wien, zwei Arbeitern auf Feld 1, einer IS-3 mit ${countWord(known.startCars)} Güterwagen, je einem Holz, Stein, Eisen und einer Kohle, einem Aktienkurs von ${String(known.sharePrices[0])} Gulden und einem Investor. Im Vorrat hat er 13 Arbeiter und zwei Bahnhöfe.`,
        'Jeder hat zwei Handmarker; in den Runden 2, 3 und 4 kommt je einer dazu. Die Reihenfolge wird ausgelost.',
        `Auf ${String(known.cityTiles)} Städten liegt ein Stadtplättchen, auf vier Städten ein Knotenpunkt: Bronze, Grün, Blau und Weiß. ${list.format(known.printedCities)} haben kein Plättchen.`,
        'Ein Stadtplättchen mit einer 3 bekommt Geschäftsmarker zu 3, 2 und 1, der höchste oben; zu zweit nur 3 und 2. Eines mit einer 2 bekommt 2 und 1, eines mit einer 1 nur diesen.',
        'Zu zweit, dritt und viert gibt es von jeder Sorte 6, 9 oder 12 Fabriken, von jeder Lokomotive ab der IS-4 zwei, drei oder vier, und von jedem der drei Stapel liegen drei, vier oder fünf Verträge aus. Auf jeden Spieler kommen ein Brücken- und ein Tunnelbauer; wo sie zu haben sind, wird ausgelost.',
        'Der Versandmarkt beginnt mit zehn Gütern jeder Sorte. Für die Runden 4 bis 8 liegen je ein, zwei oder drei ausgeloste Güter bereit. Für die Runden 1 bis 7 sagt ein Verschiffungsplättchen, wie viel man bestellen darf.',
      ],
    },
    {
      id: '2.2',
      heading: 'Fixierter, normaler und zufälliger Aufbau',
      covers: ['2.3', '2.4'],
      text: [
        `Fixiert, für die erste Partie: Alle Plättchen, Knotenpunkte, Staatsbahnen, Wachstums- und Verschiffungsplättchen haben ihren Platz. ${whereFixed(set)}`,
        `Normal: Eine von ${countWord(known.setupCards)} Aufbaukarten sagt, in welchen Städten Knotenpunkte und wo Staatsbahnen sind, zu dritt und viert auch, wohin drei besondere Plättchen kommen. Alles andere wird ausgelost.`,
        'Zufällig, für Erfahrene: In jeder der Regionen A bis D liegen ein Knotenpunkt und drei Stadtplättchen. Eine Karte sagt, wie viele Staatsbahnen es gibt, und ebenso viele Karten, wo.',
        'Im normalen und im zufälligen Aufbau sagen vier Karten, wo die Knotenpunkte auf der Einflussleiste beginnen: der erste so viele Schritte rechts von 0, wie seine Karte zeigt, jeder weitere ebenso rechts vom vorigen.',
      ],
      decided: [
        `Im zufälligen Aufbau bleiben ${String(known.outsideRegions)} Stadtplättchen für ebenso viele Städte außerhalb der Regionen. Das Regelheft spricht von 15, aber so viele sind es nicht.`,
        'Gezogene Staatsbahnkarten kommen erst zurück, wenn die Kronen liegen.',
      ],
    },
    {
      id: '3',
      heading: 'Anfangsgebot',
      text: [
        'Vor der ersten Runde bietet jeder geheim 0 Gulden oder mehr, in Zehnern und höchstens sein ganzes Geld.',
        'Haben alle geboten, wird in der ausgelosten Reihenfolge aufgedeckt: Wer an der Reihe ist, zahlt sein Gebot an die Bank, und sein Einflussmarker kommt in die Spalte des Gebots, auf den obersten freien Platz.',
        'Daraus ergibt sich die Reihenfolge der ersten Runde.',
      ],
      decided: ['Auch 0 ist ein Gebot. Der Marker stellt sich dann in seiner Spalte hinten an.'],
    },
    {
      id: '4',
      heading: 'Die Einflussleiste',
      text: [
        'Ein Schritt ist eine Spalte, also 10 Gulden. Marker von Spielern in einer Spalte stehen untereinander. Wer dazukommt, kommt nach unten; geht einer, rücken die unter ihm auf.',
        'Wer weiter rechts steht, ist früher an der Reihe, in einer Spalte der obere.',
        'Auch jeder Knotenpunkt hat einen Marker. Ein Knotenpunkt ist in Ihrer Reichweite, wenn sein Marker in Ihrer Spalte oder links davon steht.',
      ],
      decided: [
        'Niemand kommt unter 0: Was mehr Schritte kostet, als Sie haben, können Sie nicht wählen. Am rechten Ende verfällt, was darüber hinausginge.',
        'Mehrere Schritte sind eine einzige Bewegung. Wer seine Spalte dabei nicht verlässt, behält seinen Platz darin.',
      ],
    },
    {
      id: '5',
      heading: 'Die Runden',
      covers: ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8'],
      text: [
        'Es gibt höchstens acht Runden zu je acht Phasen. Die erste Runde beginnt mit Phase 7.',
        'Phase 1: Alle nehmen ihre Handmarker zurück, in den Runden 2, 3 und 4 einen weiteren dazu. So hat jeder zwei, drei, vier und dann fünf Aktionen.',
        'Phase 2: In den Runden 4 bis 8 kommen die bereitliegenden Güter in den Versandmarkt. Was dort keinen Platz hat, geht in den Vorrat.',
        'Phase 3: Bestellte Güter kommen von der Anlegestelle ins Lager. Was nicht passt, wird abgeworfen.',
        'Phase 4: Jeder Personenwagen und jeder Bahnhof bringt seinem Besitzer 10 Gulden.',
        'Phase 5: Arbeiter im Schulungsbereich lernen dazu, von Feld 2 auf Feld 3 und von Feld 1 auf Feld 2. Danach kehren die aus den Arbeitsbereichen in den Schulungsbereich ihres Feldes zurück; sie haben nichts gelernt.',
        'Phase 6: Die Einflussleiste bestimmt die Reihenfolge neu.',
        'Phase 7: Die Spieler führen ihre Aktionen aus.',
        'Phase 8: Nach Runde 8, oder wenn ein Netz Wien mit Trieste verbindet, endet die Partie. Sonst folgt die nächste Runde.',
      ],
    },
    {
      id: '6',
      heading: 'Ein Zug',
      text: [
        'Wer an der Reihe ist, legt einen Handmarker auf eine der elf Hauptaktionen und führt sie aus. So geht es reihum, bis niemand mehr einen hat.',
        'Davor, währenddessen und danach darf er beliebig viele freie Aktionen ausführen.',
        'Die Marker anderer stören nicht. Für jeden eigenen Marker, der in dieser Runde schon auf der Hauptaktion liegt, verliert man vorher einen Schritt Einfluss.',
      ],
      decided: [
        'Während einer Hauptaktion heißt: zwischen ihren Teilen, also zwischen zwei Gleisen, eingestellten Arbeitern und Ingenieuren, produzierten Gütern, bestellten Gütern, Schritten der Nächstenliebe und Stufen, um die der Aktienkurs fällt. Tun Sie den ersten Teil, dann freie Aktionen, und gehen Sie dann mit derselben Aktion weiter; das kostet keinen weiteren Marker. In Partien, die begannen, bevor das möglich war, passen freie Aktionen nur zwischen zwei Gleise.',
        'Eine Hauptaktion muss etwas bewirken. Wer nichts tun kann oder will, passt.',
        'Ist gar keine Hauptaktion möglich, auch Passen nicht, so passt man trotzdem und gibt die Schritte her, die man noch hat.',
        'Außerhalb des eigenen Zuges kann man nichts tun.',
        'Ein Zug endet erst, wenn sein Spieler es sagt: So lange kann er die letzte Aktion zurücknehmen.',
      ],
    },
    {
      id: '7',
      heading: 'Das Eisenbahnnetz',
      text: [
        'Ihr Netz beginnt in Wien und wächst mit jedem Ihrer Gleise. Fabrikbaustellen, zu denen eine Straße führt, gehören zu der Stadt am Anfang der Straße.',
        'Auf jeder Verbindung hat jeder Spieler höchstens ein Gleis.',
        'In einer Stadt ohne eigenen Bahnhof dürfen höchstens zwei ihrer Verbindungen Ihr Gleis tragen, mit Bahnhof alle. Bahnhöfe und Gleise anderer zählen dabei nicht.',
      ],
      decided: [
        'Ein erkaufter Zugang zur Staatsbahn ist in jeder Hinsicht ein eigenes Gleis: Er zählt für die Grenze von zwei Verbindungen, für Trieste und für die Trassenpauschale.',
        `Jeder hat ${String(known.tracks)} Gleise.`,
      ],
    },
    ...actionRules(known),
    {
      id: '13',
      heading: 'Was verdeckt ist',
      text: [
        'Gebote sind geheim, bis alle abgegeben sind. Alles andere ist offen: Verträge, Güter, Arbeiter, Fabriken, Aktien und was in späteren Runden kommt.',
        'Geld ist offen, wenn nicht verdecktes Geld gewählt ist. Dann sieht jeder nur sein eigenes. Gezahltes steht trotzdem im Verlauf.',
      ],
      decided: ['Am Ende der Partie wird auch verdecktes Geld gezeigt.'],
    },
    {
      id: '11',
      heading: 'Ende und Schlusswertung',
      covers: ['11.1', '11.2', '11.3', '11.4', '11.6'],
      text: [
        'Die Partie endet nach Runde 8 oder nach der Runde, in der jemand Wien mit Trieste verbunden hat. Die Runde wird immer zu Ende gespielt.',
        'Zuerst nimmt jeder noch einmal sein Einkommen, wer das Semmering-Plättchen hat, zweimal. Dann bringt jedes Gut im Lager 10 Gulden; was an der Anlegestelle oder neben Fabrikarbeitern liegt, bringt nichts.',
        `Ein großer Stadtschlüssel bringt den Einfluss seines Knotenpunkts, ein kleiner die Hälfte, auf Zehner aufgerundet.${oddKeys(known)}`,
        'Je nachdem, wie viele Knotenpunkte in Ihrer Reichweite sind, bekommen Sie 10, 30, 60 oder 100 Gulden.',
        'Danach folgen die Verträge (11.5). Von der Summe verlieren Sie zuletzt für jeden Aktionär 10\u00a0%; mit zehn Aktionären bleibt nichts.',
        'Wer das größte Vermögen hat, gewinnt.',
      ],
      decided: [
        'Bei Gleichstand teilt man sich den Sieg.',
        'Strafen und Pauschalen können eine Summe negativ machen. Von einer negativen Summe nehmen Aktionäre nichts weg.',
      ],
    },
    {
      id: '11.5',
      heading: 'Verträge und Trassenpauschale',
      text: [
        'Hat niemand Trieste erreicht, sind Verträge ohne Bedeutung.',
        'Sonst bringt jeder erfüllte Vertrag seine Belohnung. Ein Vertrag mit einem leeren Fabrikfeld kostet ebenso viel.',
        'Wer einen Vertrag hat, ob erfüllt oder nicht, und nicht mit Trieste verbunden ist, zahlt eine Trassenpauschale. Es zählt der kürzeste Weg auf den Gleisen aller von seinem Netz nach Trieste. Für jede Verbindung darauf bekommt 20 Gulden, wer von denen, die dort ein Gleis haben, den meisten Einfluss hat.',
        'Unter mehreren kürzesten Wegen wird Verbindung für Verbindung verglichen: Man nimmt den, auf dem zuerst jemand mit mehr Einfluss ein Gleis hat.',
      ],
      decided: [
        'Ihre Fabriken werden so auf Ihre Verträge verteilt, wie es für Sie am besten ist.',
        'Wer mehr Einfluss hat, sagt die Einflussleiste am Ende der Partie, in einer Spalte der höhere Platz.',
        'Alle Pauschalen werden berechnet, bevor die erste bezahlt wird, und bezahlt, bevor die Aktionäre ihren Teil bekommen.',
      ],
    },
  ],
});
