import { direct, noteStartedVersion, startedVersions } from '../../db/index.js';
import type { Deps } from '../deps.js';

/** Versions looked through: processes of two of them may start in turns while one takes over from the other. */
const MOST = 20;

interface Started {
  readonly version: string;
  readonly at: Date;
}

export interface Versions {
  /** When the version that runs first started after another one; null where that was never noted. */
  readonly since: Date | null;
  /** What ran before it. */
  readonly before: Started | null;
}

/** Notes that a process of this version starts. */
export const noteStart = (deps: Deps, version: string): Promise<void> =>
  deps.db.transaction(tx => noteStartedVersion(tx, version, deps.clock()));

/** Since when a version has run here, and what did before. */
export const showVersions = async (deps: Deps, running: string): Promise<Versions> => {
  const started = await startedVersions(direct(deps.db), MOST);
  const own = started.findIndex(({ version }) => version === running);
  return { since: started[own]?.at ?? null, before: started[own + 1] ?? null };
};
