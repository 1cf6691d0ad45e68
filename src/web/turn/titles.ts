import { baseTitle } from '../../engine/core/index.js';
import type { Playable } from '../../present/playable.js';
import { manifests } from '../../titles/index.js';

/** The set of values by which games of that title are played. */
const valuesOf = async (id: string): Promise<unknown> => {
  const answer = await fetch(`/data-sets/${encodeURIComponent(id)}.json`);
  if (!answer.ok) throw new Error(`no data set of ${id}`);
  return answer.json();
};

/**
 * What the browser plays a title with; undefined for one that it does not know.
 * @param reading whose reading of the rules the game has, where it was imported
 */
export const playableOf = (id: string, reading?: string): Promise<Playable> | undefined => {
  const found = manifests.find(manifest => manifest.id === baseTitle(id));
  const load = reading === undefined ? found?.browser : found?.imported;
  return load?.({ id, valuesOf });
};
