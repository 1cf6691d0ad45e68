import { direct, gamesBySet, insertSet, listSetRows, offerSet, type DataSetRow } from '../../db/index.js';
import { builtInSet, learnSet, readSet, type DataSet, type ReadSet } from '../../sets/index.js';
import type { Deps } from '../deps.js';
import { NotFound } from '../errors.js';
import { noteAct } from './acts.js';
import type { Operator } from './authority.js';

/** Another set has its name and version. */
const taken = ({ name, version }: DataSet): ReadSet => ({
  faults: [{ at: 'version', code: 'version-taken', params: { name, version } }],
});

/**
 * Adds a set of values that games can be played by, or finds it where it has been added before.
 * @returns the set, or what is wrong with it
 */
export const addSet = async (deps: Deps, by: Operator, text: string): Promise<ReadSet> => {
  const read = readSet(text);
  if ('faults' in read || read.set.title === builtInSet.title) return read;
  const { set } = read;
  const { title, name, version, hash } = set;
  const outcome = await deps.db.transaction(async tx => {
    const row = { title, name, version, hash, file: JSON.stringify(set.file), offered: true };
    if (await insertSet(tx, { ...row, added_at: deps.clock() })) {
      await noteAct(deps, tx, by, 'add-data-set', { set: title, name, version });
      return read;
    }
    const before = (await listSetRows(tx)).find(one => one.title === title);
    return before?.hash === hash ? read : taken(set);
  });
  if ('set' in outcome) learnSet(set);
  return outcome;
};

/** Lets new games choose a set, or no longer; games that are played by it go on. @throws NotFound `no-such-data-set` */
export const setOffered = (deps: Deps, by: Operator, title: string, offered: boolean): Promise<void> =>
  deps.db.transaction(async tx => {
    if (!(await offerSet(tx, title, offered))) throw new NotFound('no-such-data-set', { set: title });
    await noteAct(deps, tx, by, offered ? 'offer-data-set' : 'withdraw-data-set', { set: title });
  });

/** A set with how many games it has. */
export interface ListedSet extends Omit<DataSetRow, 'file'> {
  readonly games: number;
}

/** All sets that have been added, the newest first. */
export const listSets = async (deps: Deps): Promise<readonly ListedSet[]> => {
  const tx = direct(deps.db);
  const [rows, games] = await Promise.all([listSetRows(tx), gamesBySet(tx)]);
  return rows.map(row => ({ ...row, games: games.get(row.title) ?? 0 }));
};
