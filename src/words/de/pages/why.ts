import type { whyTexts as en } from '../../en/pages/why.js';
import type { Translation } from '../../language.js';

/** Why something cannot be done. */
export const whyTexts: Translation<typeof en> = {
  whyNot: 'Warum nicht?',
  whyOf: '{name}: was geht, und warum nicht mehr',
  whyOther: 'Was die Regeln dazu sagen, solange {name} am Zug ist',
  whyOver: 'Die Partie ist zu Ende.',
  whyPossible: 'Möglich',
  whyOpen: 'Das hängt von etwas Verdecktem oder vom Zufall ab.',
  whyLikewise: '(Ebenso: {names})',
  whyMore: 'und {count} weitere',
  ruleAt: 'Regeln, § {paragraph}',
  whyBack: 'Zurück zur Partie',
  whyAsk: '{thing}, wie in der Notation:',
  whyThing: 'Was damit geht, und warum nicht mehr',
  notNow: 'Jetzt nicht möglich',
  notNowShort: 'jetzt nicht',
  companyMore: 'Alles über diese Gesellschaft',
  companiesOthers: 'Alle Gesellschaften',
  close: 'Schließen',
};
