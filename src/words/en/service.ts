import type { CoreStop } from '../log-facts.js';
import type { Wording } from '../types.js';

/*
 * Words of every game that the service alone says: a page that plays ahead needs none of them.
 */

/** Why a standing order has ended. */
export const coreStops: Wording<CoreStop> = {
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

/** Refusals of settings, and of what is done with a log and a table, in English. */
export const tableRefusals: { readonly [code: string]: string } = {
  'bad-setting-value': 'The setting “{setting}” can only be: {allowed}.',
  'draws-left-over': 'The record has {given} draws for this step, {used} were needed.',
  'nothing-to-redo': 'There are only {possible} moves to redo, not {count}.',
  'nothing-to-redo/one': 'There is only one move to redo, not {count}.',
  'nothing-to-redo/none': 'There is nothing to redo: your last action was not an undo.',
  'nothing-to-undo': 'There are only {possible} moves to take back, not {count}.',
  'nothing-to-undo/one': 'There is only one move to take back, not {count}.',
  'nothing-to-undo/none':
    'You have no move to take back. Only everyone together can take back what came before somebody else’s move.',
  'setting-needs-other-seats':
    'With {seats} players the setting “{setting}” cannot be {value}; possible: {allowed}.',
  'setting-needs-another': '“{setting}” needs “{other}”: {otherAllowed}. Change one of the two.',
  'settings-exclude-each-other': '“{setting}” and “{other}” exclude each other. Change one of the two.',
  'unknown-rules-number': 'The rules number {rules} is newer than this version knows ({newest}).',
  'unknown-preset': 'There is no preset “{preset}”; there are: {known}.',
  'unknown-preset/none': 'There are no presets for this game.',
  'unknown-setting': 'There is no setting “{setting}”; there are: {known}.',
  'wrong-number-of-seats': 'This game is for {from} to {to} players, not {seats}.',
};

/** Refusals in a few words, by code. */
export const coreRefusalTitles: { readonly [code: string]: string } = {
  'bad-count': 'Not a possible number',
  'bad-field': 'A field is not valid',
  'bad-setting-value': 'The setting is not valid',
  'draws-left-over': 'The draws do not fit',
  'no-such-seat': 'There is no such seat',
  'not-offered': 'That is not possible now',
  'notation-unknown': 'The move is not understood',
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
};
