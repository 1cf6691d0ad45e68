import type { RulesSection } from '../../../../words/help-text.js';
import type { SettingWords } from '../../../../words/types.js';

/*
 * Further companies and their homes, in German.
 */

export const companySettings: { readonly [id: string]: SettingWords } = {
  'extra-pmq': {
    name: 'Pere Marquette (PMQ)',
    text: 'Eine Gesellschaft mehr, die in einer der Städte von E5 beginnt. Man darf mehr Zertifikate haben (V-1.6).',
  },
  'extra-nkp': {
    name: 'Nickel Plate (NKP)',
    text: 'Eine Gesellschaft mehr, die in Columbus (H4) beginnt. Man darf mehr Zertifikate haben (V-1.6).',
  },
  'extra-rdr': {
    name: 'Reading (RDR)',
    text: 'Eine Gesellschaft mehr, die nach Wahl auf G15 neben dem Gleis oder auf H16 beginnt. Man darf mehr Zertifikate haben (V-7.5).',
  },
  'home-choice': {
    name: 'Auswahl der Startfelder',
    text: 'Auf dem 1830+-Spielplan beginnt die C&O in Cleveland oder Richmond, die N&W in Norfolk oder Roanoke. Andere müssen in einer der beiden Städte Platz lassen (V-7.3).',
  },
};

export const companyRules: RulesSection = {
  id: 'V-1.6',
  heading: 'Weitere Gesellschaften und Auswahl der Startfelder',
  covers: ['V-7.2', 'V-7.3', 'V-7.5'],
  text: [
    'Pere Marquette, Nickel Plate und Reading können in beliebiger Kombination mitspielen, mit je zwei Bahnhöfen. Mit jeder von ihnen gelten höhere Zertifikatslimits: 32, 22, 18, 15, 13 oder 12 bei 2 bis 7 Spielern. Die N&W hat ihre Startfelder nur auf dem 1830+-Spielplan und spielt in jedem seiner Szenarien mit.',
    'Die PMQ beginnt in einer der beiden Städte von E5; das Feld bleibt für sie frei wie E11 für die Erie. Die NKP beginnt in Columbus (H4).',
    'Die Reading wählt in ihrem ersten Zug: G15 oder H16. Auf G15 liegt keine Stadt. Ihr Bahnhof steht dort neben dem Gleis und zählt für ihre eigenen Fahrten als Stadt mit dem Wert 10; sie dürfen auch vorbeifahren. Für alle anderen gibt es dort nur Gleis. Gleise ohne Halt werden auf G15 gelegt und ersetzt wie überall. Hat die Reading dort begonnen, so kostet sie das erste Plättchen $60.',
    'Auswahl der Startfelder auf dem 1830+-Spielplan: In ihrem ersten Zug beginnt die C&O in Cleveland (F6) oder Richmond (K13), die N&W in Norfolk (L16) oder Roanoke (L10). Vorher dürfen andere in beiden Städten bauen, müssen aber in einer von ihnen Platz lassen.',
  ],
  decided: [
    'Ein Plättchen mit einem P hinter der Nummer ist dasselbe Plättchen auf einem Feld mit einem solchen Bahnhof. Es kommt aus demselben Vorrat.',
    'Wem die SV gehört, der hält auch die Reading von G15 fern. Macht die SV das Feld billiger (V-4.0), so zahlt ihre Gesellschaft die Hälfte dessen, was sie sonst zahlen würde.',
    'In S-1 und S-3 wird Richmond für die C&O freigehalten. In S-4 ist Cleveland kein Startfeld von ihr.',
    'Roanoke kostet nichts, wo es gewählt werden kann; ohne diese Wahl liegt dort Gebirge.',
  ],
};
