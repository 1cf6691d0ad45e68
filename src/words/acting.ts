import type { Language, Pair } from './types.js';

/** Words the browser adds while a move is being chosen, by key; kept apart from those of the pages, so that it loads no more. */
const words = {
  will: ['Das geschieht:', 'This will happen:'],
  cannot: ['Das geht nicht:', 'Not possible:'],
  chance: ['Hier entscheidet der Zufall.', 'Chance decides here.'],
  hidden: ['Das hängt von Verdecktem ab.', 'That depends on something hidden.'],
  more: ['und {count} weitere', 'and {count} more'],
  choices: ['Möglichkeiten auf {place}', 'Choices on {place}'],
  choicesFor: ['Möglichkeiten mit {place}', 'Choices with {place}'],
  takeBack: ['Zurücknehmen', 'Take back'],
  turnOn: ['Nochmals tippen: nächste Lage', 'Tap again: next way'],
  editHint: [
    'Tippen Sie Orte auf dem Plan an oder wählen Sie sie hier.',
    'Tap places on the map, or choose them here.',
  ],
  editParts: ['Was geändert wird', 'What is changed'],
  editPlace: ['Ort', 'Place'],
  editName: ['Dorthin', 'Go there'],
  editOther: ['Anderer Weg ({way} von {ways})', 'Other way ({way} of {ways})'],
  editNoOther: ['Anderer Weg', 'Other way'],
  editClear: ['Leeren', 'Clear'],
  editReset: ['Wie vorgeschlagen', 'As proposed'],
  editNothing: ['Noch keine Station', 'No stop yet'],
  editNoWay: ['Nach {place} führt von dort kein Weg.', 'No way leads to {place} from there.'],
} satisfies { readonly [key: string]: Pair };

export const actingText = (
  language: Language,
  key: keyof typeof words,
  params: { readonly [name: string]: string | number } = {},
): string =>
  words[key][language === 'de' ? 0 : 1].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(params[name] ?? whole),
  );
