import type { CoreStop, LogFact } from '../log-facts.js';
import type { Wording, WordTable } from '../types.js';

const facts: Wording<LogFact> = {
  undone: (f, n) => `${n.seat(f.seat)} undoes ${f.count === 1 ? 'a move' : `${String(f.count)} moves`}`,
  redone: (f, n) => `${n.seat(f.seat)} redoes ${f.count === 1 ? 'a move' : `${String(f.count)} moves`}`,
  'time-up': (f, n) => `The time of ${n.seat(f.seat)} was up`,
};

const stops: Wording<CoreStop> = {
  happened: () => 'This has happened:',
  asked: () => 'You are asked something it does not answer:',
  impossible: () => 'What it was meant to do is no longer possible.',
  endless: () => 'It would go on forever.',
  'game-over': () => 'The game is over.',
  'given-undone': () => 'Moves from before you gave it were taken back.',
  'taken-back': () => 'A move that it made was taken back.',
  'handed-over': () => 'Somebody else has the seat now.',
  replaced: () => 'You gave another order instead.',
  removed: () => 'You cancelled it.',
};

/** The words of what every game has. */
export const core: WordTable = {
  facts,
  stops,
  fields: { player: 'Player', points: 'Points', result: 'Final result' },
  values: { setting: { true: 'on', false: 'off' } },
  reasons: {
    agreed: 'All players have agreed to end the game',
    operator: 'The operator of the service has ended the game',
  },
  refusals: {
    'bad-count': '{count} is not a possible number.',
    'bad-field': '“{field}” cannot be “{value}”; wanted: {wanted}.',
    'bad-setting-value': 'The setting “{setting}” can only be: {allowed}.',
    'draws-left-over': 'The record has {given} draws for this step, {used} were needed.',
    'game-over': 'The game is over.',
    'no-such-seat': 'There is no such seat ({seat}).',
    'not-offered': 'That is not possible now ({type:option}).',
    'not-offered/no-list': '“{field:field}” is a list; “{value}” is none.',
    'not-offered/unknown': '“{wrong}” cannot be chosen for “{field:field}”.',
    'not-offered/twice': '“{wrong}” is named twice for “{field:field}”.',
    'not-offered/count': 'For “{field:field}” choose {from} to {to}, not {count}.',
    'not-offered/exactly': 'For “{field:field}” choose exactly {from}, not {count}.',
    'not-offered/order': 'For “{field:field}” the order is: {right}.',
    'not-your-turn': 'It is not your turn.',
    'notation-unknown': '“{word}” cannot be read here; possible here: {forms:forms}.',
    'notation-unknown/unfinished': 'Something is missing at the end; possible here: {forms:forms}.',
    'notation-unknown/next': 'Still missing: {next:field}. For example: {lines}',
    'notation-unknown/more': 'Something is missing. For example: {lines}',
    'notation-unknown/not-now': '“{text}” is not possible now. You can write, for example: {lines}',
    'notation-unknown/lines': '“{word}” cannot be read here. You can write, for example: {lines}',
    'notation-unknown/alone': '“{word}” cannot be read here.',
    'nothing-to-redo': 'There are only {possible} moves to redo, not {count}.',
    'nothing-to-redo/none': 'There is nothing to redo: your last action was not an undo.',
    'nothing-to-undo': 'There are only {possible} moves to take back, not {count}.',
    'nothing-to-undo/none':
      'You have no move to take back. Only everyone together can take back what came before somebody else’s move.',
    'setting-needs-other-seats':
      'With {seats} players the setting “{setting}” cannot be {value}; possible: {allowed}.',
    'setting-needs-another': '“{setting}” needs “{other}”: {otherAllowed}. Change one of the two.',
    'settings-exclude-each-other': '“{setting}” and “{other}” exclude each other. Change one of the two.',
    'unknown-field': 'There is no field “{field}” here; there are: {known}.',
    'unknown-rules-number': 'The rules number {rules} is newer than this version knows ({newest}).',
    'unknown-preset': 'There is no preset “{preset}”; there are: {known}.',
    'unknown-setting': 'There is no setting “{setting}”; there are: {known}.',
    'wrong-number-of-seats': 'This game is for {from} to {to} players, not {seats}.',
  },
  refusalTitles: {
    'bad-count': 'Not a possible number',
    'bad-field': 'A field does not fit',
    'bad-setting-value': 'The setting does not fit',
    'draws-left-over': 'The draws do not fit',
    'no-such-seat': 'There is no such seat',
    'not-offered': 'That is not possible now',
    'notation-unknown': 'The move cannot be read',
    'nothing-to-redo': 'That many moves cannot be redone',
    'nothing-to-undo': 'That many moves cannot be taken back',
    'setting-needs-other-seats': 'The setting does not fit the number of players',
    'setting-needs-another': 'A setting needs another one',
    'settings-exclude-each-other': 'Settings exclude each other',
    'unknown-field': 'There is no such field',
    'unknown-rules-number': 'Unknown rules number',
    'unknown-preset': 'There is no such preset',
    'unknown-setting': 'There is no such setting',
    'wrong-number-of-seats': 'Wrong number of players',
  },
};
