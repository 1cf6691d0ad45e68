import type { whatIfTexts as en } from '../../en/pages/what-if.js';
import type { Translation } from '../../language.js';

/** The words of the page on which moves are tried, by key. */
export const whatIfTexts: Translation<typeof en> = {
  whatIf: 'Was wäre, wenn?',
  whatIfText:
    'Hier probieren Sie Züge nur für sich aus. Nichts davon wird gesendet oder gespeichert, außer was Sie als Plan speichern; die Partie selbst ändert sich nicht.',
  whatIfBack: 'Zurück zur Partie, wie sie war',
  whatIfScript: 'Züge auszuprobieren geht nur mit JavaScript.',
  whatIfLoading: 'Die Stellung wird geladen …',
  whatIfFailed: 'Die Stellung konnte nicht geladen werden.',
  whatIfHidden: 'Gerade ist manches verdeckt. So lange kann niemand Züge ausprobieren.',
  whatIfTry: 'Ausprobieren',
  whatIfTried: 'Ihre Variante',
  whatIfNothingTried: 'Noch kein Zug.',
  whatIfUndoOne: 'Letzten Zug zurücknehmen',
  whatIfUndoAll: 'Zurück zum Anfang',
  whatIfMoveFor: 'Zug für',
  whatIfChance: 'Hier entscheidet der Zufall, und das lässt sich nicht ausprobieren.',
  whatIfUnknown: 'Das hängt von etwas ab, das Sie nicht sehen.',
};
