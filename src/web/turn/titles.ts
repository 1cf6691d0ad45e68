import type { Playable } from '../../present/playable.js';
import { manifests } from '../../titles/index.js';

/** The set of values by which games of that title are played. */
const valuesOf = async (id: string): Promise<unknown> => {
  const answer = await fetch(`/data-sets/${encodeURIComponent(id)}.json`);
  if (!answer.ok) throw new Error(`no data set of ${id}`);
  return answer.json();
};

/** What the browser plays a title with; undefined for one that it does not know. */
export const playableOf = (id: string): Promise<Playable> | undefined =>
  manifests.find(manifest => manifest.id === id.split('@')[0])?.browser({ id, valuesOf });
