import type { LogFact } from '../log-facts.js';
import type { Wording, WordTable } from '../types.js';
import { coreRefusalTitles, coreStops, tableRefusals } from './service.js';

const facts: Wording<LogFact> = {
  undone: (f, n) =>
    `${n.seat(f.seat)} nimmt ${f.count === 1 ? 'einen Zug' : `${String(f.count)} Züge`} zurück`,
  redone: (f, n) => `${n.seat(f.seat)} wiederholt ${f.count === 1 ? 'einen Zug' : `${String(f.count)} Züge`}`,
  'time-up': (f, n) => `${n.seat(f.seat)} hat die Zeit überschritten`,
  forced: (f, n) => `${n.seat(f.seat)} konnte nichts anderes tun: vom Dienst ausgeführt, wie gewünscht`,
};

/** The words of what every game has. */
export const core: WordTable = {
  facts,
  stops: coreStops,
  fields: { player: 'Spieler', points: 'Punkte', result: 'Endstand', of: 'Etwas aus der Partie' },
  values: {
    setting: { true: 'an', false: 'aus' },
    wanted: { text: 'Text', 'whole number': 'ganze Zahl', runs: 'Liste von Fahrten', nothing: 'hier nichts' },
  },
  reasons: {
    agreed: 'Alle haben zugestimmt, die Partie zu beenden',
    operator: 'Der Betreiber des Dienstes hat die Partie beendet',
  },
  refusals: {
    'bad-count': '{count} ist keine mögliche Anzahl.',
    'bad-field': '„{field}“ kann nicht „{value}“ sein; erwartet: {wanted:value}.',
    'game-over': 'Die Partie ist beendet.',
    'no-such-seat': 'Diesen Platz gibt es nicht ({seat}).',
    'not-offered': 'Das ist jetzt nicht möglich ({type:option}).',
    'not-offered/no-list': '„{field:field}“ ist eine Liste; „{value}“ ist keine.',
    'not-offered/unknown': '„{wrong}“ steht für „{field:field}“ nicht zur Wahl.',
    'not-offered/twice': '„{wrong}“ ist für „{field:field}“ zweimal genannt.',
    'not-offered/count': 'Wählen Sie für „{field:field}“ {from} bis {to}, nicht {count}.',
    'not-offered/exactly': 'Wählen Sie für „{field:field}“ genau {from}, nicht {count}.',
    'not-offered/order': 'Für „{field:field}“ ist die Reihenfolge: {right}.',
    'not-offered/no-counts':
      '„{field:field}“ nennt eine Zahl für jedes von mehreren Dingen; „{value}“ nicht.',
    'not-offered/too-many': 'Für „{field:field}“ sind höchstens {most} {of:lot} möglich, nicht {count}.',
    'not-offered/too-little':
      'Für „{field:field}“ kommt {sum} zusammen, das ist zu wenig; nötig: {from} bis {to}.',
    'not-offered/too-much':
      'Für „{field:field}“ kommt {sum} zusammen, das ist zu viel; möglich: {from} bis {to}.',
    'not-your-turn': 'Sie sind nicht am Zug.',
    'notation-unknown': '„{word}“ ist hier nicht zu verstehen; möglich ist hier: {forms:forms}.',
    'notation-unknown/unfinished': 'Am Ende fehlt noch etwas; möglich ist hier: {forms:forms}.',
    'notation-unknown/next': 'Es fehlt noch: {next:field}. Zum Beispiel: {lines}',
    'notation-unknown/more': 'Es fehlt noch etwas. Zum Beispiel: {lines}',
    'notation-unknown/not-now':
      '„{text}“ ist jetzt nicht möglich. Sie können zum Beispiel schreiben: {lines}',
    'notation-unknown/meant':
      '„{word}“ ist hier nicht zu verstehen. Meinten Sie: {meant}? Möglich wäre zum Beispiel: {lines}',
    'notation-unknown/lines':
      '„{word}“ ist hier nicht zu verstehen. Sie können zum Beispiel schreiben: {lines}',
    'notation-unknown/alone': '„{word}“ ist hier nicht zu verstehen.',
    'unknown-field': 'Ein Feld „{field}“ gibt es hier nicht; es gibt: {known}.',
    'unknown-field/none': 'Ein Feld „{field}“ gibt es hier nicht; diese Aktion hat keine Felder.',
    ...tableRefusals,
  },
  refusalTitles: coreRefusalTitles,
};
