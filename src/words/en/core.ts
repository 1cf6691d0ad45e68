import type { LogFact } from '../log-facts.js';
import type { Wording, WordTable } from '../types.js';
import { coreRefusalTitles, coreStops, tableRefusals } from './service.js';

const facts: Wording<LogFact> = {
  undone: (f, n) => `${n.seat(f.seat)} undoes ${f.count === 1 ? 'a move' : `${String(f.count)} moves`}`,
  redone: (f, n) => `${n.seat(f.seat)} redoes ${f.count === 1 ? 'a move' : `${String(f.count)} moves`}`,
  'time-up': (f, n) => `${n.seat(f.seat)} ran out of time`,
  forced: (f, n) => `${n.seat(f.seat)} could do nothing else: made by the service, as they wish`,
};

/** The words of what every game has. */
export const core: WordTable = {
  facts,
  stops: coreStops,
  fields: { player: 'Player', points: 'Points', result: 'Final result', of: 'A thing of the game' },
  values: {
    setting: { true: 'on', false: 'off' },
    wanted: { text: 'text', 'whole number': 'whole number', runs: 'a list of runs', nothing: 'nothing here' },
  },
  reasons: {
    agreed: 'All players have agreed to end the game',
    operator: 'The operator of the service has ended the game',
  },
  refusals: {
    'bad-count': '{count} is not a possible number.',
    'bad-field': '“{field}” cannot be “{value}”; wanted: {wanted:value}.',
    'game-over': 'The game is over.',
    'no-such-seat': 'There is no such seat ({seat}).',
    'not-offered': 'That is not possible now ({type:option}).',
    'not-offered/no-list': '“{field:field}” is a list; “{value}” is not.',
    'not-offered/unknown': '“{wrong}” cannot be chosen for “{field:field}”.',
    'not-offered/twice': '“{wrong}” is named twice for “{field:field}”.',
    'not-offered/count': 'For “{field:field}” choose {from} to {to}, not {count}.',
    'not-offered/exactly': 'For “{field:field}” choose exactly {from}, not {count}.',
    'not-offered/order': 'For “{field:field}” the order is: {right}.',
    'not-offered/no-counts': '“{field:field}” is a number of each of several things; “{value}” is not.',
    'not-offered/too-many': 'For “{field:field}” there can be {most} of {of:lot} at most, not {count}.',
    'not-offered/too-little':
      'What is chosen for “{field:field}” comes to {sum}, which is too little; wanted: {from} to {to}.',
    'not-offered/too-much':
      'What is chosen for “{field:field}” comes to {sum}, which is too much; wanted: {from} to {to}.',
    'not-your-turn': 'It is not your turn.',
    'notation-unknown': '“{word}” is not understood here; possible here: {forms:forms}.',
    'notation-unknown/unfinished': 'Something is missing at the end; possible here: {forms:forms}.',
    'notation-unknown/next': 'Still missing: {next:field}. For example: {lines}',
    'notation-unknown/more': 'Something is missing. For example: {lines}',
    'notation-unknown/not-now': '“{text}” is not possible now. You can write, for example: {lines}',
    'notation-unknown/meant':
      '“{word}” is not understood here. Did you mean: {meant}? You can write, for example: {lines}',
    'notation-unknown/lines': '“{word}” is not understood here. You can write, for example: {lines}',
    'notation-unknown/alone': '“{word}” is not understood here.',
    'unknown-field': 'There is no field “{field}” here; there are: {known}.',
    'unknown-field/none': 'There is no field “{field}” here; this action has none.',
    ...tableRefusals,
  },
  refusalTitles: coreRefusalTitles,
};
