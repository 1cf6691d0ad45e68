import type { actingWords as en } from '../en/acting.js';
import type { Translation } from '../language.js';

/** Words the browser adds while a move is being chosen, by key; kept apart from those of the pages, so that it loads no more. */
export const actingWords: Translation<typeof en> = {
  will: 'Das geschieht:',
  cannot: 'Das geht nicht:',
  chance: 'Hier entscheidet der Zufall.',
  hidden: 'Das zeigt sich erst, wenn es geschieht.',
  more: 'Und {count} weitere',
  choices: 'Möglichkeiten auf {place}',
  choicesFor: 'Möglichkeiten mit {place}',
  takeBack: 'Abbrechen',
  whyElse: 'Warum nichts anderes?',
  turnOn: 'Nochmals drücken: weiterdrehen',
  editHint: 'Wählen Sie Orte auf dem Plan oder hier.',
  editParts: 'Was geändert wird',
  editPlace: 'Ort',
  editName: 'Dorthin',
  editOther: 'Anderer Weg ({way} von {ways})',
  editNoOther: 'Anderer Weg',
  editClear: 'Leeren',
  editReset: 'Wie vorgeschlagen',
  editNothing: 'Noch keine Station',
  editNoWay: 'Nach {place} führt von dort kein Weg.',
};
