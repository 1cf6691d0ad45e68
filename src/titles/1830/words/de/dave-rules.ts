import type { RulesText } from '../../../../words/help-text.js';

/** What scenario S-6 plays differently, in German. */
export const daveRules: RulesText['sections'][number] = {
  id: 'S-6',
  heading: 'Szenario: Dave? Was machst du da?',
  covers: ['S-6.1', 'S-6.2', 'S-6.3'],
  text: [
    'Es gelten Plan und Regeln von Classic, mit drei Ausgängen mehr: der Tiefe Süden nach Osten, Richmond nach Westen, D24 nach Nordwesten. Vom Plättchen 26 und vom Plättchen 27 gibt es je drei. Spieler können einander keine Privatgesellschaften abkaufen.',
    'Zufallsabhängige Einkünfte: Sind die Loks gefahren, wird eine Zahl von 1 bis 6 gezogen. Bei 1 bekommt die Gesellschaft nur 80 % der Einnahmen, bei 2 90 %, bei 3 und 4 alles, bei 5 110 % und bei 6 120 %.',
    'Reading Railroad: eine neunte Gesellschaft. Ihr Direktorzertifikat ist drei Anteile wert, und wie üblich müssen sechs von zehn verkauft sein. Sie startet auf H14, wo ein Plättchen 43 liegt und liegen bleibt. Ihre eigenen Loks dürfen dort halten, was als Stadt für $10 zählt, oder vorbeifahren; für andere Gesellschaften ist es bloßes Gleis. Boston und Baltimore bekommen die Plättchen 592 und 997 mit je zwei Plätzen, eine fünfte 4er-Lok ist im Spiel, und jeder darf ein Zertifikat mehr haben.',
    'Zusätzliche Gleisplättchen: drei von 5 und 6, je zwei von 141 bis 144 und zwei mehr von 26 und 27. Unbeschränkt viele Gleisplättchen: Die von Classic gehen nie aus.',
  ],
  decided: [
    'Die Zahl für die Einkünfte wird nach der Fahrt gezogen, und jede Aktie bekommt ganze Dollar; der Rest bleibt in der Bank.',
    'Auch im Notverkauf verkauft niemand Privatgesellschaften an andere Spieler.',
    'Wer Direktor der Reading wird, muss drei Anteile für das Zertifikat geben.',
  ],
};
