import type { Run } from '../../engine/rail/map/types.js';
import type { EditedValue } from '../editing.js';

/** The hexes a run comes through. */
export const hexesOf = ({ path }: Run): readonly string[] =>
  path.flatMap(word => /\b[a-z]+\d+/i.exec(word)?.[0] ?? []);

export const TOO_LITTLE = 'not-the-best-run';

/** What can be wrong with runs, each and together. */
const refusals = [
  TOO_LITTLE,
  ...['run-blocked', 'run-ends-there', 'run-joins-too-few', 'run-location-twice', 'run-no-token'],
  ...['run-shares-track', 'run-side-twice', 'run-stop-shut', 'run-stop-twice', 'run-too-far'],
  ...['run-too-long', 'run-too-many-towns', 'run-too-short', 'run-wrong-gauge'],
];

/** Of the runs that are changed on the map, what is known before anybody does. */
export const editedRuns: EditedValue = { checked: 'runs', refusals };
