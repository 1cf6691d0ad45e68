import type { Pair } from './types.js';

/** The words of the page on which moves are tried, German and English, by key. */
export const whatIfPages: { readonly [key: string]: Pair } = {
  whatIf: ['Was wäre, wenn?', 'What if?'],
  whatIfText: [
    'Hier probieren Sie Züge nur für sich aus. Nichts davon wird gesendet oder aufgehoben, außer was Sie als Plan speichern; die Partie selbst bleibt, wie sie ist.',
    'Here you try moves for yourself alone. Nothing is sent or kept but what you save as a plan; the game itself stays as it is.',
  ],
  whatIfBack: ['Zurück zur Partie, wie sie war', 'Back to the game as it was'],
  whatIfScript: ['Züge auszuprobieren geht nur mit JavaScript.', 'Trying moves needs JavaScript.'],
  whatIfLoading: ['Die Stellung wird geladen …', 'Loading the position …'],
  whatIfFailed: ['Die Stellung war nicht zu laden.', 'The position could not be loaded.'],
  whatIfHidden: [
    'Gerade ist manches verdeckt. Solange kann niemand allein weiterspielen.',
    'Something is hidden at the moment, so nobody can play on alone now.',
  ],
  whatIfTry: ['Ausprobieren', 'Try it'],
  whatIfTried: ['Ausprobierte Züge', 'Moves tried'],
  whatIfNothingTried: ['Noch keiner.', 'None yet.'],
  whatIfUndoOne: ['Letzten Zug zurücknehmen', 'Take back the last move'],
  whatIfUndoAll: ['Zurück zum Anfang', 'Back to the start'],
  whatIfMoveFor: ['Zug für', 'Move for'],
  whatIfChance: [
    'Hier entscheidet der Zufall, und das lässt sich nicht ausprobieren.',
    'Chance decides here, and that cannot be tried.',
  ],
  whatIfUnknown: [
    'Das hängt von etwas ab, das Sie nicht sehen.',
    'That depends on something you cannot see.',
  ],
};
